#pragma once

#include <vector>

#include "base/rng.h"
#include "games/dogfight/rules.h"

// A player who decides by rule of thumb, and names what a search should try (Guides in engine/sampled_search.h).
namespace sightlines::dogfight {

// What a level does with its thinking.
struct Habits {
    std::size_t most_candidates = 1;
    int turns_ahead = 0;  // whole turns after the present one
};

class Airman {
  public:
    Airman(const Rules& rules, const Position& root, const Habits& habits)
        : rules_(rules), habits_(habits), until_(root.turn + habits.turns_ahead) {}

    std::vector<Action> candidates(const Position& at, Rng& rng) const;
    Action reply(const Position& at, Rng& rng) const;
    bool settled(const Position& at, int actions) const;
    int value(const Position& at, std::size_t player) const;

  private:
    std::vector<Action> steps(const Position& at, bool all) const;
    Action step(const Position& at) const;

    const Rules& rules_;
    Habits habits_;
    int until_;
};

}  // namespace sightlines::dogfight
