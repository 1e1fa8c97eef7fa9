// The turns of a game for the log, and the last turn for the board.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/crosshairs/rules/rules.h"
#include "games/texts.h"

namespace sightlines::crosshairs {

struct LastTurn {
    struct Flight {
        Cell from = no_cell;  // no_cell: entered
        Cell to = no_cell;
    };
    int player = -1;
    std::vector<Flight> flights;
    std::vector<Cell> kills;
    std::vector<Cell> crashes;
};

// The first ply of the turn to which the action at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// The turn before the current one at the cursor; empty in the cloud phase.
LastTurn last_turn(const History<Rules>& history);

// All turns; the cloud phase is one turn.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

// What happened automatically with the action at `ply`, as a sentence, or "" (CH-DIVE-05, CH-TURN-07, CH-TURN-08).
std::string_view automatic_step(const History<Rules>& history, std::size_t ply);

}  // namespace sightlines::crosshairs
