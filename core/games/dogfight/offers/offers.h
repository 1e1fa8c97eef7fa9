#pragma once

#include <optional>

#include "engine/offers.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines {

template <>
struct Offers<dogfight::Rules> {
    // `pitch`: of the plan that is shown, which tells how many hexes there are to fly; none: as the aircraft flies now.
    static Question question(const dogfight::Rules& rules, const dogfight::Position& at, std::optional<int> pitch = {});
    static Offer offer(const dogfight::Rules& rules, const dogfight::Position& at, const dogfight::Action& action);
};

namespace dogfight {

// The line above the board: what is asked, what the dice that are due decide, or how the game has ended.
Prompt prompt(const Rules& rules, const Position& at, std::optional<int> pitch = {});

// The answer that pointing at an aircraft gives, legal or not; none where that only asks who it is. Of the mover, to
// stay as it is.
std::optional<Action> answer_at(const Position& at, int plane);

}  // namespace dogfight

}  // namespace sightlines
