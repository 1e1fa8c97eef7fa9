// Marks in lists of lessons and puzzles: how hard each is, how many are done. Deferred, with the editor. CSS pixels.
#pragma once

#include <cstddef>

#include "imgui.h"

namespace sightlines {

const char* words_of_level(int level);  // "Easy"

// As many filled dots of three as it is hard, and the word. Returns its width.
float draw_level(ImDrawList& list, ImVec2 at, int level);
float level_width(int level);

void draw_tick(ImDrawList& list, ImVec2 middle);                     // in a filled circle of radius 14
void draw_progress(std::size_t done, std::size_t all, float width);  // a bar, at ImGui's cursor

}  // namespace sightlines
