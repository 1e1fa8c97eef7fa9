// The flag on the objective: the most visible thing on the map.
#pragma once

#include <span>

#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

// Who stands in the objective and could hold it (CS-VP-01): a side, nobody, or both.
inline constexpr int contested = 2;
int holder_of(const Position& at);

struct Flag {
    ImVec2 foot;  // of the pole, pixels
    float height;
    Area area;  // that it covers
    int holder = nobody;
};

// Always in its piece: where it meets none of the discs, smaller if need be, else where they hide least of it.
Flag flag_on(const Camera& camera, const Piece& piece, int holder, std::span<const Disc> discs = {});
void draw_flag(ImDrawList& list, const Flag& flag);

// The piece itself.
void draw_flag_ground(ImDrawList& list, const Camera& camera, const Piece& piece, int holder);

}  // namespace sightlines::crossfire_squads::art
