// The event bar below the board, as far as it is words alone.
#pragma once

#include <string>

#include "imgui.h"

namespace sightlines {

// Shortens a text in small letters to what fits: its last sentences, or the beginning of the last one.
std::string last_sentences(std::string text, ImVec2 room);
// The same of the summary of a turn, which begins with what matters most: its first sentences, or the beginning of the
// first one.
std::string first_sentences(std::string text, ImVec2 room);

}  // namespace sightlines
