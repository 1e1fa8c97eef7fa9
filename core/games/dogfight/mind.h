#pragma once

#include "engine/mind.h"
#include "games/dogfight/rules.h"

namespace sightlines {

template <>
struct Mind<dogfight::Rules> {
    using Rules = dogfight::Rules;
    using Position = dogfight::Position;
    using Action = dogfight::Action;

    static constexpr std::array<std::uint64_t, top_level> nodes{1'500, 20'000, 100'000, 500'000};

    static Thought<Action> think(const Rules& rules, const Position& at, const Effort& effort);
    static Chances chances(const Rules& rules, const Position& at);
    static std::string why(const Rules& rules, const Position& at, const Action& action);
};

static_assert(Thinks<dogfight::Rules>);

}  // namespace sightlines
