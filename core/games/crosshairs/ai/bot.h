#pragma once

#include "games/crosshairs/rules/rules.h"
#include "search/bot.h"

namespace sightlines {

template <>
struct Bot<crosshairs::Rules> {
    using Rules = crosshairs::Rules;
    using Position = crosshairs::Position;
    using Action = crosshairs::Action;

    static const Skill& skill(int level);
    static SearchResult<Action> choose(const Rules& rules, const Position& at, const SearchBudget& budget);
    static WinChances evaluate(const Rules& rules, const Position& at);
    static int team(const Rules& rules, int player) {
        return rules.setup().seats[static_cast<std::size_t>(player)].team;
    }
    static std::string explain(const Rules& rules, const Position& at, const Action& action);
};

static_assert(HasBot<crosshairs::Rules>);

}  // namespace sightlines
