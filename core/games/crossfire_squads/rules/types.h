#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/static_vector.h"
#include "engine/campaign.h"
#include "engine/game.h"
#include "games/crossfire_squads/rules/actions.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "games/crossfire_squads/rules/unit.h"
#include "geometry/plane.h"

// Options and positions as values; units are in unit.h, actions in actions.h.
namespace sightlines::crossfire_squads {

// With the option `nations`: each has an advantage of its own.
enum class Nation : std::int8_t { none, de, us, uk, jp, ru, it, fr };
inline constexpr std::array<std::string_view, 8> nation_words{"", "de", "us", "uk", "jp", "ru", "it", "fr"};

enum class Scenario : std::int8_t { meeting, village, ambush };
inline constexpr std::array<std::string_view, 3> scenario_words{"meeting", "village", "ambush"};

using Force = std::vector<Make>;
Force standard_force();                    // CS-SET-01
inline constexpr std::int8_t nobody = -1;  // where a side could be named

// How the game is set up and played. A scenario gives other defaults (scenarios.h); these are those of `meeting`, the
// core game. Of arrays with two elements the first is side 0's.
struct Options {
    Scenario scenario = Scenario::meeting;
    std::int32_t seed = 1;           // of the generated table, from 1 on
    std::optional<Terrain> terrain;  // instead of a generated one
    std::array<Force, 2> forces{standard_force(), standard_force()};
    std::int8_t vp_goal = 5;             // victory points that win, 1 to 20
    std::int8_t turn_limit = 0;          // 2 to 99; 0: none
    bool first_is_loser = false;         // who lost the roll-off has the first turn
    bool units = false;                  // SMG squads and engineers
    bool commanders = false;             // suppressed ones lose their bonus, experts have one more
    bool observers = false;              // observers, high explosive, smoke
    bool retreat = false;                // CS-RETREAT
    bool recon = false;                  // recon by fire; needs `hidden`
    std::int8_t hidden = nobody;         // the side that may deploy hidden
    bool obstacles = false;              // minefields, wire, clearing
    std::array<std::int8_t, 2> mines{};  // that each side may lay, 0 to most_obstacles
    std::array<std::int8_t, 2> wire{};
    bool buildings = false;
    bool quality = false;             // veterans and green troops
    std::array<Nation, 2> nations{};  // both none, or neither
    bool vehicles = false;            // vehicles and anti-tank weapons
    Campaign campaign = {};           // units by their numbers in Two platoons (campaign.h)

