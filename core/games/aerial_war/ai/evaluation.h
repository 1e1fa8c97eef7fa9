#pragma once

#include "games/aerial_war/rules/rules.h"

// The value of a position, without looking ahead.
namespace sightlines::aerial_war {

// Units of a winning chance: 0 to `certain`.
inline constexpr int certain = 100'000;

// The weights of what may come, in hundredths; approach_weight in thousandths of a plane for each step.
struct EvaluationWeights {
    int strikes = 85;  // what the side to move may shoot down with the planes that are still to fly
    // What the other side may do to those that have flown; less, because its planes pay for coming near.
    int threats = 60;
    int approach_weight = 10;  // what being nearer to the enemy counts
};

// The chance to win the battle with so many planes against so many, all else being equal.
int material(int planes, int enemies);

// The German chance to win the battle under way, which is not over. Wherever dice or a choice are open in the middle of
// a plane's turn it is as if that turn were still to come.
int battle_chance(const Position& at, const EvaluationWeights& weights);

// A small penalty for every step between a side's planes and the enemy, so that games come to an end.
int distance_penalty(const Position& at, int side, const EvaluationWeights& weights);

// The outcome of a battle.
enum class BattleEnd : std::int8_t { german, allied, drawn };

// The German chance to win the match, a draw counting half, when the battle under way ends so.
int match_chance(const Rules& rules, const Position& at, BattleEnd end);

// The same per mille, when the Germans win the battle under way with this chance.
int match_chance(const Rules& rules, const Position& at, int battle_chance);

}  // namespace sightlines::aerial_war
