// Where the handles of the editor's table are, and what of it a pointer means.
#pragma once

#include <cstddef>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

float finger_reach();  // of hit tests, CSS pixels

// The middle of edge `i`: dragging it adds a corner.
Point edge_handle(const Corners& corners, std::size_t i);

// Ahead of a unit that faces somewhere: dragging it turns the unit.
ImVec2 facing_handle(const Camera& camera, const Unit& unit);

// The point of the table under the pointer, on the grid and within the table.
Point snapped(const Camera& camera, ImVec2 screen);

// The piece at a point, a slim one before an area; no_piece: open ground.
PieceId piece_at(const Terrain& terrain, const Camera& camera, Point point);

}  // namespace sightlines::crossfire_squads
