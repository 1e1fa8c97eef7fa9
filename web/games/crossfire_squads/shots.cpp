#include "games/crossfire_squads/shots.h"

#include <algorithm>

#include "base/sort_short.h"
#include "games/crossfire_squads/flag.h"
#include "games/crossfire_squads/picks.h"
#include "games/crossfire_squads/rules/fire.h"
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

Shot shot_under(const Scene& scene, UnitId shooter, UnitId target, UnitId director) {
    Shot shot{target, who_can_join(scene, shooter, target, director), director};
    const Fire order = order_of(shooter, shot);
    shot.allowed = scene.check(order).accepted();
    if (shot.allowed) shot.keeps_turn = forecast_volley(scene.options(), scene.seen(), order.units, target).keeps_turn;
    return shot;
}

}  // namespace

Units who_can_join(const Scene& scene, UnitId shooter, UnitId target, UnitId director) {
    Units partners;
    const Position& at = scene.seen();
    if (is_vehicle(at[target])) return partners;
    each_on_table(at, side_of(shooter), [&](UnitId id, const Unit& unit) {
        if (id == shooter || partners.size() == most_partners || !can_shoot(unit, at[target]).accepted()) return;
        if (!judge_volley(at, {{shooter, id}, target, director}, refuse::group_apart).accepted()) return;
        Fire fire{shooters_of(shooter, partners), target, director};
        fire.units.push_back(id);
        if (scene.check(fire).accepted()) partners.push_back(id);
    });
    return partners;
}

Fire order_of(UnitId shooter, const Shot& shot) {
    return {shooters_of(shooter, shot.partners), shot.target, shot.director};
}

Shot sensible_shot(const Scene& scene, UnitId shooter, UnitId target) {
    constexpr double nothing = 1e-9;
    Shot best = shot_under(scene, shooter, target, no_unit);
    if (is_vehicle(scene.unit(target))) return best;
    for (const UnitId director : directors(scene.seen(), shooter)) {
        const Shot shot = shot_under(scene, shooter, target, director);
        if (shot.allowed && (!best.allowed || shot.keeps_turn > best.keeps_turn + nothing)) best = shot;
    }
    return best;
}

UnitId best_shooter_at(const Scene& scene, UnitId enemy) {
    UnitId shooter = no_unit;
    double best = -1;
    each_on_table(scene.seen(), 1 - side_of(enemy), [&](UnitId id, const Unit& unit) {
        if (!can_shoot(unit, scene.unit(enemy)).accepted()) return;
        const Shot shot = sensible_shot(scene, id, enemy);
        if (!shot.allowed || shot.keeps_turn <= best) return;
        shooter = id;
        best = shot.keeps_turn;
    });
    return shooter;
}

std::vector<Shot> sensible_shots(const Scene& scene, UnitId shooter, const std::vector<LineForecast>& lines) {
    std::vector<Shot> shots;
    if (!can_shoot_at_all(scene.unit(shooter))) return shots;
    for (const LineForecast& line : lines) {
        const bool in_sight = line.seen && can_shoot(scene.unit(shooter), scene.unit(line.enemy)).accepted();
        if (!in_sight) continue;
        const Shot shot = sensible_shot(scene, shooter, line.enemy);
        if (shot.allowed) shots.push_back(shot);
    }
    const UnitId at_flag = contester(scene);
    const auto worth = [at_flag](const Shot& shot) { return shot.keeps_turn + (shot.target == at_flag ? 1 : 0); };
    sort_short(shots, [&](const Shot& a, const Shot& b) { return worth(a) > worth(b); });
    return shots;
}

}  // namespace sightlines::crossfire_squads
