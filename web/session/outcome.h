// How a game has ended, for whoever plays it here.
#pragma once

#include <string>
#include <string_view>

#include "api/match.h"
#include "session/game_words.h"

namespace sightlines {

bool wins(const Outcome& outcome, int player);

// "You won", "Green won", "A draw"; "" while the game goes on.
std::string title_of(const Match& match, const GameWords& view, std::string_view seats);

}  // namespace sightlines
