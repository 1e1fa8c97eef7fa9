#pragma once

#include <cstdint>

#include "games/crossfire_hex/rules/rules.h"
#include "search/bot.h"

namespace sightlines::crossfire_hex {

// The best action by plain alpha-beta search of depth 4, for reserve - prisoners + stacks owned of the
// player to act less those of the other; one of several by the seed. The others follow in no order.
SearchResult<Action> baseline_choice(const Rules& rules, const Position& at, std::uint64_t seed);

}  // namespace sightlines::crossfire_hex
