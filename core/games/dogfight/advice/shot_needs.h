// What a shot takes (DF-FIRE-01, DF-FIRE-03, DF-FIRE-04, DF-FIRE-07), each for itself, so that a player sees what is
// missing.
#pragma once

#include <optional>

#include "games/dogfight/advice/plan.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

struct ShotNeeds {
    enum class Place : std::int8_t { in_its_hex, next_ahead, nose_elsewhere, too_far };

    Place place = Place::too_far;
    int hexes = 0;        // away from the target
    int half_levels = 0;  // above it; below it: negative
    bool height = false;  // near enough, from that place
    int counts_as = -1;   // the height that counts of a target between two, if not what is drawn decides; else -1
    int range_cost = 0;   // what a shot from there needs more on the dice than one from the same hex and height
    int value = 0;        // Combat Value
    int least_value = 1;  // with which the best dice hit from that place
    double any_hit = 0;   // the chance of a hit, where all is met,
    bool rolls = false;   // and all manoeuvres of the plan work
    bool circling = false;
    bool burst = false;  // neither the difference of the speeds nor hard manoeuvres forbid it

    bool placed() const { return place == Place::in_its_hex || place == Place::next_ahead; }
    bool met() const { return placed() && height && value >= least_value && burst; }
};

// Of the mover at the end of a plan, with its target where it is now. None without an enemy as its target, with a plan
// that leaves play or spins, or without a gun that works.
std::optional<ShotNeeds> shot_needs(const Position& at, const Plan& plan);

}  // namespace sightlines::dogfight
