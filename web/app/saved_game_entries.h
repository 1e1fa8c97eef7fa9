// The saved games in words, for the home page and the text view.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "api/match.h"
#include "app/saved_games.h"
#include "games/page.h"

namespace sightlines {

struct SavedGameEntry {
    enum class Group { your_move, going_on, over };

    SavedGame saved;
    const GamePage* page = nullptr;
    std::unique_ptr<Match> match;  // null, like the view, while code that it needs is missing
    std::unique_ptr<BoardView> view;
    Group group = Group::going_on;
    std::string opponent = {};  // "Computer, level 2"
    std::string date = {};      // of the last move: "Today 14:05"; "": unknown
    std::string turn = {};      // "Your turn", "Green to act", or the result: "You won"
    std::string last = {};      // the last move in a sentence; "": unknown
};
const char* words_of(SavedGameEntry::Group group);  // "Your move", "Continue", "Finished"

// Those that open, in the order of groups, the newest of each first.
std::vector<SavedGameEntry> saved_game_entries();

}  // namespace sightlines
