// What is written into a game that is a tree, in words. It comes with the deferred part by-link.
#pragma once

#include <string>

#include "api/game_tree.h"
#include "api/match.h"

namespace sightlines {

// What a note says: its text, then its marks.
std::string words_of(const Note& note);
// The sign of a move with which a comment on it may begin: "!", "?", "!?", "?!", "!!", "??"; else "".
std::string_view sign_in(std::string_view comment);
std::string tree_moves(const Match& match);   // all of it as text: variations in brackets, comments in braces
std::string entry_words(const Match& match);  // of the position in view; "": nothing

}  // namespace sightlines
