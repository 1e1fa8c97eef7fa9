// Actions that were not played, in sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "games/view.h"
#include "json/json.h"

namespace sightlines {

// What these actions (JSON) would do from the cursor of a match, as far as they can be played: a sentence each, or
// the move text where there is none.
std::vector<std::string> tell_line(const Match& match, std::string_view seats, std::span<const std::string> actions);

// How a hint would tell whoever decides at the cursor to do this (JSON), beside a reason; "": tell_line says it.
std::string order_of(const Match& match, const std::string& action);

// What was decided at a ply of a match that stands at its end, as `view` does: in a sentence.
std::string told_decision(Match& match, const BoardView& view, std::string_view seats, const Names& names,
                          std::size_t ply);

}  // namespace sightlines
