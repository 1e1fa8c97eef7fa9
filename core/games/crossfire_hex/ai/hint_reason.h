#pragma once

#include <string>

#include "games/crossfire_hex/rules/rules.h"

namespace sightlines::crossfire_hex {

// What speaks for an action that is allowed: one sentence, from what it does and what it leaves the other player to do.
std::string hint_reason(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_hex
