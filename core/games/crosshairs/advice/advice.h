#pragma once

#include <optional>

#include "engine/offers.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines {

template <>
struct Advice<crosshairs::Rules> {
    static std::optional<crosshairs::Action> suggest(const crosshairs::Rules& rules, const crosshairs::Position& at);
};

}  // namespace sightlines
