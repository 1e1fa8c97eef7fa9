// What a thing is, in words: shown beside the pointer that has rested on it for a moment, or under a finger at once.
#pragma once

#include <string_view>

#include "imgui.h"

namespace sightlines {

void tip(std::string_view text);                    // about the item just drawn
void tip_about(ImGuiID id, std::string_view text);  // about the thing under the pointer, which `id` names

}  // namespace sightlines
