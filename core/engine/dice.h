#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "engine/game.h"

namespace sightlines {

// Up to this many outcomes are listed as actions; a roll with more is parametric (contract).
inline constexpr std::uint64_t most_listed_rolls = 216;

// The number of ordered outcomes, each equally likely; if there are more, the largest value of the type.
std::uint64_t count_rolls(const Dice& dice);

inline bool listed(const Dice& dice) { return count_rolls(dice) <= most_listed_rolls; }

// Every ordered outcome, the last die running fastest. Only for dice that are `listed`.
std::vector<Roll> all_rolls(const Dice& dice);

// Whether a roll has one face for each die, each within the numbers of that die (Dice::lowest).
bool fits(const Dice& dice, const Roll& roll);

Roll sample_roll(const Dice& dice, Rng& rng);

// Appends every outcome to a list of actions, none when they are too many to be listed.
template <class Action>
void list_rolls(const Dice& dice, std::vector<Action>& out) {
    if (!listed(dice)) return;
    for (Roll& roll : all_rolls(dice)) out.emplace_back(std::move(roll));
}

}  // namespace sightlines
