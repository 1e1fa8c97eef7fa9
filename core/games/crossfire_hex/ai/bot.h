#pragma once

#include "games/crossfire_hex/rules/rules.h"
#include "search/bot.h"

namespace sightlines {

template <>
struct Bot<crossfire_hex::Rules> {
    using Rules = crossfire_hex::Rules;
    using Position = crossfire_hex::Position;
    using Action = crossfire_hex::Action;

    static const Skill& skill(int level);
    static SearchResult<Action> choose(const Rules& rules, const Position& at, const SearchBudget& budget);
    static WinChances evaluate(const Rules& rules, const Position& at);
    static std::string explain(const Rules& rules, const Position& at, const Action& action);

    // A reference player for measurements: plain alpha-beta to depth 4; evaluates reserve, prisoners and stacks owned.
    static SearchResult<Action> baseline(const Rules& rules, const Position& at, std::uint64_t seed);
};

static_assert(HasBot<crossfire_hex::Rules>);

}  // namespace sightlines
