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
void add_point(std::string_view name, ImVec2 centre, float reach = 3);  // a square around it
void add_item(std::string_view name);                                   // the ImGui item just drawn
// Adds "faint:" and the name for an item that is drawn as impossible: pressing it only says why.
void add_faint_item(std::string_view name);

// "cell:" and the name of each place of a board, numbered from 0, at its middle.
template <class Place, class Middle>
void add_cells(int count, std::string (*name)(Place), Middle middle) {
    for (int i = 0; i < count; ++i) {
        const auto place = static_cast<Place>(i);
        add_point("cell:" + name(place), middle(place));
    }
}

// The rectangle that was added last under each name. Buttons of the home page share names, "primary:" and a label: of
// those the first counts.
std::map<std::string, Rect, std::less<>> all();

}  // namespace sightlines::test_ids
