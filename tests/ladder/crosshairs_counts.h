#pragma once

#include <array>

#include "games/crosshairs/ai/weights.h"
#include "games/crosshairs/rules/rules.h"

// What the weights of Crosshairs' evaluation are multiplied with in a position of two sides.
namespace sightlines::crosshairs::counts {

// Where the weights are. A fleet and a height count as steps, each more than the one before: first the third plane, the
// fourth and so on, since whoever plays has two; then the first level and on.
inline constexpr std::size_t fleet = 0;
inline constexpr std::size_t height = fleet + values::fleet.size() - 3;
inline constexpr std::size_t exits = height + values::height.size() - 1;
inline constexpr std::size_t blocked = exits + values::exits.size();
inline constexpr std::size_t may_be_blocked = blocked + 1;
inline constexpr std::size_t aim = may_be_blocked + 1;  // the first of those by one plane
inline constexpr std::size_t open_shot = aim + values::aim.size() - 1;
inline constexpr std::size_t weight_count = open_shot + 1;

using Weights = std::array<double, weight_count>;

// Those of ai/weights.h.
Weights weights_now();

// Of the player to act less those of the other.
Weights row_of(const Rules& rules, const Position& at);

}  // namespace sightlines::crosshairs::counts
