// The question that is asked, if it is one with a few answers, and each answer with what it would mean.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// Whose question or dice it is, nobody if no aircraft's.
int acting_plane(const Rules& rules, const Position& at);

struct Answer {
    Action action;
    std::string name;
    std::string note;  // what it means: odds, range, bonus
    std::string mark;  // for tests: "action:..."
};

// `ranked` are the tasks ranked so far in phase prefer. The usual answer comes first, if there is one.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked);

// There is an answer that most people give most of the time.
bool has_usual_answer(Phase phase);

// An answer that was given by itself, as the only one there was.
struct OnlyAnswer {
    int plane = nobody;
    Action action;
    std::size_t ply = 0;  // at which it was given
};

}  // namespace sightlines::dogfight
