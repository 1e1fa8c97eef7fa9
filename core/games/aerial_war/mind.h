#pragma once

#include "engine/mind.h"
#include "games/aerial_war/rules.h"

namespace sightlines {

template <>
struct Mind<aerial_war::Rules> {
    using Rules = aerial_war::Rules;
    using Position = aerial_war::Position;
    using Action = aerial_war::Action;

    // The lower three weigh one flight and need a fraction of theirs.
    static constexpr std::array<std::uint64_t, top_level> nodes{1'000, 2'000, 4'000, 300'000};

    static Thought<Action> think(const Rules& rules, const Position& at, const Effort& effort);
    static Chances chances(const Rules& rules, const Position& at);
    static std::string why(const Rules& rules, const Position& at, const Action& action);
};

static_assert(Thinks<aerial_war::Rules>);

}  // namespace sightlines
