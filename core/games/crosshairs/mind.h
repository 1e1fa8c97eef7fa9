#pragma once

#include "engine/mind.h"
#include "games/crosshairs/rules.h"

namespace sightlines {

template <>
struct Mind<crosshairs::Rules> {
    using Rules = crosshairs::Rules;
    using Position = crosshairs::Position;
    using Action = crosshairs::Action;

    static constexpr std::array<std::uint64_t, top_level> nodes{1'000, 12'000, 50'000, 200'000};

    static Thought<Action> think(const Rules& rules, const Position& at, const Effort& effort);
    static Chances chances(const Rules& rules, const Position& at);
    static int team(const Rules& rules, int player) {
        return rules.setup().seats[static_cast<std::size_t>(player)].team;
    }
    static std::string why(const Rules& rules, const Position& at, const Action& action);
};

static_assert(Thinks<crosshairs::Rules>);

}  // namespace sightlines
