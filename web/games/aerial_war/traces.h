// What the turns of a game left behind, as marks for the board.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"

namespace sightlines::aerial_war {

struct TurnTrace {
    struct Shot {
        LineOfFire line;
        bool hit = false;
    };
    int side = -1;
    Colour colour = Colour::red;  // of the plane whose turn it was
    std::vector<Square> route;    // of the flight
    std::vector<Shot> shots;
    Square loop_from = no_square, loop_to = no_square;
    std::vector<Square> crashes;
};

// The squares of a flight to this end; by the low die if both lead there.
std::vector<Square> route_to(const Flights& flights, Square to, Facing facing);

// The last turn before the cursor in this battle that changed something.
TurnTrace last_turn(const History<Rules>& history);

// The actions from ply `first` up to `last`, exclusive: a trace for every turn that they changed something in. Only
// those of the cursor's battle; a single action may be of any.
std::vector<TurnTrace> traces_of(const History<Rules>& history, std::size_t first, std::size_t last);

}  // namespace sightlines::aerial_war
