#pragma once

#include <string>
#include <string_view>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// Move text: ">B", "(7,4)", "R1^-1", "M+1", "@2". An action does not hold the aircraft that
// declares; on input its letter may stand in front, "A>B".
std::string move_text(const Action& action);

// `phase`: where the text alone leaves it open. "Xne" is a step of a move and the answer in phase exit; ">B" is also a
// target of the random effect.
Result<Action> read_move_text(std::string_view text, Phase phase = Phase::move);

// What stands before the moves of an aircraft: "A", "A:".
bool is_label(std::string_view word);

}  // namespace sightlines::dogfight
