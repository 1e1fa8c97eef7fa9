#pragma once

#include "games/aerial_war/rules.h"

// What a position is worth, at a glance.
namespace sightlines::aerial_war {

// Units of a winning chance: 0 to `certain`.
inline constexpr int certain = 100'000;

// How closely to look.
struct Sight {
    bool strikes = true;  // what the side to move may shoot down with the planes that are still to fly
    bool threats = true;  // what the other side may do to those that have flown
};

// The chance of a side with so many planes to win the battle against so many, all else being equal.
int material(int planes, int enemies);

// The German chance to win the battle under way, which is not over. Wherever dice or a choice are open in the middle of
// a plane's turn it is as if that turn were still to come.
int battle_chance(const Rules& rules, const Position& at, const Sight& sight = {});

// What a battle came to.
enum class BattleEnd : std::int8_t { german, allied, drawn };

// The German chance to win the match, a draw counting half, when the battle with this number ends so.
int match_chance(const Rules& rules, int battle, const std::array<std::int8_t, 2>& score, BattleEnd end);

}  // namespace sightlines::aerial_war
