#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "base/static_vector.h"
#include "engine/game.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "geometry/plane.h"

// Options, positions and actions as values.
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

// `none` is a unit that was never there or is lost.
enum class Kind : std::int8_t { none, cc, pc, rifle, hmg, smg, eng, fo, atg, bz, veh };
inline constexpr std::array<std::string_view, 11> kind_words{"",    "cc", "pc",  "rifle", "hmg", "smg",
                                                             "eng", "fo", "atg", "bz",    "veh"};

// CS-VEH.
enum class Type : std::int8_t { none, sherman, t34, panzer4, tiger, stug, su76, halftrack };
inline constexpr std::array<std::string_view, 8> type_words{"",      "sherman", "t34",  "panzer4",
                                                            "tiger", "stug",    "su76", "halftrack"};

enum class State : std::int8_t { fit, pinned, suppressed };
enum class Quality : std::int8_t { regular, veteran, green };

// CS-FO-05.
enum class Calibre : std::int8_t { none, m50, m81, gun, heavy };
inline constexpr std::array<std::string_view, 5> calibre_words{"", "m50", "m81", "gun", "heavy"};

// What a unit is, as `forces` lists it.
struct Make {
    Kind kind = Kind::none;
    std::int8_t platoon = 0;  // 1 to 9; 0 is none
    Quality quality = Quality::regular;
    bool expert = false;
    Type type = Type::none;
    Calibre calibre = Calibre::none;
    std::int8_t he = 0;  // missions left, 0 to 99
    std::int8_t smoke = 0;
    friend bool operator==(const Make&, const Make&) = default;
};

enum class Placement : std::int8_t { waiting, standing, hidden };

inline constexpr Point no_heading{0, 0};

// `face` and `turret` are reduced headings (CS-GEO-10), or no_heading for kinds without.
struct Unit : Make {
    Placement placement = Placement::waiting;
    State state = State::fit;
    bool prone = false;  // CS-PRONE-02: until it moves or pivots
    bool no_fire = false;
    std::int8_t used = 0;
    PieceId hidden_in = no_piece;
    PieceId retreat = no_piece;
    PieceId clearing = no_piece;
    Point at;
    Point face = no_heading;
    Point turret = no_heading;

    bool exists() const { return kind != Kind::none; }
    // CS-HIDE-03: a hidden unit exists, but is not on the table.
    bool on_table() const { return exists() && placement == Placement::standing; }
    bool hidden() const { return exists() && placement == Placement::hidden; }
    friend bool operator==(const Unit&, const Unit&) = default;
};

enum class Nation : std::int8_t { none, de, us, uk, jp, ru, it, fr };
inline constexpr std::array<std::string_view, 8> nation_words{"", "de", "us", "uk", "jp", "ru", "it", "fr"};

enum class Scenario : std::int8_t { meeting, village, ambush };
inline constexpr std::array<std::string_view, 3> scenario_words{"meeting", "village", "ambush"};

using Force = std::vector<Make>;
Force standard_force();                    // CS-SET-01
inline constexpr std::int8_t nobody = -1;  // where a side could be named

// The defaults are those of `meeting`; scenarios.h has the others.
struct Options {
    Scenario scenario = Scenario::meeting;
    std::int32_t seed = 1;
    std::optional<Terrain> terrain;
    std::array<Force, 2> forces{standard_force(), standard_force()};
    std::int8_t vp_goal = 5;
    std::int8_t turn_limit = 0;  // 0: none
    bool first_is_loser = false;
    bool units = false;
    bool commanders = false;
    bool observers = false;
    bool retreat = false;
    bool recon = false;
    std::int8_t hidden = nobody;
    bool obstacles = false;
    std::array<std::int8_t, 2> mines{};
    std::array<std::int8_t, 2> wire{};
    bool buildings = false;
    bool quality = false;
    std::array<Nation, 2> nations{};  // both none, or neither
    bool vehicles = false;

    friend bool operator==(const Options&, const Options&) = default;
};

// CS-ACT-01: each has its own actions.
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

// CS-GEO-02: home edges.
enum class Edge : std::int8_t { none, n, e, s, w };
inline constexpr std::array<std::string_view, 5> edge_words{"", "n", "e", "s", "w"};
constexpr Edge opposite(Edge edge) {
    constexpr std::array<Edge, 5> other{Edge::none, Edge::s, Edge::w, Edge::n, Edge::e};
    return other[static_cast<std::size_t>(edge)];
}

