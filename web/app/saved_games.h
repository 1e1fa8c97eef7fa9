// Games that the browser keeps for the next visit: nothing a person did is lost. Newest first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

struct SavedGame {
    std::string id;
    std::string link;        // "#1d...."
    std::string seats = {};  // who plays them: see screens/table/seats.h
    std::string asked = {};  // whose turn it is, in words
};

inline constexpr std::size_t most_saved_games = 12;

// What storage holds may have been changed by anybody: lines that do not look like a game are passed over, and the
// links are judged like any other when they are opened.
std::vector<SavedGame> saved_games();
void save_game(SavedGame game);
void forget_game(std::string_view id);
std::string new_game_id();

}  // namespace sightlines
