// What all advice stands on: the position as the side that decides may see it.
#pragma once

#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

// The side to decide; nobody, while dice are due and when the game is over.
inline int decider_of(const Position& at) {
    const Side side = to_act(at);
    return side < Side::first ? nobody : static_cast<int>(side);
}

// Keeps references to both.
class Situation {
  public:
    Situation(const Rules& rules, const Position& seen, int decider) : rules_(rules), seen_(seen), decider_(decider) {}

    const Rules& rules() const { return rules_; }
    const Options& options() const { return rules_.options(); }
    const Position& seen() const { return seen_; }
    const Unit& unit(UnitId id) const { return seen_[id]; }
    Phase phase() const { return seen_.phase; }
    int decider() const { return decider_; }  // see decider_of

    // What is to be expected, which tells nothing of what is hidden.
    Verdict expect(const Action& action) const { return expect(seen_, action); }
    // The same in a position that may follow.
    Verdict expect(const Position& at, const Action& action) const { return rules_.check(at, action); }

  private:
    const Rules& rules_;
    const Position& seen_;
    int decider_;
};

}  // namespace sightlines::crossfire_squads
