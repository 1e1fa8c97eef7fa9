// The edge of the map: ticks, the letters and numbers of its squares, north.
#pragma once

#include "games/crossfire_squads/draw/projection.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// A tick every inch if they stay apart, else every half foot; longer ones every foot.
void draw_ticks(ImDrawList& list, const Camera& camera, float margin);

// Letters and numbers of the squares that places are named by (text/place_names.h), along the upper and left edge
// of the view; where these lie within the map they stand on a strip that fades out. North in their corner.
void draw_square_names(ImDrawList& list, const Camera& camera, float margin);

// Of the strips, from the edges of the view, CSS pixels.
inline constexpr float square_names_depth = 17;

}  // namespace sightlines::crossfire_squads::art
