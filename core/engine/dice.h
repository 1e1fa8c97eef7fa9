#pragma once

#include <cstddef>
#include <vector>

#include "base/rng.h"
#include "engine/game.h"

namespace sightlines {

// Up to this many outcomes are listed as actions; a roll with more is parametric (contract).
inline constexpr std::size_t most_listed_rolls = 216;

// The number of ordered outcomes, each equally likely; most_listed_rolls + 1 stands for any larger number.
std::size_t count_rolls(const Dice& dice);

inline bool listed(const Dice& dice) { return count_rolls(dice) <= most_listed_rolls; }

// Every ordered outcome, the last die running fastest. Only for dice that are `listed`.
std::vector<Roll> all_rolls(const Dice& dice);

// As many faces as dice, each from 1 to its die's sides.
bool fits(const Dice& dice, const Roll& roll);

Roll sample_roll(const Dice& dice, Rng& rng);

}  // namespace sightlines
