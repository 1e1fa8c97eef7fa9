// The turns of a game for log, board and captions. A turn is that of a plane, or a side's roll for the first move.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

struct TurnTrace {
    struct Shot {
        Square from = no_square, to = no_square;
        bool hit = false;
    };
    int side = -1;
    Colour colour = Colour::red;  // of the plane whose turn it was
    std::vector<Square> route;    // of the flight
    std::vector<Shot> shots;
    Square loop_from = no_square, loop_to = no_square;
    std::vector<Square> crashes;
};

// Who shoots at whom with the pending die, in the phases of an attack.
TurnTrace::Shot shot_due(const Position& at);

// The squares of a flight to this end; by the low die if both lead there.
std::vector<Square> route_to(const Flights& flights, Square to, Facing facing);

// The first ply of the turn to which the position at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// The last turn before the cursor in this battle that changed something.
TurnTrace last_turn(const History<Rules>& history);

// The actions from ply `first` up to `last`, exclusive: a trace for every turn that they changed something in. Only
// those of the cursor's battle; a single action may be of any.
std::vector<TurnTrace> traces_of(const History<Rules>& history, std::size_t first, std::size_t last);

// All turns, each with its plane: "Gr", in the log "red"; or, for the first move, its side: "G".
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

// The planes still to move in this round, in order, beginning with the current one.
std::vector<Plane> still_to_move(const Position& at);

}  // namespace sightlines::aerial_war
