#pragma once

#include <array>
#include <cstdint>

#include "games/crosshairs/ai/reach.h"
#include "games/crosshairs/rules/rules.h"
#include "search/bot.h"

namespace sightlines::crosshairs {

// By player; a plane counts about plane_value.
using Scores = std::array<std::int32_t, most_seats>;
inline constexpr std::int32_t plane_value = 1000;
inline constexpr std::int32_t win_value = 1'000'000;

// How good a position is for each player, measured against the others; the members of a team have the same. It counts
// planes (the last ones weigh most), planes that can be shot down before they fly on, ways to fly on, and height.
Scores scores(const Rules& rules, const Position& at);

// The value of each player's planes alone, those in danger counting less.
Scores strengths(const Rules& rules, const Position& at, const Reaches& reaches);

// In the turn that is under way.
bool may_still_act(const Position& at, const Plane& plane);

// Planes too low to dive, which must fly straight on, and in whose way an enemy can end its action before they do.
// None where each player is alone: in a free-for-all it did not help (tests/ladder/RESULTS.md).
PlaneSet may_be_blocked(const Rules& rules, const Position& at, const Reaches& reaches);

// The planes hostile to each target that aim at it, or can come to do so while `caller` has its turn.
class Threats {
  public:
    Threats(const Rules& rules, const Position& at, const Reaches& reaches, int caller);

    PlaneSet on(std::size_t target) const { return soon_[target]; }
    PlaneSet already_on(std::size_t target) const { return now_[target]; }

  private:
    std::array<PlaneSet, most_planes> soon_{};
    std::array<PlaneSet, most_planes> now_{};
};

// Enough of them for a shot by `caller`.
bool can_bring_down(const Rules& rules, const Position& at, int caller, std::size_t target, PlaneSet attackers);

// Winning chances, without looking ahead.
WinChances win_chances(const Rules& rules, const Position& at);

// The same by given scores of the position. Whoever is out of a free-for-all may still win by points.
WinChances win_chances(const Rules& rules, const Position& at, const Scores& scores);

}  // namespace sightlines::crosshairs
