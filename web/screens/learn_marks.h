// Marks in lists of lessons and puzzles: how hard each is, how many are done. Deferred, with the editor. CSS pixels.
#pragma once

#include <cstddef>

#include "imgui.h"

namespace sightlines {

const char* words_of_level(int level);  // "Easy"

// Three dots, of which 1 to 3 are filled by difficulty, and the word for it. Returns the width.
float draw_level(ImDrawList& list, ImVec2 at, int level);
float level_width(int level);

void draw_tick(ImDrawList& list, ImVec2 middle);                     // a tick in a filled circle of radius 14
void draw_progress(std::size_t done, std::size_t all, float width);  // a bar, at ImGui's cursor

}  // namespace sightlines
