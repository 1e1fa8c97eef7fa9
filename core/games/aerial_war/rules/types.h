#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "base/static_vector.h"
#include "engine/game.h"
#include "games/aerial_war/rules/grid.h"

// Options, positions and actions as values. Side 0 is German, side 1 Allied; squares and facings are in grid.h.
namespace sightlines::aerial_war {

inline constexpr int most_planes = 8;
inline constexpr int last_round = 9999;  // the count of rounds stops here

enum class Obligation : std::int8_t { optional, forced };

struct Options {
    std::int8_t battles = 3;  // 1, or 3 of which two win the match (AW-OPT-01)
    bool play_all = false;    // the third is fought even if both before had the same winner (AW-OPT-02)
    Obligation attacks = Obligation::optional;  // forced: whoever has an enemy in front attacks (AW-OPT-03)
    Obligation loops = Obligation::optional;    // forced: a loop that was rolled is flown (AW-OPT-04)
    std::int16_t round_limit = 0;  // of a battle, which then the side with more planes wins (AW-HOUSE-01); 0: none

    friend bool operator==(const Options&, const Options&) = default;
};

// Who is to act, or which dice are due. `side` is Position::side; "the other" is its enemy.
enum class Phase : std::int8_t {
    initiative,   // two dice for `side`
    throttle,     // two dice for the mover
    fly,          // side: how the mover flies by one of them
    ram,          // side: the mover is hemmed in, and takes an enemy with it
    attack,       // side: an enemy is in front
    shot,         // a die for the attack
    return_fire,  // a die for the answer to a head-on attack
    loop,         // a die for the target's loop, attacked from behind
    looping,      // the other: whether the loop is flown
    counter,      // a die for the attack after a loop
    over
};
inline constexpr std::array<std::string_view, 11> phase_words{
    "initiative", "throttle", "fly", "ram", "attack", "shot", "return", "loop", "looping", "counter", "over"};

// In the order in which they move (AW-TURN-02); red is the leader.
enum class Colour : std::int8_t { red, blue, yellow, green };
inline constexpr std::array<Colour, 4> all_colours{Colour::red, Colour::blue, Colour::yellow, Colour::green};

// A plane on the board; one that is shot down is gone.
struct Plane {
    Square square = 0;
    std::int8_t side = 0;  // 0 German, 1 Allied
    Colour colour = Colour::red;
    Facing facing = Facing::n;

    friend bool operator==(const Plane&, const Plane&) = default;
};

using Planes = StaticVector<Plane, most_planes>;

// All that matters between two actions. What a phase has no use for keeps its default, so that equal situations are
// equal.
struct Position {
    Phase phase = Phase::initiative;
    std::int8_t battle = 1;              // 1 to Options::battles
    std::array<std::int8_t, 2> score{};  // battles won
    std::int8_t side = 0;                // that rolls for the initiative, else that is moving
    std::int8_t first = 0;               // that moves first in every round of this battle
    std::int16_t round = 1;              // of the battle
    std::int8_t high = 0;                // what side 0 has rolled for the initiative, 2 to 12; 0: not yet
    Colour mover = Colour::red;          // whose turn it is
    std::array<std::int8_t, 2> dice{};   // as rolled, in phase fly
    Planes planes;                       // in the order of their squares

    friend bool operator==(const Position&, const Position&) = default;
};

// What can be done; a roll is the engine's. A flight is named by its end, which is all that matters of it. Hold: no
// attack; stay: no loop.
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
