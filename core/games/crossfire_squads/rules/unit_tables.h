#pragma once

#include <array>

#include "games/crossfire_squads/rules/types.h"

// The tables of units, of calibres (CS-FO-05) and of vehicles (CS-VEH).
namespace sightlines::crossfire_squads {

struct KindRow {
    int radius;  // CS-GEO-03: a base is a disc
    int attack;
    bool arc;    // fires within the arc of its facing only
    bool rifle;  // counts as rifle squad
    bool crewed;
    int accuracy;  // against vehicles, see anti_tank
    int penetration;
};

// In the order of Kind.
inline constexpr std::array<KindRow, kind_words.size()> kind_rows{{
    {0, 0, false, false, false, 0, 0},
    {50, 0, false, false, false, 0, 0},   // cc: a rifle squad in close combat only (CS-CC-03)
    {25, 0, false, false, false, 0, 0},   // pc
    {50, 3, false, true, false, 0, 0},    // rifle
    {50, 4, true, false, true, 0, 0},     // hmg
    {50, 2, false, true, false, 0, 0},    // smg, see CS-UNIT-01
    {50, 3, false, true, false, 0, 0},    // eng: CS-UNIT-04
    {25, 0, false, false, false, 0, 0},   // fo
    {50, 3, true, false, true, 1, 1},     // atg
    {25, 0, false, false, false, -1, 2},  // bz
    {75, 0, true, false, false, 0, 0},    // veh, see the roster
}};
constexpr const KindRow& row_of(Kind kind) { return kind_rows[static_cast<std::size_t>(kind)]; }

constexpr int radius_of(const Make& unit) { return row_of(unit.kind).radius; }
constexpr bool is_commander(const Make& unit) { return unit.kind == Kind::cc || unit.kind == Kind::pc; }
constexpr bool is_vehicle(const Make& unit) { return unit.kind == Kind::veh; }
constexpr bool is_rifle_squad(const Make& unit) { return row_of(unit.kind).rifle; }

enum class Build : std::int8_t { other, turretless, turret };

struct VehicleRow {
    Build build;
    int front;
    int back;
    int accuracy;
    int penetration;
    bool gun;  // that can fire at vehicles
    int dice;
    int extra;  // suppressions
};

// In the order of Type.
inline constexpr std::array<VehicleRow, type_words.size()> roster{{
    {Build::other, 0, 0, 0, 0, false, 0, 0},
    {Build::turret, 6, 4, 0, 0, true, 4, 1},      // sherman
    {Build::turret, 7, 5, 0, 1, true, 4, 1},      // t34
    {Build::turret, 6, 4, 1, 1, true, 4, 1},      // panzer4
    {Build::turret, 9, 6, 1, 3, true, 4, 1},      // tiger
    {Build::turretless, 7, 4, 1, 1, true, 4, 1},  // stug
    {Build::turretless, 5, 3, 0, 1, true, 4, 1},  // su76
    {Build::other, 3, 2, 0, 0, false, 3, 0},      // halftrack
}};
constexpr const VehicleRow& row_of(Type type) { return roster[static_cast<std::size_t>(type)]; }
constexpr bool has_turret(const Make& unit) { return row_of(unit.type).build == Build::turret; }

struct CalibreRow {
    int dice;
    int extra;  // suppressions
    int smoke;  // bases
};
inline constexpr std::array<CalibreRow, calibre_words.size()> calibre_rows{
    {{0, 0, 0}, {3, 0, 2}, {4, 1, 3}, {4, 2, 4}, {5, 3, 6}}};
constexpr const CalibreRow& row_of(Calibre calibre) { return calibre_rows[static_cast<std::size_t>(calibre)]; }

// What it takes to fire at vehicles (CS-VEH-04).
struct AntiTank {
    bool able;
    int accuracy;
    int penetration;
};
constexpr AntiTank anti_tank(const Make& unit) {
    if (is_vehicle(unit)) {
        const VehicleRow& row = row_of(unit.type);
        return {row.gun, row.accuracy, row.penetration};
    }
    const bool able = unit.kind == Kind::atg || unit.kind == Kind::bz;
    return {able, row_of(unit.kind).accuracy, row_of(unit.kind).penetration};
}

}  // namespace sightlines::crossfire_squads
