// In a reaction: the points of the mover's way, merged into moments that have a name.
#pragma once

#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

struct Moment {
    enum class What : std::int8_t { leaving, inside, hedge, open, arrival, turning } what = What::open;
    PieceId piece = no_piece;  // that it leaves, is in, or touches
    Point at;                  // of the mover
    int first = 0, last = 0;   // into the points of the slider
};

// In order.
std::vector<Moment> moments_of(const Position& seen, const Slider& slider);

}  // namespace sightlines::crossfire_squads
