#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "games/aerial_war/rules/types.h"

namespace sightlines::aerial_war {

// AW-FIRE-01: the enemy directly in front of a plane; nullptr if there is none.
const Plane* target_of(const Position& at, const Plane& attacker);

// AW-FIRE-03.
enum class AttackKind : std::int8_t { side, head_on, tail };
AttackKind attack_kind(const Plane& attacker, const Plane& target);

// AW-FIRE-09, AW-FIRE-11: the square on which the target of a tail attack would end its loop, right behind the
// attacker, or why there is none.
struct LoopRoom {
    enum class Why : std::int8_t { free, edge, occupied };
    Why why = Why::free;
    Square square = no_square;  // no_square at the edge

    bool free() const { return why == Why::free; }
};
LoopRoom loop_room(const Position& at, const Plane& attacker);

// A roll that hits, or permits a loop, from this face upwards.
struct HitRoll {
    std::string_view purpose;
    std::int8_t from;

    bool hits(int face) const { return face >= from; }
};
// clang-format off
inline constexpr HitRoll side_attack    {"side-attack",    6};  // AW-FIRE-04
inline constexpr HitRoll head_on_attack {"head-on-attack", 5};  // AW-FIRE-05
inline constexpr HitRoll return_fire    {"return-fire",    5};  // AW-FIRE-06
inline constexpr HitRoll tail_attack    {"tail-attack",    4};  // AW-FIRE-07
inline constexpr HitRoll loop_roll      {"loop",           5};  // AW-FIRE-08
inline constexpr HitRoll counter_attack {"counter-attack", 4};  // AW-FIRE-11
// clang-format on

const HitRoll& first_shot(AttackKind kind);

// The die that is due now, if it is one of these; the movement and initiative dice are not.
std::optional<HitRoll> due_hit_roll(const Position& at);

// Who shoots at whom with the pending die, in the phases of an attack.
struct LineOfFire {
    Square from = no_square, to = no_square;
};
LineOfFire shot_due(const Position& at);

// Exact chances, in lowest terms.
struct Chance {
    int of = 0;
    int out_of = 1;

    friend bool operator==(const Chance&, const Chance&) = default;
};

// An attack before its first die: its kind, and the exact chances of what follows. `counter_destroys` holds if
// the target loops when it may.
struct AttackForecast {
    AttackKind kind = AttackKind::side;
    Square target = no_square;
    Chance destroyed;
    Chance return_destroys;
    Chance loop_offered;
    Chance counter_destroys;
    std::optional<LoopRoom> loop;  // of a tail attack
};
std::optional<AttackForecast> forecast_attack(const Position& at, const Plane& attacker);

}  // namespace sightlines::aerial_war
