#include "games/crossfire_squads/rules/close_combat.h"

#include <algorithm>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/reasons.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

using Marked = std::array<bool, all_units>;

void mark(Marked& marked, UnitId id) { marked[static_cast<std::size_t>(id)] = true; }

void mark_contacts(const Position& at, Marked& marked) {
    each_on_table(at, 0, [&](UnitId a, const Unit& unit) {
        each_on_table(at, 1, [&](UnitId b, const Unit& other) {
            if (!in_contact(stand_of(unit), stand_of(other))) return;
            mark(marked, a);
            mark(marked, b);
        });
    });
}

// A building that one side has a unit in and the other meets: all who meet it fight.
void mark_building(const Position& at, const Piece& building, Marked& marked) {
    StaticVector<UnitId, all_units> involved;
    std::array<bool, 2> inside{};
    std::array<bool, 2> meeting{};
    for (int side = 0; side < 2; ++side) {
        each_on_table(at, side, [&](UnitId id, const Unit& unit) {
            if (!meets(building, stand_of(unit))) return;
            involved.push_back(id);
            meeting[static_cast<std::size_t>(side)] = true;
            if (building.shape.contains(unit.at)) inside[static_cast<std::size_t>(side)] = true;
        });
    }
    if (!(inside[0] && meeting[1]) && !(inside[1] && meeting[0])) return;
    for (const UnitId id : involved) mark(marked, id);
}

template <class Is>
bool any_of_side(const Position& at, const AnyUnits& units, int side, Is is) {
    return std::any_of(units.begin(), units.end(), [&](UnitId id) { return side_of(id) == side && is(at[id]); });
}

template <class Is>
bool all_of_side(const Position& at, const AnyUnits& units, int side, Is is) {
    return !any_of_side(at, units, side, [&](const Unit& unit) { return !is(unit); });
}

bool fights_as_rifles(const Unit& unit) { return is_rifle_squad(unit) || unit.kind == Kind::cc; }

bool leads(const Options& options, const Unit& unit) {
    return !(options.commanders && unit.state == State::suppressed);
}

bool is_expert(const Options& options, const Unit& unit) {
    return options.commanders && unit.expert && unit.state != State::suppressed;
}

// Near commanders who help a rally or a crossing, experts counted once; `heard` tells whom the unit listens to.
template <class Heard>
void add_commanders(const Options& options, const Position& at, UnitId unit, const Reason& why, Heard heard,
                    ModifierSum& sum) {
    bool helped = false;
    bool expertly = false;
    each_on_table(at, side_of(unit), [&](UnitId id, const Unit& leader) {
        if (id == unit || !is_commander(leader) || !heard(leader) || !leads(options, leader) ||
            !near(stand_of(at[unit]), stand_of(leader)))
            return;
        helped = true;
        expertly |= is_expert(options, leader);
    });
    sum.add(why, helped ? 1 : 0).add(why::expert, expertly ? 1 : 0);
}

void add_quality(const Unit& unit, ModifierSum& sum) {
    sum.add(why::veteran, unit.quality == Quality::veteran ? 1 : 0);
    sum.add(why::green, unit.quality == Quality::green ? -1 : 0);
}

int vehicle_bonus(const Position& at, const Unit& unit) {
    if (!is_vehicle(unit)) return 0;
    const bool hampered = std::any_of(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        const Ground ground = piece.ground;
        return (ground == Ground::woods || ground == Ground::field || ground == Ground::rough) &&
               piece.shape.contains(unit.at);
    });
    return hampered ? 0 : 1 + static_cast<int>(row_of(unit.type).build);
}

}  // namespace

AnyUnits involved(const Position& at) {
    Marked marked{};
    mark_contacts(at, marked);
    for (const Piece& piece : at.terrain) {
        if (piece.ground == Ground::building) mark_building(at, piece, marked);
    }
    AnyUnits units;
    for (int id = 0; id < all_units; ++id) {
        if (marked[static_cast<std::size_t>(id)]) units.push_back(static_cast<UnitId>(id));
    }
    return units;
}

