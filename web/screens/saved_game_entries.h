// The saved games in words, for the home page and the text view.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
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
    bool unsent = false;        // played here, and sent to nobody yet
    std::string last = {};      // the last move in a sentence; "": unknown
};
const char* words_of(SavedGameEntry::Group group);  // "Your move", "Continue", "Finished"

// "Computer, level 2", "Two players here"; `players`: how many, `names`: of the record, by seat.
std::string opponent_of(std::string_view seats, int players, std::span<const std::string> names);

// Whose turn it is, or the result: short where there is only one who can be meant, else the sentence that was saved.
std::string turn_of(const SavedGame& saved, int players, std::span<const std::string> names);

// Whether what was played last in a game by link, which is this record, was played here and sent to nobody yet.
bool is_unsent(const SavedGame& saved, const Json& record);
inline constexpr const char* not_sent_yet = "Not sent yet";

// Brings what was saved of the turn and the result up to date with the game itself, at its end.
void look_at(SavedGame& saved, const Match& match, const BoardView& view);

// Those that open, in the order of groups, the newest of each first.
std::vector<SavedGameEntry> saved_game_entries();

}  // namespace sightlines
