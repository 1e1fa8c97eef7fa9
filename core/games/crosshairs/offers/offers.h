#pragma once

#include "engine/offers.h"
#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines {

template <>
struct Offers<crosshairs::Rules> {
    // `in_hand`: a plane or a starting hex that is chosen already.
    static Question question(const crosshairs::Rules& rules, const crosshairs::Position& at,
                             crosshairs::Cell in_hand = crosshairs::no_cell);
    static Offer offer(const crosshairs::Rules& rules, const crosshairs::Position& at,
                       const crosshairs::Action& action);
};

namespace crosshairs {
// The question as the page puts it, or how the game ended.
Prompt prompt(const Rules& rules, const Position& at, Cell in_hand = no_cell);
}  // namespace crosshairs

}  // namespace sightlines
