// The rows that the panel of Dogfight! is made of.
#pragma once

#include <string>
#include <string_view>

#include "games/dogfight/journal.h"
#include "imgui.h"

namespace sightlines::dogfight::rows {

inline constexpr float narrow = 200;  // a panel below this has no room for words

void title(const std::string& text);

// A fact on the left, its figure on the right.
void fact(const std::string& what, const std::string& figure, float width, ImU32 ink = 0);

// A term of a sum: its value, what it is, and the rule as a link.
void term(const std::string& value, std::string_view what, std::string_view rule, float width);
void terms(const Sum& sum, float width);

// Wrapped words with the rule they come from at the right.
void told(const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

// A way to answer: name, what it means, the key that takes it. Lit when it is the usual one.
bool answer(const std::string& mark, const std::string& name, const std::string& note, int key, bool lit, float width);

}  // namespace sightlines::dogfight::rows
