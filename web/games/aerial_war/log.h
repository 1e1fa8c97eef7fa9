// The turns of a game, a plane's or a side's roll for the first move: for the board, the log and the captions.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"
#include "games/texts.h"

namespace sightlines::aerial_war {

struct Trail {
    struct Shot {
        Square from = no_square, to = no_square;
        bool hit = false;
    };
    int side = -1;
    std::vector<Square> route;  // of the flight
    std::vector<Shot> shots;
    Square loop_from = no_square, loop_to = no_square;
    std::vector<Square> crashes;
};

// The squares of a flight to this end, by the low die where both lead there.
std::vector<Square> route_to(const Flights& flights, Square to, Facing facing);

// The first ply of the turn to which the position at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// The newest turn in this battle that has brought something, as far as the cursor.
Trail last_turn(const History<Rules>& history);

// All turns, each with its plane: "Gr", or, for the first move, its side: "G".
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

// The planes that have not had their turn in this round, in their order; the one whose turn it is comes first.
std::vector<Plane> still_to_move(const Position& at);

// What came of the action at `ply`, in a sentence; empty for a mere flight.
std::string what_came(const History<Rules>& history, std::size_t ply);

}  // namespace sightlines::aerial_war
