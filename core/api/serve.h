#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace sightlines {

inline constexpr std::size_t longest_line = 1'048'576;

// One request in, one reply out, both JSON on one line (without the line break). README.md says which operations there
// are. There is a reply whatever the line holds; an error is {"error":{...}}.
std::string serve(std::string_view line);

// Whether a game has a scenario of that name; if not, the error says which it has.
Result<> check_scenario(std::string_view game, std::string_view name);

}  // namespace sightlines