Helpers helpers(const Position& at, const Melee& melee, int side) {
    const auto has = [&](auto is) { return any_of_side(at, melee.units, side, is); };
    const bool needs_squad = !has(fights_as_rifles);
    const bool needs_commander = !has([](const Unit& unit) { return unit.kind == Kind::pc; });
    Helpers found;
    each_on_table(at, side, [&](UnitId id, const Unit& unit) {
        if (std::find(melee.units.begin(), melee.units.end(), id) != melee.units.end()) return;
        if (!has([&](const Unit& other) { return near(stand_of(unit), stand_of(other)); })) return;
        if (needs_squad && fights_as_rifles(unit)) found.squads.push_back(id);
        if (needs_commander && unit.kind == Kind::pc) found.commanders.push_back(id);
    });
    return found;
}

bool is_lone(const Position& at, const Melee& melee, int side) {
    const auto own = [&](UnitId id) { return side_of(id) == side; };
    return std::count_if(melee.units.begin(), melee.units.end(), own) == 1 &&
           any_of_side(at, melee.units, side,
                       [](const Unit& unit) { return unit.kind == Kind::pc || unit.kind == Kind::fo; });
}

ModifierSum melee_modifiers(const Options& options, const Position& at, const Melee& melee, int side) {
    const auto any = [&](auto is) { return any_of_side(at, melee.units, side, is); };
    const auto all = [&](auto is) { return all_of_side(at, melee.units, side, is); };
    const bool japanese = options.nations[static_cast<std::size_t>(side)] == Nation::jp;
    int squads = 0;
    int vehicles = 0;
    for (const UnitId id : melee.units) {
        if (side_of(id) != side) continue;
        squads += fights_as_rifles(at[id]) ? 1 : 0;
        vehicles += vehicle_bonus(at, at[id]);
    }
    const bool only_smg =
        squads > 0 && all([](const Unit& unit) { return !fights_as_rifles(unit) || unit.kind == Kind::smg; });
    const bool commander = any([&](const Unit& unit) { return unit.kind == Kind::pc && leads(options, unit); });
    const bool crewed =
        any([&](const Unit& unit) { return row_of(unit.kind).crewed && !(japanese && unit.kind == Kind::hmg); });

    ModifierSum sum;
    sum.add(why::squads, squads).add(why::commander, commander ? 1 : 0);
    sum.add(why::expert, any([&](const Unit& unit) { return is_expert(options, unit); }) ? 1 : 0);
    sum.add(why::crewed, crewed ? -1 : 0);
    sum.add(why::suppressed, any([](const Unit& unit) { return unit.state == State::suppressed; }) ? -2 : 0);
    sum.add(why::all_smg, only_smg ? 1 : 0);
    sum.add(why::all_veterans, all([](const Unit& unit) { return unit.quality == Quality::veteran; }) ? 1 : 0);
    sum.add(why::any_green, any([](const Unit& unit) { return unit.quality == Quality::green; }) ? -1 : 0);
    sum.add(why::surprise, at.surprise == side ? 1 : 0);
    return sum.add(why::vehicles, vehicles);
}

ModifierSum rally_modifiers(const Options& options, const Position& at, UnitId unit) {
    const int side = side_of(unit);
    const bool seen = any_on_table(at, 1 - side, [&](UnitId enemy, const Unit&) { return sees(at, unit, enemy); });
    // CS-NAT-05.
    const bool russian = options.nations[static_cast<std::size_t>(side)] == Nation::ru;
    ModifierSum sum;
    sum.add(why::unseen, seen ? 0 : 1);
    add_commanders(
        options, at, unit, why::helped, [&](const Unit& leader) { return !(russian && leader.kind == Kind::pc); }, sum);
    sum.add(why::himself, is_commander(at[unit]) ? 1 : 0);
    add_quality(at[unit], sum);
    return sum;
}

int needed_to_rally(const Unit& unit) { return unit.state == State::suppressed ? 5 : 4; }

ModifierSum crossing_modifiers(const Options& options, const Position& at, UnitId unit) {
    ModifierSum sum;
    add_commanders(options, at, unit, why::crossing_helped, [](const Unit&) { return true; }, sum);
    add_quality(at[unit], sum);
    return sum;
}

bool crosses_freely(const Unit& unit) { return unit.kind == Kind::eng || is_vehicle(unit); }

}  // namespace sightlines::crossfire_squads
