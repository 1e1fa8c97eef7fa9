#pragma once

#include "base/result.h"

// Every refusal of the WWI Aerial War Game, in the order in which they are looked for.
namespace sightlines::aerial_war::refuse {

// clang-format off
inline constexpr Refusal game_over         {"game-over",          "AW-END-03",  "The game is over."};
inline constexpr Refusal roll_first        {"roll-first",         "AW-TURN-05", "Roll the dice first."};
inline constexpr Refusal no_roll_due       {"no-roll-due",        "AW-TURN-05", "There is nothing to roll now."};
inline constexpr Refusal two_dice          {"two-dice",           "AW-TURN-06", "Roll two dice here, not one."};
inline constexpr Refusal one_die           {"one-die",            "AW-TURN-06", "Roll one die here, not two."};

inline constexpr Refusal fly_now           {"fly-now",            "AW-TURN-07", "The dice are rolled: choose where the plane flies."};
inline constexpr Refusal ram_now           {"ram-now",            "AW-TURN-07", "This plane is hemmed in: choose the enemy that it crashes into."};
inline constexpr Refusal attack_or_hold    {"attack-or-hold",     "AW-TURN-07", "An enemy is in front of the plane: attack it or hold fire."};
inline constexpr Refusal loop_or_stay      {"loop-or-stay",       "AW-TURN-07", "The plane under attack may loop now: loop or stay."};

inline constexpr Refusal back_at_start     {"back-at-start",      "AW-MOVE-05", "A flight cannot end on the square where it began."};
inline constexpr Refusal square_occupied   {"square-occupied",    "AW-MOVE-06", "There is a plane on this square already."};
inline constexpr Refusal not_the_distance  {"not-the-distance",   "AW-MOVE-02", "Neither die takes the plane exactly here, facing this way."};
inline constexpr Refusal not_as_far        {"not-as-far",         "AW-MOVE-02", "Neither die can be flown in full, so the plane has to fly as far as it can. It cannot end here, facing this way."};

inline constexpr Refusal nobody_to_ram     {"nobody-to-ram",      "AW-RAM-02",  "It can only crash into an enemy ahead of it, on its left or on its right."};
// clang-format on

}  // namespace sightlines::aerial_war::refuse
