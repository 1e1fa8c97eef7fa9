// The map of the table. Independent of the state of the game.
#pragma once

#include <span>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// The width of the margin around the whole table in an area of this size, CSS pixels; it has the letters
// and numbers of the squares.
float margin_for(const Area& room);

// Paper, ground and pieces. A side's hidden mines are shown only if that side is `viewer`, or `viewer` is `everybody`.
inline constexpr int everybody = -2;
void draw_map(ImDrawList& list, const Camera& camera, const Terrain& terrain, int viewer);

void draw_objective(ImDrawList& list, const Camera& camera, const Piece& piece);
void draw_smoke(ImDrawList& list, const Camera& camera, std::span<const SmokeBase> smoke);

// The area in which a side may deploy from its home edge (CS-DEP-04); without an edge, the table.
Box deployment_area(Edge edge);

// `placing`: whether it is the turn of this side to place units.
void draw_deployment_area(ImDrawList& list, const Camera& camera, int side, Edge edge, bool placing);

// The side's colour along its home edge.
void draw_home_edge(ImDrawList& list, const Camera& camera, int side, Edge edge);

// A scale in inches, at the lower left of the viewport.
void draw_scale(ImDrawList& list, const Camera& camera);

// The outline of a piece, to highlight it.
void outline_piece(ImDrawList& list, const Camera& camera, const Piece& piece, ImU32 fill, ImU32 edge, float width);

// The legend: units, markers and kinds of ground on this table, in as many columns as fit. legend_height() is its
// height in CSS pixels.
float legend_height(const Position& at, int viewer, float width);
void draw_legend(ImDrawList& list, ImVec2 corner, float width, const Position& at, int viewer);

}  // namespace sightlines::crossfire_squads::art
