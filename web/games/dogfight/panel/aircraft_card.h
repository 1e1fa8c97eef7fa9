// Parts of an aircraft's card, for the panel and the editor.
#pragma once

#include "games/dogfight/rules/types.h"
#include "imgui.h"

namespace sightlines::dogfight::card_parts {

// Letter, level and speed on the colour of its side; crossed out when it is gone. Only the letter where it is crowded.
void draw_chip(ImDrawList& list, ImVec2 min, ImVec2 size, const Aircraft& plane, int letter, ImU32 colour, bool chosen,
               bool crowded);

// All ratings in a grid. `dive`: the maximum dive speed that damage has left.
void draw_ratings(const Card& card, int dive, float width);

// The boxes of each set: one stroke for a mark, two for a second.
void draw_damage(const Aircraft& plane, float width);
float damaged_part(const Aircraft& plane);  // of what it can take, 0 to 1

}  // namespace sightlines::dogfight::card_parts
