#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

namespace sightlines {

template <>
struct Bot<crossfire_squads::Rules> {
    using Rules = crossfire_squads::Rules;
    using Position = crossfire_squads::Position;
    using Action = crossfire_squads::Action;

    static constexpr bool looks_one_action_ahead = true;  // see cost_in_review

    static const Skill& skill(int level);
    static SearchResult<Action> choose(const Rules& rules, const Position& at, const SearchBudget& budget);
    static WinChances evaluate(const Rules& rules, const Position& at);
    struct OfDice {
        int odds = 0;
        Position position;
    };
    static std::vector<OfDice> outcomes(const Rules& rules, const Position& at);  // a volley's to its end
    static std::string explain(const Rules& rules, const Position& at, const Action& action);
    static std::string explain(const Rules& rules, const Position& at, const Action& better, const Action& played);
};

static_assert(HasBot<crossfire_squads::Rules>);

}  // namespace sightlines
