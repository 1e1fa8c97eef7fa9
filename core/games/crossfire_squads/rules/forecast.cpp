#include "games/crossfire_squads/rules/forecast.h"

#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

ShotForecast forecast_shot(const Options& options, const Position& at, UnitId shooter, UnitId target, bool ambush) {
    ShotForecast shot;
    shot.shooter = shooter;
    shot.vehicle = is_vehicle(at[target]);
    if (!shot.vehicle) {
        shot.dice = fire_dice(options, at, shooter, target, ambush);
        shot.odds = odds_of_hits(shot.dice.total());
        return shot;
    }
    shot.to_hit = hit_modifiers(at, shooter, target);
    shot.to_penetrate = penetration_modifiers(at, shooter);
    shot.armour = armour(at, shooter, target);
    shot.odds = odds_of_shot(options, at, shooter, target);
    return shot;
}

Exposure exposure_to(const Options& options, Position& scene, const Motion& motion, const std::vector<int>& points,
                     UnitId enemy) {
    Exposure exposure{enemy, {}};
    bool going_on = false;
    for (const int point : points) {
        scene[motion.unit].at = point_of(motion, point);
        const bool able = line_of_fire(scene, enemy, motion.unit).accepted();
        if (able) {
            const int dice =
                is_vehicle(scene[motion.unit]) ? 0 : fire_dice(options, scene, enemy, motion.unit, false).total();
            if (going_on && exposure.segments.back().dice == dice) {
                exposure.segments.back().last = point;
            } else {
                exposure.segments.push_back({point, point, dice});
            }
        }
        going_on = able;
    }
    return exposure;
}

// Who would fight if the unit came to rest there.
std::optional<MeleeForecast> melee_at(const Options& options, const Position& at, UnitId unit, Point point) {
    Position scene = at;
    scene[unit].at = point;
    scene[unit].prone = false;
    const AnyUnits units = involved(scene);
    if (std::find(units.begin(), units.end(), unit) == units.end()) return std::nullopt;
    return forecast_melee(options, scene, {units, nobody});
}

}  // namespace

VolleyForecast forecast_volley(const Options& options, const Position& at, const AnyUnits& units, UnitId target,
                               const Units& ambush) {
    VolleyForecast forecast;
    forecast.after = untouched(at[target].state);
    for (const UnitId id : units) {
        const bool hidden = std::find(ambush.begin(), ambush.end(), id) != ambush.end();
        forecast.shots.push_back(forecast_shot(options, at, id, target, hidden));
        forecast.add(forecast.shots.back().odds);
    }
    return forecast;
}

Test forecast_rally(const Options& options, const Position& at, UnitId unit) {
    Test test{rally_modifiers(options, at, unit), needed_to_rally(at[unit]), 0};
    test.odds = odds_of_reaching(test.needed, test.modifiers.total());
    return test;
}

Test forecast_crossing(const Options& options, const Position& at, UnitId unit) {
    Test test{crossing_modifiers(options, at, unit), needed_to_cross, 0};
    test.odds = crosses_freely(at[unit]) ? certain : odds_of_reaching(test.needed, test.modifiers.total());
    return test;
}

ModifierSum modifiers_of_roll(const Options& options, const Position& at) {
    switch (at.phase) {
        case Phase::fire: {
            const Shooting& s = *at.shooting;
            const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
            if (is_vehicle(at[s.target]))
                return s.penetration ? penetration_modifiers(at, shooter) : hit_modifiers(at, shooter, s.target);
            const bool ambush = std::find(s.ambush.begin(), s.ambush.end(), shooter) != s.ambush.end();
            return fire_dice(options, at, shooter, s.target, ambush);
        }
        case Phase::rally: return forecast_rally(options, at, at.rallying).modifiers;
        case Phase::cross: return forecast_crossing(options, at, at.crossing->unit).modifiers;
        case Phase::he: return bombardment_dice(at, *at.bombardment);
        default: return {};
    }
}

MeleeForecast forecast_melee(const Options& options, const Position& at, const Melee& melee) {
    MeleeForecast forecast;
    forecast.units = melee.units;
    for (std::size_t side = 0; side < 2; ++side)
        forecast.modifiers[side] = melee_modifiers(options, at, melee, static_cast<int>(side));
    const bool first = is_lone(at, melee, 0);
    const bool second = is_lone(at, melee, 1);
    forecast.wins[0] = first == second ? odds_of_winning(forecast.modifiers[0].total(), forecast.modifiers[1].total())
                                       : (second ? certain : 0);
    forecast.wins[1] = certain - forecast.wins[0];
    if (first != second) forecast.loses_unrolled = first ? 0 : 1;
    return forecast;
}

std::vector<Exposure> exposures_of(const Options& options, const Position& at, const Motion& motion) {
    std::vector<Exposure> exposures;
    const std::vector<int> points = reaction_points(at, motion);
    Position scene = at;
    scene[motion.unit].prone = false;
    each_on_table(at, 1 - side_of(motion.unit), [&](UnitId id, const Unit& enemy) {
        const bool has_hit = std::find(motion.shot_by.begin(), motion.shot_by.end(), id) != motion.shot_by.end();
        if (enemy.no_fire || has_hit || !can_shoot(enemy, at[motion.unit]).accepted()) return;
        Exposure exposure = exposure_to(options, scene, motion, points, id);
        if (!exposure.segments.empty()) exposures.push_back(std::move(exposure));
    });
    return exposures;
}

MoveForecast forecast_move(const Options& options, const Position& at, const Move& order, Verdict verdict) {
    MoveForecast forecast;
    forecast.verdict = verdict;
    forecast.plan = plan_move(at, order.unit, order.to);
    if (forecast.plan.halt == 0) return forecast;
    Motion motion;
    motion.unit = order.unit;
    motion.from = at[order.unit].at;
    motion.to = order.to;
    motion.halt = static_cast<std::int16_t>(forecast.plan.halt);
    forecast.exposures = exposures_of(options, at, motion);
    forecast.melee = melee_at(options, at, order.unit, forecast.plan.at);
    return forecast;
}

std::vector<LineForecast> forecast_lines(const Position& at, UnitId unit) {
    std::vector<LineForecast> lines;
    each_on_table(at, 1 - side_of(unit), [&](UnitId enemy, const Unit& target) {
        LineForecast line;
        line.enemy = enemy;
        if (const auto screen = screen_between(at, stand_of(at[unit]), stand_of(target))) {
            line.piece = screen->piece;
            line.smoke = screen->piece == no_piece;
        } else {
            line.seen = true;
        }
        line.friendly = friend_between(at, unit, target.at);
        line.fire = can_shoot(at[unit], target);
        if (line.fire.accepted()) line.fire = line_of_fire(at, unit, enemy);
        if (line.fire.accepted()) line.closest = is_closest(at, unit, enemy);
        lines.push_back(line);
    });
    return lines;
}

}  // namespace sightlines::crossfire_squads
