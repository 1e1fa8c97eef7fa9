// Whether Dogfight! or Crossfire with squads is shown as to a beginner: what a first game does not need is folded away,
// and the only sensible answers are given without asking. Holds for the first three games of each that end at this
// browser, until the visitor decides otherwise. A view reads it once and keeps it, because an embed stores nothing.
#pragma once

#include <string_view>

namespace sightlines {

inline constexpr int guided_games = 3;

bool is_guided(std::string_view game);
void set_guided(std::string_view game, bool on);

}  // namespace sightlines
