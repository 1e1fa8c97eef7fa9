#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "games/dogfight/rules/rules.h"
#include "search/bot.h"
#include "search/rollouts.h"

namespace sightlines {

template <>
struct Bot<dogfight::Rules> {
    using Rules = dogfight::Rules;
    using Position = dogfight::Position;
    using Action = dogfight::Action;

    static const Skill& skill(int level);
    static SearchResult<Action> choose(const Rules& rules, const Position& at, const SearchBudget& budget);
    static WinChances evaluate(const Rules& rules, const Position& at);
    static RolloutMeans rollouts(const Rules& rules, const Position& at, std::span<const Position> after,
                                 std::size_t player, const SearchBudget& budget);
    static std::string explain(const Rules& rules, const Position& at, const Action& action);
};

static_assert(HasBot<dogfight::Rules>);

}  // namespace sightlines
