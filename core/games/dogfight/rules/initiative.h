#pragma once

#include <vector>

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// The order of movement, as far as it is known.
namespace sightlines::dogfight {

// DF-INI-01: what is added to an aircraft's die.
ModifierSum initiative_modifiers(const Options& options, const Aircraft& plane);

// DF-INI-03: whether a moves before b; and those who are still equal to another, roll-offs counted.
bool moves_before(const Options& options, const Position& at, int a, int b);
std::vector<std::int8_t> ties(const Options& options, const Position& at);

// DF-INI-04: 0 spinning, 1 counts as targeting, 2 the rest.
int move_group(const Aircraft& plane);

// DF-INI-06: whether tailing its target is open to an aircraft whose place has come.
bool may_tail(const Position& at, const Aircraft& plane);

// DF-INI-05, DF-INI-09: whether following `leader` would close a ring.
bool closes_ring(const Position& at, int follower, int leader);

// DF-INI-08: the aircraft that will move next if nobody tails or loses its target, nobody when all have moved.
int next_mover(const Options& options, const Position& at);

// All that have not moved, in the order in which they will if nothing changes.
std::vector<std::int8_t> expected_order(const Options& options, const Position& at);

}  // namespace sightlines::dogfight
