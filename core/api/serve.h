#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sightlines {

inline constexpr std::size_t longest_line = 1'048'576;

// One request in, one reply out, both JSON on one line (without the line break). The contract's operations: games, new,
// status, legal, apply, perft, link, unlink. Whatever the line holds there is a reply; a fault is {"error":{...}}.
std::string serve(std::string_view line);

}  // namespace sightlines
