// Texts of hex Crossfire beside its board.
#pragma once

#include <string>

#include "engine/history.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/rules/targets.h"
#include "games/texts.h"

namespace sightlines::crossfire_hex {

// The options that differ from the base game, as a sentence; or "".
std::string options_in_use(const Rules& rules, const Position& at);

// How to choose a destination, of a stack or else of a disc from the reserve.
std::string choice_sentence(bool stack_chosen, bool by_finger);

// The owner of a resulting stack: "is Black's", "left empty".
std::string owner_phrase(Stack stack);

// The removed men: "1 to your reserve, 2 prisoners"; or "".
std::string removed_phrase(const Forecast& forecast);

// The earlier position that ko forbids to repeat: as a sentence, and short, "ko: as at move 3".
std::string repeat_sentence(const History<Rules>& history, const Repeat& repeat);
std::string repeat_title(const History<Rules>& history, const Repeat& repeat);

// Why an action is illegal: "g9: Discs move in a straight line, ..."; "" for a legal one.
std::string refusal_sentence(const Rules& rules, const Position& at, const Action& action);

}  // namespace sightlines::crossfire_hex
