#pragma once

#include "games/crossfire_squads/ai/line_of_sight_cache.h"
#include "games/crossfire_squads/ai/order_generator.h"
#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

// The expected value of an action over its dice: exact, but for the decisions on the way, which reaction_policy makes.
namespace sightlines::crossfire_squads {

struct ActionValue {
    int points = 0;       // the lead of the side that evaluates, see evaluation.h
    bool chancy = false;  // depends on dice
};

// A plan is an order and what may follow it in the same turn: orders that gain without a risk, and then the best one.
struct PlanLimits {
    CandidateLimits candidates;  // for each order after the first
    int steps = 0;               // orders between the first and the last
};

class ActionEvaluator {
  public:
    // `at`: the position as `side` sees it; every position made is spent from `nodes`. Without foresight the last
    // position is evaluated without its lines of fire.
    ActionEvaluator(const Rules& rules, const Position& at, int side, bool foresight, NodeCounter& nodes);

    // Up to the end of the activation.
    ActionValue evaluate(const Position& at, const Action& action) const;

    // Up to the end of the best plan that begins with the action. Where the dice end the turn, so does the plan.
    ActionValue evaluate(const Position& at, const Action& action, const PlanLimits& limits) const;

    // The value if nobody reacts.
    int unopposed(const Position& at, const Action& action) const;

    // The lead as if the turn had ended, so that all positions are compared after the same scoring.
    int lead(const Position& at) const;

  private:
    int judge(const Position& at) const;
    Position after(const Position& at, const Action& action) const;
    ActionValue settle(Position at, const PlanLimits* plan) const;
    int plan_on(const Position& at, const PlanLimits& limits) const;

    const Rules& rules_;
    int side_;
    bool foresight_;
    NodeCounter& nodes_;
    LineOfSightCache lines_;  // of the first position
    int turn_;                // the same
    bool unseen_;             // the enemy has units that are hidden
};

}  // namespace sightlines::crossfire_squads
