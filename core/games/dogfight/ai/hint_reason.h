#pragma once

#include <string>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// What speaks for an action of whoever is to decide: a sentence of facts, or nothing.
std::string hint_reason(const Options& options, const Position& at, const Action& action);

}  // namespace sightlines::dogfight
