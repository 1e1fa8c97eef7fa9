#pragma once

#include <vector>

#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

// Writes the names of pieces into them, where they fit and cover none of the discs and areas; those of the pieces at
// `told`, which sentences name, over their border or beside it, with a leader, rather than not at all. "name:t04".
// Returns where they stand, and the areas.
std::vector<Area> draw_place_names(ImDrawList& list, const Camera& camera, const Position& at,
                                   const std::vector<art::Disc>& discs, const std::vector<Area>& areas,
                                   const std::vector<Point>& told = {});

// Whether a label on the map names a piece: by the outlines, not by the boxes round them.
struct Naming {
    const Camera& camera;
    const Terrain& terrain;
    const Piece& piece;

    bool touches(const Area& label, const Piece& one) const;
    bool misleads(const Area& label) const;  // touches one that is apart from the piece, which it would seem to name
};

// The exact borders of the pieces, as the rules have them.
void draw_borders(ImDrawList& list, const Camera& camera, const Terrain& terrain);

}  // namespace sightlines::crossfire_squads
