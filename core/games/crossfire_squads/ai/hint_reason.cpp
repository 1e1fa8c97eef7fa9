#include "games/crossfire_squads/ai/hint_reason.h"

#include <algorithm>
#include <cstdlib>

#include "engine/wording.h"
#include "games/crossfire_squads/ai/fire_groups.h"
#include "games/crossfire_squads/ai/odds.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {

namespace {

std::string percent(int odds) { return wording::percent(odds, certain); }

// What a volley does to a target that stands where it stands now.
FireGroup volley_of(const Options& options, const Position& at, const AnyUnits& units, UnitId target) {
    FireGroup plan;
    plan.after = untouched(at[target].state);
    for (const UnitId id : units) {
        const HitOdds odds = odds_of_hits(fire_dice(options, at, id, target, false).total());
        plan.keeps = certain - (certain - plan.keeps) * (odds[0] + odds[1]) / certain;
        plan.hits = certain - (certain - plan.hits) * odds[0] / certain;
        plan.after = under_fire(plan.after, odds);
    }
    return plan;
}

int enemies_seeing(const Position& at, int side, Stand stand) {
    int count = 0;
    each_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
        if (can_shoot_at_all(enemy) && sees(at, stand, stand_of(enemy))) ++count;
    });
    return count;
}

std::string enemies(int count) { return count == 1 ? "one enemy" : std::to_string(count) + " enemies"; }

struct Adviser {
    const Rules& rules;
    const Position& at;
    int side;

    const Options& options() const { return rules.options(); }
    bool in_objective(Point p) const {
        const Piece* objective = at.terrain.find(at.objective);
        return objective != nullptr && objective->shape.contains(p);
    }

    std::string operator()(const Roll&) const { return "The dice decide."; }
    std::string operator()(const Objective& order) const {
        const Box& box = at.terrain.find(order.piece)->shape.box();
        const int askew =
            std::max(std::abs(box.left + box.right - table_width), std::abs(box.top + box.bottom - table_height));
        return askew <= table_height / 4 ? "It lies near the middle of the table, so that no edge gains much."
                                         : "It is large, and its lie favours nobody too much.";
    }
    std::string operator()(const HomeEdge& order) const {
        const Piece* objective = at.terrain.find(at.objective);
        if (objective == nullptr) return "One edge is as good as another.";
        const Box& box = objective->shape.box();
        const auto far = [&](Edge edge) {
            switch (edge) {
                case Edge::n: return box.top + box.bottom;
                case Edge::s: return 2 * table_height - box.top - box.bottom;
                case Edge::w: return box.left + box.right;
                default: return 2 * table_width - box.left - box.right;
            }
        };
        return far(order.edge) < far(opposite(order.edge)) ? "This edge is nearer to the objective than the other."
                                                           : "This edge is no worse than the others.";
    }
    std::string operator()(const PlaceUnit& order) const {
        const bool covered = in_cover(at, order.at, Cover::fire);
        return covered ? "It stands in cover there, " + ground_at(at, order.at) + "."
                       : "There is no better place left for it.";
    }
    std::string operator()(const Hide& order) const {
        return order.piece == at.objective ? "From hiding it guards the objective."
                                           : "It can ambush whoever comes by the " + piece_words(at, order.piece) + ".";
    }
    std::string operator()(const LayMine&) const { return "Mines there stand in the way of an attack."; }
    std::string operator()(const LayWire&) const { return "Wire there holds up an attack."; }

