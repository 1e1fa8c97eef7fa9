#include "games/crossfire_squads/text/narration.h"

#include <variant>

#include "engine/wording.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/narrator.h"
#include "games/crossfire_squads/text/unit_wording.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines::crossfire_squads {
namespace {

// What each action is, before the results.
struct Event {
    const Narrator& n;

    const Position& before() const { return n.before; }
    std::string mine(UnitId id) const { return n.whose(id); }
    std::string actor(int player) const { return n.names.subject(player); }
    std::string did(const std::string& who, const Verb& verb, const std::string& object = "",
                    bool several = false) const {
        const std::string does = describe(verb, n.tense, object);
        const bool reads = who == n.names.subject(n.names.you < 0 ? 0 : n.names.you) && n.names.you >= 0;
        return who + " " + (n.tense == Tense::present && (several || reads) ? wording::for_you(does) : does);
    }
    std::string aimed(UnitId target, std::size_t shooters, UnitId commander) const {
        if (commander == no_unit) return n.whose(target);
        return mine(target) + (shooters > 1 ? " in a crossfire" : ", led by its commander");
    }

    std::string operator()(const Roll& a) const { return n.rolled(a); }
    std::string operator()(const Objective& a) const {
        return did(actor(before().won), verbs::choose_flag, n.places.piece(a.piece));
    }
    std::string operator()(const HomeEdge& a) const {
        const auto edge = static_cast<std::size_t>(a.edge);
        return did(actor(1 - before().won), verbs::come_from, std::string(wording::compass(edge_words[edge])));
    }
    std::string operator()(const PlaceUnit& a) const {
        return did(actor(side_of(a.unit)), verbs::place, n.units.full(a.unit) + " " + n.places.at(a.at));
    }
    std::string operator()(const Hide& a) const { return did(actor(side_of(a.unit)), verbs::hide); }
    std::string operator()(const LayMine&) const { return did(actor(before().placing), verbs::lay_mines); }
    std::string operator()(const LayWire& a) const {
        return did(actor(before().placing), verbs::lay_wire, n.places.open(a.at));
    }

