#pragma once

#include <array>
#include <cstdint>

#include "games/crosshairs/rules/fire.h"

namespace sightlines::crosshairs {

inline constexpr int enough_exits = 3;  // more are not counted

// What a plane aims at and what its next action could make it aim at, other planes staying where they are.
struct Reach {
    PlaneSet aim = 0;          // the plane on which its line of fire ends now, or nothing
    PlaneSet targets = 0;      // `aim` and whatever it can come to aim at in the course of one action
    PlaneSet blocks = 0;       // those too low to dive before which its action can end
    std::int8_t exits = 0;     // ends of that action, by cell and facing, from which it can fly on, to enough_exits
    Cell ahead = no_cell;      // no_cell off the board
    std::int8_t blocker = -1;  // the place of the plane on the cell ahead
};

// The reach of every plane of a position, by its place in Position::planes.
using Reaches = std::array<Reach, most_planes>;
Reaches reaches_of(const Options& options, const Position& at);

}  // namespace sightlines::crosshairs
