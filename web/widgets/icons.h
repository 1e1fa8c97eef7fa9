// Line icons as vectors, in a square of `size` CSS pixels around a centre.
#pragma once

#include <string>

#include "imgui.h"

namespace sightlines {

enum class Icon { undo, redo, home, rules, close, first, last, back, forward, settings, open, library, puzzles };

const char* icon_words(Icon icon);  // what a button with this icon does

void draw_icon(ImDrawList& list, Icon icon, ImVec2 centre, float size, ImU32 colour);

// A square button with an icon; true when it was clicked, never while disabled. `name` is its ImGui id, test id and
// label; `more`: what its tip says besides.
bool icon_button(const char* name, Icon icon, bool enabled = true, const std::string& more = {});

// The same, drawn as if disabled, for what is refused: a press gives the reason.
bool faint_icon_button(const char* name, Icon icon);

}  // namespace sightlines
