// Actions that were not played, in sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "json/json.h"

namespace sightlines {

// What these actions (JSON) would do from the cursor of a match, as far as they can be played: a sentence each, or
// the move text where there is none.
std::vector<std::string> tell_line(const Match& match, std::string_view seats, std::span<const std::string> actions);

}  // namespace sightlines
