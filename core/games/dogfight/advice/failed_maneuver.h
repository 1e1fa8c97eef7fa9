// What follows where the least sure manoeuvre of a plan fails, over all dice that fail it: exactly, by the rules.
#pragma once

#include <cstdint>
#include <optional>

#include "games/dogfight/advice/plan.h"

namespace sightlines::dogfight {

// What it does in place of the manoeuvre.
enum class Instead : std::int8_t { straight, turns_less, circles, leaves_circle, keeps_pitch, without_aerobatics };
inline constexpr int kinds_of_failed_maneuver = 6;

struct FailedManeuver {
    Instead likeliest = Instead::straight;
    double share = 0;  // of the failures, 0 to 1
    double cv = 0;     // the Combat Value that it then has, on average
};

// Nothing: no manoeuvre of the plan can fail, or it is only announced (phase declare).
std::optional<FailedManeuver> failed_maneuver_of(const Rules& rules, const Position& at, const Plan& plan);

}  // namespace sightlines::dogfight
