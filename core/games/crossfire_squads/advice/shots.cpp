#include "games/crossfire_squads/advice/shots.h"

#include <algorithm>
#include <utility>

#include "base/sort_short.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr std::size_t most_partners = 6;

AnyUnits shooters_of(UnitId shooter, const Units& partners) {
    AnyUnits units{shooter};
    for (const UnitId id : partners) units.push_back(id);
    return units;
}

Shot shot_under(const Situation& situation, UnitId shooter, UnitId target, UnitId director) {
    Shot shot{target, who_can_join(situation, shooter, target, director), director};
    const Fire order = order_of(shooter, shot);
    shot.allowed = situation.expect(order).accepted();
    if (shot.allowed) shot.volley = volley_of(situation.options(), situation.seen(), order.units, target, director);
    return shot;
}

}  // namespace

Units who_can_join(const Situation& situation, UnitId shooter, UnitId target, UnitId director) {
    Units partners;
    const Position& at = situation.seen();
    if (is_vehicle(at[target])) return partners;
    each_on_table(at, side_of(shooter), [&](UnitId id, const Unit& unit) {
        if (id == shooter || partners.size() == most_partners || !can_shoot(unit, at[target]).accepted()) return;
        if (!judge_volley(at, {{shooter, id}, target, director}, refuse::group_apart).accepted()) return;
        Fire fire{shooters_of(shooter, partners), target, director};
        fire.units.push_back(id);
        if (situation.expect(fire).accepted()) partners.push_back(id);
    });
    return partners;
}

Fire order_of(UnitId shooter, const Shot& shot) {
    return {shooters_of(shooter, shot.partners), shot.target, shot.director};
}

Shot advised_shot(const Situation& situation, UnitId shooter, UnitId target) {
    Shot best = shot_under(situation, shooter, target, no_unit);
    if (is_vehicle(situation.unit(target))) return best;
    for (const UnitId director : directors(situation.seen(), shooter)) {
        const Shot shot = shot_under(situation, shooter, target, director);
        if (shot.allowed && (!best.allowed || shot.volley.keeps > best.volley.keeps)) best = shot;
    }
    return best;
}

UnitId best_shooter_at(const Situation& situation, UnitId enemy) {
    UnitId shooter = no_unit;
    int best = -1;
    each_on_table(situation.seen(), 1 - side_of(enemy), [&](UnitId id, const Unit& unit) {
        if (!can_shoot(unit, situation.unit(enemy)).accepted()) return;
        const Shot shot = advised_shot(situation, id, enemy);
        if (!shot.allowed || shot.volley.keeps <= best) return;
        shooter = id;
        best = shot.volley.keeps;
    });
    return shooter;
}

std::vector<UnitId> directors(const Position& seen, UnitId leader) {
    std::vector<UnitId> commanders;
    if (leader == no_unit || seen[leader].platoon == 0) return commanders;
    each_on_table(seen, side_of(leader), [&](UnitId id, const Unit& unit) {
        const bool leads = unit.kind == Kind::pc && unit.platoon == seen[leader].platoon;
        if (leads && unit.state != State::suppressed) commanders.push_back(id);
    });
    return commanders;
}

std::vector<Shot> advised_shots(const Situation& situation, const Worths& worths, UnitId shooter) {
    std::vector<std::pair<int, Shot>> rated;
    const Position& at = situation.seen();
    if (!can_shoot_at_all(at[shooter]) || at[shooter].used > 0) return {};
    each_on_table(at, 1 - side_of(shooter), [&](UnitId enemy, const Unit& target) {
        if (!can_shoot(at[shooter], target).accepted() || !sees(at, shooter, enemy)) return;
        const Shot shot = advised_shot(situation, shooter, enemy);
        if (shot.allowed) rated.emplace_back(worths.of_shot(enemy, shot.volley), shot);
    });
    sort_short(rated, [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Shot> shots;
    shots.reserve(rated.size());
    for (auto& [worth, shot] : rated) shots.push_back(std::move(shot));
    return shots;
}

}  // namespace sightlines::crossfire_squads
