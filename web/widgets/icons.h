// Small line icons, drawn as vectors in a box of `size` pixels round a centre.
#pragma once

#include "imgui.h"

namespace sightlines {

enum class Icon { undo, redo, home, rules, close, first, last, back, forward, theme, open };

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

// A square quiet button with an icon; false while disabled. `name` is its id, its mark for tests and what it is called.
bool icon_button(const char* name, Icon icon, bool enabled = true);

}  // namespace sightlines
