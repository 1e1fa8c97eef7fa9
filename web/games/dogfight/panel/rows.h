// Rows and buttons of the panel. Lengths are CSS pixels.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "games/dogfight/rules/journal.h"
#include "imgui.h"
#include "widgets/rows.h"

namespace sightlines::dogfight::rows {

using sightlines::rows::fact, sightlines::rows::narrow, sightlines::rows::title;

// A modifier of a number: its value, what it is, and the rule as a link.
void modifier(const std::string& value, std::string_view what, std::string_view rule, float width);
void modifiers(const ModifierSum& sum, float width);

// Wrapped text with its rule at the right.
void sentence(const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

// What a part of the panel is, for a pointer that rests there. The part is no item of its own.
void tip_in(ImVec2 min, ImVec2 size, std::string_view text);

// What of a note fits on the button of an answer of so many lines, sentence by sentence, and the rest of it.
int name_lines(const std::string& name, float width);  // of a button with such a name
std::pair<std::string, std::string> split_note(const std::string& name, const std::string& note, int lines,
                                               float width);

// A button for an answer: name, note, key. `primary` highlights the default answer. True when it was clicked.
bool answer(const std::string& test_id, const std::string& name, const std::string& note, int key, bool primary,
            float width);

}  // namespace sightlines::dogfight::rows
