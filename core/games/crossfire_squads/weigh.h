#pragma once

#include "engine/mind.h"
#include "games/crossfire_squads/lines.h"
#include "games/crossfire_squads/orders.h"
#include "games/crossfire_squads/rules.h"

// What an action comes to, on the average of its dice: exact but for the decisions on the way, which are quick replies.
namespace sightlines::crossfire_squads {

struct Weight {
    int points = 0;       // the lead of the side that weighs, see score.h
    bool chancy = false;  // dice were thrown on the way
};

class Scales {
  public:
    // What `side` sees at the moment; `nodes` is spent on every position made. Without foresight nobody asks who could
    // fire at whom in the end.
    Scales(const Rules& rules, const Position& at, int side, bool foresight, Nodes& nodes);

    // Up to the end of the activation; `further` as many orders more, by whoever has the turn, each the best of those
    // found with `breadth`.
    Weight weigh(const Position& at, const Action& action, int further, const Breadth& breadth) const;

    // What it comes to if nobody reacts: for what is decided by dice, what weigh says.
    int unopposed(const Position& at, const Action& action) const;

    // As if the turn of the beginning ended now, for positions in which it has not: so all are alike in what was
    // scored.
    int lead(const Position& at) const;

  private:
    int judge(const Position& at) const;
    Weight settle(Position at, int further, const Breadth& breadth) const;
    int follow_up(const Position& at, int further, const Breadth& breadth) const;

    const Rules& rules_;
    int side_;
    bool foresight_;
    Nodes& nodes_;
    Lines lines_;  // of the position at first
    int turn_;     // at first
    bool unseen_;  // the enemy has units that are hidden
};

}  // namespace sightlines::crossfire_squads
