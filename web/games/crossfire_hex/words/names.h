// What the page calls the players.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace sightlines::crossfire_hex {

inline constexpr std::array<std::string_view, 2> player_names{"White", "Black"};

constexpr std::size_t seat(int player) { return static_cast<std::size_t>(player); }

}  // namespace sightlines::crossfire_hex
