#include "games/crossfire_squads/wording.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/crossfire_squads/places.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads::words {
namespace {

constexpr int inch = 80;

template <class List, class Of>
auto pick(const List& names, Of which) {
    return names[static_cast<std::size_t>(which)];
}

}  // namespace

std::string inches(int units) {
    const int tenths = (units * 10 + inch / 2) / inch;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " in";
}

std::string dice(int count) { return wording::counted(count, "die", "dice"); }

const char* edge_name(Edge edge) {
    constexpr std::array names{"", "North", "East", "South", "West"};
    return pick(names, edge);
}

const char* slant_name(Slant slant) {
    constexpr std::array names{"west to east", "north to south", "rising to the east", "falling to the east"};
    return pick(names, slant);
}

const char* nation_name(Nation nation) {
    constexpr std::array names{"", "Germany", "United States", "Britain", "Japan", "Soviet Union", "Italy", "France"};
    return pick(names, nation);
}

std::string platoon_name(int platoon) {
    if (platoon == 0) return "no platoon";
    const char* ending = platoon == 1 ? "st" : platoon == 2 ? "nd" : platoon == 3 ? "rd" : "th";
    return std::to_string(platoon) + ending + " platoon";
}

const char* kind_name(const Make& unit) {
    constexpr std::array names{"unit",      "company commander", "platoon commander", "rifle squad",   "machine gun",
                               "SMG squad", "engineers",         "forward observer",  "anti-tank gun", "anti-tank team",
                               "vehicle"};
    constexpr std::array types{"vehicle", "Sherman", "T-34", "Panzer IV", "Tiger", "StuG", "SU-76", "half-track"};
    return unit.kind == Kind::veh ? pick(types, unit.type) : pick(names, unit.kind);
}

std::string short_name(const Position& at, UnitId id) { return std::string(kind_name(at[id])) + " " + unit_name(id); }

std::string full_name(const Position& at, UnitId id) {
    const Unit& unit = at[id];
    const std::string name = std::string(kind_name(unit)) + " (" + unit_name(id) + ")";
    return unit.platoon == 0 ? name : platoon_name(unit.platoon) + ", " + name;
}

std::string state_of(const Unit& unit) {
    std::string text;
    const auto add = [&text](bool on, const char* word) {
        if (on) text += (text.empty() ? "" : ", ") + std::string(word);
    };
    add(unit.hidden(), "hidden");
    add(unit.state == State::pinned, "pinned");
    add(unit.state == State::suppressed, "suppressed");
    add(unit.prone, "prone");
    add(unit.no_fire, "missed: no more reactions this turn");
    add(unit.quality == Quality::veteran, "veteran");
    add(unit.quality == Quality::green, "green");
    add(unit.expert, "expert");
    add(unit.used == 1, "has acted");
    add(unit.used == 2, "has called a mission");
    add(unit.clearing != no_piece, "clearing an obstacle");
    return text;
}

std::string weapon_of(const Unit& unit) {
    const KindRow& row = row_of(unit.kind);
    if (is_vehicle(unit)) {
        const VehicleRow& v = row_of(unit.type);
        std::string text =
            dice(v.dice) + dot + "armour " + std::to_string(v.front) + " front, " + std::to_string(v.back) + " back";
        if (v.gun) text += std::string(dot) + "hits " + with_sign(v.accuracy) + ", pierces " + with_sign(v.penetration);
        return text;
    }
    if (unit.kind == Kind::fo)
        return counted(unit.he, "explosive", "explosives") + dot + std::to_string(unit.smoke) + " smoke";
    if (unit.kind == Kind::bz) return "against vehicles only";
    if (unit.kind == Kind::smg) return "2 dice, 4 at those near";
    if (row.attack == 0) return "does not shoot";
    return dice(row.attack) + dot + (row.arc ? "front arc" : "all round");
}

const char* ground_name(Ground ground) {
    constexpr std::array names{"hill", "field", "woods", "rough ground", "hedge", "building", "wire", "minefield"};
    return pick(names, ground);
}

std::string piece_words(const Position& at, PieceId id) {
    const Piece* piece = at.terrain.find(id);
    return piece == nullptr ? piece_name(id) : std::string(ground_name(piece->ground)) + " " + piece_name(id);
}

std::string ground_at(const Position& at, Point p) {
    const Piece* piece = area_at(at.terrain, p);
    return piece == nullptr ? "in the open" : "in " + piece_words(at, piece->id);
}

Explanation halt(const Position& at, UnitId unit, const Plan& plan) {
    const std::string where = ground_at(at, plan.at), from = ground_at(at, at[unit].at);
    switch (plan.why) {
        case Halt::destination: return {"Reaches the place, " + where + ".", "CS-MOVE-02"};
        case Halt::inside: return {"Halts on entering, " + where + ".", "CS-MOVE-03"};
        case Halt::outside: return {"Halts on leaving what it was in (" + from + ").", "CS-MOVE-04"};
        case Halt::contact: return {"Halts in contact with the enemy.", "CS-MOVE-05"};
        case Halt::mine: return {"Halts in a minefield, which attacks.", "CS-OBS-03"};
        case Halt::held: return {"Halts at a building that the enemy holds.", "CS-BLD-02"};
        case Halt::wire: return {"Halts before wire.", "CS-OBS-06"};
        case Halt::walls: return {"Halts before a building.", "CS-BLD-06"};
    }
    return {};
}

Explanation no_fire(const Position& at, UnitId shooter, const LineForecast& line) {
    if (!line.seen) {
        if (line.smoke) return {"Smoke is between them.", "CS-SMOKE-04"};
        const Piece* piece = at.terrain.find(line.piece);
        const bool hedge = piece != nullptr && piece->ground == Ground::hedge;
        return {wording::capital(piece_words(at, line.piece)) + " hides it.", hedge ? "CS-LOS-03" : "CS-LOS-02"};
    }
    if (line.fire.accepted()) {
        if (line.closest) return {};
        return {"Another enemy in its line of fire is closer.", "CS-FIRE-06"};
    }
    if (line.fire.why().rule == "CS-FIRE-05" && line.friendly != no_unit)
        return {wording::capital(short_name(at, line.friendly)) + " of its own side stands between.", "CS-FIRE-05"};
    if (at[shooter].kind == Kind::none) return {};
    return {std::string(line.fire.why().message), line.fire.why().rule};
}

}  // namespace sightlines::crossfire_squads::words
