#pragma once

#include "engine/expectimax.h"
#include "games/aerial_war/score.h"

namespace sightlines::aerial_war {

// How a level looks ahead.
struct Outlook {
    int deepest = 0;         // turns of planes after its own
    std::size_t first = 1;   // flights looked into at the root, halved with every turn, but no fewer than `others`
    std::size_t others = 1;  // further on
    Sight sight{};
};

// Leads expectimax through the battle under way.
class Guide {
  public:
    Guide(const Rules& rules, const Position& root, const Outlook& outlook);

    const Throws<Action>& throws(const Position& at) const;
    bool quiet(const Position& at) const { return at.phase == Phase::throttle; }
    bool ended(const Position& at) const { return at.phase == Phase::over || at.battle != battle_; }
    int value(const Position& at) const;
    std::size_t width(int) const { return outlook_.others; }
    std::size_t first_width(int depth) const;
    int deepest() const { return outlook_.deepest; }
    std::uint64_t key(const Position& at) const;

  private:
    const Rules& rules_;
    std::int8_t battle_;
    std::array<std::int8_t, 2> score_;
    int drawn_;  // value of a drawn battle
    Outlook outlook_;
};

}  // namespace sightlines::aerial_war
