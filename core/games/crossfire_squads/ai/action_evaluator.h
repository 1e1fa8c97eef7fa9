#pragma once

#include "games/crossfire_squads/ai/line_of_sight_cache.h"
#include "games/crossfire_squads/ai/order_generator.h"
#include "games/crossfire_squads/rules/rules.h"
#include "search/bot.h"

// What an action comes to, on the average of its dice: exact but for the decisions on the way, which are quick replies.
namespace sightlines::crossfire_squads {

struct ActionValue {
    int points = 0;       // the lead of the side that weighs, see evaluation.h
    bool chancy = false;  // dice were thrown on the way
};

class ActionEvaluator {
  public:
    // What `side` sees at the moment; `nodes` is spent on every position made. Without foresight nobody asks who could
    // fire at whom in the end.
    ActionEvaluator(const Rules& rules, const Position& at, int side, bool foresight, NodeCounter& nodes);

    // Up to the end of the activation; `further` as many orders more, by whoever has the turn, each the best of those
    // found with `limits`.
    ActionValue evaluate(const Position& at, const Action& action, int further, const CandidateLimits& limits) const;

    // What it comes to if nobody reacts: for what is decided by dice, what weigh says.
    int unopposed(const Position& at, const Action& action) const;

    // As if the turn of the beginning ended now, for positions in which it has not: so all are alike in what was
    // scored.
    int lead(const Position& at) const;

  private:
    int judge(const Position& at) const;
    ActionValue settle(Position at, int further, const CandidateLimits& limits) const;
    int follow_up(const Position& at, int further, const CandidateLimits& limits) const;

    const Rules& rules_;
    int side_;
    bool foresight_;
    NodeCounter& nodes_;
    LineOfSightCache lines_;  // of the position at first
    int turn_;                // at first
    bool unseen_;             // the enemy has units that are hidden
};

}  // namespace sightlines::crossfire_squads
