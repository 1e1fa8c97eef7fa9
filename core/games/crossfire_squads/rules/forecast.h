#pragma once

#include <optional>
#include <vector>

#include "base/modifiers.h"
#include "base/result.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/types.h"

// Forecasts of what a decision would bring: pure functions of a position, which should be the one that the player sees
// (Rules::seen_by). Odds are whole numbers (odds.h).
namespace sightlines::crossfire_squads {

// One shooter: the two dice against a vehicle, or the dice that it adds to a volley.
struct ShotForecast {
    UnitId shooter = no_unit;
    bool vehicle = false;  // the target is a vehicle
    ModifierSum dice;
    ModifierSum to_hit;
    ModifierSum to_penetrate;
    int armour = 0;
    HitOdds odds{};  // against a vehicle: of no hit and of a kill
};
struct VolleyForecast : VolleyOdds {
    std::vector<ShotForecast> shots;
};
// Those of `ambush` have the extra die of CS-HIDE-08.
VolleyForecast forecast_volley(const Options& options, const Position& at, const AnyUnits& units, UnitId target,
                               const Units& ambush = {});

// A single die that must reach a number.
struct Test {
    ModifierSum modifiers;
    int needed = 0;
    int odds = 0;
};
Test forecast_rally(const Options& options, const Position& at, UnitId unit);
Test forecast_crossing(const Options& options, const Position& at, UnitId unit);

// Those of the dice that are due, unless these are of a close combat.
ModifierSum modifiers_of_roll(const Options& options, const Position& at);

// A close combat between all who are involved; ties are rolled again.
struct MeleeForecast {
    AnyUnits units;
    std::array<ModifierSum, 2> modifiers;
    std::array<int, 2> wins{};
    int loses_unrolled = -1;  // the side that loses without a roll (CS-CC-06, CS-FO-08); -1: neither
};
MeleeForecast forecast_melee(const Options& options, const Position& at, const Melee& melee);

// The points of a route at which an enemy could react.
struct Exposure {
    UnitId enemy = no_unit;
    struct Segment {
        int first;
        int last;
        int dice;  // 0: against a vehicle
    };
    std::vector<Segment> segments;
};

// A move before it is made: where it ends, whether it is allowed, who could fire at the mover, and the close combat.
struct MoveForecast {
    Plan plan;
    Verdict verdict;
    std::vector<Exposure> exposures;
    std::optional<MeleeForecast> melee;
};
MoveForecast forecast_move(const Options& options, const Position& at, const Move& order, Verdict verdict);

// Who could react to the rest of a move that is under way.
std::vector<Exposure> exposures_of(const Options& options, const Position& at, const Motion& motion);

// Whether a unit can fire at an enemy, and why not: for the line that is drawn between them.
struct LineForecast {
    UnitId enemy = no_unit;
    bool seen = false;
    Verdict fire;              // of a shot by this unit alone, the closest-enemy rule included
    bool closest = false;      // of those it could fire at
    PieceId piece = no_piece;  // what hides it, if it is a piece
    bool smoke = false;
    UnitId friendly = no_unit;  // who stands in the line of fire
};
std::vector<LineForecast> forecast_lines(const Position& at, UnitId unit);

}  // namespace sightlines::crossfire_squads
