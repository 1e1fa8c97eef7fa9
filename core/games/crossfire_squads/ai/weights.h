#pragma once

#include <array>
#include <cstdint>

// In points, set by hand. A change of one changes how the computer plays: see tests/ladder/README.md.
namespace sightlines::crossfire_squads::values {

// In the order of Kind. Commanders count for what they add to others.
inline constexpr std::array<std::int16_t, 11> unit{0, 60, 90, 100, 110, 100, 110, 50, 110, 70, 200};
inline constexpr std::array<std::int16_t, 3> percent_of_state{100, 75, 35};

// Points for scoring grow towards the goal.
inline constexpr int score = 1200;     // all of them, but for the growth
inline constexpr int growth = 1800;    // the same
inline constexpr int hope = 100;       // percent of what whoever holds the objective alone is about to score
inline constexpr int last_hope = 100;  // the same where that reaches the goal

// The first unit in the objective, the second, and so on.
inline constexpr std::array<std::int16_t, 4> holders{90, 40, 25, 15};
inline constexpr int held_weakly = 30;    // of a pinned or suppressed unit in it
inline constexpr int units_a_point = 15;  // of distance from the objective

inline constexpr int spent_shot = 7;  // taken off for a unit that may not react any more while the enemy goes on
inline constexpr int cover = 3;       // of a unit in cover: it may be fired at later
inline constexpr int led = 4;         // of a shooter who sees his platoon's commander
inline constexpr int cared = 5;       // of a unit that is down, near a commander

// The weight of the fire potential, in percent: of the side that has the turn, and of the other.
inline constexpr int turn = 80;
inline constexpr int wait = 45;

// What the first turn brings whoever has it, who won 357 of 450 games of level 3 (tests/ladder/RESULTS.md). What that
// makes of a lead beyond `first_turn_lead` is divided: so early, more or less of it hardly tells who wins.
inline constexpr int first_turn_gain = 1200;
inline constexpr int first_turn_lead = 450;
inline constexpr int first_turn_divisor = 4;

// Points that a move must gain, so that units do not wander about.
inline constexpr int least_gain = 3;

}  // namespace sightlines::crossfire_squads::values
