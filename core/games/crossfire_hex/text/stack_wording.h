#pragma once

#include <string>

#include "games/crossfire_hex/rules/stack.h"

namespace sightlines::crossfire_hex {

// "white disc", "black stack of 3, from the top black, white, white"; nothing for no men.
std::string stack_words(Stack stack);
std::string short_stack_words(Stack stack);  // "black stack of 3"

}  // namespace sightlines::crossfire_hex
