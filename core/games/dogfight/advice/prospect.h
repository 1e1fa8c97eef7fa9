// What a plan leads to beyond its own end: where the target can be after its next move, and whether a shot at it
// follows.
#pragma once

#include <vector>

#include "games/dogfight/advice/plan.h"

namespace sightlines::dogfight {

// Hits that the mover can expect to score on its target.
struct Prospect {
    Millionths now;   // in this turn, with the move that the target may still make
    Millionths next;  // in the next
};

// Estimated without playing on: whom it hunts flies one or two hexes by its dice, and turns as it likes. What the
// target can do is looked at once for all plans of a position.
class Prospects {
  public:
    Prospects(const Options& options, const Position& at);  // which both stay

    // Nothing without a target, or where the plan does not end in play.
    Prospect of(const Plan& plan) const;

  private:
    struct End {
        Hex hex;
        Millionths chance;
    };
    // A place of the target before the next turn, and where the move of that turn takes it.
    struct Stand {
        Aircraft target;
        Millionths chance;
        std::vector<End> ends;
    };
    Millionths hits_next(const Aircraft& hunter, const Stand& stand) const;

    const Options& options_;
    const Position& at_;
    std::vector<Stand> stands_;
};

}  // namespace sightlines::dogfight
