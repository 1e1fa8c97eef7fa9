#pragma once

#include <algorithm>

#include "games/aerial_war/ai/evaluation.h"
#include "search/expectimax.h"

namespace sightlines::aerial_war {

// The search considers `root_width` flights at the root, half as many at every greater depth, but at least `width`.
struct Skill : sightlines::Skill {
    int max_depth = 0;  // further turns of planes of its own side
    std::size_t root_width = 1;
    std::size_t width = 1;
    EvaluationWeights weights{};
    std::size_t mistake_width = 1;  // a mistake is a random one of this many best flights
};

// Adapts a battle to expectimax, which searches to the end of the side's turn at most: what the other side may do then
// is part of the evaluation.
class SearchAdapter {
  public:
    SearchAdapter(const Rules& rules, const Position& root, const Skill& skill);

    const ChanceOutcomes<Action>& chance_outcomes(const Position& at) const;
    bool is_leaf(const Position& at) const { return at.phase == Phase::throttle; }
    bool is_terminal(const Position& at) const { return at.phase == Phase::over || at.battle != battle_; }
    int value(const Position& at) const;
    int root_bonus(const Position& next) const;
    std::size_t width(int) const { return skill_.width; }
    std::size_t root_width(int depth) const;
    int max_depth() const { return std::min(skill_.max_depth, waiting_); }
    std::uint64_t key(const Position& at) const;

  private:
    Skill skill_;
    std::int8_t battle_;
    std::array<std::int8_t, 2> score_;
    int drawn_ = certain / 2;  // value of a drawn battle
    int side_;                 // which is to act
    int waiting_ = 0;          // planes that are to fly in this turn of their side after the one whose turn it is
};

}  // namespace sightlines::aerial_war
