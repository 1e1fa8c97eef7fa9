// A printed sheet lying on the table: what every map is drawn on. Shapes only, to be recorded.
#pragma once

#include "imgui.h"

namespace sightlines::paint {

// The paper with its soft shadow on the table.
void sheet(ImDrawList& list, ImVec2 min, ImVec2 max);

// Light from the upper left, and the creases of a map that was folded in four by two.
void light_on_sheet(ImDrawList& list, ImVec2 min, ImVec2 max, float crease);

// The double line that frames a map.
void neatline(ImDrawList& list, ImVec2 min, ImVec2 max, ImU32 ink, bool small);

}  // namespace sightlines::paint
