#pragma once

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Combat Values: what they are worth at a distance, and what position adds (DF-CV), without changing anything.
namespace sightlines::dogfight {

// DF-GEO-09.
int range(const Aircraft& a, const Aircraft& b);

// DF-GEO-10: x is behind y.
bool behind(const Aircraft& x, const Aircraft& y);

// DF-CV-03: what of its CV an aircraft carries over against the target that it keeps, as a sum that begins with the CV.
ModifierSum carried_cv(const Aircraft& plane, const Aircraft& target);

// DF-CV-05, DF-CV-06. `why` is set when there is a bonus.
int position_bonus(const Aircraft& plane, const Aircraft& target, const Reason** why = nullptr);

// DF-INI-07.
int tailing_bonus(const Aircraft& plane, const Aircraft& target);

// DF-MOV-03: the bonus for the MP die, 0 when there is none.
int mp_bonus(const Position& at, const Aircraft& plane);

// Divisions as the rules round them; `divisor` is positive.
constexpr int round_up(int number, int divisor) {
    return number > 0 ? (number + divisor - 1) / divisor : number / divisor;
}

}  // namespace sightlines::dogfight
