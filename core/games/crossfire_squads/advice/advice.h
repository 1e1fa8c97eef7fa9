#pragma once

#include <optional>

#include "engine/offers.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines {

// What is suggested may be of a kind that is too many to list, such as a walk.
template <>
struct Advice<crossfire_squads::Rules> {
    static std::optional<crossfire_squads::Action> suggest(const crossfire_squads::Rules& rules,
                                                           const crossfire_squads::Position& at);
};

}  // namespace sightlines
