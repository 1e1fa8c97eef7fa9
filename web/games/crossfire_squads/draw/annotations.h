// Primitives of the overlay: lines, rings, labels, dice. CSS pixels.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/crossfire_squads/rules/forecast.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

ImVec2 towards(ImVec2 from, ImVec2 to, float pixels);  // the point `pixels` from `from` in the direction of `to`

// A line with a pale outline, visible on any background.
enum class Line { solid, dashed, dotted };
void draw_line(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, Line line);
void draw_arrow_head(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float size);  // an arrow's, at `to`

void draw_ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width);
void draw_dotted_ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour);
void draw_place(ImDrawList& list, ImVec2 centre, float radius);  // worth going to
void draw_reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width);

ImVec2 label_size(const ImDrawList& list, const std::string& text);  // of draw_label, in that clip rectangle
// A label with a background round the point, kept inside the clip rectangle.
void draw_label(ImDrawList& list, ImVec2 at, const std::string& text, ImU32 ink);

// A number of dice as one die with that number; 0: a shot at a vehicle.
void draw_dice(ImDrawList& list, ImVec2 centre, float size, int dice, ImU32 colour);

// None, pin, suppression, kill as a bar of four patterns, `width` wide.
void draw_odds(ImDrawList& list, ImVec2 min, float width, const HitOdds& odds);

}  // namespace sightlines::crossfire_squads::art
