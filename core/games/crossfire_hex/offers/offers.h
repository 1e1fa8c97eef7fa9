#pragma once

#include "engine/history.h"
#include "engine/offers.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/texts.h"

namespace sightlines {

namespace crossfire_hex {
enum class InHand : std::int8_t { nothing, stack, reserve, target };  // `target`: a finger has tapped it once
}

template <>
struct Offers<crossfire_hex::Rules> {
    static Question question(const crossfire_hex::Rules& rules, const crossfire_hex::Position& at,
                             crossfire_hex::InHand in_hand = crossfire_hex::InHand::nothing);
    static Offer offer(const crossfire_hex::Rules& rules, const crossfire_hex::Position& at,
                       const crossfire_hex::Action& action);
};

namespace crossfire_hex {
// The question as the page puts it, or how the game ended.
Prompt prompt(const History<Rules>& history, InHand in_hand);
}  // namespace crossfire_hex

}  // namespace sightlines
