// The texts on the card of an exercise. Deferred, with the editor. Lengths are CSS pixels.
#pragma once

#include <string>

#include "imgui.h"
#include "widgets/theme.h"

namespace sightlines::exercise_text {

inline constexpr float narrow = 240;  // below this width the text is small

void paragraph(const std::string& text, float width, theme::Font font, float size, ImU32 colour);

// Text on a coloured background with a bar at the left.
void callout(const std::string& text, float width, ImU32 bar, theme::Font font, float size);

}  // namespace sightlines::exercise_text
