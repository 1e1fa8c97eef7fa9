// A plan for the rest of a move: ordinary actions, reckoned on a copy of the position in which every roll of the mover
// turns out as it is meant. Nothing here changes a match.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/millionths.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

struct Waypoint {
    Hex hex;
    Facing face = Facing::none;
    std::int8_t altitude = 0, leave = 0, pitch = 0;
    friend bool operator==(const Waypoint&, const Waypoint&) = default;
};
Waypoint waypoint_of(const Aircraft& plane);

struct Plan {
    // Chances.
    struct Dangers {
        double strain = 0;         // that its manoeuvres harm it though they work,
        double failed_strain = 0;  // and that one fails so that it is tested for that
        double stall = 0;          // that it is so slow that it stalls or spins on the way
    };
    // Of its longest burst at its end.
    struct Shot {
        Millionths hits;               // that it can be expected to score; 0: it may not fire
        Millionths any_hit;            // the chance that it scores one
        NoFire no_fire = NoFire::may;  // why it may not
        int value_needed = 1;          // the least Combat Value with which it can hit, if it is in range
    };
    // If nobody moves any more.
    struct NextTurn {
        int kept = 0;                 // of its Combat Value
        std::vector<Modifier> fades;  // why it is less
        int place_bonus = 0;          // what its place adds, if it keeps its target
    };

    std::vector<Action> actions;   // steps, Aerobatic Points before one, the throttle where the move comes that far
    std::vector<Waypoint> places;  // after each of them
    int tightness = 0;             // of its circles, 0: the usual ones
    int points = 0;                // Aerobatic Points
    Millionths chance = whole;     // that every roll turns out as it is meant
    bool rolls = false;            // there is one that may not
    double weakest = 1;            // the chance of its least sure manoeuvre
    std::optional<FailureForecast> failure;  // what that one costs if it fails
    Dangers dangers;
    bool falls = false;           // it is so slow that it stalls or spins anyway
    Out out = Out::in_play;       // how the mover is afterwards
    int cv = 0;                   // the Combat Value that it then has
    std::vector<Modifier> parts;  // what this move adds to it
    NextTurn next;
    int hunter = nobody;  // from whom it takes most Combat Value, and what that one has left
    int hunter_cv = 0;
    int speed = 0;  // the speed that it then can expect, without the throttle
    Shot shot;
    int worth = 0;  // hundredths of a point, only to be compared with other plans of the same position

    const Waypoint& end() const { return places.back(); }
    std::size_t steps() const;
    std::size_t place_of(std::size_t step) const;  // in `actions` and `places`
};

// What a pitch brings, flown straight on.
struct HeightMark {
    int pitch = 0, hexes = 0, speed = 0;
    Waypoint end;
};

// Why a plan has stopped.
enum class Stop : std::int8_t { failed, wider, stalled, spun, lost, elsewhere, asked };

// Plays an action and its rolls as they are meant. False: it is illegal, or cannot turn out so.
bool play_as_meant(const Rules& rules, Position& at, const Action& action, Journal* notes = nullptr);

// The hex in which a step ends, the first being 0.
struct Via {
    std::size_t step = 0;
    Hex hex;
};

// The plans of the mover in phases move and declare, one for each place, facing, tightness and Aerobatic Points with
// which the move can end, best first; with `via`, of those that lead through it. Its first step takes this pitch, -3 to
// 3, and the others keep it; what is left open flies straight.
std::vector<Plan> plans_at(const Rules& rules, const Position& at, int pitch, const std::optional<Via>& via = {});

// The whole move straight on (in the middle: circling) with this pitch. No actions: it is illegal.
Plan straight_at(const Rules& rules, const Position& at, int pitch);

// These steps, after which the mover is asked again. No actions: they are illegal.
Plan plan_of(const Rules& rules, const Position& at, std::span<const Action> steps);

}  // namespace sightlines::dogfight
