// Parts of an aircraft's card, for the panel and the editor.
#pragma once

#include <cstdint>

#include "games/dogfight/rules/types.h"
#include "imgui.h"

namespace sightlines::dogfight::card_parts {

// On the colour of its side, with its letter; crossed out when it is gone. What stands beside the letter: its height
// where it is crowded; else its name, with height and speed or without.
enum class Chip : std::int8_t { height, name, values };
void draw_chip(ImDrawList& list, ImVec2 min, ImVec2 size, const Aircraft& plane, int letter, ImU32 colour, bool chosen,
               Chip chip);

// All ratings in a grid. `dive`: the maximum dive speed that damage has left.
void draw_ratings(const Card& card, int dive, float width);

// The boxes of each set: one stroke for a mark, two for a second.
void draw_damage(const Aircraft& plane, float width);
float damaged_part(const Aircraft& plane);  // of what it can take, 0 to 1

}  // namespace sightlines::dogfight::card_parts
