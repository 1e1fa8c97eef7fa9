// The answers to the current question, if it has only a few, each with its consequences.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// The aircraft that the question or the roll belongs to, or nobody.
int acting_plane(const Rules& rules, const Position& at);

struct Answer {
    Action action;
    std::string name;
    std::string note;       // what it means: odds, range, bonus
    std::string test_id;    // "action:..."
    bool folded = false;    // only with more ways
    bool declines = false;  // nothing is done
};

// `ranked`: the tasks ranked so far in phase prefer. The default answer, if there is one, comes first.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked);

// The place of the default answer in the list, if there is one: the first, unless it declines what cannot succeed.
std::optional<std::size_t> default_answer(const Position& at, const std::vector<Answer>& answers);

// What a guided game answers by itself, because a beginner need not know that there is a choice.
// `only_side`: the only one that is played here, so that its first target and its throttle, too, may be chosen for it.
std::optional<Action> guided_answer(const Rules& rules, const Position& at, bool only_side = false);

// An answer given automatically because it was the only one, or by a guided game.
struct OnlyAnswer {
    int plane = nobody;
    Action action;
    std::size_t ply = 0;    // at which it was given
    bool by_guide = false;  // there were others
};

}  // namespace sightlines::dogfight