// CS-SMOKE-03, CS-OBS-01: how a line of smoke, or wire, lies.
enum class Slant : std::int8_t { ew, ns, ne, nw };
inline constexpr std::array<std::string_view, 4> slant_words{"ew", "ns", "ne", "nw"};

struct Stock {
    std::array<std::int8_t, 2> mines{};
    std::array<std::int8_t, 2> wire{};
    friend bool operator==(const Stock&, const Stock&) = default;
};

struct SmokeBase {
    std::int8_t side = 0;
    Point at;
    friend bool operator==(const SmokeBase&, const SmokeBase&) = default;
};

// What is under way, one kind for each key of a position; absent when there is none.
enum class MotionKind : std::int8_t { move, pivot, cross, retreat };
inline constexpr std::array<std::string_view, 4> motion_words{"move", "pivot", "cross", "retreat"};

// `mv`: the mover stands at point `reached` of the route, its halt is point `halt`.
struct Motion {
    UnitId unit = no_unit;
    MotionKind kind = MotionKind::move;
    Point from;
    Point to;
    std::int16_t reached = 0;
    std::int16_t halt = 0;
    Units shot_by;
    bool ambushed = false;
    friend bool operator==(const Motion&, const Motion&) = default;
};
struct Group {
    Point dest;
    Units left;
    friend bool operator==(const Group&, const Group&) = default;
};
struct Shooting {
    Units units;
    std::int8_t next = 0;
    UnitId target = no_unit;
    std::int8_t best = 0;
    bool reaction = false;
    Units ambush;
    bool penetration = false;
    friend bool operator==(const Shooting&, const Shooting&) = default;
};
struct Melee {
    AnyUnits units;
    std::int8_t joining = nobody;
    friend bool operator==(const Melee&, const Melee&) = default;
};
struct Crossing {
    UnitId unit = no_unit;
    PieceId wire = no_piece;
    Point to;
    friend bool operator==(const Crossing&, const Crossing&) = default;
};
struct MineAttack {
    UnitId unit = no_unit;
    PieceId mine = no_piece;
    bool at_start = false;
    friend bool operator==(const MineAttack&, const MineAttack&) = default;
};
struct Bombardment {
    UnitId unit = no_unit;
    UnitId target = no_unit;  // or `building`
    PieceId building = no_piece;
    friend bool operator==(const Bombardment&, const Bombardment&) = default;
};
struct Affected {
    PieceId building = no_piece;
    std::int8_t hits = 1;  // 1 to 3
    std::int8_t extra = 0;
    friend bool operator==(const Affected&, const Affected&) = default;
};
struct Spill {
    Point at;
    std::int8_t radius = 0;
    std::int8_t side = 0;
    std::int8_t count = 0;
    friend bool operator==(const Spill&, const Spill&) = default;
};
struct SmokeCall {
    UnitId unit = no_unit;
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const SmokeCall&, const SmokeCall&) = default;
};
struct ReconFire {
    Units units;
    PieceId piece = no_piece;
    friend bool operator==(const ReconFire&, const ReconFire&) = default;
};

enum class Ending : std::int8_t { none, vp, eliminated, turns };
inline constexpr std::array<std::string_view, 4> ending_words{"", "vp", "eliminated", "turns"};
struct Win {
    StaticVector<std::int8_t, 2> winners;
    Ending reason = Ending::none;
    friend bool operator==(const Win&, const Win&) = default;
};

struct Position {
    Phase phase = Phase::rolloff;
    std::int32_t turn = 0;        // 0 before play
    std::int8_t active = nobody;  // nobody before play
    std::array<std::int8_t, 2> vp{};
    std::array<Edge, 2> edges{};
    std::int8_t won = nobody;
    std::int8_t placing = nobody;  // `dep`
    PieceId objective = no_piece;
    Terrain terrain;
    std::array<Unit, all_units> units{};  // by their ids
    AnyUnits lost;
    std::optional<Stock> stock;
    std::vector<SmokeBase> smoke;
    std::vector<PieceId> clear;  // sorted

    std::optional<Motion> motion;
    std::optional<Group> group;
    bool over = false;
    std::optional<Shooting> shooting;
    UnitId rallying = no_unit;
    std::optional<Melee> melee;
    std::int8_t surprise = nobody;
    std::optional<Crossing> crossing;
    std::optional<MineAttack> mine;
    std::optional<Bombardment> bombardment;
    std::optional<Affected> affected;
    std::optional<Spill> spill;
    std::optional<SmokeCall> smoke_call;
    std::optional<ReconFire> recon;
    Units revealing;  // `rv`, sorted
    std::optional<Win> win;

