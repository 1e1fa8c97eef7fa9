// Rows of a panel: a title, a fact with its figure, a sentence with the rule it comes from, the modifiers of a number.
// Lengths are CSS pixels; a colour of 0 is the usual one. Rules are links into the rulebook of `game`.
#pragma once

#include <string>
#include <string_view>

#include "base/modifiers.h"
#include "imgui.h"

namespace sightlines::rows {

inline constexpr float narrow = 200;  // a panel below this has no room for words

void title(const std::string& text);

// The fact on the left, its figure on the right.
void fact(const std::string& what, const std::string& figure, float width, ImU32 ink = 0);

// Wrapped, with the rule at the right.
void sentence(std::string_view game, const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

void modifier(std::string_view game, const std::string& value, std::string_view what, std::string_view rule,
              float width);
void modifiers(std::string_view game, const ModifierSum& sum, float width);

}  // namespace sightlines::rows
