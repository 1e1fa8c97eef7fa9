// Whether a game folds away what a first game does not need, and gives the only sensible answers by itself: for the
// first three games of each that end here, until the visitor decides otherwise. In the two games that have it,
// Dogfight! and Crossfire with squads. A view reads it once and keeps it, because an embed stores nothing.
#pragma once

#include <string_view>

namespace sightlines {

inline constexpr int guided_games = 3;

bool is_guided(std::string_view game);
void set_guided(std::string_view game, bool on);

}  // namespace sightlines
