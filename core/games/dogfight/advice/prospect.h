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

// Chances of at least one hit at the end of a plan.
struct PlaceOdds {
    Millionths hit;     // by the mover on its target, in this turn
    Millionths danger;  // by anybody on the mover, until the next turn is over
};

// Estimated without playing on: whom it hunts flies one or two hexes by its dice, and turns as it likes. What the
// target can do is looked at once for all plans of a position.
class Prospects {
  public:
    Prospects(const Options& options, const Position& at);  // which both stay

    // Nothing without a target, or where the plan does not end in play.
    Prospect of(const Plan& plan) const;
    // None of both where the plan does not end in play.
    PlaceOdds odds(const Plan& plan) const;

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
    // Of a hunter with its target, in the next turn: the chance of a shot, and its Combat Value.
    struct Meeting {
        Millionths chance;
        int cv = 0;
    };
    static std::vector<End> ends_of(const Aircraft& plane);
    Aircraft at_end(const Plan& plan) const;
    Millionths meets_now(const Aircraft& hunter) const;
    Meeting meets_next(const Aircraft& hunter, const Stand& stand) const;
    Millionths hits_next(const Aircraft& hunter, const Stand& stand) const;
    Millionths danger_from(const Aircraft& enemy, const Aircraft& own, bool hunts) const;

    const Options& options_;
    const Position& at_;
    std::vector<Stand> stands_;
};

}  // namespace sightlines::dogfight
