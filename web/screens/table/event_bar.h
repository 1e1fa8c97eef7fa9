// The event bar below the board, as far as it is words alone.
#pragma once

#include <string>

#include "imgui.h"

namespace sightlines {

// What has room of a text in small letters: its last sentences, or the beginning of the last one.
std::string last_sentences(std::string text, ImVec2 room);
// Of the sum of a turn, which begins with what matters most: its first sentences, or the beginning of the first one.
std::string first_sentences(std::string text, ImVec2 room);

}  // namespace sightlines
