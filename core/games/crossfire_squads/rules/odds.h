#pragma once

#include <array>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

// Odds in 1/10,000: whole numbers from 0 to `certain`, the same on every machine.
namespace sightlines::crossfire_squads {

inline constexpr int certain = 10'000;

// Of one shooter's dice: no hit, one, two, three and more.
using HitOdds = std::array<int, 4>;
HitOdds odds_of_hits(int dice);
int odds_of_reaching(int needed, int modifiers);  // with one die
int odds_of_a_six(int dice);
int odds_of_winning(int own, int other);  // a close combat, ties rolled again

// Of the 36 throws of two dice with these bonuses, those that each side wins. The others are ties.
struct Throws {
    int won = 0, lost = 0;
};
Throws throws_between(int own, int other);

// Of a shooter at an enemy, the rolls against a vehicle as one.
HitOdds odds_of_shot(const Options& options, const Position& at, UnitId shooter, UnitId target);
int odds_to_rally(const Options& options, const Position& at, UnitId unit);

// As a share of 1, to be shown.
constexpr double chance_of(int odds) { return static_cast<double>(odds) / certain; }

// The state of a target after a volley: fit, pinned, suppressed, dead.
using StateOdds = std::array<int, 4>;
StateOdds untouched(State state);
StateOdds under_fire(const StateOdds& before, const HitOdds& hits);

// What shots at one target come to, whoever shoots first: that one of them suppresses or kills, so that the turn goes
// on (CS-FIRE-12); that there is any hit; and what becomes of the target.
struct VolleyOdds {
    int keeps = 0;
    int hits = 0;
    StateOdds after{};

    void add(const HitOdds& shot);
};
VolleyOdds odds_of_volley(const Options& options, const Position& at, const AnyUnits& units, UnitId target);

// One outcome of the pending dice: the results of its rolls, in the order in which they are made, and its odds.
struct Branch {
    int odds = 0;
    std::vector<int> hits;  // of each roll: how many fives and sixes, or whether it succeeds
};

// All outcomes of the pending dice, a volley's rolls together, equivalent ones merged. Empty if no roll is due.
std::vector<Branch> branches(const Options& options, const Position& at);

// Faces for the pending roll that make so many hits, or make it succeed.
Roll roll_of(const Options& options, const Position& at, int hits);

}  // namespace sightlines::crossfire_squads
