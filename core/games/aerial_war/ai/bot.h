#pragma once

#include "games/aerial_war/rules/rules.h"
#include "search/bot.h"

namespace sightlines {

template <>
struct Bot<aerial_war::Rules> {
    using Rules = aerial_war::Rules;
    using Position = aerial_war::Position;
    using Action = aerial_war::Action;

    static const Skill& skill(int level);
    static SearchResult<Action> choose(const Rules& rules, const Position& at, const SearchBudget& budget);
    static WinChances evaluate(const Rules& rules, const Position& at);
    static std::string explain(const Rules& rules, const Position& at, const Action& action);
};

static_assert(HasBot<aerial_war::Rules>);

}  // namespace sightlines
