#pragma once

#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"

// An activation from the order to its end, and the end of a turn: stages that end with a question, a roll, or the next
// one. Each part has a file of its own. A stage that may kill returns whether the game goes on.
namespace sightlines::crossfire_squads {

struct Turn {
    const Options& options;
    Position& at;

    Unit& unit(UnitId id) { return at[id]; }
};

// deployment.cpp: CS-DEP, CS-HIDE-01, CS-OBS-01.
void roll_off(Turn& turn, const Roll& roll);
void name_objective(Turn& turn, const Objective& objective);
void choose_edge(Turn& turn, const HomeEdge& edge);
void place(Turn& turn, const PlaceUnit& order);
void hide(Turn& turn, const Hide& order);
void lay(Turn& turn, const LayMine& order);
void lay(Turn& turn, const LayWire& order);
void give_up_stock(Turn& turn);
bool has_units_to_place(const Position& at, int side);
bool has_stock(const Position& at, int side);

// turn.cpp: CS-ACT-04, CS-ACT-05, CS-ACT-06, CS-ACT-07, CS-ACT-08, CS-VP.
void begin_play(Turn& turn);
void end_turn(Turn& turn);
void finish_activation(Turn& turn);  // close combat (CS-CC-01), then on with the turn or to its end
void wrap_up(Turn& turn);            // after the close combat
[[nodiscard]] bool lose(Turn& turn, const AnyUnits& units);       // killed; false: the game is over (CS-VP-04)
[[nodiscard]] bool take_hits(Turn& turn, UnitId unit, int hits);  // CS-FIRE-09, CS-FIRE-10
void use(Unit& unit);  // an order was given to it (CS-FO-02, CS-VEH-01, CS-OBS-11)

// movement.cpp: CS-MOVE, CS-REACT, CS-RETREAT.
void move(Turn& turn, const Move& order);
void pivot(Turn& turn, const Pivot& order);
void retreat(Turn& turn, const Retreat& order);
void offer_reaction(Turn& turn);
void react(Turn& turn, const React& order);
void hold(Turn& turn);
void come_to_rest(Turn& turn);  // mines, then as follows
void rest(Turn& turn);          // hidden units that now appear
void go_on_with_group(Turn& turn);

// fire.cpp: CS-FIRE, CS-VEH-04, CS-VEH-07.
void fire(Turn& turn, const Fire& order);
void roll_fire(Turn& turn, const Roll& roll);
void finish_fire(Turn& turn);

// close_combat.cpp: CS-CC, CS-RALLY.
void begin_melee(Turn& turn, const AnyUnits& units);
void join(Turn& turn, const Join& order);
void roll_melee(Turn& turn, const Roll& roll);
void roll_rally(Turn& turn, const Roll& roll);

// observers.cpp: CS-FO, CS-SMOKE, CS-BLD-05.
void call(Turn& turn, const CallFire& order);
void roll_explosive(Turn& turn, const Roll& roll);
void affect(Turn& turn, UnitId unit);
void call(Turn& turn, const CallSmoke& order);
void roll_smoke(Turn& turn, const Roll& roll);
[[nodiscard]] bool begin_spill(Turn& turn, const Unit& killed, int side, int count);  // false: the game is over
AnyUnits spill_candidates(const Position& at, const Spill& spill);
void spill_over(Turn& turn, const AnyUnits& units);
Units affected_candidates(const Position& at, PieceId building, int side);

// obstacles.cpp: CS-OBS.
void attack_by_mine(Turn& turn, UnitId unit, PieceId mine, bool at_start);
void roll_mine(Turn& turn, const Roll& roll);
void cross(Turn& turn, const Cross& order);
void roll_crossing(Turn& turn, const Roll& roll);
void begin_clearing(Turn& turn);  // of the active side
void finish_clearing(Turn& turn);

// hidden.cpp: CS-HIDE, CS-RECON.
bool may_ambush(const Position& at, int side);                     // CS-HIDE-07
Verdict judge_spot(const Position& at, UnitId unit, Point spot);   // CS-HIDE-05
void appear(Position& at, UnitId unit, Point spot, Point face);    // facing as given
bool is_ambush(const Position& at, PieceId hid_in, UnitId mover);  // CS-HIDE-08
void begin_reveal(Turn& turn, const Units& units);
void reveal(Turn& turn, const Reveal& order);
Units hidden_in(const Position& at, int side, PieceId piece);
void fire_at_piece(Turn& turn, const Recon& order);
void roll_recon(Turn& turn, const Roll& roll);

}  // namespace sightlines::crossfire_squads
