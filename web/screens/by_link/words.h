// What the cards of games by link have in common, in words.
#pragma once

#include <cstddef>
#include <string>

namespace sightlines::by_link {

std::string moves_in_words(std::size_t count);  // "No moves yet", "1 move", "12 moves"

}  // namespace sightlines::by_link
