#pragma once

#include "board/area.h"
#include "games/crossfire_squads/scene.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// A closed map case with a button, while the device goes round: nothing of the table is drawn. Whether the one who is
// to decide says that he is looking.
bool draw_cover(ImDrawList& list, const Area& area, const Scene& scene);

}  // namespace sightlines::crossfire_squads
