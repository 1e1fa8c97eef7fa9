#include "games/crossfire_squads/text/lexicon.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads::words {
namespace {

template <class List, class Of>
auto pick(const List& names, Of which) {
    return names[static_cast<std::size_t>(which)];
}

std::string calls_left(const Unit& unit) {
    if (unit.he == 0 && unit.smoke == 0) return "no calls left";
    const std::string smoke = counted(unit.smoke, "call of smoke", "calls of smoke");
    if (unit.he == 0) return smoke;
    const std::string explosives = counted(unit.he, "call of explosives", "calls of explosives");
    return unit.smoke == 0 ? explosives : explosives + dot + std::to_string(unit.smoke) + " of smoke";
}

}  // namespace

std::string percent(int odds) {
    const bool open = odds > 0 && odds < certain;
    return wording::percent(open ? std::clamp(odds, certain / 100, certain - certain / 100) : odds, certain);
}

std::string inches(int units) { return crossfire_squads::inches(units) + " in"; }

std::string dice(int count) { return wording::counted(count, "die", "dice"); }

std::string turn_name(int turn) { return turn == 0 ? "Before the battle" : "Turn " + std::to_string(turn); }

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

std::string platoon_name(int platoon) { return platoon == 0 ? "no platoon" : UnitNames::platoon(platoon); }

std::string state_of(const Unit& unit) {
    std::string text;
    const auto add = [&text](bool on, const char* word) {
        if (on) text += (text.empty() ? "" : ", ") + std::string(word);
    };
    add(unit.hidden(), "hidden");
    add(unit.state == State::pinned, "pinned");
    add(unit.state == State::suppressed, "suppressed");
    add(unit.prone, "prone");
    add(unit.no_fire, "missed, so it cannot react again this turn");
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
    if (unit.kind == Kind::fo) return calls_left(unit);
    if (unit.kind == Kind::bz) return "against vehicles only";
    if (unit.kind == Kind::smg) return "2 dice, 4 at close range";
    if (row.attack == 0) return "does not shoot";
    return dice(row.attack) + dot + (row.arc ? "front arc" : "all round");
}

std::string purpose_of(const Options& options, UnitId id, const Unit& unit) {
    if (unit.kind == Kind::cc)
        return "A company commander does not shoot: he helps units beside him rally, and fights in close combat.";
    if (unit.kind != Kind::pc) return "";
    const bool russian = options.nations[static_cast<std::size_t>(side_of(id))] == Nation::ru;  // CS-NAT-05
    return std::string("A platoon commander does not shoot: he ") +
           (russian ? "" : "helps units beside him rally, and ") + "directs the crossfire of his platoon.";
}

Explanation halt(const Position& at, UnitId unit, const Plan& plan) {
    const PlaceNames places(at);
    const std::string where = places.at(plan.at), then = at.phase == Phase::play ? " Move again to go on." : "";
    switch (plan.why) {
        case Halt::destination: return {"Ends " + where + ".", "CS-MOVE-02"};
        case Halt::inside: return {"Stops " + where + ": entering stops a move." + then, "CS-MOVE-03"};
        case Halt::outside: {
            const bool leaves = places.area_at(at[unit].at) != no_piece;
            return {(leaves ? "Stops on leaving " + places.ground(at[unit].at) + "."
                            : "Stops after crossing a hedge or a corner of cover.") +
                        then,
                    "CS-MOVE-04"};
        }
        case Halt::contact: return {"Stops at an enemy: close combat.", "CS-MOVE-05"};
        case Halt::mine: return {"Stops in a minefield, which goes off.", "CS-OBS-03"};
        case Halt::held: return {"Stops at a building that the enemy holds.", "CS-BLD-02"};
        case Halt::wire: return {"Stops at the wire.", "CS-OBS-06"};
        case Halt::walls: return {"Stops at a building: vehicles cannot go in.", "CS-BLD-06"};
    }
    return {};
}

Explanation no_fire(const Position& at, const UnitNames& names, UnitId shooter, const LineForecast& line) {
    if (!line.seen) {
        if (line.smoke) return {"Smoke hides it.", "CS-SMOKE-04"};
        const Piece* piece = at.terrain.find(line.piece);
        const bool hedge = piece != nullptr && piece->ground == Ground::hedge;
        return {"It is behind " + PlaceNames(at).piece(line.piece) + ".", hedge ? "CS-LOS-03" : "CS-LOS-02"};
    }
    if (line.fire.accepted()) {
        if (line.closest) return {};
        return {"Another enemy is closer: shoot at that one.", "CS-FIRE-06"};
    }
    if (line.fire.why().rule == "CS-FIRE-05" && line.friendly != no_unit)
        return {"Your " + names.name(line.friendly) + " is in the way.", "CS-FIRE-05"};
    if (at[shooter].kind == Kind::none) return {};
    return {std::string(line.fire.why().message), line.fire.why().rule};
}

}  // namespace sightlines::crossfire_squads::words
