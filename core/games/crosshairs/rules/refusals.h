#pragma once

#include "base/result.h"

// Every refusal of Crosshairs, in the order in which they are looked for.
namespace sightlines::crosshairs::refuse {

// clang-format off
inline constexpr Refusal game_over        {"game-over",         "CH-END-01",   "The game is over: nothing more can be played."};
inline constexpr Refusal clouds_first     {"clouds-first",      "CH-TURN-01",  "The clouds come first: place a cloud."};
inline constexpr Refusal clouds_are_down  {"clouds-are-down",   "CH-TURN-01",  "All clouds have been placed already."};
inline constexpr Refusal not_diving       {"not-diving",        "CH-TURN-01",  "No plane is diving, so there is nothing to pull out of."};
inline constexpr Refusal dive_first       {"dive-first",        "CH-TURN-04",  "Finish the dive first: go on diving, shoot or pull out."};

inline constexpr Refusal cloud_on_cloud   {"cloud-on-cloud",    "CH-CLOUD-02", "There is a cloud on this hex already."};
inline constexpr Refusal cloud_too_big    {"cloud-too-big",     "CH-CLOUD-03", "A cloud may cover two hexes at most: this would join a larger one."};

inline constexpr Refusal none_off_board   {"none-off-board",    "CH-ENTER-02", "All your planes have entered: none is left off the board."};
inline constexpr Refusal quota_spent      {"quota-spent",       "CH-TURN-03",  "All planes due this turn have acted: the others wait."};
inline constexpr Refusal not_your_side    {"not-your-side",     "CH-ENTER-03", "Planes enter on the six starting hexes of their own side."};
inline constexpr Refusal entry_occupied   {"entry-occupied",    "CH-ENTER-04", "A plane stands on this starting hex."};
inline constexpr Refusal entry_too_high   {"entry-too-high",    "CH-VAR-01",   "Your planes may not enter at this height."};
inline constexpr Refusal no_ring          {"no-ring",           "CH-RING-02",  "There are not enough free altitude rings for this height."};

inline constexpr Refusal no_plane_there   {"no-plane-there",    "CH-MOVE-01",  "There is no plane on this hex."};
inline constexpr Refusal not_your_plane   {"not-your-plane",    "CH-MOVE-02",  "This plane is not yours to fly."};
inline constexpr Refusal other_plane_dives{"other-plane-dives", "CH-TURN-04",  "Another plane is in the middle of its dive: finish that first."};
inline constexpr Refusal has_acted        {"has-acted",         "CH-TURN-05",  "This plane has acted already in this turn."};
inline constexpr Refusal no_need_to_crash {"no-need-to-crash",  "CH-CRASH-01", "A plane crashes only at height 0 or 1 with its way ahead barred."};
inline constexpr Refusal at_the_ceiling   {"at-the-ceiling",    "CH-CLIMB-02", "Height 6 is the ceiling: this plane cannot climb."};
inline constexpr Refusal leaves_the_board {"leaves-the-board",  "CH-MOVE-03",  "The way leads off the board."};
inline constexpr Refusal way_is_barred    {"way-is-barred",     "CH-MOVE-04",  "A plane is in the way. Planes never share or cross a hex, whatever their heights."};
inline constexpr Refusal swoop_too_low    {"swoop-too-low",     "CH-DIVE-03",  "A swoop needs height 1 or more."};
inline constexpr Refusal power_too_low    {"power-too-low",     "CH-DIVE-02",  "A power dive needs height 2 or more."};

inline constexpr Refusal nothing_to_shoot {"nothing-to-shoot",  "CH-FIRE-09",  "There is no plane on this hex to shoot at."};
inline constexpr Refusal own_plane        {"own-plane",         "CH-FIRE-07",  "You cannot shoot at your own plane."};
inline constexpr Refusal team_mate        {"team-mate",         "CH-TEAM-02",  "You cannot shoot at a team-mate."};
inline constexpr Refusal not_in_crosshairs{"not-in-crosshairs", "CH-FIRE-04",  "This plane is not in the crosshairs: two hostile planes must aim at it."};
inline constexpr Refusal hunter_not_aiming{"hunter-not-aiming", "CH-CIRC-02",  "In the circle of death one of the planes aiming must belong to the player before its owner."};
inline constexpr Refusal caller_not_aiming{"caller-not-aiming", "CH-HOUSE-01", "House rule: one of the planes aiming must be your own."};

inline constexpr Refusal actions_due      {"actions-due",       "CH-TURN-06",  "Your turn cannot end yet: some of your planes still have to act."};
// clang-format on

}  // namespace sightlines::crosshairs::refuse
