#pragma once

#include "engine/mind.h"
#include "games/crossfire_hex/rules.h"

namespace sightlines {

template <>
struct Mind<crossfire_hex::Rules> {
    using Rules = crossfire_hex::Rules;
    using Position = crossfire_hex::Position;
    using Action = crossfire_hex::Action;

    static constexpr std::array<std::uint64_t, top_level> nodes{2'000, 15'000, 200'000, 1'200'000};

    static Thought<Action> think(const Rules& rules, const Position& at, const Effort& effort);
    static Chances chances(const Rules& rules, const Position& at);
    static std::string why(const Rules& rules, const Position& at, const Action& action);

    // A yardstick: alpha-beta to depth 4 with nothing else, by reserve, prisoners and stacks owned.
    static Thought<Action> plain(const Rules& rules, const Position& at, std::uint64_t seed);
};

static_assert(Thinks<crossfire_hex::Rules>);

}  // namespace sightlines