    friend bool operator==(const Options&, const Options&) = default;
};

// Who is to act, and what may be done (CS-ACT-01, where each has its own actions). `objective` to `reveal` are
// decisions, `rolloff` to `recon` wait for dice.
enum class Phase : std::int8_t {
    objective,
    edge,
    deploy,
    play,
    react,
    group,
    join,
    affect,
    spill,
    reveal,
    rolloff,
    fire,
    rally,
    cc,
    cross,
    mine,
    he,
    smoke,
    recon,
    over
};
inline constexpr std::array<std::string_view, 20> phase_words{
    "objective", "edge", "deploy", "play", "react", "group", "join", "affect", "spill", "reveal",
    "rolloff",   "fire", "rally",  "cc",   "cross", "mine",  "he",   "smoke",  "recon", "over"};

constexpr bool is_chance(Phase phase) { return Phase::rolloff <= phase && phase <= Phase::recon; }

// Obstacles that each side has still to lay, or to give up.
struct Stock {
    std::array<std::int8_t, 2> mines{};
    std::array<std::int8_t, 2> wire{};
    friend bool operator==(const Stock&, const Stock&) = default;
};

// One base of a screen of smoke. It lies until its side's next turn begins.
struct SmokeBase {
    std::int8_t side = 0;  // whose observer called for it
    Point at;
    friend bool operator==(const SmokeBase&, const SmokeBase&) = default;
};

// What is under way: one struct for each key of a position that stands there until it is dealt with, and is absent when
// there is nothing of the kind.

enum class MotionKind : std::int8_t { move, pivot, cross, retreat };
inline constexpr std::array<std::string_view, 4> motion_words{"move", "pivot", "cross", "retreat"};

// A move that can be shot at on its way. Its route is cut into points, numbered from 0 at `from`.
struct Motion {
    UnitId unit = no_unit;
    MotionKind kind = MotionKind::move;
    Point from;
    Point to;
    std::int16_t reached = 0;  // the point at which the mover stands now
    std::int16_t halt = 0;     // the point at which it will halt
    Units shot_by;             // who has hit this mover already, in that order (CS-REACT-12)
    bool ambushed = false;     // somebody hidden has shot at it (CS-BLD-04)
    friend bool operator==(const Motion&, const Motion&) = default;
};
// A group move, of which the first has moved.
struct Group {
    Point dest;  // the place that all of them move to
    Units left;  // who may still move, in the order in which they were named
    friend bool operator==(const Group&, const Group&) = default;
};
// Fire whose dice are being rolled, one shooter after the other.
struct Shooting {
    Units units;           // as ordered; the first leads
    std::int8_t next = 0;  // the index of the next shooter
    UnitId target = no_unit;
    std::int8_t best = 0;      // most hits of one shooter so far, 0 to 3: that is what counts
    bool reaction = false;     // at a mover
    Units ambush;              // who of them fires out of hiding, sorted
    bool penetration = false;  // a vehicle was hit, and the roll against its armour is due
    friend bool operator==(const Shooting&, const Shooting&) = default;
};
// A close combat.
struct Melee {
    AnyUnits units;                // of both sides, sorted
    std::int8_t joining = nobody;  // the side that may call help now
    friend bool operator==(const Melee&, const Melee&) = default;
};
// A roll to get over wire.
struct Crossing {
    UnitId unit = no_unit;
    PieceId wire = no_piece;
    Point to;
    friend bool operator==(const Crossing&, const Crossing&) = default;
};
// The dice of a minefield against a unit in it.
struct MineAttack {
    UnitId unit = no_unit;
    PieceId mine = no_piece;
    bool at_start = false;  // of its move; else at the end
    friend bool operator==(const MineAttack&, const MineAttack&) = default;
};
// High explosive whose dice are to be rolled.
struct Bombardment {
    UnitId unit = no_unit;    // the observer
    UnitId target = no_unit;  // or `building`
    PieceId building = no_piece;
    friend bool operator==(const Bombardment&, const Bombardment&) = default;
};
// A building was hit: its owner says which unit in it suffers.
struct Affected {
    PieceId building = no_piece;
    std::int8_t hits = 1;   // 1 to 3; 3 is "or more"
    std::int8_t extra = 0;  // suppressions to be given to others besides
    friend bool operator==(const Affected&, const Affected&) = default;
};
// Suppressions that high explosive gives to others near its target; their owner says to whom.
struct Spill {
    Point at;
    std::int8_t radius = 0;
    std::int8_t side = 0;   // the owner
    std::int8_t count = 0;  // that are still to be given
    friend bool operator==(const Spill&, const Spill&) = default;
};
// Smoke whose die is to be rolled.
struct SmokeCall {
    UnitId unit = no_unit;
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const SmokeCall&, const SmokeCall&) = default;
};
// Fire at a piece that may hide somebody (CS-RECON), whose dice are to be rolled.
struct ReconFire {
    Units units;
    PieceId piece = no_piece;
    friend bool operator==(const ReconFire&, const ReconFire&) = default;
};

// Why a game ended: victory points, nobody left of a side, or the limit of turns.
enum class Ending : std::int8_t { none, vp, eliminated, turns };
inline constexpr std::array<std::string_view, 4> ending_words{"", "vp", "eliminated", "turns"};
struct Win {
    StaticVector<std::int8_t, 2> winners;
    Ending reason = Ending::none;
    friend bool operator==(const Win&, const Win&) = default;
};

// All that matters between two actions, what is hidden included; Rules::seen_by leaves out what a player may not know.
struct Position {
    Phase phase = Phase::rolloff;
    std::int32_t turn = 0;            // counted from the first player's first turn on; 0 before play
    std::int8_t active = nobody;      // whose turn it is; nobody before play
    std::array<std::int8_t, 2> vp{};  // victory points
    std::array<Edge, 2> edges{};      // home edges, once they are chosen
    std::int8_t won = nobody;         // the roll-off
    std::int8_t placing = nobody;     // the side that deploys now
    PieceId objective = no_piece;     // the piece with the flag; none: nobody scores
    Terrain terrain;
    std::array<Unit, all_units> units{};  // by their ids
    AnyUnits lost;                        // in the order in which they were killed
    std::optional<Stock> stock;
    std::vector<SmokeBase> smoke;
    std::vector<PieceId> clear;  // pieces that are known to hide nobody, sorted

    // What is under way.
    std::optional<Motion> motion;
    std::optional<Group> group;
    bool over = false;  // the turn ends as soon as the current activation is finished
    std::optional<Shooting> shooting;
    UnitId rallying = no_unit;
    std::optional<Melee> melee;
    std::int8_t surprise = nobody;  // the side with the bonus of CS-BLD-04
    std::optional<Crossing> crossing;
    std::optional<MineAttack> mine;
    std::optional<Bombardment> bombardment;
    std::optional<Affected> affected;
    std::optional<Spill> spill;
    std::optional<SmokeCall> smoke_call;
    std::optional<ReconFire> recon;
    Units revealing;  // hidden units that their owner must place on the table, sorted
    std::optional<Win> win;

    Unit& operator[](UnitId id) { return units[static_cast<std::size_t>(id)]; }
    const Unit& operator[](UnitId id) const { return units[static_cast<std::size_t>(id)]; }
    friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace sightlines::crossfire_squads
