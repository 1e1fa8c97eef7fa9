// Rows and tiles of the editor's panel.
#pragma once

#include <optional>
#include <string>

#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::editor_rows {

void title(const std::string& text);

// Name on the left, a stepper on the right; returns the new value when it was pressed.
std::optional<int> amount(const char* name, const char* test_id, int value, int least, int most,
                          const std::string& text, float width);

// Name on the left, a switch on the right; true when it was clicked.
bool on_off(const char* name, const char* test_id, bool on, float width);

// A button with a sample of the ground and its name.
bool ground_tile(const std::string& test_id, ImVec2 size, Ground ground, bool chosen);

// The icon of a brush: 0 chooses, 1 draws ground, 2 and 3 place units of side 0 and 1.
void draw_brush(ImVec2 min, ImVec2 size, int brush, Ground ground);

}  // namespace sightlines::crossfire_squads::editor_rows
