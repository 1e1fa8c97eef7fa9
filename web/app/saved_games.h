// Games in the browser's storage, so that a visitor can go on with them later. Newest first.
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
    std::string asked = {};  // whose turn it is: Prompt::who
};

inline constexpr std::size_t most_saved_games = 12;

// Storage is not trusted: malformed lines are skipped, and links are checked when they are opened.
std::vector<SavedGame> saved_games();
void save_game(SavedGame game);
void forget_game(std::string_view id);
std::string new_game_id();

}  // namespace sightlines
