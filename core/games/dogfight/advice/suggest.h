// Which move is suggested, of all that can be planned, and why. For answers to other questions: answers.h.
#pragma once

#include <climits>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/dogfight/advice/plan.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// A player is suggested what the evaluation holds to be best. A beginner is suggested what is likely to work, and leads
// to shots, where that is nearly as good.
enum class Audience : std::int8_t { player, beginner };

struct SuggestedMove {
    int pitch = 0;            // of the plans, -3 to 3
    std::vector<Plan> plans;  // as of plans_at; none: no move can be planned, and nothing is suggested
    std::size_t place = 0;    // among them, of the one that is suggested
};

// Of the mover in phases move and declare.
SuggestedMove suggest_move(const Rules& rules, const Position& at, Audience audience);

// The plans of the pitch that the mover has, or the nearest that has any, with nothing suggested: `place` is 0.
SuggestedMove plans_of_nearest_pitch(const Rules& rules, const Position& at);

// What the moves of any pitch that most likely work could bring instead of a risky one.
struct SurerMoves {
    bool any = false;
    Millionths hit;           // the greatest chance of a hit in this turn
    int combat_value = 0;     // the most at the end of the move
    int hunter_cv = INT_MAX;  // the least that whoever hunts the mover then has
};
// Nothing: the plan most likely works, or fails whatever else it is.
std::optional<SurerMoves> surer_than(const Rules& rules, const Position& at, const Plan& plan);

// Why a plan is suggested.
enum class Why : std::int8_t {
    shoots,         // or would, if its target stays where it is
    leads_to_shot,  // of all moves best to one in the next turn
    best_place,     // nothing is hunted, or nothing can be shot at any more
};
Why why_suggested(const Position& at, const Plan& plan);

}  // namespace sightlines::dogfight
