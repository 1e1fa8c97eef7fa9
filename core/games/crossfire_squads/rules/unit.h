#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/static_vector.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "geometry/plane.h"

// Units: their numbers, what they are, and how each of them stands.
namespace sightlines::crossfire_squads {

inline constexpr int most_units = 40;     // of a side
inline constexpr int most_hidden = 4;     // in one piece (CS-HIDE-02)
inline constexpr int most_obstacles = 6;  // of a kind, for a side
inline constexpr int farthest = 10'000;   // of a coordinate in an action
inline constexpr int last_turn = 99'999;

// The number of a unit: those of side 0 from 0 to 39 (a00 to a39), those of side 1 from 40 to 79.
using UnitId = std::int8_t;
inline constexpr UnitId no_unit = -1;
inline constexpr int all_units = 2 * most_units;

constexpr UnitId unit_id(int side, int number) { return static_cast<UnitId>(side * most_units + number); }
constexpr int side_of(UnitId id) { return id / most_units; }
constexpr int number_of(UnitId id) { return id % most_units; }

using Units = StaticVector<UnitId, most_units>;  // of one side, each once
using AnyUnits = StaticVector<UnitId, all_units>;

// What a unit is (2.1 of the rules; unit_tables.h has radius, dice and arcs): company and platoon commander, rifle
// squad, heavy machine gun, SMG squad, engineers, forward observer, anti-tank gun, anti-tank team ("bazooka"), vehicle.
// `none` is a unit that was never there or is lost.
enum class Kind : std::int8_t { none, cc, pc, rifle, hmg, smg, eng, fo, atg, bz, veh };
inline constexpr std::array<std::string_view, 11> kind_words{"",    "cc", "pc",  "rifle", "hmg", "smg",
                                                             "eng", "fo", "atg", "bz",    "veh"};

// Of a vehicle (CS-VEH).
enum class Type : std::int8_t { none, sherman, t34, panzer4, tiger, stug, su76, halftrack };
inline constexpr std::array<std::string_view, 8> type_words{"",      "sherman", "t34",  "panzer4",
                                                            "tiger", "stug",    "su76", "halftrack"};

// What fire does to a unit (CS-FIRE-09, CS-FIRE-10): a pinned one may shoot but not move, a suppressed one may do
// neither, and being suppressed once more kills it. A rally makes it fit again.
enum class State : std::int8_t { fit, pinned, suppressed };
enum class Quality : std::int8_t { regular, veteran, green };  // with the option `quality`

// What an observer calls for (CS-FO-05).
enum class Calibre : std::int8_t { none, m50, m81, gun, heavy };
inline constexpr std::array<std::string_view, 5> calibre_words{"", "m50", "m81", "gun", "heavy"};

// What a unit is, as a list of forces has it; all but the missions left never change.
struct Make {
    Kind kind = Kind::none;
    std::int8_t platoon = 0;  // 1 to 9; 0: it belongs to none
    Quality quality = Quality::regular;
    bool expert = false;              // a commander
    Type type = Type::none;           // a vehicle's
    Calibre calibre = Calibre::none;  // an observer's, as the next two
    std::int8_t he = 0;               // missions of high explosive left, 0 to 99
    std::int8_t smoke = 0;            // and of smoke
    friend bool operator==(const Make&, const Make&) = default;
};

// waiting: not placed yet, during deployment.
enum class Placement : std::int8_t { waiting, standing, hidden };

inline constexpr Point no_heading{0, 0};

// A unit of a game. Lengths are units of the table, of which 80 are an inch (terrain.h). A heading is a vector, reduced
// to its smallest whole numbers (CS-GEO-10), or no_heading for kinds without an arc.
struct Unit : Make {
    Placement placement = Placement::waiting;
    State state = State::fit;
    bool prone = false;            // it lies down, until it moves or pivots (CS-PRONE-02)
    bool no_fire = false;          // it reacted and missed: it may not react again until the turn ends
    std::int8_t used = 0;          // vehicles and observers: 1 or 2 when it has acted this turn, or called a mission
    PieceId hidden_in = no_piece;  // in which piece, while it is hidden
    PieceId retreat = no_piece;    // out of which piece it may still retreat
    PieceId clearing = no_piece;   // the obstacle that these engineers are clearing
    Point at;                      // the centre of its base
    Point face = no_heading;
    Point turret = no_heading;  // of a vehicle with a turret

    bool exists() const { return kind != Kind::none; }
    // CS-HIDE-03: a hidden unit exists, but is not on the table.
    bool on_table() const { return exists() && placement == Placement::standing; }
    bool hidden() const { return exists() && placement == Placement::hidden; }
    friend bool operator==(const Unit&, const Unit&) = default;
};

}  // namespace sightlines::crossfire_squads
