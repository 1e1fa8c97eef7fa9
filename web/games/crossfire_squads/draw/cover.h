#pragma once

#include "board/area.h"
#include "games/crossfire_squads/text/scene.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// The screen shown instead of the table while the device is handed over: a closed map case with a button. True when the
// deciding player presses it.
bool draw_cover(ImDrawList& list, const Area& area, const Scene& scene);

}  // namespace sightlines::crossfire_squads
