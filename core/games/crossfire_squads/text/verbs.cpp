#include "games/crossfire_squads/text/verbs.h"

#include "engine/wording.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {
namespace {

// In the imperative, to whoever decides.
struct Answerer {
    const Scene& scene;
    PlaceNames places{scene.seen()};

    static std::string say(const Verb& verb, const std::string& object = "") {
        return describe(verb, Tense::imperative, object);
    }
    template <class List>
    std::string units(const List& list) const {
        return list.empty() ? "nobody" : scene.units().list({list.begin(), list.size()});
    }
    std::string way(UnitId unit, Point to) const {
        const Point from = scene.unit(unit).at;
        return places.way(from, plan_move(scene.seen(), unit, to).at);
    }
    // Who shoots is the heading; others who join are named.
    std::string shot(const AnyUnits& shooters, UnitId target, UnitId commander) const {
        AnyUnits others;
        for (const UnitId id : shooters) {
            if (id != shooters[0]) others.push_back(id);
        }
        const std::string with = others.empty() ? "" : ", with " + units(others);
        return say(verbs::shoot, scene.name(target) + (commander == no_unit ? "" : " in a crossfire") + with);
    }

    std::string operator()(const Roll&) const { return say(verbs::roll); }
    std::string operator()(const Objective& a) const { return say(verbs::choose_flag, places.piece(a.piece)); }
    std::string operator()(const HomeEdge& a) const {
        return say(verbs::come_from, std::string(wording::compass(edge_words[static_cast<std::size_t>(a.edge)])));
    }
    std::string operator()(const PlaceUnit& a) const { return say(verbs::place, "it " + places.at(a.at)); }
    std::string operator()(const Hide& a) const { return say(verbs::hide, "it " + places.in(a.piece)); }
    std::string operator()(const LayMine& a) const {
        const auto [first, second] = a.between;
        return say(verbs::lay_mines, a.piece != no_piece
                                         ? places.in(a.piece)
                                         : "between " + places.piece(first) + " and " + places.piece(second));
    }
    std::string operator()(const LayWire& a) const { return say(verbs::lay_wire, places.open(a.at)); }
    std::string operator()(const Move& a) const {
        return say(a.with ? verbs::walk_together : verbs::walk, way(a.unit, a.to));
    }
    std::string operator()(const Pivot& a) const {
        if (a.face == no_heading) return say(verbs::stand_up);
        const bool turret = a.turret != no_heading && reduced(a.face) == scene.unit(a.unit).face;
        return say(turret ? verbs::turn_turret : verbs::turn,
                   places.towards(scene.unit(a.unit).at, turret ? a.turret : a.face));
    }
    std::string operator()(const Fire& a) const { return shot(a.units, a.target, a.commander); }
    std::string operator()(const GoProne&) const { return say(verbs::go_prone); }
    std::string operator()(const Rally&) const { return say(verbs::rally); }
    std::string operator()(const EndTurn&) const { return say(verbs::end_turn); }
    std::string operator()(const React& a) const {
        const Motion& motion = *scene.seen().motion;
        const std::string there = motion.kind == MotionKind::pivot ? "" : " " + places.at(point_of(motion, a.point));
        return shot(a.units, motion.unit, a.commander) + there;
    }
    std::string operator()(const Hold&) const { return say(verbs::hold_fire); }
    std::string operator()(const Done&) const {
        return say(scene.phase() == Phase::group ? verbs::nobody_else : verbs::leave_out);
    }
    std::string operator()(const Join& a) const { return say(verbs::call, units(a.units)); }
    std::string operator()(const Retreat& a) const { return say(verbs::retreat, way(a.unit, a.to)); }
    std::string operator()(const Cross& a) const { return say(verbs::cross, places.piece(a.wire)); }
    std::string operator()(const CallFire& a) const {
        return say(verbs::call_explosives, a.target != no_unit ? scene.name(a.target) : places.piece(a.piece));
    }
    std::string operator()(const CallSmoke& a) const { return say(verbs::call_smoke, places.open(a.at)); }
    std::string operator()(const Affect& a) const { return say(verbs::take_hit, scene.units().definite(a.unit)); }
    std::string operator()(const SpillOver& a) const { return say(verbs::spill_over, units(a.units)); }
    std::string operator()(const Recon& a) const { return say(verbs::search, places.piece(a.piece)); }
    std::string operator()(const Reveal& a) const { return say(verbs::appear, places.at(a.at)); }
};

struct Grouper {
    const Scene& scene;

    std::string unit(UnitId id) const { return wording::capital(scene.units().full(id)); }

    template <class Order>
    std::string operator()(const Order& order) const {
        if constexpr (requires { order.unit; }) return unit(order.unit);
        return "Turn";
    }
    std::string operator()(const Fire& a) const { return unit(a.units[0]); }
    std::string operator()(const React& a) const { return unit(a.units[0]); }
    std::string operator()(const Recon& a) const { return unit(a.units[0]); }
    std::string operator()(const Objective&) const { return "Flag"; }
    std::string operator()(const HomeEdge&) const { return "Your edge"; }
    std::string operator()(const LayMine&) const { return "Obstacles"; }
    std::string operator()(const LayWire&) const { return "Obstacles"; }
    std::string operator()(const Hold&) const { return "Reaction"; }
    std::string operator()(const Join&) const { return "Close combat"; }
    std::string operator()(const Affect&) const { return "Who is hit"; }
    std::string operator()(const SpillOver&) const { return "Who is suppressed"; }
};

}  // namespace

std::string describe(const Verb& verb, Tense tense, std::string_view object) {
    std::string text = tense == Tense::imperative ? verb.imperative
                       : tense == Tense::present  ? verb.present
                                                  : verb.past;
    if (const std::size_t gap = text.find("{}"); gap != std::string::npos) text.replace(gap, 2, object);
    return text;
}

namespace words {

std::string answer(const Scene& scene, const Action& action) { return std::visit(Answerer{scene}, action); }
std::string group_of(const Scene& scene, const Action& action) { return std::visit(Grouper{scene}, action); }

}  // namespace words
}  // namespace sightlines::crossfire_squads
