#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "base/static_vector.h"
#include "engine/game.h"
#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

inline constexpr int most_planes = 8;
inline constexpr int last_round = 9999;  // the count of rounds stops here

enum class Obligation : std::int8_t { optional, forced };

// Options (AW-OPT, AW-HOUSE).
struct Options {
    std::int8_t battles = 3;
    bool play_all = false;
    Obligation attacks = Obligation::optional;
    Obligation loops = Obligation::optional;
    std::int16_t round_limit = 0;  // 0: none

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::int8_t {
    initiative,
    throttle,
    fly,
    ram,
    attack,
    shot,
    return_fire,
    loop,
    looping,
    counter,
    over
};
inline constexpr std::array<std::string_view, 11> phase_words{
    "initiative", "throttle", "fly", "ram", "attack", "shot", "return", "loop", "looping", "counter", "over"};

// In the order in which they move (AW-TURN-02); red is the leader.
enum class Colour : std::int8_t { red, blue, yellow, green };
inline constexpr std::array<Colour, 4> all_colours{Colour::red, Colour::blue, Colour::yellow, Colour::green};

struct Plane {
    Square square = 0;
    std::int8_t side = 0;  // 0 German, 1 Allied
    Colour colour = Colour::red;
    Facing facing = Facing::n;

    friend bool operator==(const Plane&, const Plane&) = default;
};

using Planes = StaticVector<Plane, most_planes>;

// `planes` are in square order. What a phase does not know keeps its default.
struct Position {
    Phase phase = Phase::initiative;
    std::int8_t battle = 1;
    std::array<std::int8_t, 2> score{};
    std::int8_t side = 0;
    std::int8_t first = 0;
    std::int16_t round = 1;
    std::int8_t high = 0;
    Colour mover = Colour::red;
    std::array<std::int8_t, 2> dice{};
    Planes planes;

    friend bool operator==(const Position&, const Position&) = default;
};

// Actions; a roll is the engine's. A flight is named by its end.
// clang-format off
struct Fly    { Square to = 0; Facing facing = Facing::n;  friend bool operator==(const Fly&, const Fly&) = default; };
struct Ram    { Square target = 0;                            friend bool operator==(const Ram&, const Ram&) = default; };
struct Attack {                                               friend bool operator==(const Attack&, const Attack&) = default; };
struct Hold   {                                               friend bool operator==(const Hold&, const Hold&) = default; };
struct Loop   {                                               friend bool operator==(const Loop&, const Loop&) = default; };
struct Stay   {                                               friend bool operator==(const Stay&, const Stay&) = default; };
// clang-format on

using Action = std::variant<Roll, Fly, Ram, Attack, Hold, Loop, Stay>;

constexpr int enemy_of(int side) { return 1 - side; }

}  // namespace sightlines::aerial_war
