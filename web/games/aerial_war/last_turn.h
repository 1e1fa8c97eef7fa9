// What a plane's turn brought, and who is still to move: for the board, the log and the captions.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/history.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"

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

// The first ply of the turn (a plane's, or a side's roll for the first move) to which the position at `ply` belongs.
std::size_t turn_begin(const History<Rules>& history, std::size_t ply);

// The newest turn in this battle that has brought something, as far as the cursor.
Trail last_turn(const History<Rules>& history);

// The planes that have not had their turn in this round, in their order; the one whose turn it is comes first.
std::vector<Plane> still_to_move(const Position& at);

// What came of the action at `ply`, in a sentence; empty for a mere flight.
std::string what_came(const History<Rules>& history, std::size_t ply);

std::string plane_name(int side, Colour colour);  // "German red"
std::string side_name(int side);                  // "Germans"
const char* attack_name(AttackKind kind);         // "Tail attack"
std::string chance_text(Chance chance);           // "1 in 6"

}  // namespace sightlines::aerial_war
