// Named rectangles of the last frame, so that tests can click "copy-link" instead of a point. In CSS pixels.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "imgui.h"

namespace sightlines::test_ids {

struct Rect {
    ImVec2 min, max;
};

void clear();  // before each frame
void add(std::string_view name, ImVec2 min, ImVec2 max);
void add_item(std::string_view name);  // the ImGui item just drawn
// The same for an item that is drawn as impossible: "faint:" and its name. Pressing it does nothing but say why.
void add_faint_item(std::string_view name);

// Of a name that was added more than once, the last rectangle; of "primary:" and a label, which the buttons of the home
// page share, the first.
std::map<std::string, Rect, std::less<>> all();

}  // namespace sightlines::test_ids
