// The answers to the current question, if it has only a few, each with its consequences.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// The aircraft that the question or the roll belongs to, or nobody.
int acting_plane(const Rules& rules, const Position& at);

struct Answer {
    Action action;
    std::string name;
    std::string note;     // what it means: odds, range, bonus
    std::string test_id;  // "action:..."
};

// `ranked`: the tasks ranked so far in phase prefer. The default answer, if there is one, comes first.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked);

// Whether questions of this phase have a default answer.
bool has_default_answer(Phase phase);

// An answer given automatically because it was the only one.
struct OnlyAnswer {
    int plane = nobody;
    Action action;
    std::size_t ply = 0;  // at which it was given
};

}  // namespace sightlines::dogfight
