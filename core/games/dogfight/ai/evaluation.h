#pragma once

#include "games/dogfight/rules/types.h"
#include "search/bot.h"

// The value of a position. All values are integers in tenths of a point of score (DF-END-02).
namespace sightlines::dogfight {

// Hits that the guns of an aircraft would score on another on average, fired now with so much CV and the longest burst;
// 0 when it could not fire (DF-FIRE). Whether they are each other's target is not asked. `target_cv`: any number.
int expected_hits(const Options& options, const Aircraft& firer, const Aircraft& target, int cv);

// What aircraft `a` has of being where it is, with so much CV against `b`, once the turn is over: CV that will be
// carried over, and who is on whose tail.
int tail_value(const Aircraft& a, const Aircraft& b, int cv);

// What is left of an aircraft: boxes, crew, engine; and the state it flies in: speed, height, way ahead.
int airframe_value(const Aircraft& plane);
int energy_value(const Position& at, const Aircraft& plane);

// By side, per mille. Eliminated sides have 0.
WinChances win_chances(const Position& at);

}  // namespace sightlines::dogfight
