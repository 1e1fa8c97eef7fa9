#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/types.h"

// Forecasts of what a decision would bring: pure functions of a position. Probabilities are exact counts of equally
// likely outcomes, or, for several guns together, real numbers from 0 to 1.
namespace sightlines::dogfight {

class Rules;

// The aircraft that the question or the roll belongs to, or nobody.
int acting_plane(const Rules& rules, const Position& at);

struct Chance {
    int of = 0;       // favourable
    int out_of = 36;  // equally likely
    double value() const { return static_cast<double>(of) / out_of; }
};

// Of 2d6 reaching a number.
Chance reaching(int number, int modifiers);

// What a failed Maneuver Test costs, over its dice and those of the failure table.
struct FailureForecast {
    Chance cv_loss;      // some CV is lost
    double mean_cv = 0;  // on average, 0 or less
    Chance speed_loss;
    Chance stress;  // of a stress test because of the table
    Chance nose_drops;
};

struct Loss {
    std::int8_t pursuer;
    int cv;
};

// A step of the mover in phases move and declare, taken as it is meant.
struct StepForecast {
    ManeuverTest test;
    ModifierSum modifiers;  // of the test
    Chance success{36, 36};
    FailureForecast failure;           // when it can fail
    int own_cv = 0;                    // bonus against its target, if it has one
    std::vector<Loss> losses;          // of those who have the mover as their target
    int horizontal = 0, vertical = 0;  // MPs of the move at the new pitch; in a grand turn hexes in `horizontal`
    Hex hex;                           // where it ends
    Facing face = Facing::none;
    std::int8_t altitude = 0, leave = 0, pitch = 0;
    Out out = Out::in_play;  // leaves the map, or hits the ground
    bool departs = false;    // a departure roll follows (DF-ADV-DEP-01)
    bool last = false;       // the move is over after it
    bool stall_check = false;
    Chance stalls{0, 6}, spins{0, 6};
    bool stress_test = false;  // because of the test's level
    Chance breaks{0, 36}, damaged{0, 36};
};
StepForecast forecast_step(const Options& options, const Position& at, const Step& step, int points);

// DF-STALL-08 for the mover: the test of a spin on purpose, and its chance.
StepForecast forecast_spin(const Options& options, const Position& at);

// The MP die of the mover: MPs by its face, without and with the tailing bonus (DF-MOV-02, DF-MOV-03).
struct MpForecast {
    std::array<int, 6> horizontal{}, vertical{};
    std::array<int, 6> horizontal_with{}, vertical_with{};
    int bonus = 0;
};
MpForecast forecast_mp(const Position& at);

struct BurstForecast {
    int burst = 1;
    double mean_hits = 0;
    double any_hit = 0;
    double any_critical = 0;  // with pips taken where they help
};
struct FireForecast {
    int half_hexes = 0;
    ModifierSum modifiers;  // to 2d6 of each gun
    int guns = 0;
    int by_speed = 0, by_markers = 0;  // longest bursts (DF-FIRE-07)
    int hits_per_critical = 4;
    std::vector<BurstForecast> bursts;  // 1 to the longest
};
// Of an aircraft that may fire on its target (DF-FIRE-01).
std::optional<FireForecast> forecast_fire(const Options& options, const Position& at, int letter);

// An outcome of the dice that are due, in a few words, with its chance.
struct OutcomeOdds {
    std::string_view what;
    Chance chance;
};
struct RollForecast {
    const Reason* what = nullptr;
    int plane = nobody;
    ModifierSum modifiers;              // added to the dice
    int needed = 0;                     // 0: no single number
    std::vector<OutcomeOdds> outcomes;  // those worth telling
};
RollForecast forecast_roll(const Options& options, const Position& at);

// The chance of recovering from the spin, in phase spin (DF-STALL-07).
Chance recovery_chance(const Options& options, const Position& at);

// DF-ADV-COL-04: of an evading test of a level, by whoever is to decide.
Chance evading_chance(const Options& options, const Position& at, int level);

// Points of speed, 0 to 4, that power (1) or drag (-1) would bring the mover: the chance of each.
std::array<Chance, 5> throttle_chances(const Position& at, int use);

}  // namespace sightlines::dogfight
