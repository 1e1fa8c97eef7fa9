#pragma once

#include <vector>

#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"

// Routes, halts and reaction points (CS-MOVE, CS-REACT-03), options included.
namespace sightlines::crossfire_squads {

// Why a move halts; `wire` and `walls` stop it before it begins when the halt is point 0.
enum class Halt : std::int8_t { destination, inside, outside, contact, mine, held, wire, walls };

struct Plan {
    int halt = 0;
    Halt why = Halt::destination;
    Point at;
};

// Where a straight move of a unit from where it stands ends (CS-MOVE-02, CS-MOVE-03, CS-MOVE-04, CS-MOVE-05, CS-OBS-03,
// CS-OBS-06, CS-BLD-02, CS-BLD-06). In a position that a side sees (Rules::seen_by), where that side expects it to end.
Plan plan_move(const Position& at, UnitId unit, Point to);

// Whether the unit may come to rest at the halt, if that is no contact (CS-MOVE-06, CS-MOVE-07, CS-MOVE-08).
Verdict judge_plan(const Position& at, UnitId unit, Point to, const Plan& plan);

// CS-NAT-01: whether a rifle squad that needs a commander has one of its own in sight from `point`. CS-NAT-02: a
// commander needs none.
bool is_led(const Options& options, const Position& at, UnitId unit, Point point);
bool must_begin_led(const Options& options, const Unit& unit, int side);
bool must_end_led(const Options& options, const Unit& unit, int side);

// CS-GEO-11: where a mover stands at a point of its route; a pivot stays where it is.
Point point_of(const Motion& motion, int point);

// CS-REACT-03, from the point reached on, in order.
std::vector<int> reaction_points(const Position& at, const Motion& motion);
bool is_reaction_point(const Position& at, const Motion& motion, int point);

// CS-HIDE-07: the halt after a shooter that was hidden has appeared.
int halt_before(const Position& at, const Motion& motion, UnitId shooter);

// The first minefield, in order, that contains `to` but not `from` (CS-OBS-03), or that contains `point` (CS-OBS-05).
const Piece* mine_entered(const Position& at, Point from, Point to);
const Piece* mine_under(const Position& at, Point point);

}  // namespace sightlines::crossfire_squads
