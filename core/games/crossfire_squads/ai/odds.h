#pragma once

#include <array>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

// Odds in whole numbers, for the computer's player: the same on every machine. `certain` of them are certainty.
namespace sightlines::crossfire_squads {

inline constexpr int certain = 10'000;

// Of one shooter's dice: no hit, one, two, three and more.
using HitOdds = std::array<int, 4>;
HitOdds odds_of_hits(int dice);
int odds_of_reaching(int needed, int modifiers);  // with one die
int odds_of_winning(int own, int other);          // a close combat, ties rolled again

// What a target comes to under fire: fit, pinned, suppressed, dead.
using StateOdds = std::array<int, 4>;
StateOdds untouched(State state);
StateOdds under_fire(const StateOdds& before, const HitOdds& hits);

// One way for chance to go on: the rolls that stand for it, one after the other as they fall due, and how likely.
struct Branch {
    int odds = 0;
    std::vector<int> hits;  // of each roll: how many fives and sixes, or whether it succeeds
};

// All that may come of the rolls that are due now, alike outcomes as one: those of a volley together. None if no roll
// is due.
std::vector<Branch> branches(const Options& options, const Position& at);

// The faces of the roll that is due which make so many hits, or make it succeed.
Roll roll_of(const Options& options, const Position& at, int hits);

}  // namespace sightlines::crossfire_squads
