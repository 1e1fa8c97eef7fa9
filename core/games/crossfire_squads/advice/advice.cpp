#include "games/crossfire_squads/advice/advice.h"

#include <algorithm>

#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/advice/reaction.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines {
namespace crossfire_squads {
namespace {

using Suggestion = std::optional<Action>;

Suggestion if_legal(const Situation& situation, const Action& action) {
    return situation.expect(action).accepted() ? Suggestion(action) : std::nullopt;
}

// As it is placed: what has an arc of fire looks at the enemy.
Point facing_of(const Situation& situation, UnitId unit) {
    const bool has_arc = row_of(situation.unit(unit).kind).arc;
    return has_arc ? heading_to_enemy(situation.seen(), side_of(unit)) : no_heading;
}

Suggestion in_play(const Situation& situation) {
    const UnitId unit = advised_unit(situation);
    if (unit == no_unit) return if_legal(situation, EndTurn{});
    if (situation.unit(unit).state != State::fit)
        if (const Suggestion rally = if_legal(situation, Rally{unit})) return rally;
    const std::vector<AdvisedPlace> places = advised_places(situation, unit);
    if (!places.empty() && places.front().is_worth_going())
        return if_legal(situation, Move{unit, places.front().at, {}, {}, no_heading});
    const std::vector<Shot> shots = advised_shots(situation, unit);
    return shots.empty() ? std::nullopt : if_legal(situation, order_of(unit, shots.front()));
}

Suggestion in_reaction(const Situation& situation) {
    const Position& at = situation.seen();
    const std::vector<int> points = reaction_points(at, *at.motion);
    const BestShot best = best_shot(at, points, exposures_of(situation.options(), at, *at.motion));
    if (best.unit == no_unit) return Hold{};
    return React{{best.unit}, points[static_cast<std::size_t>(best.index)], no_unit, {}};
}

Suggestion in_deployment(const Situation& situation) {
    const Position& at = situation.seen();
    for (int number = 0; number < most_units; ++number) {
        const UnitId unit = unit_id(situation.decider(), number);
        if (!is_choosable(at, unit)) continue;
        const Point face = facing_of(situation, unit);
        const std::optional<Point> place = advised_placing(situation, unit, face);
        return place ? Suggestion(PlaceUnit{unit, *place, face, no_heading}) : std::nullopt;
    }
    return if_legal(situation, Done{});
}

Suggestion in_group(const Situation& situation) {
    const Position& at = situation.seen();
    if (at.group->left.empty()) return Done{};
    const UnitId unit = at.group->left[0];
    const std::optional<Point> goal = advised_group_goal(situation, at, unit);
    return goal ? Suggestion(Move{unit, *goal, {}, {}, no_heading}) : Suggestion(Done{});
}

Suggestion in_reveal(const Situation& situation) {
    if (situation.seen().revealing.empty()) return std::nullopt;
    const UnitId unit = situation.seen().revealing[0];
    const std::optional<Point> place = suggested_appearance(situation.seen(), unit);
    return place ? if_legal(situation, Reveal{unit, *place, facing_of(situation, unit)}) : std::nullopt;
}

AnyUnits in_order(const Units& units) {
    AnyUnits sorted;
    for (const UnitId id : units) sorted.push_back(id);
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

}  // namespace
}  // namespace crossfire_squads

using namespace crossfire_squads;

std::optional<Action> Advice<Rules>::suggest(const Rules& rules, const Position& at) {
    const Scene scene(rules, at);
    const auto offered = [&] { return offered_units(scene, {}, {}); };
    switch (at.phase) {
        case Phase::objective: return if_legal(scene, Objective{advised_objective(scene)});
        case Phase::edge: return if_legal(scene, HomeEdge{advised_edge(scene)});
        case Phase::deploy: return in_deployment(scene);
        case Phase::play: return in_play(scene);
        case Phase::react: return in_reaction(scene);
        case Phase::group: return in_group(scene);
        case Phase::join: return Join{in_order(advised_helpers(scene, offered()))};
        case Phase::affect: {
            const Units least = least_lost(at, offered(), 1, at.affected->hits);
            return least.empty() ? std::nullopt : std::optional<Action>(Affect{least[0]});
        }
        case Phase::spill: return SpillOver{in_order(least_lost(at, offered(), at.spill->count, 2))};
        case Phase::reveal: return in_reveal(scene);
        default: return std::nullopt;
    }
}

}  // namespace sightlines
