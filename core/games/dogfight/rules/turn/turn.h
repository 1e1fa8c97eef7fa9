#pragma once

#include <cstdint>

#include "base/narrow.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// The turn (DF-SEQ-01): the position while an action is carried out, and the stages in their order. A stage ends with a
// question or a roll, or calls the next one. The file that holds each part is named above its stages.
namespace sightlines::dogfight {

struct Turn {
    const Options& options;
    Position& at;
    Journal* journal = nullptr;  // what happens is told here, if anybody listens

    Aircraft& plane(int letter) { return at.plane(letter); }
    Aircraft& mover() { return plane(at.current); }
    int letter(const Aircraft& plane) const { return static_cast<int>(&plane - at.planes.data()); }

    void change_cv(Aircraft& plane, int other, int amount, const Reason& why);
    void tell(int plane, const Reason& why, int amount = 0, int other = nobody);
    void tell_roll(int plane, const ModifierSum& sum, const Reason& why, int needed, std::string_view result,
                   int other = nobody);
};

// The start of a position, and of every turn: from an automatic phase to the next question or roll.
void begin_play(const Options& options, Position& at);

// targeting.cpp: DF-TGT, DF-CV-01, DF-CV-02, DF-CV-03, DF-CV-04, DF-CV-05, DF-CV-06, DF-ADV-ACQ, DF-ADV-FRM-01,
// DF-ADV-RND-02.
void begin_turn(Turn& turn);
void begin_declarations(Turn& turn);
void declare(Turn& turn, const Declare& target);
void acquire(Turn& turn, const Roll& roll);
void adjust(Turn& turn);
void drop_target(Turn& turn, Aircraft& plane, const Reason& why);
Verdict may_declare(const Options& options, const Position& at, const Declare& target);

// initiative.cpp: DF-INI.
void begin_initiative(Turn& turn);
void roll_initiative(Turn& turn, const Roll& roll);
void break_ties(Turn& turn, const Roll& roll);
void make_links(Turn& turn);
void seek_next(Turn& turn);
void tail(Turn& turn);
void roll_off(Turn& turn, const Roll& roll);
bool moves_before(const Options& options, const Position& at, int a, int b);

// encounters.cpp: DF-ADV-COL, DF-ADV-RAM, DF-ADV-RND-01.
void begin_encounters(Turn& turn);
void meet(Turn& turn, const Roll& roll);
bool may_ram(const Position& at, int letter);
void next_rammer(Turn& turn);
void ram(Turn& turn, const Roll& roll);
void next_evader(Turn& turn);
void evade(Turn& turn, const Roll& roll);
void collide(Turn& turn, const Roll& roll);
int levels_missing(const Position& at, const Encounter& encounter);
void begin_chances(Turn& turn);
void next_chance(Turn& turn);
void take_chance(Turn& turn, int enemy);
int random_cv(const Position& at, int letter, int enemy);

// movement.cpp: DF-MOV, DF-CV-08, DF-CV-09, DF-ADV-FRM-02, DF-ADV-FRM-03, DF-ADV-DCL, DF-ADV-DEP.
void begin_move(Turn& turn, int letter);
void ask_mp(Turn& turn);
void roll_mp(Turn& turn, int die);
void choose_step(Turn& turn, const Step& step);
void carry_out(Turn& turn);
void depart(Turn& turn, const Roll& roll);
void fly_step(Turn& turn);
void place_step(Turn& turn);
ModifierSum departure_modifiers(const Options& options, const Position& at);
void next_step(Turn& turn);
void end_move(Turn& turn);
void leave_move(Turn& turn);
void half_level(Turn& turn, Aircraft& plane, int direction);
void settle_height(Turn& turn, Aircraft& plane);

// maneuver_tests.cpp: DF-MT, DF-AER.
void begin_trial(Turn& turn);
void roll_trial(Turn& turn, const Roll& roll);
void roll_failure(Turn& turn, const Roll& roll);
void after_trial(Turn& turn);

// stalls.cpp: DF-STR, DF-STALL.
void stress(Turn& turn, Aircraft& plane, int dice, int modifier);
void begin_stress(Turn& turn, int modifier, AfterStress after);
void roll_stress(Turn& turn, const Roll& roll);
void check_stall(Turn& turn);
void roll_stall(Turn& turn, int die);
void begin_spin(Turn& turn);
void spin_on(Turn& turn, int die);
void recover(Turn& turn, const Roll& roll);
void finish_recovery(Turn& turn);

// throttle.cpp: DF-SPD.
void begin_throttle(Turn& turn);
void throttle(Turn& turn, int use);
void roll_speed(Turn& turn, const Roll& roll);

// fire.cpp: DF-FIRE, up to the hits.
void begin_combat(Turn& turn);
void next_shooter(Turn& turn);
void hold_fire(Turn& turn);
void open_fire(Turn& turn, int burst);
void roll_hits(Turn& turn, const Roll& roll);
void take_pip(Turn& turn, int by);

// damage.cpp: DF-DMG, DF-CRIT-03, DF-ADV-ENG-01, DF-END-02.
void mark_pending(Turn& turn);
void roll_criticals(Turn& turn, const Roll& roll);
void roll_smoke(Turn& turn, const Roll& roll);
void fill_sets(Turn& turn, Aircraft& plane, int sets);
void destroy(Turn& turn, Aircraft& plane, const Reason& why);
void take_out(Turn& turn, Aircraft& plane, Out out);

// endings.cpp: DF-END, DF-ADV-CAR-01, DF-ADV-ENG-02, DF-ADV-JAM-02.
void begin_end(Turn& turn);
void roll_overspeed(Turn& turn, const Roll& roll);
void roll_burn(Turn& turn, const Roll& roll);
void next_clearing(Turn& turn);
void roll_clearing(Turn& turn, const Roll& roll);
void roll_spots(Turn& turn, const Roll& roll);
bool may_clear(const Aircraft& plane);
ModifierSum clearing_modifiers(const Options& options, const Aircraft& plane, int gun);

// grand_tactical.cpp: DF-GT.
bool grand_possible(const Position& at);
void begin_grand(Turn& turn);
void answer_grand(Turn& turn, bool yes);
void plan_climb(Turn& turn, int half_levels);
void roll_grand(Turn& turn, const Roll& roll);
void finish_grand(Turn& turn);

}  // namespace sightlines::dogfight
