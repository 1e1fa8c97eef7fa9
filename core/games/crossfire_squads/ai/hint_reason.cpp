#include "games/crossfire_squads/ai/hint_reason.h"

#include <algorithm>
#include <cstdlib>

#include "engine/wording.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/free_places.h"
#include "games/crossfire_squads/ai/choice.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {

namespace {

using words::percent;

int enemies_seeing(const Position& at, int side, Stand stand) {
    int count = 0;
    each_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
        if (can_shoot_at_all(enemy) && sees(at, stand, stand_of(enemy))) ++count;
    });
    return count;
}

std::string enemies(int count) { return count == 1 ? "one enemy" : std::to_string(count) + " enemies"; }

const Piece* find(const Position& at, PieceId id) { return id == no_piece ? nullptr : at.terrain.find(id); }

// A sentence names what to do and, behind a colon, says what for.
struct Adviser {
    const Rules& rules;
    const Position& at;
    int side;
    UnitNames names{rules.options(), at};
    PlaceNames places{at};

    const Options& options() const { return rules.options(); }
    std::string own(UnitId id) const { return "your " + names.full(id); }
    std::string enemy(UnitId id) const { return wording::side_name(side_of(id)) + "'s " + names.full(id); }
    std::string own(const AnyUnits& units) const { return "your " + names.list({units.begin(), units.size()}); }

    bool in_objective(Point p) const {
        const Piece* objective = find(at, at.objective);
        return objective != nullptr && objective->shape.contains(p);
    }
    // Whether the turn would score for the side if it ended now (CS-VP-01, CS-VP-02).
    bool scores() const {
        const auto holds = [&](int who) {
            return any_on_table(
                at, who, [&](UnitId, const Unit& unit) { return unit.state == State::fit && in_objective(unit.at); });
        };
        return at.turn > 1 && holds(side) && !holds(1 - side);
    }

    std::string operator()(const Roll&) const { return "Roll: the dice decide."; }
    std::string operator()(const Objective& order) const {
        const Box& box = at.terrain.find(order.piece)->shape.box();
        const int askew =
            std::max(std::abs(box.left + box.right - table_width), std::abs(box.top + box.bottom - table_height));
        return "Choose " + places.piece(order.piece) + ": " +
               (askew <= table_height / 4 ? "near the middle of the table, it favours neither edge."
                                          : "it is large, and favours neither edge much.");
    }
    std::string operator()(const HomeEdge& order) const {
        const std::string edge(wording::compass(edge_words[static_cast<std::size_t>(order.edge)]));
        const std::string take = "Take the " + edge + " edge: ";
        const Piece* objective = find(at, at.objective);
        if (objective == nullptr) return take + "one edge is as good as another.";
        const Box& box = objective->shape.box();
        const auto far = [&](Edge from) {
            switch (from) {
                case Edge::n: return box.top + box.bottom;
                case Edge::s: return 2 * table_height - box.top - box.bottom;
                case Edge::w: return box.left + box.right;
                default: return 2 * table_width - box.left - box.right;
            }
        };
        return take + (far(order.edge) < far(opposite(order.edge)) ? "the flag is nearer from there."
                                                                   : "it is as good as the others.");
    }
    std::string operator()(const PlaceUnit& order) const {
        const bool covered = in_cover(at, order.at, Cover::fire);
        return "Place " + own(order.unit) + " " + places.at(order.at) + ": " +
               (covered ? "it is in cover there." : "there is no better place left for it.");
    }
    std::string operator()(const Hide& order) const {
        return "Hide " + own(order.unit) + " in " + places.piece(order.piece) + ": " +
               (order.piece == at.objective ? "it guards the flag unseen." : "it can ambush whoever comes by.");
    }
    std::string operator()(const LayMine& order) const {
        const PieceId piece = order.piece != no_piece ? order.piece : order.between[0];
        return "Lay mines in " + places.piece(piece) + ": they are in the way of an attack.";
    }
    std::string operator()(const LayWire& order) const {
        return "Put up wire " + places.open(order.at) + ": it holds up an attack.";
    }

