#pragma once

#include <concepts>
#include <vector>

#include "base/rng.h"
#include "engine/game.h"

namespace sightlines {

// A random set-up: everything before the first real decision, laid out fairly, for players who want to begin at once.
// Specialised in games/<id>/ai/opening.h, for games that have such a phase.
//   actions  each legal after those before it; none once play has begun
template <class G>
struct Opening;

template <class G>
concept HasOpening = Game<G> && requires(const G& rules, const typename G::Position& at, Rng& rng) {
    { Opening<G>::actions(rules, at, rng) } -> std::same_as<std::vector<typename G::Action>>;
};

}  // namespace sightlines
