#include "games/crossfire_squads/advice/fire_groups.h"

#include <algorithm>

#include "base/sort_short.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

struct Shooter {
    UnitId id;
    HitOdds odds;
};

bool may_shoot(const Position& at, UnitId id, const Unit& unit, const Unit& target) {
    if (!can_shoot(unit, target).accepted()) return false;
    if (!at.motion) return !(is_vehicle(unit) && unit.used != 0);
    const Units& shot_by = at.motion->shot_by;
    return !unit.no_fire && std::find(shot_by.begin(), shot_by.end(), id) == shot_by.end();
}

std::vector<Shooter> shooters_at(const Options& options, const Position& at, int side, UnitId target) {
    std::vector<Shooter> shooters;
    each_on_table(at, side, [&](UnitId id, const Unit& unit) {
        if (may_shoot(at, id, unit, at[target]) && line_of_fire(at, id, target).accepted())
            shooters.push_back({id, odds_of_shot(options, at, id, target)});
    });
    sort_short(shooters, [](const Shooter& a, const Shooter& b) { return a.odds[0] < b.odds[0]; });
    return shooters;
}

FireGroup start_of(const Position& at, UnitId target, UnitId commander) {
    FireGroup plan;
    plan.commander = commander;
    plan.after = untouched(at[target].state);
    return plan;
}

void add(FireGroup& plan, const Shooter& shooter) {
    plan.units.push_back(shooter.id);
    plan.add(shooter.odds);
}

void add_crossfires(const Position& at, int side, UnitId target, const std::vector<Shooter>& shooters,
                    std::vector<FireGroup>& plans) {
    each_on_table(at, side, [&](UnitId id, const Unit& leader) {
        if (leader.kind != Kind::pc || leader.platoon == 0 || leader.state == State::suppressed) return;
        FireGroup plan = start_of(at, target, id);
        for (const Shooter& shooter : shooters) {
            const Unit& unit = at[shooter.id];
            if (unit.platoon == leader.platoon && !is_vehicle(unit) && sees(at, shooter.id, id)) add(plan, shooter);
        }
        if (!plan.units.empty()) plans.push_back(plan);
    });
}

}  // namespace

FireGroup volley_of(const Options& options, const Position& at, const AnyUnits& units, UnitId target,
                    UnitId commander) {
    FireGroup volley = start_of(at, target, commander);
    for (const UnitId id : units) add(volley, {id, odds_of_shot(options, at, id, target)});
    return volley;
}

std::vector<FireGroup> fire_groups(const Options& options, const Position& at, int side, UnitId target, bool closest) {
    std::vector<FireGroup> plans;
    const std::vector<Shooter> shooters = shooters_at(options, at, side, target);
    if (shooters.empty()) return plans;
    if (!is_vehicle(at[target])) add_crossfires(at, side, target, shooters, plans);
    for (const Shooter& leader : shooters) {
        if (closest && !is_closest(at, leader.id, target)) continue;
        FireGroup alone = start_of(at, target, no_unit);
        add(alone, leader);
        FireGroup group = alone;
        for (const Shooter& other : shooters) {
            if (other.id == leader.id || is_vehicle(at[other.id]) || is_vehicle(at[leader.id])) continue;
            if (near(stand_of(at[leader.id]), stand_of(at[other.id]))) add(group, other);
        }
        plans.push_back(alone);
        if (group.units.size() > 1) plans.push_back(group);
    }
    sort_short(plans, [](const FireGroup& a, const FireGroup& b) { return a.keeps > b.keeps; });
    return plans;
}

}  // namespace sightlines::crossfire_squads
