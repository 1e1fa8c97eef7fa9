// What the cards of games by link have in common, in words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "api/match.h"
#include "games/view.h"

namespace sightlines::by_link {

bool is_computer(const std::vector<std::string>& players, int seat);  // by the name of the seat in a record

std::string moves_in_words(std::size_t count);                        // "No moves yet", "1 move", "12 moves"
std::string names_in_words(const std::vector<std::string>& players);  // "Ann, Ben and the computer"; "": no names

// "Ann to move", "Black to move", "Computer to move", "The game is over"
std::string turn_in_words(const Match& match, const BoardView& view);

}  // namespace sightlines::by_link
