// What an order is worth to the side that decides, in points of the evaluation: the lead that it can expect afterwards,
// on the average of the dice, less the lead of now. Nobody reacts but by shooting at a walk.
#pragma once

#include "games/crossfire_squads/advice/fire_groups.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

class Worths {
  public:
    explicit Worths(const Situation& situation);

    // That arrives. Hits are those where most dice can be rolled.
    int of_walk(const Walk& walk) const;
    int of_shot(UnitId target, const FireGroup& volley) const;
    int of_rally(UnitId unit) const;

  private:
    int after(Position at, bool goes_on) const;
    int after_hits(UnitId unit, Point at, State state, bool goes_on) const;
    bool is_at_flag(const Unit& unit) const;

    const Situation& situation_;
    const Position& at_;
    int side_;
    LineOfSightCache lines_;
    int now_ = 0;
    int turn_ = 0;  // what the end of the turn costs
};

}  // namespace sightlines::crossfire_squads
