#pragma once

#include <string>

#include "games/crossfire_hex/rules/stack.h"

namespace sightlines::crossfire_hex {

// "white disc", "black stack of 3, from the top black, white, white"; nothing for no men.
std::string stack_words(Stack stack);

}  // namespace sightlines::crossfire_hex