    // Where its own side expects it to halt.
    Point halt_of(const Move& a) const {
        return plan_move(n.rules.seen_by(before(), player_side(side_of(a.unit))), a.unit, a.to).at;
    }
    std::string operator()(const Move& a) const {
        const Point from = before()[a.unit].at;
        AnyUnits all{a.unit};
        if (a.with) {
            for (const UnitId id : *a.with) all.push_back(id);
        }
        const std::string together =
            all.size() > 1 ? n.whose_list(all) + " set out together, " + n.units.name(a.unit) + " first" : "";
        if (n.after.motion || !n.after[a.unit].on_table())
            return together.empty()
                       ? mine(a.unit) + n.now(" began to move ", " begins to move ") + n.places.way(from, halt_of(a))
                       : together;
        const std::string went = did(mine(a.unit), verbs::walk, n.places.way(from, n.after[a.unit].at));
        return together.empty()
                   ? went
                   : together + n.now(", and moved ", ", and walk ") + n.places.way(from, n.after[a.unit].at);
    }
    std::string operator()(const Pivot& a) const {
        if (a.face == no_heading) return did(mine(a.unit), verbs::stand_up);
        const bool turret = a.turret != no_heading && reduced(a.face) == before()[a.unit].face;
        return did(mine(a.unit), turret ? verbs::turn_turret : verbs::turn,
                   n.places.towards(before()[a.unit].at, turret ? a.turret : a.face));
    }
    std::string operator()(const Fire& a) const {
        return did(n.whose_list(a.units), verbs::shoot, aimed(a.target, a.units.size(), a.commander),
                   a.units.size() > 1);
    }
    std::string operator()(const GoProne& a) const { return did(mine(a.unit), verbs::go_prone); }
    std::string operator()(const Rally& a) const { return did(mine(a.unit), verbs::rally); }
    std::string operator()(const EndTurn&) const { return did(actor(before().active), verbs::end_turn); }
    std::string operator()(const React& a) const {
        std::string shown;
        for (const Spot& spot : a.spots) shown += did(mine(spot.unit), verbs::appear, n.places.at(spot.at)) + ". ";
        const UnitId mover = before().motion->unit;
        const std::string there = before().motion->kind == MotionKind::pivot
                                      ? ""
                                      : ", caught " + n.places.at(point_of(*before().motion, a.point));
        const std::string at = aimed(mover, a.units.size(), a.units.size() > 1 ? a.commander : no_unit);
        return wording::capital(shown) +
               did(wording::capital(n.whose_list(a.units)), verbs::shoot, at, a.units.size() > 1) + there;
    }
    std::string operator()(const Hold&) const { return did(actor(1 - before().active), verbs::hold_fire); }
    std::string operator()(const Done&) const {
        return before().phase == Phase::deploy ? did(actor(before().placing), verbs::leave_out)
                                               : did(actor(before().active), verbs::nobody_else);
    }
    std::string operator()(const Join& a) const {
        const std::string who = actor(before().melee->joining);
        return did(who, verbs::call, a.units.empty() ? "nobody" : n.units.list({a.units.begin(), a.units.size()}));
    }
    std::string operator()(const Retreat& a) const {
        if (n.after.motion || !n.after[a.unit].on_table())
            return mine(a.unit) + n.now(" began to retreat", " begins to retreat");
        return did(mine(a.unit), verbs::retreat, n.places.way(before()[a.unit].at, n.after[a.unit].at));
    }
    std::string operator()(const Cross& a) const {
        const bool over = n.after[a.unit].on_table() && n.after[a.unit].at != before()[a.unit].at;
        return over ? did(mine(a.unit), verbs::cross, n.places.piece(a.wire))
                    : mine(a.unit) + n.now(" began to cross ", " begins to cross ") + n.places.piece(a.wire);
    }
    std::string operator()(const CallFire& a) const {
        return did(mine(a.unit), verbs::call_explosives,
                   a.target != no_unit ? n.whose(a.target) : n.places.piece(a.piece));
    }
    std::string operator()(const CallSmoke& a) const {
        return did(mine(a.unit), verbs::call_smoke, n.places.open(a.at));
    }
    std::string operator()(const Affect& a) const { return did(mine(a.unit), verbs::take_hit); }
    std::string operator()(const SpillOver& a) const {
        return a.units.empty() ? n.now("nobody else was near enough to be hit", "nobody else is near enough to be hit")
                               : did("the explosion", verbs::spill_over, n.whose_list(a.units));
    }
    std::string operator()(const Recon& a) const {
        return did(n.whose_list(a.units), verbs::search, n.places.piece(a.piece), a.units.size() > 1);
    }
    std::string operator()(const Reveal& a) const { return did(mine(a.unit), verbs::appear, n.places.at(a.at)); }
};

std::string units_left(const Position& at, int side) {
    int count = 0;
    for (int number = 0; number < most_units; ++number) count += at[unit_id(side, number)].exists() ? 1 : 0;
    return wording::counted(count, "unit");
}

}  // namespace

void Story::say(const std::string& sentence) {
    if (sentence.empty()) return;
    if (!text_.empty()) text_ += " ";
    text_ += wording::capital(sentence) + ".";
}

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names, Tense tense, bool named) {
    const UnitNames units(history.rules().options(), history.start());
    Narrator narrator{history.rules(), history.at(ply), history.at(ply + 1), names, units, tense};
    narrator.ended = std::holds_alternative<EndTurn>(history.actions()[ply]);
    narrator.named = named;
    Story story;
    story.say(std::visit(Event{narrator}, history.actions()[ply]));
    narrator.tell_results(story);
    return story.text();
}

Standing standing_of(const History<Rules>& history) {
    const Position& at = history.at();
    const Options& options = history.rules().options();
    if (at.objective == no_piece && at.turn > 0)
        return {"Destroy the enemy's units.", {units_left(at, 0), units_left(at, 1)}};
    Standing standing;
    standing.aim = "Hold the flag alone: first to " + std::to_string(options.vp_goal) + ".";
    for (const std::int8_t points : at.vp) standing.scores.push_back(std::to_string(points));
    return standing;
}

}  // namespace sightlines::crossfire_squads
