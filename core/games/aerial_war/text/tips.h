// What stands on a square, and why it can or cannot be chosen.
#pragma once

#include <string>

#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

// "" for a square where nothing stands and nothing can be done; no_square is one. `advises`: it may say from where an
// enemy can be attacked, which answers a puzzle.
std::string tip_sentence(const Position& at, Square square, bool advises = true);

// What a side has left, and what its row of planes and circles shows.
std::string tip_about_side(const Rules& rules, const Position& at, int side);

// Why the plane that is to fly cannot end there facing that way; in phase fly, for a flight that is not legal.
std::string no_flight_sentence(const Position& at, const Fly& flight);

}  // namespace sightlines::aerial_war