    std::string operator()(const Move& order) const {
        const Unit& unit = at[order.unit];
        const Plan plan = plan_move(at, order.unit, order.to);
        if (plan.why == Halt::contact || plan.why == Halt::held)
            return order.with ? "This way leads them into close combat together." : "This way leads into close combat.";
        if (in_objective(plan.at) && !in_objective(unit.at)) return "This way leads into the objective.";
        const int before = enemies_seeing(at, side, stand_of(unit));
        const int after = enemies_seeing(at, side, {plan.at, radius_of(unit)});
        const bool covered = in_cover(at, plan.at, Cover::fire);
        if (after < before)
            return after == 0 ? "There nobody who can fire sees it." : "There fewer enemies can fire at it.";
        if (covered && !in_cover(at, unit.at, Cover::fire)) return "There it is in cover.";
        if (after > before) return "From there it sees " + enemies(after) + ".";
        if (is_nearer(unit.at, plan.at)) return "There it is nearer to the objective.";
        return "It stands better there.";
    }
    bool is_nearer(Point from, Point to) const {
        const Piece* objective = at.terrain.find(at.objective);
        if (objective == nullptr) return false;
        const Box& box = objective->shape.box();
        const Point middle{(box.left + box.right) / 2, (box.top + box.bottom) / 2};
        return squared_distance(to, middle) < squared_distance(from, middle);
    }
    std::string operator()(const Pivot& order) const {
        if (order.face == no_heading) return "It stands up again.";
        Position scene = at;
        Unit& unit = scene[order.unit];
        unit.face = reduced(order.face);
        if (has_turret(unit)) unit.turret = order.turret == no_heading ? unit.face : reduced(order.turret);
        int count = 0;
        each_on_table(at, 1 - side, [&](UnitId enemy, const Unit& target) {
            if (can_shoot(unit, target).accepted() && line_of_fire(scene, order.unit, enemy).accepted()) ++count;
        });
        return count == 0 ? "So it covers more important ground." : "So it can fire at " + enemies(count) + ".";
    }
    std::string operator()(const Fire& order) const {
        if (is_vehicle(at[order.target])) {
            const int hit = odds_of_reaching(needed_to_hit, hit_modifiers(at, order.units[0], order.target).total());
            return "It hits the " + unit_words(at, order.target) + " with " + percent(hit) + ".";
        }
        const FireGroup plan = volley_of(options(), at, order.units, order.target);
        const std::string who = unit_words(at, order.target);
        if (at[order.target].state == State::suppressed) return percent(plan.after[3]) + " to kill the " + who + ".";
        return percent(plan.keeps) + " to suppress or kill the " + who + " and keep the turn.";
    }
    std::string operator()(const GoProne& order) const {
        const int count = enemies_seeing(at, side, stand_of(at[order.unit]));
        return count == 0 ? "Prone it is harder to hit."
                          : "It is in sight of " + enemies(count) + " and harder to hit prone.";
    }
    std::string operator()(const Rally& order) const {
        const int odds =
            odds_of_reaching(needed_to_rally(at[order.unit]), rally_modifiers(options(), at, order.unit).total());
        return "It rallies with " + percent(odds) + ".";
    }
    std::string operator()(const EndTurn&) const { return "Nothing else promises more than it risks."; }
    std::string operator()(const React& order) const {
        if (is_vehicle(at[at.motion->unit])) return "A chance to stop the vehicle.";
        if (!order.spots.empty()) return "It fires out of hiding.";
        Position scene = at;
        scene[at.motion->unit].at = point_of(*at.motion, order.point);
        const FireGroup plan = volley_of(options(), scene, order.units, at.motion->unit);
        // Riflemen of these nations charge on after one hit (CS-NAT-03).
        const Nation nation = options().nations[static_cast<std::size_t>(1 - side)];
        if (nation == Nation::ru || nation == Nation::jp) return percent(plan.keeps) + " to end the enemy's turn.";
        return percent(plan.hits) + " to stop the mover there, " + percent(plan.keeps) + " to end the enemy's turn.";
    }
    std::string operator()(const Hold&) const { return "The fire is better saved for another move."; }
    std::string operator()(const Done&) const {
        return at.phase == Phase::deploy ? "The rest of the obstacles would be in the own way."
                                         : "The others are better off where they are.";
    }
    std::string operator()(const Join& order) const {
        if (order.units.empty()) return "Nobody else is put at risk.";
        return order.units.size() == 1 ? "Its help counts in the close combat."
                                       : "Their help counts in the close combat.";
    }
    std::string operator()(const Retreat& order) const {
        const Plan plan = plan_move(at, order.unit, order.to);
        const int after = enemies_seeing(at, side, {plan.at, radius_of(at[order.unit])});
        if (after == 0) return "It gets out of the enemy's sight, and nobody may fire at it on the way.";
        return "Nobody may fire at it on the way.";
    }
    std::string operator()(const Cross&) const { return "It gets over the wire."; }
    std::string operator()(const CallFire& order) const {
        const int dice = bombardment_dice(at, {order.unit, order.target, order.piece}).total();
        return percent(certain - odds_of_hits(dice)[0]) + " to hit, and it does not risk the turn.";
    }
    std::string operator()(const CallSmoke&) const { return "Smoke there would hide units of ours from enemy fire."; }
    std::string operator()(const Affect& order) const {
        return "The " + unit_words(at, order.unit) + " is the least loss.";
    }
    std::string operator()(const SpillOver&) const { return "These are the least loss."; }
    std::string operator()(const Recon& order) const {
        int none = certain;
        for (std::size_t i = 0; i < order.units.size(); ++i) none = none * 5 / 6;
        return percent(certain - none) + " to find out who hides in the " + piece_words(at, order.piece) + ".";
    }
    std::string operator()(const Reveal& order) const {
        return in_objective(order.at) ? "On the table it holds the objective." : "It stands well there.";
    }
};

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    const Side actor = to_act(at);
    return std::visit(Adviser{rules, at, actor < Side::first ? 0 : static_cast<int>(actor)}, action);
}

}  // namespace sightlines::crossfire_squads
