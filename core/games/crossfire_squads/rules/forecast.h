#pragma once

#include <optional>
#include <vector>

#include "base/modifiers.h"
#include "base/result.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/types.h"

// What comes of a decision before it is taken: pure functions of a position, which should be the one that
// the player sees (Rules::seen_by). Probabilities are real numbers from 0 to 1.
namespace sightlines::crossfire_squads {

// What one shooter's dice do: hits 0, 1, 2, 3 and more, each die hitting one time in three.
struct HitChances {
    double none = 1, pin = 0, suppression = 0, kill = 0;
};
HitChances chances_of_hits(int dice);

// One who shoots: at a vehicle the two dice against it, else the dice of the volley.
struct ShotForecast {
    UnitId shooter = no_unit;
    bool vehicle = false;  // the target is one
    ModifierSum dice;
    ModifierSum to_hit;
    ModifierSum to_penetrate;
    int armour = 0;
    HitChances chances;  // against a vehicle: none and kill
};
struct VolleyForecast {
    std::vector<ShotForecast> shots;
    double keeps_turn = 0;  // somebody suppresses or kills (CS-FIRE-12)
    double hits = 0;        // somebody hits at all: a mover stops
    double kills = 0;       // the target is dead after all of them
};
// Those of `ambush` have the extra die of CS-HIDE-08.
VolleyForecast forecast_volley(const Options& options, const Position& at, const AnyUnits& units, UnitId target,
                               const Units& ambush = {});

// A single die that must reach a number.
struct Test {
    ModifierSum modifiers;
    int needed = 0;
    double chance = 0;
};
Test forecast_rally(const Options& options, const Position& at, UnitId unit);
Test forecast_crossing(const Options& options, const Position& at, UnitId unit);

// A close combat with those involved; ties are rolled again.
struct MeleeForecast {
    AnyUnits units;
    std::array<ModifierSum, 2> modifiers;
    std::array<double, 2> wins{};
    int loses_unrolled = -1;  // the side that does (CS-CC-06, CS-FO-08)
};
MeleeForecast forecast_melee(const Options& options, const Position& at, const Melee& melee);

// Points of a way on which an enemy could react.
struct Exposure {
    UnitId enemy = no_unit;
    struct Segment {
        int first;
        int last;
        int dice;  // 0: against a vehicle
    };
    std::vector<Segment> segments;
};

// A move as it is pointed at: where it ends, why it may not be made, who could fire on the way, and who would fight.
struct MoveForecast {
    Plan plan;
    Verdict verdict;
    std::vector<Exposure> exposures;
    std::optional<MeleeForecast> melee;
};
MoveForecast forecast_move(const Options& options, const Position& at, const Move& order, Verdict verdict);

// The same for a way that is being gone: who could react to the rest of it.
std::vector<Exposure> exposures_of(const Options& options, const Position& at, const Motion& motion);

// Why a unit does or does not fire at an enemy: for the line that is drawn between them.
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
