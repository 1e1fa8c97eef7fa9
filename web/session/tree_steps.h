// What is written into a game that is a tree, in words. It comes with the deferred part by-link.
#pragma once

#include <string>

#include "api/game_tree.h"
#include "api/match.h"

namespace sightlines {

// What a note says: its text, then its marks.
std::string words_of(const Note& note);
std::string entry_words(const Match& match);  // of the position in view; "": nothing

}  // namespace sightlines
