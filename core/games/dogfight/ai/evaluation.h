#pragma once

#include <array>

#include "games/dogfight/rules/types.h"
#include "search/bot.h"

// The value of a position. All values are integers in tenths of a point of score (DF-END-02).
namespace sightlines::dogfight {

inline constexpr int out_of_touch = 6;  // range beyond which who is where hardly matters

// Turns that are left count up to these: at all, for what an airframe is worth, and for its place and energy.
inline constexpr int most_turns = 20;
inline constexpr int turns_of_wear = 12;
inline constexpr int turns_of_place = 4;

// Hits that the guns of an aircraft would score on another on average, fired now with so much CV and the longest burst;
// 0 when it could not fire (DF-FIRE). Whether they are each other's target is not asked. `target_cv`: any number.
int expected_hits(const Options& options, const Aircraft& firer, const Aircraft& target, int cv);

// The value of where aircraft `a` is, with so much CV against `b`, at the end of the turn: CV that carries over, and
// who is on whose tail.
int tail_value(const Aircraft& a, const Aircraft& b, int cv);

// The value of an airframe (boxes, crew, engine) and of its energy (speed, height, room ahead).
int airframe_value(const Aircraft& plane);
int energy_value(const Position& at, const Aircraft& plane);

// CV that a move brings and takes, as far as the position does not count it yet.
struct Stakes {
    int gain = 0;                           // own CV
    std::array<int, most_planes> losses{};  // CV of the others, by letter
};

// The value of where an aircraft in play is when its move has ended: of the shots that may follow, and of all else.
int shots_value(const Options& options, const Position& at, int letter, const Stakes& stakes = {});
int standing_value(const Position& at, int letter, const Stakes& stakes = {});

// By side, per mille. Eliminated sides have 0.
WinChances win_chances(const Position& at);

}  // namespace sightlines::dogfight
