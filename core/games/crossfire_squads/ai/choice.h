#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/crossfire_squads/ai/action_evaluator.h"
#include "games/crossfire_squads/ai/order_generator.h"
#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

namespace sightlines::crossfire_squads {

// The levels are in bot.cpp.
struct Skill : sightlines::Skill {
    CandidateLimits limits;
    std::size_t points = 1;     // of a route, at which reactions are generated
    std::size_t reactions = 1;  // candidates of a decision within an activation
    int noise = 0;              // the most by which it misjudges an action, in points
    bool foresight = false;     // see ActionEvaluator
    std::size_t plans = 0;      // the number of best orders with which plans are made
    PlanLimits plan;
    bool one_by_one = false;  // see Chooser::follow_on
};

// Actions, best first.
struct Ranking {
    std::vector<Action> ranked;
    int lead = 0;  // of whoever chooses, in points, after the best
    std::uint64_t nodes = 0;
};

// An action decided by dice at once, which may end the turn; or that ends it.
bool is_gamble(const Action& action);

Ranking choose(const Rules& rules, const Position& at, const Skill& skill, const SearchBudget& budget);

}  // namespace sightlines::crossfire_squads
