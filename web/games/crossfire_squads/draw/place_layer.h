#pragma once

#include <vector>

#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Writes the names of pieces into them, where they fit and cover none of the discs and areas.
void draw_place_names(ImDrawList& list, const Camera& camera, const Position& at, const std::vector<art::Disc>& discs,
                      const std::vector<Area>& areas);

// The exact borders of the pieces, as the rules have them.
void draw_borders(ImDrawList& list, const Camera& camera, const Terrain& terrain);

}  // namespace sightlines::crossfire_squads
