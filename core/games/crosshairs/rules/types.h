#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "base/static_vector.h"
#include "games/crosshairs/rules/grid.h"

namespace sightlines::crosshairs {

inline constexpr int most_seats = 6;
inline constexpr int most_planes = 30;  // free-for-all: six players with five each
inline constexpr int top_height = 6;
inline constexpr int top_fleet = 6;
inline constexpr int last_round = 9999;  // the count of rounds stops here
inline constexpr int most_points = 99;

enum class GameType : std::int8_t { duel, one_v_two, one_v_three, two_v_two, ffa, circle };
enum class Turbulence : std::int8_t { off, cloud, hex };  // CH-VAR-02: once a cloud, or on every cloud hex
enum class Ramp : std::int8_t { turn, round };

// `players` counts only for free-for-all and circle of death; an absent `rings` means the
// number of CH-SET-03.
struct Options {
    GameType type = GameType::duel;
    std::int8_t players = 3;
    std::optional<std::int8_t> rings;
    std::array<std::int8_t, most_seats> handicap{};
    Turbulence turbulence = Turbulence::off;
    bool concealed = false;
    std::int8_t clouds = 16;
    bool active_attacker = false;
    std::int16_t round_limit = 0;  // 0: none
    Ramp ramp = Ramp::turn;

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::int8_t { clouds, act, dive, over };

struct Plane {
    Cell cell = 0;
    std::int8_t owner = 0;
    Heading heading = Heading::e;
    std::int8_t height = 0;
    bool acted = false;  // has begun its action in this turn (CH-TURN-05)

    friend bool operator==(const Plane&, const Plane&) = default;
};

using Planes = StaticVector<Plane, most_planes>;
using PerPlayer = std::array<std::int8_t, most_seats>;

// `planes` are in cell order; `dive` is the cell of the diving plane in phase dive.
struct Position {
    Phase phase = Phase::clouds;
    std::int8_t player = 0;
    std::int16_t round = 1;
    std::int8_t left = 0;  // plane actions still due in this turn
    Cell dive = no_cell;
    CellSet clouds;
    Planes planes;
    PerPlayer off{};     // planes not yet on the board
    PerPlayer points{};  // free-for-all only

    friend bool operator==(const Position&, const Position&) = default;
};

// A plane is named by the cell it stands on; `turn` is -1 (left), 0 or 1 (right), CH-GEO-04.
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
