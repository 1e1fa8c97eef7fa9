#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "base/static_vector.h"
#include "games/crosshairs/rules/grid.h"

// Options, positions and actions as values. Players are numbered in the order of their turns; in a duel player 0 is
// Green and player 1 Red. Cells and headings are in grid.h.
namespace sightlines::crosshairs {

inline constexpr int most_seats = 6;
inline constexpr int most_planes = 30;   // free-for-all: six players with five each
inline constexpr int top_height = 6;     // of a plane
inline constexpr int top_fleet = 6;      // planes of a player
inline constexpr int last_round = 9999;  // the count of rounds stops here
inline constexpr int most_points = 99;   // the count of points stops here

// Two players, one against a team of two or three, two teams of two, everybody for himself, or a circle in which each
// hunts the next.
enum class GameType : std::int8_t { duel, one_v_two, one_v_three, two_v_two, ffa, circle };
enum class Turbulence : std::int8_t { off, cloud, hex };  // CH-VAR-02: once a cloud, or on every cloud hex
enum class Ramp : std::int8_t {
    turn,
    round
};  // by what the number of actions of a turn grows (CH-TURN-02, CH-HOUSE-03)

struct Options {
    GameType type = GameType::duel;
    std::int8_t players = 3;           // 3 to 6, of free-for-all and circle only
    std::optional<std::int8_t> rings;  // in the pool of each team, 0 to 99; none: as many as CH-SET-03 says
    std::array<std::int8_t, most_seats> handicap{};  // the greatest height at which a player's planes enter (CH-VAR-01)
    Turbulence turbulence = Turbulence::off;
    bool concealed = false;        // planes in clouds shoot (CH-VAR-03)
    std::int8_t clouds = 16;       // to be placed, 0 to 16
    bool active_attacker = false;  // one of the planes aiming must be the shooter's own (CH-HOUSE-01)
    std::int16_t round_limit = 0;  // then the game ends (CH-HOUSE-02); 0: none
    Ramp ramp = Ramp::turn;

    friend bool operator==(const Options&, const Options&) = default;
};

// dive: a plane is in a dive, and goes on or pulls out.
enum class Phase : std::int8_t { clouds, act, dive, over };

// A plane on the board.
struct Plane {
    Cell cell = 0;
    std::int8_t owner = 0;
    Heading heading = Heading::e;
    std::int8_t height = 0;  // 0 to top_height, which is also how many rings it stands on
    bool acted = false;      // has begun its action in this turn (CH-TURN-05)

    friend bool operator==(const Plane&, const Plane&) = default;
};

using Planes = StaticVector<Plane, most_planes>;
using PerPlayer = std::array<std::int8_t, most_seats>;

// All that matters between two actions. Rings in the pools follow from the heights of the planes.
struct Position {
    Phase phase = Phase::clouds;
    std::int8_t player = 0;  // to act
    std::int16_t round = 1;  // in each of which every player has one turn
    std::int8_t left = 0;    // plane actions still due in this turn
    Cell dive = no_cell;     // where the diving plane is
    CellSet clouds;
    Planes planes;       // in the order of their cells
    PerPlayer off{};     // planes not yet on the board
    PerPlayer points{};  // free-for-all only

    friend bool operator==(const Position&, const Position&) = default;
};

// What can be done. A plane is named by the cell on which it stands; `turn` is -1 (to its left), 0 or 1 (right), by 60
// degrees (CH-GEO-04). A dive is a chain of swoops and power dives, each an action, which PullOut ends.
// clang-format off
struct PlaceCloud { Cell cell = 0;                                                        friend bool operator==(const PlaceCloud&, const PlaceCloud&) = default; };
struct Enter      { Cell cell = 0; Heading heading = Heading::e; std::int8_t height = 0;  friend bool operator==(const Enter&, const Enter&) = default; };
struct Climb      { Cell plane = 0; std::int8_t turn = 0;                                 friend bool operator==(const Climb&, const Climb&) = default; };
struct Level      { Cell plane = 0; std::int8_t steps = 1; std::int8_t turn = 0;          friend bool operator==(const Level&, const Level&) = default; };
struct Swoop      { Cell plane = 0; std::int8_t turn = 0;                                 friend bool operator==(const Swoop&, const Swoop&) = default; };
struct PowerDive  { Cell plane = 0; std::int8_t turn = 0;                                 friend bool operator==(const PowerDive&, const PowerDive&) = default; };
struct PullOut    {                                                                       friend bool operator==(const PullOut&, const PullOut&) = default; };
struct Crash      { Cell plane = 0;                                                       friend bool operator==(const Crash&, const Crash&) = default; };
struct Shoot      { Cell target = 0;                                                      friend bool operator==(const Shoot&, const Shoot&) = default; };
struct EndTurn    {                                                                       friend bool operator==(const EndTurn&, const EndTurn&) = default; };
// clang-format on

using Action = std::variant<PlaceCloud, Enter, Climb, Level, Swoop, PowerDive, PullOut, Crash, Shoot, EndTurn>;

}  // namespace sightlines::crosshairs
