// The answers to the current question, if it has only a few, each with its consequences.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

struct Answer {
    Action action;
    std::string name;
    std::string note;       // what it means: odds, range, bonus
    std::string test_id;    // "action:..."
    bool folded = false;    // only with more ways
    bool declines = false;  // nothing is done
    bool suggested = false;
};

// `ranked`: the tasks ranked so far in phase prefer. Best first, those that decline last.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked);

// The place of the one that is suggested.
std::optional<std::size_t> default_answer(const std::vector<Answer>& answers);

}  // namespace sightlines::dogfight
