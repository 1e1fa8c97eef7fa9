// What Dogfight! says beside its board.
#pragma once

#include <string>

#include "games/dogfight/answers.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

int sides_of(const Position& at);  // those that have or had aircraft, and all before them

Prompt prompt(const Rules& rules, const Position& at);

// The options that are in use, in a sentence; or "".
std::string options_in_use(const Options& options);

// The dice that are due; empty if none are.
DiceHelp dice_help(const Rules& rules, const Position& at);

// What was answered by itself: "A, the Camel: Straight on. It was the only choice, and was taken by itself."
std::string only_answer_sentence(const Position& at, const OnlyAnswer& only);

}  // namespace sightlines::dogfight
