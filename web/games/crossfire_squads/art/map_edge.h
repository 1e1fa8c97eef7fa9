// The edge of the map: ticks, the letters and numbers of its squares, north.
#pragma once

#include <array>

#include "board/area.h"
#include "games/crossfire_squads/draw/projection.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// A tick every inch if they stay apart, else every half foot; longer ones every foot.
void draw_ticks(ImDrawList& list, const Camera& camera, float margin);

// Letters and numbers of the squares that places are named by (text/place_names.h), along the upper and left edge
// of the view; where these lie within the map they stand on a strip that fades out. North in their corner.
void draw_square_names(ImDrawList& list, const Camera& camera, float margin);

inline constexpr float square_names_depth = 17;  // of the strips, CSS pixels
std::array<Area, 2> square_name_areas(const Camera& camera, float margin);

}  // namespace sightlines::crossfire_squads::art
