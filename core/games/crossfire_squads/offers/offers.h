#pragma once

#include "engine/offers.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines {

template <>
struct Offers<crossfire_squads::Rules> {
    static Question question(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at);
    static Offer offer(const crossfire_squads::Rules& rules, const crossfire_squads::Position& at,
                       const crossfire_squads::Action& action);
};

}  // namespace sightlines
