// Who stands beyond the rim of the picture: arrows that name them.
#pragma once

#include <span>
#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct RimMark {
    int side = 0;
    ImVec2 tip;     // of the arrow
    ImVec2 inward;  // of length 1
    std::vector<UnitId> units;
    Area label;
};
// One for units of a side that lie in about the same direction. Their labels leave the counters free, and the flag.
std::vector<RimMark> rim_marks(const Camera& camera, const Scene& scene, std::span<const art::Disc> counters);

void draw_rim(ImDrawList& list, const Scene& scene, const std::vector<RimMark>& marks);

}  // namespace sightlines::crossfire_squads
