#pragma once

#include <optional>
#include <vector>

#include "games/dogfight/rules/rules.h"

// Which answer to a question is the best, for the computer and for people alike: rules of thumb by the values of the
// evaluation, without playing on. What is flown in a move is judged in suggest.h, and by the computer's search.
namespace sightlines::dogfight {

struct RatedAction {
    Action action;
    int value;
};
// Best first; of those that are worth the same, as they were.
std::vector<Action> in_order(std::vector<RatedAction> rated);

// In a decision of any phase but move and declare: the answers that are worth considering, best first, at least one.
std::vector<Action> answers_in_order(const Rules& rules, const Position& at);

// The answer that is suggested to people: the first of these, but for the engine die and the throttle, of which the
// computer tries all and people are told what suits their target best. None where that would be to do nothing, where no
// burst can hit, where only the player can weigh what is at stake (ramming, evading), and in phases move and declare.
std::optional<Action> suggested_answer(const Rules& rules, const Position& at);

// What a guided game answers by itself, because a beginner need not know that there is a choice.
// `only_side`: the only one that is played here, so that its first target and its throttle, too, may be chosen for it.
std::optional<Action> guided_answer(const Rules& rules, const Position& at, bool only_side = false);

}  // namespace sightlines::dogfight
