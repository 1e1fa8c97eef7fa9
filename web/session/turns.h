// Who decides what in a match, by its seats (session/seats.h).
#pragma once

#include <cstddef>
#include <string_view>

#include "api/match.h"

namespace sightlines::turns {

int level_of(std::string_view seats, Side side);          // 0: no computer plays there
bool sits(std::string_view seats, Side side, char seat);  // in a seat of that letter; false: it is no player's turn
bool all_computers(std::string_view seats);
bool looks_on(std::string_view seats, int players);  // others play by link, and nobody here

// Whether somebody at this screen decided the action at a ply; dice are decided by nobody.
bool decided_here(const Match& match, std::string_view seats, std::size_t ply);

// Whether the roll that is due at the end is the computer's: it is the one to throw, or where nobody is (`roller` is
// -1), the roll belongs to its action.
bool computer_rolls(const Match& match, std::string_view seats, int roller);

}  // namespace sightlines::turns
