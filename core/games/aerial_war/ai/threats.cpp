#include "games/aerial_war/ai/threats.h"

#include <algorithm>
#include <cstdlib>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/flight.h"

namespace sightlines::aerial_war {

namespace {

int throws_that_reach(Position at, const Plane& flier, Square to, Facing facing) {
    at.side = flier.side;
    at.mover = flier.colour;
    int outcomes = 0;
    for (std::int8_t one = 1; one <= 6; ++one) {
        for (std::int8_t other = 1; other <= 6; ++other) {
            at.dice = {one, other};
            if (Flights(at).legal(to, facing)) ++outcomes;
        }
    }
    return outcomes;
}

}  // namespace

int throws_behind(const Position& at, const Plane& flier, const Plane& prey) {
    const Square from = behind(prey.square, prey.facing);
    return from == no_square || plane_on(at, from) != nullptr ? 0 : throws_that_reach(at, flier, from, prey.facing);
}

int tail_threat(const Position& at, const Plane& plane) {
    int most = 0;
    for (const Plane& enemy : at.planes) {
        if (enemy.side != plane.side) most = std::max(most, throws_behind(at, enemy, plane));
    }
    return most;
}

int steps_between(Square one, Square other) {
    return std::abs(file_of(one) - file_of(other)) + std::abs(rank_of(one) - rank_of(other));
}

int nearest(const Position& at, const Plane& plane) {
    int steps = file_count + rank_count;
    for (const Plane& other : at.planes) {
        if (other.side != plane.side) steps = std::min(steps, steps_between(plane.square, other.square));
    }
    return steps;
}

}  // namespace sightlines::aerial_war
