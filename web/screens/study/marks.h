// Marks of a comment on the board: rings around places and arrows between them, by the names that the game gives them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/view.h"

namespace sightlines {

// Of a mark, by number; the first is not named in it: "e5-g6", "e5-g6:red".
inline constexpr std::array mark_colours{"Violet", "Green", "Red", "Blue"};
std::string coloured(std::string mark, int colour);

// "e5" is a ring, "e5-g6" an arrow. The empty text: nothing is there to be marked.
std::string mark_of(std::span<const NamedPlace> places, ImVec2 from, ImVec2 to);

// Draws the marks whose places are on the board, and passes over the others.
void draw_marks(ImDrawList& list, std::span<const NamedPlace> places, std::span<const std::string> marks,
                float strength);

// Adds the mark to the marks, in place of one in another colour, or removes it if it is among them.
std::vector<std::string> toggled(std::vector<std::string> marks, const std::string& mark);

}  // namespace sightlines
