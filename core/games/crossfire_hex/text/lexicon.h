// What sentences call the players and their stacks.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/crossfire_hex/rules/stack.h"

namespace sightlines::crossfire_hex {

inline constexpr std::array<std::string_view, 2> player_names{"White", "Black"};

constexpr std::size_t seat(int player) { return static_cast<std::size_t>(player); }

inline std::string side_name(int player) { return std::string(player_names[seat(player)]); }

// "white disc", "black stack of 3, from the top black, white, white"; nothing for no men.
std::string stack_words(Stack stack);
std::string short_stack_words(Stack stack);  // "black stack of 3"
std::string disc_or_stack(Stack stack);      // "stack of 3"; of one man or more
std::string stack_of_side(Stack stack);      // "Black's stack of 3"

}  // namespace sightlines::crossfire_hex
