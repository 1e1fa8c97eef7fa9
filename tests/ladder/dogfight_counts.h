#pragma once

#include <array>

#include "games/dogfight/ai/weights.h"
#include "games/dogfight/rules/types.h"

// What the weights of Dogfight!'s evaluation are multiplied with in a position.
namespace sightlines::dogfight::counts {

struct Weight {
    const char* name;
    int value;
    const char* comment = "";
};

// Those of ai/weights.h without the scales, in their order; the last is the score itself.
inline constexpr std::array<Weight, 22> weights{{
    {"life", values::life, "can fight on, beside its boxes"},
    {"boxes", values::boxes, "all its boxes together"},
    {"per_control", values::per_control, "a point of control damage, taken off like all harm"},
    {"per_engine", values::per_engine, "a point of engine damage"},
    {"dead_engine", values::dead_engine},
    {"per_wound", values::per_wound, "a point off all skills"},
    {"no_guns", values::no_guns},
    {"on_fire", values::on_fire},
    {"smoking", values::smoking},
    {"wreck", values::wreck, "an aircraft in the air is never worth less"},
    {"per_level", values::per_level, "height"},
    {"spinning", values::spinning},
    {"too_slow", values::too_slow, "each point of speed short of one above the minimum"},
    {"too_fast", values::too_fast, "each point above the maximum dive speed"},
    {"low_dive", values::low_dive, "diving in the lowest level"},
    {"off_map", values::off_map, "the next hex ahead is none"},
    {"near_rim", values::near_rim, "nor is the one after it"},
    {"per_cv", values::per_cv, "CV that will be carried over"},
    {"per_lack", values::per_lack, "the same when negative"},
    {"on_tail", values::on_tail, "behind the other, nearest"},
    {"ahead", values::ahead, "the other in front, nearest"},
    {"score", 10},
}};
inline constexpr std::size_t energy = 10;  // the first weight of an aircraft's energy, after its airframe
inline constexpr std::size_t place = 17;   // of its place
inline constexpr std::size_t score = 21;

struct Row {
    std::array<double, weights.size()> times{};  // of side 0 less those of side 1
    int turns = 0;                               // that are left, as the evaluation counts them
    int any_lead = 0;                            // in score: 1 for side 0, -1 for side 1; not asked by the evaluation
};

// Of a position with two sides.
Row row_of(const Position& at);

}  // namespace sightlines::dogfight::counts
