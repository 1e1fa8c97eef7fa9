// What is suggested to people and why, and the answers to a question as they are shown.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/offers/offers.h"
#include "games/dogfight/rules/rules.h"

namespace sightlines {

template <>
struct Advice<dogfight::Rules> {
    // In phases move and declare the beginning of the best plan; else as suggested_answer.
    static std::optional<dogfight::Action> suggest(const dogfight::Rules& rules, const dogfight::Position& at);
    // A sentence for what `suggest` gives.
    static std::string why(const dogfight::Rules& rules, const dogfight::Position& at, const dogfight::Action& action);
};

namespace dogfight {

struct Answer : Offer {
    Action action;
    std::string id;       // move text, which no other answer has
    bool folded = false;  // shown only with more ways
};

// The answers to the question of any phase but move and declare, best first, those that decline last; without signals.
// In phase prefer the tasks are ranked one by one: `ranked` so far, and each answer names the next.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked = {});

// The place of the one that is suggested.
std::optional<std::size_t> suggested_in(const std::vector<Answer>& answers);

}  // namespace dogfight

}  // namespace sightlines
