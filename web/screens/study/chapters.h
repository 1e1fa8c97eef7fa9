#pragma once

#include <string>
#include <vector>

#include "api/match.h"

namespace sightlines {

std::vector<std::string> chapter_names(const Match& match);  // "2. The pin", "3. Untitled"

}  // namespace sightlines