    std::string operator()(const Move& order) const {
        const Plan plan = plan_move(at, order.unit, order.to);
        const bool together = order.with && !order.with->empty();
        std::string who = own(order.unit);
        if (together) {
            AnyUnits all{order.unit};
            for (const UnitId id : *order.with) all.push_back(id);
            who = own(all);
        }
        if (plan.why == Halt::contact) return charge(order.unit, plan, who);
        return "Walk " + who + " " + places.way(at[order.unit].at, plan.at) + goal(order.to, plan) + ": " +
               reason_to_move(order.unit, order.to, plan) + ".";
    }
    // Where it is going, if another walk is to follow.
    std::string goal(Point to, const Plan& plan) const {
        const PieceId ground = places.area_at(to);
        const bool goes_on = ground != no_piece && ground != places.area_at(plan.at);
        return goes_on ? ", on its way to " + places.piece(ground) : "";
    }
    std::string charge(UnitId id, const Plan& plan, const std::string& who) const {
        Position scene = at;
        scene[id].at = plan.at;
        const AnyUnits units = involved(scene);
        const auto* foe =
            std::find_if(units.begin(), units.end(), [&](UnitId other) { return side_of(other) != side; });
        if (foe == units.end()) return "Move " + who + " to the enemy: it comes to close combat.";
        const MeleeForecast forecast = forecast_melee(options(), scene, {units, nobody});
        return "Charge " + enemy(*foe) + " with " + who + ": " +
               percent(forecast.wins[static_cast<std::size_t>(side)]) + " to win as it stands.";
    }
    std::string reason_to_move(UnitId id, Point to, const Plan& plan) const {
        const Unit& unit = at[id];
        if (plan.why == Halt::held) return "the enemy holds the building, and it comes to close combat";
        const int before = enemies_seeing(at, side, stand_of(unit));
        const int after = enemies_seeing(at, side, {plan.at, radius_of(unit)});
        if (in_objective(plan.at) && !in_objective(unit.at))
            return reason_to_hold(at, side) + (after == 0 ? ", and " + unseen(unit, plan) : "");
        const bool on_its_way = in_objective(to) && !in_objective(plan.at) && after <= before;
        return on_its_way ? after == 0 ? unseen(unit, plan) : "it is to hold the flag"
                          : reason_to_stand(unit, plan, before, after);
    }
    // On the whole way, or only where it ends.
    std::string unseen(const Unit& unit, const Plan& plan) const {
        constexpr int looks = 8;
        const Point way = plan.at - unit.at;
        for (int look = 0; look < looks; ++look) {
            const Point there = unit.at + Point{way.x * look / looks, way.y * look / looks};
            if (enemies_seeing(at, side, {there, radius_of(unit)}) > 0) return "nobody sees it there";
        }
        return "nobody sees it";
    }
    std::string reason_to_stand(const Unit& unit, const Plan& plan, int before, int after) const {
        const bool covered = in_cover(at, plan.at, Cover::fire);
        if (after < before)
            return after == 0
                       ? unseen(unit, plan)
                       : "only " + enemies(after) + " instead of " + std::to_string(before) + " can see it there";
        const int nearer = gained(unit.at, plan.at);
        if (covered && !in_cover(at, unit.at, Cover::fire))
            return nearer > 0 ? "it is in cover there and nearer to the flag" : "it is in cover there";
        if (after > before) return "it sees " + enemies(after) + " from there";
        if (nearer > 0) {
            const int inches = (nearer + inch / 2) / inch;
            return "it gets " + (inches == 0 ? "a little" : wording::counted(inches, "inch", "inches")) +
                   " nearer to the flag";
        }
        return "it stands better there";
    }
    // By how much it is nearer to the flag.
    int gained(Point from, Point to) const {
        const Piece* objective = find(at, at.objective);
        if (objective == nullptr) return 0;
        const Point middle = objective->shape.box().middle();
        return distance(from, middle) - distance(to, middle);
    }
    std::string operator()(const Pivot& order) const {
        if (order.face == no_heading) return "Let " + own(order.unit) + " stand up: it need not lie low any longer.";
        Position scene = at;
        Unit& unit = scene[order.unit];
        unit.face = reduced(order.face);
        if (has_turret(unit)) unit.turret = order.turret == no_heading ? unit.face : reduced(order.turret);
        int count = 0;
        each_on_table(at, 1 - side, [&](UnitId enemy, const Unit& target) {
            if (can_shoot(unit, target).accepted() && line_of_fire(scene, order.unit, enemy).accepted()) ++count;
        });
        return "Turn " + own(order.unit) + " to face " + places.towards(unit.at, aim_of(unit)) + ": " +
               (count == 0 ? "it covers more important ground." : "it can then shoot at " + enemies(count) + ".");
    }
    std::string operator()(const Fire& order) const {
        const std::string shoot = "Fire at " + enemy(order.target) + " with " + own(order.units) + ": ";
        if (is_vehicle(at[order.target])) {
            const int hit = odds_of_reaching(needed_to_hit, hit_modifiers(at, order.units[0], order.target).total());
            return shoot + percent(hit) + " to hit.";
        }
        const VolleyOdds plan = odds_of_volley(options(), at, order.units, order.target);
        if (at[order.target].state == State::suppressed) return shoot + percent(plan.after[3]) + " to destroy it.";
        return shoot + percent(plan.keeps) + " to suppress it or better; else the turn ends.";
    }
    std::string operator()(const GoProne& order) const {
        const int count = enemies_seeing(at, side, stand_of(at[order.unit]));
        return "Let " + own(order.unit) + " go prone: " +
               (count == 0 ? "it is harder to hit." : enemies(count) + " can see it, and it is harder to hit.");
    }
    std::string operator()(const Rally& order) const {
        const int odds =
            odds_of_reaching(needed_to_rally(at[order.unit]), rally_modifiers(options(), at, order.unit).total());
        return "Rally " + own(order.unit) + ": " + percent(odds) +
               (in_objective(at[order.unit].at)             ? " to hold the flag again."
                : at[order.unit].state == State::suppressed ? " to act again."
                                                            : " to move again.");
    }
    std::string operator()(const EndTurn&) const {
        return scores() ? "End the turn: a point for you." : "End the turn: nothing else is worth the risk.";
    }
    std::string operator()(const React& order) const {
        const std::string mover = enemy(at.motion->unit);
        Position scene = at;
        scene[at.motion->unit].at = point_of(*at.motion, order.point);
        const std::string shoot =
            "Shoot with " + own(order.units) + " " +
            (at.motion->kind == MotionKind::pivot ? "at " + mover : "when " + mover + " is " + where(scene)) + ": ";
        if (is_vehicle(at[at.motion->unit])) return shoot + "it may be stopped.";
        if (!order.spots.empty()) return shoot + "it fires out of hiding.";
        const VolleyOdds plan = odds_of_volley(options(), scene, order.units, at.motion->unit);
        // Riflemen of these nations charge on after one hit (CS-NAT-03).
        const Nation nation = options().nations[static_cast<std::size_t>(1 - side)];
        if (nation == Nation::ru || nation == Nation::jp)
            return shoot + percent(plan.keeps) + " to end the enemy's turn.";
        return shoot + percent(plan.hits) + " to stop it, " + percent(plan.keeps) + " to end the enemy's turn.";
    }
    std::string where(const Position& scene) const { return places.at(scene[at.motion->unit].at); }
    std::string operator()(const Hold&) const { return "Hold fire: a miss would silence the shooter for this turn."; }
    std::string operator()(const Done&) const {
        return at.phase == Phase::deploy ? "Lay no more: the rest would be in your own way."
                                         : "Move no more of the group: the others stand better where they are.";
    }
    std::string operator()(const Join& order) const {
        if (order.units.empty()) return "Call nobody: no other unit is put at risk.";
        return "Call " + own(order.units) + ": it counts in the close combat.";
    }
    std::string operator()(const Retreat& order) const {
        const Plan plan = plan_move(at, order.unit, order.to);
        const int after = enemies_seeing(at, side, {plan.at, radius_of(at[order.unit])});
        return "Retreat with " + own(order.unit) + " " + places.way(at[order.unit].at, plan.at) + ": " +
               (after == 0 ? "nobody may shoot at it on the way, and nobody sees it there."
                           : "nobody may shoot at it on the way.");
    }
    std::string operator()(const Cross& order) const {
        return "Cross " + places.piece(order.wire) + " with " + own(order.unit) + ": the way on is open there.";
    }
    std::string operator()(const CallFire& order) const {
        const int dice = bombardment_dice(at, {order.unit, order.target, order.piece}).total();
        const std::string on = order.target != no_unit ? enemy(order.target) : places.piece(order.piece);
        return "Call explosives on " + on + ": " + percent(certain - odds_of_hits(dice)[0]) +
               " to hit, and your turn is not at risk.";
    }
    std::string operator()(const CallSmoke& order) const {
        return "Lay smoke " + places.open(order.at) + ": it hides your units from enemy fire.";
    }
    std::string operator()(const Affect& order) const {
        return "Name " + own(order.unit) + ": it is the smallest loss.";
    }
    std::string operator()(const SpillOver& order) const {
        if (order.units.empty()) return "Nobody else is near enough: name nobody.";
        return "Name " + own(order.units) + ": the smallest loss.";
    }
    std::string operator()(const Recon& order) const {
        return "Search " + places.piece(order.piece) + " by fire with " + own(order.units) + ": " +
               percent(odds_of_a_six(static_cast<int>(order.units.size()))) + " to find out who hides there.";
    }
    std::string operator()(const Reveal& order) const {
        return "Place " + own(order.unit) + " " + places.at(order.at) + ": " +
               (in_objective(order.at) ? "it holds the flag there." : "it stands well there.");
    }
};

}  // namespace

std::string reason_against(const Rules& rules, const Position& at, const Action& better, const Action& played) {
    const auto may_be_shot_at = [&](const Action& action) {
        Position next = at;
        rules.play(next, action);
        return next.phase == Phase::react;
    };
    if (!std::holds_alternative<Move>(better) || may_be_shot_at(better)) return "";
    if (std::holds_alternative<EndTurn>(played)) return " Nobody can shoot at it: the turn need not end yet.";
    if (is_gamble(played)) return " Do so first: a throw that fails ends the turn.";
    return may_be_shot_at(played) ? " The move that was played could be shot at." : "";
}

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    const Side actor = to_act(at);
    return std::visit(Adviser{rules, at, actor < Side::first ? 0 : static_cast<int>(actor)}, action);
}

}  // namespace sightlines::crossfire_squads
