#pragma once

#include <array>
#include <cstdint>

#include "games/crossfire_squads/ai/line_of_sight_cache.h"
#include "games/crossfire_squads/rules/types.h"
#include "search/bot.h"

// The value of a position, in points: a rifle squad is 100.
namespace sightlines::crossfire_squads {

inline constexpr int squad_points = 100;
inline constexpr int won_points = 10'000;  // a game that is won

int value_of(const Make& unit);
int value_of(const Unit& unit);  // as it is now: pinned and suppressed ones are worth less

// The value that a unit under fire is expected to lose.
int loss_of(const Unit& unit, const std::array<int, 4>& state_odds);

// The value of a place for a unit, by its distance from the objective, with the enemies where they are.
int place_value(const Position& at, const Unit& unit, Point point);

// A side's lead over the other, whoever is to act. `lines` may be those of a position before.
int lead_of(const Options& options, const Position& at, const LineOfSightCache& lines, int side);

// A side's lead, with what the first turn is going to bring: whoever has it goes to the flag, unless the enemy holds it
// or a side may hide. Elsewhere it is `lead`, which is an evaluation or what a search found; none looks so far.
int lead_with_first_turn(const Options& options, const Position& at, int lead, int side);

// The side that scores if the turn ends as things stand, or nobody (CS-VP-01).
std::int8_t scorer(const Position& at);

// The same without a look at lines of fire: units, points, ground.
int standing_lead(const Options& options, const Position& at, int side);

}  // namespace sightlines::crossfire_squads
