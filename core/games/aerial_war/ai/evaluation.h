#pragma once

#include "games/aerial_war/ai/weights.h"
#include "games/aerial_war/rules/rules.h"

// The value of a position, without looking ahead.
namespace sightlines::aerial_war {

// Units of a winning chance: 0 to `certain`.
inline constexpr int certain = 100'000;

// The weights of an exchange, in hundredths; approach_weight in thousandths of a plane for each step.
struct EvaluationWeights {
    int strikes = values::strikes;
    int threats = values::threats;
    int approach_weight = 10;  // what being nearer to the enemy counts
};

// The chance to win the battle with so many planes against so many, all else being equal.
int material(int planes, int enemies);

// What the planes of the side to move that are still to fly may win, and those that have flown may lose, in units of
// its chance. A plane in the middle of its turn counts as one that is still to fly.
struct Exchange {
    int strikes = 0;
    int threats = 0;  // 0 unless they are counted
};
Exchange exchange(const Position& at, bool counts_threats);

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
