#pragma once

#include <string>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// The map as lines of text: an aircraft as letter, facing (* in the middle) and level, with + or - when leaving it, and
// several in a hex by their letters; then a line for each aircraft.
std::string ascii_board(const Position& at);

}  // namespace sightlines::dogfight
