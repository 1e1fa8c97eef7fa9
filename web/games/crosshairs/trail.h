// What was done in a stretch of a game, as marks for the board.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/crosshairs/rules/rules.h"

namespace sightlines::crosshairs {

struct Trail {
    // The hexes at which a plane began, turned and ended; a plane that entered begins at no_cell.
    struct Flight {
        int player = 0;
        std::vector<Cell> path;
    };
    struct Shot {
        int player = 0;
        Plane target;  // as it flew
        std::vector<Cell> from;
    };
    std::vector<Flight> flights;
    std::vector<Shot> shots;
    std::vector<Cell> crashes;
    std::vector<Plane> given_up;  // the last planes of players who were out (CH-ELIM-02)
    std::vector<Cell> clouds;
};

// The planes that left the board with the one that was shot down or crashed (CH-ELIM-02).
std::vector<Plane> given_up(const Position& before, const Action& action, const Position& after);

// The plies first to last (exclusive).
Trail trail_of(const History<Rules>& history, std::size_t first, std::size_t last);

// The turn before the current one at the cursor; in the cloud phase the latest cloud.
Trail last_turn(const History<Rules>& history);

}  // namespace sightlines::crosshairs
