#include "games/crossfire_squads/advice/forecasts.h"

#include <algorithm>

#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/advice/shots.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"

namespace sightlines::crossfire_squads {
namespace {

MeleeForecast melee_with(const Scene& scene, const Units& helpers) {
    Melee melee = *scene.seen().melee;
    for (const UnitId id : helpers) melee.units.push_back(id);
    std::sort(melee.units.begin(), melee.units.end());
    return forecast_melee(scene.options(), scene.seen(), melee);
}

// Only units that can shoot at the target take part.
std::optional<VolleyForecast> volley_at(const Options& options, const Position& at, const Choice& choice, UnitId target,
                                        const Units& ambush = {}) {
    AnyUnits able;
    for (const UnitId id : acting_units(choice)) {
        if (at[id].on_table() && can_shoot(at[id], at[target]).accepted()) able.push_back(id);
    }
    if (able.empty()) return std::nullopt;
    return forecast_volley(options, at, able, target, ambush);
}

std::optional<VolleyForecast> volley_at_mover(const Scene& scene, const Choice& choice) {
    const UnitId mover = scene.seen().motion->unit;
    Position at = with_mover_at(scene.seen(), choice.slider.point());
    Units ambush;
    for (const auto& [id, spot] : choice.spots) {
        if (!at[id].hidden()) continue;
        if (is_ambush(at, at[id].hidden_in, mover)) ambush.push_back(id);
        appear(at, id, spot.at, spot.face);
    }
    return volley_at(scene.options(), at, choice, mover, ambush);
}

bool may_shoot(const Scene& scene, Choice choice, UnitId target) {
    choice.target = target;
    choice.goal.reset();
    const std::optional<Action> action = intended(scene, choice);
    return action && scene.check(*action).accepted();
}

// As a press on the target would choose.
Choice aiming_at(const Scene& scene, Choice choice, UnitId target) {
    const Shot shot = advised_shot(scene, choice.unit, target);
    if (shot.allowed) {
        choice.partners = shot.partners;
        choice.director = shot.director;
    }
    return choice;
}

MoveForecast move_forecast(const Scene& scene, const Choice& choice, Point goal) {
    const Move order = move_to(scene, choice, goal);
    const Action action = choice.tool == Tool::retreat ? Action(Retreat{choice.unit, goal}) : Action(order);
    return forecast_move(scene.options(), scene.seen(), order, scene.check(action));
}

// As if the others went to the places that are proposed to them, and nothing hit.
Walk group_walk(const Scene& scene, const Choice& choice, Point goal) {
    Position at = scene.seen();
    Walk all{choice.unit, {}, true};
    const auto go = [&](UnitId unit, Point to) {
        const Walk walk = plan_walk(scene.options(), at, unit, {to});
        if (walk.legs.empty()) return;
        all.legs.push_back(walk.legs.front());
        at[unit].at = walk.legs.front().plan.at;
    };
    go(choice.unit, goal);
    at.phase = Phase::group;
    at.group = Group{at[choice.unit].at, choice.partners};
    for (const UnitId id : choice.partners) {
        if (const std::optional<Point> place = advised_group_goal(scene, at, id)) go(id, *place);
    }
    return all;
}

// Of a walk past its halts, where its last leg begins.
std::optional<MeleeForecast> charge_of(const Scene& scene, const Walk& walk) {
    if (walk.legs.size() < 2) return std::nullopt;
    const Leg& last = walk.legs.back();
    if (last.plan.why != Halt::contact && last.plan.why != Halt::held) return std::nullopt;
    Position at = scene.seen();
    at[walk.unit].at = last.from;
    return forecast_move(scene.options(), at, Move{walk.unit, last.to, {}, {}, no_heading}, accepted).melee;
}

void forecast_order(const Scene& scene, const Choice& choice, const Hover& hovered, Forecasts& found) {
    const Position& seen = scene.seen();
    found.lines = forecast_lines(seen, choice.unit);
    const std::optional<Point> goal = choice.goal ? choice.goal : hovered.goal;
    const bool moves = choice.tool == Tool::orders || choice.tool == Tool::assault || choice.tool == Tool::retreat;
    if (goal && moves && choice.target == no_unit) {
        const std::vector<Point> stops = stops_of(choice, *goal);
        found.move = move_forecast(scene, choice, stops.front());
        const bool alone = choice.tool != Tool::retreat && choice.partners.empty() && seen.phase == Phase::play;
        const bool leads = seen.phase == Phase::play && choice.tool == Tool::orders && !choice.partners.empty();
        if (leads && choice.goal && found.move->verdict.accepted()) found.group = group_walk(scene, choice, *goal);
        if (alone) found.walk = plan_walk(scene.options(), seen, choice.unit, stops, choice.goal.has_value());
        found.charge = found.move->melee;
        if (found.walk && !found.charge) found.charge = charge_of(scene, *found.walk);
    }
    const bool at_enemy = hovered.unit != no_unit && side_of(hovered.unit) != side_of(choice.unit);
    const UnitId target = choice.target != no_unit ? choice.target : at_enemy ? hovered.unit : no_unit;
    if (target == no_unit || !seen[target].on_table() || choice.tool != Tool::orders) return;
    const bool previews = choice.target == no_unit && choice.partners.empty() && !choice.grouping;
    const Choice shooting = previews ? aiming_at(scene, choice, target) : choice;
    if (!shooting.partners.empty() || may_shoot(scene, shooting, target))
        found.volley = volley_at(scene.options(), seen, shooting, target);
}

}  // namespace

Forecasts forecasts(const Scene& scene, const Choice& choice, const Hover& hovered) {
    const Position& seen = scene.seen();
    Forecasts found;
    if (scene.covered()) return found;
    if (seen.melee) found.melee = melee_with(scene, choice.partners);
    if (seen.phase == Phase::react && seen.motion) {
        found.exposures = exposures_of(scene.options(), seen, *seen.motion);
        found.reaction_points = reaction_points_of(seen, choice.slider.points);
        Choice shooting = choice;
        if (shooting.unit == no_unit && !choice.slider.empty())
            shooting.unit = found.shooter =
                best_shooter(seen, choice.slider.points, found.exposures, choice.slider.index).unit;
        if (shooting.unit != no_unit && !choice.slider.empty()) found.volley = volley_at_mover(scene, shooting);
    }
    const bool orders = seen.phase == Phase::play || seen.phase == Phase::group;
    if (orders && choice.unit != no_unit && seen[choice.unit].on_table()) forecast_order(scene, choice, hovered, found);
    return found;
}

}  // namespace sightlines::crossfire_squads
