#pragma once

#include "engine/offers.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines {

template <>
struct Offers<aerial_war::Rules> {
    static Question question(const aerial_war::Rules& rules, const aerial_war::Position& at);
    static Offer offer(const aerial_war::Rules& rules, const aerial_war::Position& at,
                       const aerial_war::Action& action);
};

namespace aerial_war {
// The question as the page puts it, also of dice, or how the game ended.
Prompt prompt(const Rules& rules, const Position& at);

// The square that a legal answer other than a flight is about; no_square for holding fire and for dice.
Square place_of(const Position& at, const Action& answer);
}  // namespace aerial_war

}  // namespace sightlines
