#pragma once

#include <string>

#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// What speaks for an action that may be played here: one sentence.
std::string hint_reason(const Position& at, const Action& action);

}  // namespace sightlines::aerial_war