    Unit& operator[](UnitId id) { return units[static_cast<std::size_t>(id)]; }
    const Unit& operator[](UnitId id) const { return units[static_cast<std::size_t>(id)]; }
    friend bool operator==(const Position&, const Position&) = default;
};

// Actions; a roll is the engine's. Headings as given, not yet reduced; no_heading where the key is missing.
struct Objective {
    PieceId piece = no_piece;
    friend bool operator==(const Objective&, const Objective&) = default;
};
struct HomeEdge {
    Edge edge = Edge::n;
    friend bool operator==(const HomeEdge&, const HomeEdge&) = default;
};
struct PlaceUnit {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    Point turret = no_heading;
    friend bool operator==(const PlaceUnit&, const PlaceUnit&) = default;
};
struct Hide {
    UnitId unit = no_unit;
    PieceId piece = no_piece;
    friend bool operator==(const Hide&, const Hide&) = default;
};
// A whole piece, or a polygon that joins two.
struct LayMine {
    PieceId piece = no_piece;
    std::array<PieceId, 2> between{no_piece, no_piece};
    Corners corners;
    friend bool operator==(const LayMine&, const LayMine&) = default;
};
struct LayWire {
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const LayWire&, const LayWire&) = default;
};
struct Move {
    UnitId unit = no_unit;
    Point to;
    std::optional<AnyUnits> with;
    std::optional<Point> dest;
    Point turret = no_heading;
    friend bool operator==(const Move&, const Move&) = default;
};
struct Pivot {
    UnitId unit = no_unit;
    Point face = no_heading;
    Point turret = no_heading;
    friend bool operator==(const Pivot&, const Pivot&) = default;
};
struct Fire {
    AnyUnits units;  // the leader first
    UnitId target = no_unit;
    UnitId commander = no_unit;
    friend bool operator==(const Fire&, const Fire&) = default;
};
struct GoProne {
    UnitId unit = no_unit;
    friend bool operator==(const GoProne&, const GoProne&) = default;
};
struct Rally {
    UnitId unit = no_unit;
    friend bool operator==(const Rally&, const Rally&) = default;
};
struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
struct Spot {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    friend bool operator==(const Spot&, const Spot&) = default;
};
struct React {
    AnyUnits units;
    std::int32_t point = 0;
    UnitId commander = no_unit;
    std::vector<Spot> spots;  // in order of their units
    friend bool operator==(const React&, const React&) = default;
};
struct Hold {
    friend bool operator==(const Hold&, const Hold&) = default;
};
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};
struct Join {
    AnyUnits units;
    friend bool operator==(const Join&, const Join&) = default;
};
struct Retreat {  // CS-RETREAT-05
    UnitId unit = no_unit;
    Point to;
    friend bool operator==(const Retreat&, const Retreat&) = default;
};
struct Cross {
    UnitId unit = no_unit;
    PieceId wire = no_piece;
    Point to;
    Point turret = no_heading;
    friend bool operator==(const Cross&, const Cross&) = default;
};
struct CallFire {
    UnitId unit = no_unit;
    UnitId target = no_unit;  // or `piece`
    PieceId piece = no_piece;
    friend bool operator==(const CallFire&, const CallFire&) = default;
};
struct CallSmoke {
    UnitId unit = no_unit;
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const CallSmoke&, const CallSmoke&) = default;
};
struct Affect {
    UnitId unit = no_unit;
    friend bool operator==(const Affect&, const Affect&) = default;
};
struct SpillOver {
    AnyUnits units;
    friend bool operator==(const SpillOver&, const SpillOver&) = default;
};
struct Recon {
    AnyUnits units;
    PieceId piece = no_piece;
    Point at;
    friend bool operator==(const Recon&, const Recon&) = default;
};
struct Reveal {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

using Action = std::variant<Roll, Objective, HomeEdge, PlaceUnit, Hide, LayMine, LayWire, Move, Pivot, Fire, GoProne,
                            Rally, EndTurn, React, Hold, Done, Join, Retreat, Cross, CallFire, CallSmoke, Affect,
                            SpillOver, Recon, Reveal>;

}  // namespace sightlines::crossfire_squads
