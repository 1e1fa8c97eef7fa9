#pragma once

#include <optional>

#include "engine/offers.h"
#include "games/aerial_war/rules/rules.h"

namespace sightlines {

template <>
struct Advice<aerial_war::Rules> {
    static std::optional<aerial_war::Action> suggest(const aerial_war::Rules& rules, const aerial_war::Position& at);
};

}  // namespace sightlines
