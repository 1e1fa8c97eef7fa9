#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Movement Points, departures and what a step brings in Combat Value (DF-MOV, DF-ADV-DEP, DF-CV), without changing
// anything. What changes is in turn/movement.h.
namespace sightlines::dogfight {

// DF-MOV-02: the sum S of the move, with `points` more Aerobatic Points given to this step.
ModifierSum mp_sum(const Aircraft& plane, const Move& move, int points);
constexpr int mp_total(const Aircraft& plane, const Move& move, int points) {
    return plane.speed + move.die + move.bonus - (move.points_spent || points > 0 ? 1 : 0);
}

// DF-MOV-02, DF-ADV-CLB-01: MPs of the move at a pitch.
struct Mps {
    int horizontal = 0;
    int vertical = 0;
};
Mps mps_at(int sum, int pitch, int fine);

// DF-CV-09, DF-AER-04: what a step gains before it is divided.
struct Gains {
    int turn = 0;
    int pitch = 0;
    int stay = 0;    // counts within range 1
    int points = 0;  // Aerobatic Points that succeeded
    bool stayed = false;
};
struct Bonus {
    int facing = 0;
    int stay = 0;
    int points = 0;
    int sum() const { return facing + stay + points; }
};
Bonus bonus_against(const Options& options, const Aircraft& mover, const Aircraft& party, const Gains& gains);

// DF-CV-08: what `pursuer`, whose target (or random effect) is `mover`, loses; 0 or more.
int loss_of_pursuer(const Options& options, const Position& at, int mover, int pursuer, const Gains& gains);

// DF-MT-14: what a step gains with the tasks that are left of it; `flown` with a horizontal MP.
Gains gains_of(const Options& options, const Aircraft& before, const Step& step, const Counts& left, bool flown);

// Whether the stay in the hex that the step was to bring has been lost to its test.
bool lost_stay(const Move& move);

// DF-ADV-DEP-01, to 1d6.
ModifierSum departure_modifiers(const Options& options, const Position& at);

// The steps of a leader as a formation compares them (DF-ADV-FRM-03).
Step formation_step(const Step& step);

}  // namespace sightlines::dogfight
