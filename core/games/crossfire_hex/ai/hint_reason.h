#pragma once

#include <string>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// One sentence in favour of a legal action, from what it does and what it leaves the other player to do.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_hex
