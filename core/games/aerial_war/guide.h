#pragma once

#include <algorithm>

#include "engine/expectimax.h"
#include "games/aerial_war/score.h"

namespace sightlines::aerial_war {

// How a level looks ahead.
struct Outlook {
    int deepest = 0;        // so many further turns of planes of its own side
    std::size_t first = 1;  // flights looked into at the root, half as many with every turn, but no fewer than `others`
    std::size_t others = 1;  // further on
    Sight sight{};
};

// Leads expectimax through the battle under way, to the end of a side's turn at most: what the other side may do then
// is in the value of a position.
class Guide {
  public:
    Guide(const Rules& rules, const Position& root, const Outlook& outlook);

    const Throws<Action>& throws(const Position& at) const;
    bool quiet(const Position& at) const { return at.phase == Phase::throttle; }
    bool ended(const Position& at) const { return at.phase == Phase::over || at.battle != battle_; }
    int value(const Position& at) const;
    int leaning(const Position& next) const;
    std::size_t width(int) const { return outlook_.others; }
    std::size_t first_width(int depth) const;
    int deepest() const { return std::min(outlook_.deepest, waiting_); }
    std::uint64_t key(const Position& at) const;

  private:
    Outlook outlook_;
    std::int8_t battle_;
    std::array<std::int8_t, 2> score_;
    int drawn_ = certain / 2;  // value of a drawn battle
    int side_;                 // which is to act
    int waiting_ = 0;          // planes that are to fly in this turn of their side after the one whose turn it is
};

}  // namespace sightlines::aerial_war
