#pragma once

#include "games/dogfight/rules/types.h"

// What an aircraft and its pilot can do in their present state.
namespace sightlines::dogfight {

// DF-CARD-04: the effective numbers of the pilot.
int experience(const Options& options, const Aircraft& plane);
int flying(const Options& options, const Aircraft& plane);
int shooting(const Options& options, const Aircraft& plane);

int all_boxes(const Card& card);

// DF-DMG-02: sets in which every box has at least one mark, and those in which every box has two.
struct Filled {
    int once = 0;
    int twice = 0;
};
Filled filled_sets(const Aircraft& plane);

// DF-CARD-01 less one for each set filled with double marks.
int max_dive(const Aircraft& plane);

// DF-DMG-03: the number of marks after the current set, or the current and the next, are filled.
int marks_after_fill(const Aircraft& plane, int sets);

// DF-GEO-04, in half levels: 2 in level 1, 3 leaving it upward or leaving level 2 downward.
constexpr int half_levels(const Aircraft& plane) { return 2 * plane.altitude + plane.leave; }

bool has_working_gun(const Aircraft& plane);

// DF-CV-07, DF-ADV-ACQ-03.
constexpr bool counts_as_targeting(const Aircraft& plane) { return plane.target != nobody || plane.tried; }

}  // namespace sightlines::dogfight
