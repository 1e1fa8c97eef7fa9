#pragma once

#include "engine/mind.h"
#include "games/crossfire_squads/rules.h"

namespace sightlines {

template <>
struct Mind<crossfire_squads::Rules> {
    using Rules = crossfire_squads::Rules;
    using Position = crossfire_squads::Position;
    using Action = crossfire_squads::Action;

    static constexpr std::array<std::uint64_t, top_level> nodes{1'000, 3'000, 8'000, 25'000};

    static Thought<Action> think(const Rules& rules, const Position& at, const Effort& effort);
    static Chances chances(const Rules& rules, const Position& at);
    static std::string why(const Rules& rules, const Position& at, const Action& action);
};

static_assert(Thinks<crossfire_squads::Rules>);

}  // namespace sightlines
