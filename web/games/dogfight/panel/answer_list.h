// The answers to a question that has a few of them, each with what it would mean.
#pragma once

#include <string>
#include <vector>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

struct Answer {
    Action action;
    std::string name;
    std::string note;  // what it means: odds, range, bonus
    std::string mark;  // for tests: "action:..."
};

// Of the aircraft `letter`, nobody in `grand`; `ranked` are the tasks ranked so far in `prefer`. The usual answer comes
// first, if there is one.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, int letter, const Tasks& ranked);

}  // namespace sightlines::dogfight
