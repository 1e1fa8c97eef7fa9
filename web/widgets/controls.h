// Captions, switches, steppers and the like, in the dress of the theme. Each is marked by its name for tests.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "board/area.h"
#include "imgui.h"

namespace sightlines {

// Small text, wrapped; a caption in the secondary colour.
void small_text(ImU32 colour, const std::string& text);

// The same from `begin` on, with the lines that follow below the first, none beyond `right`; both on the screen. It
// leaves the cursor alone. -> how high it is
float small_text_at(ImVec2 begin, float right, ImU32 colour, const std::string& text);
void caption(const char* text);

// A switch; true when it was flicked.
bool toggle(const char* name, bool on);

// One of several, side by side, in rows as wide as `width`; the place of the one just chosen, else -1. Marked
// "name:0", "name:1", ...
int segments(const char* name, std::span<const char* const> labels, int chosen, float width);

// Minus, the value as `text`, plus: -1, 0 or 1 for what was pressed. Held down it goes on. Marked "name:less",
// "name:more".
int stepper(const char* name, const char* text, bool can_less, bool can_more, float text_width = 56);

float stepper_width(float text_width = 56);

// The next thing, so `wide`, stands beside the last one where that fits in a line of `width`, else below it.
void go_beside(float gap, float wide, float width);

// The whole board as one button, marked "board", for its view to find out what is pointed at; true when it was clicked
// or briefly tapped. The arrow keys do not come to it by way of web/widgets/focus.h: it has a cursor of its own.
bool board_button(const Area& area);

// A tile of paper to draw on, outlined when chosen; true when pressed.
bool tile(const std::string& name, ImVec2 size, bool chosen);

// A rule's id in small letters, which opens the rulebook at it.
// In a list it is as high as its line, so that the next line's is not under the same finger.
void rule_link(std::string_view game, const char* rule, bool in_list = false);

}  // namespace sightlines
