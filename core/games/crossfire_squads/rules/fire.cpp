#include "games/crossfire_squads/rules/fire.h"

#include <algorithm>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/reasons.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

bool has_arc(const Unit& unit) { return row_of(unit.kind).arc; }

Verdict open_line(const Position& at, UnitId shooter, Stand target) {
    const Unit& unit = at[shooter];
    if (has_arc(unit) && !in_arc(aim_of(unit), target.at - unit.at)) return refuse::outside_the_arc;
    if (friend_between(at, shooter, target.at) != no_unit) return refuse::friend_in_the_way;
    if (!sees(at, stand_of(unit), target)) return refuse::no_sight;
    return accepted;
}

int attack_of(const Unit& unit) { return is_vehicle(unit) ? row_of(unit.type).dice : row_of(unit.kind).attack; }

bool is_protected(const Position& at, const Unit& target, Cover cover) {
    return target.prone || in_cover(at, target.at, cover);
}

// CS-XF-01, CS-XF-02, CS-XF-03.
Verdict judge_crossfire(const Position& at, const Volley& volley) {
    const int side = side_of(volley.units[0]);
    const Unit& commander = at[volley.commander];
    if (side_of(volley.commander) != side || commander.kind != Kind::pc || !commander.on_table() ||
        commander.state == State::suppressed)
        return refuse::no_commander;
    for (const UnitId id : volley.units) {
        if (commander.platoon == 0 || at[id].platoon != commander.platoon) return refuse::other_platoon;
        if (!sees(at, id, volley.commander)) return refuse::commander_unseen;
    }
    return accepted;
}

}  // namespace

Point aim_of(const Unit& unit) { return unit.turret == no_heading ? unit.face : unit.turret; }

Verdict can_shoot(const Unit& shooter, const Unit& target) {
    if (shooter.state == State::suppressed) return refuse::shooter_suppressed;
    if (is_vehicle(target)) {
        if (anti_tank(shooter).able) return accepted;
        return attack_of(shooter) > 0 ? refuse::no_anti_tank : refuse::cannot_shoot;
    }
    if (attack_of(shooter) == 0) return refuse::cannot_shoot;
    return accepted;
}

bool can_shoot_at_all(const Unit& shooter) {
    return shooter.state != State::suppressed && (attack_of(shooter) > 0 || anti_tank(shooter).able);
}

UnitId friend_between(const Position& at, UnitId shooter, Point to) {
    const Point from = at[shooter].at;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side_of(shooter), number);
        const Unit& unit = at[id];
        if (id != shooter && unit.on_table() && meets_disc(from, to, unit.at, radius_of(unit))) return id;
    }
    return no_unit;
}

Verdict line_of_fire(const Position& at, UnitId shooter, UnitId target) {
    return open_line(at, shooter, stand_of(at[target]));
}

Verdict line_to_point(const Position& at, UnitId shooter, Point point) { return open_line(at, shooter, {point}); }

bool is_closest(const Position& at, UnitId shooter, UnitId target) {
    const Point from = at[shooter].at;
    const std::int64_t distance = squared_distance(from, at[target].at);
    return !any_on_table(at, side_of(target), [&](UnitId id, const Unit& enemy) {
        return is_vehicle(enemy) == is_vehicle(at[target]) && squared_distance(from, enemy.at) < distance &&
               line_of_fire(at, shooter, id).accepted();
    });
}

Verdict judge_volley(const Position& at, const Volley& volley, const Refusal& apart) {
    const UnitId leader = volley.units[0];
    const bool together = volley.units.size() > 1 || volley.commander != no_unit;
    if (volley.commander != no_unit) {
        if (const Verdict verdict = judge_crossfire(at, volley); !verdict.accepted()) return verdict;
    }
    for (const UnitId id : volley.units) {
        const Unit& unit = at[id];
        if (together && is_vehicle(unit)) return refuse::vehicles_alone;
        if (const Verdict verdict = can_shoot(unit, at[volley.target]); !verdict.accepted()) return verdict;
        if (volley.commander == no_unit && id != leader && !near(stand_of(unit), stand_of(at[leader]))) return apart;
        if (const Verdict verdict = line_of_fire(at, id, volley.target); !verdict.accepted()) return verdict;
    }
    return accepted;
}

ModifierSum fire_dice(const Options& options, const Position& at, UnitId shooter, UnitId target, bool ambush) {
    const Unit& unit = at[shooter];
    const Unit& enemy = at[target];
    ModifierSum dice;
    if (is_vehicle(unit)) {
        dice.add(why::gun, attack_of(unit));
        if (is_protected(at, enemy, Cover::explosive)) dice.add(why::gun_cover, -1);
    } else {
        dice.add(why::attack, attack_of(unit));
        if (unit.kind == Kind::smg && near(stand_of(unit), stand_of(enemy))) dice.add(why::smg_near, 2);
        if (unit.kind == Kind::hmg && options.nations[static_cast<std::size_t>(side_of(shooter))] == Nation::jp)
            dice.add(why::japanese_gun, -1);
        if (is_protected(at, enemy, Cover::fire)) dice.add(why::cover, -1);
        if (unit.kind == Kind::smg) dice.add(why::smg_least, std::max(0, 2 - dice.total()));
    }
    if (ambush) dice.add(why::ambush, 1);
    return dice;
}

ModifierSum hit_modifiers(const Position& at, UnitId shooter, UnitId target) {
    ModifierSum sum;
    sum.add(why::accuracy, anti_tank(at[shooter]).accuracy);
    if (in_cover(at, at[target].at, Cover::fire)) sum.add(why::vehicle_cover, -1);
    return sum;
}

ModifierSum penetration_modifiers(const Position& at, UnitId shooter) {
    return ModifierSum().add(why::penetration, anti_tank(at[shooter]).penetration);
}

int armour(const Position& at, UnitId shooter, UnitId target) {
    const VehicleRow& row = row_of(at[target].type);
    return dot(at[shooter].at - at[target].at, at[target].face) >= 0 ? row.front : row.back;
}

ModifierSum bombardment_dice(const Position& at, const Bombardment& bombardment) {
    ModifierSum dice;
    dice.add(why::calibre, row_of(at[bombardment.unit].calibre).dice);
    if (bombardment.building != no_piece) {
        dice.add(why::building, -1);
    } else if (is_protected(at, at[bombardment.target], Cover::explosive)) {
        dice.add(why::gun_cover, -1);
    }
    return dice;
}

int hits_of(const Roll& roll) {
    return static_cast<int>(std::count_if(roll.faces.begin(), roll.faces.end(), [](char face) { return face >= 5; }));
}

}  // namespace sightlines::crossfire_squads
