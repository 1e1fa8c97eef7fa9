#pragma once

#include <optional>

#include "engine/offers.h"
#include "games/crossfire_hex/rules/rules.h"

namespace sightlines {

template <>
struct Advice<crossfire_hex::Rules> {
    static std::optional<crossfire_hex::Action> suggest(const crossfire_hex::Rules& rules,
                                                        const crossfire_hex::Position& at);
};

}  // namespace sightlines
