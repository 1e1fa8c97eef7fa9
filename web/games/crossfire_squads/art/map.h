// The table as a printed map. Nothing here knows whose turn it is.
#pragma once

#include <span>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// How much of the paper shows around the whole table in a room of this size; the letters of the compass are on it.
float rim_for(const Area& room);

// Paper, ground and pieces. Mines that a side has hidden are left out unless that side is `viewer`; `whole` shows all.
inline constexpr int whole = -2;
void draw_map(ImDrawList& list, const Camera& camera, const Terrain& terrain, int viewer);

void draw_objective(ImDrawList& list, const Camera& camera, const Piece& piece);
void draw_smoke(ImDrawList& list, const Camera& camera, std::span<const SmokeBase> smoke);

// How deep a side may deploy from its home edge (CS-DEP-04); `on` is the side that places.
void draw_depth(ImDrawList& list, const Camera& camera, int side, Edge edge, bool on);

// A colour along each home edge, so that one sees who came from where.
void draw_home(ImDrawList& list, const Camera& camera, int side, Edge edge);

// A scale in inches, in the lower left of the room.
void draw_scale(ImDrawList& list, const Camera& camera);

// Outline of a piece, for what points at it.
void outline_piece(ImDrawList& list, const Camera& camera, const Piece& piece, ImU32 fill, ImU32 edge, float width);

// The kinds of ground on this table, with what they do, in as many columns as fit; the height that it takes.
float legend_height(const Terrain& terrain, bool smoke, int viewer, float width);
void draw_legend(ImDrawList& list, ImVec2 at, float width, const Terrain& terrain, bool smoke, int viewer);

}  // namespace sightlines::crossfire_squads::art
