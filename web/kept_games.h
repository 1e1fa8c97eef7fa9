// Games that the browser keeps for the next visit: nothing a person did is lost. Newest first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

struct KeptGame {
    std::string id;
    std::string link;        // "#1d...."
    std::string seats = {};  // who plays them: see panels/seats.h
    std::string asked = {};  // whose turn it is, in words
};

inline constexpr std::size_t most_kept_games = 12;

// What storage holds may have been changed by anybody: lines that do not look like a game are passed over, and the
// links are judged like any other when they are opened.
std::vector<KeptGame> kept_games();
void keep_game(KeptGame game);
void forget_game(std::string_view id);
std::string new_game_id();

}  // namespace sightlines
