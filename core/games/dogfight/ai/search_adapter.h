#pragma once

#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "games/dogfight/rules/rules.h"
#include "search/bot.h"

// A rollout policy by rules of thumb, which also gives the search its candidates (HalvingAdapter in
// search/sequential_halving.h), and what a tree is to know of a position (UctAdapter in search/uct.h).
namespace sightlines::dogfight {

struct Skill : sightlines::Skill {
    std::size_t most_candidates = 1;
    int turns_ahead = 0;      // whole turns after the present one
    std::uint64_t haste = 1;  // it looks at one in so many of its nodes; analyses and puzzles use them all
    int exploration = 0;      // of UctPolicy, per mille; without, rollouts follow the rules of thumb
    int indifferent = 4;      // per mille: a search ends when all that is left is as good as that
};

class SearchAdapter {
  public:
    SearchAdapter(const Rules& rules, const Position& root, const Skill& skill)
        : rules_(rules), skill_(skill), until_(root.turn + skill.turns_ahead) {}

    std::vector<Action> candidates(const Position& at, Rng& rng) const;
    Action rollout_action(const Position& at, Rng& rng) const;
    bool is_cutoff(const Position& at, int actions) const;
    int value(const Position& at, std::size_t player) const;
    bool is_searched(const Position& at) const;
    std::uint64_t key(const Position& at) const;

  private:
    std::vector<Action> steps(const Position& at, bool all) const;
    Action step(const Position& at) const;

    const Rules& rules_;
    Skill skill_;
    int until_;
};

}  // namespace sightlines::dogfight
