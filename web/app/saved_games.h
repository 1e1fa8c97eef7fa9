// Games in the browser's storage, so that a visitor can go on with them later. Newest first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines {

struct SavedGame {
    // Who was to act when it was last seen: somebody at this screen, others, or nobody any more.
    enum class Turn { unknown, here, others, over };

    std::string id;
    std::string link;        // "#1d...."
    std::string seats = {};  // who plays them: see screens/table/seats.h
    std::string asked = {};  // whose turn it is, or at the end the result: Prompt::who
    Turn turn = Turn::unknown;
    double when_ms = 0;  // of its last move, by platform::wall_clock_ms; 0: unknown
};

inline constexpr std::size_t most_saved_games = 12;

// Storage is not trusted: malformed lines are skipped, and links are checked when they are opened.
std::vector<SavedGame> saved_games();

// A game that was saved before and still has the same link keeps its date; if `turn` is unknown, also what was known of
// its turn.
void save_game(SavedGame game);
void forget_game(std::string_view id);
std::string new_game_id();

}  // namespace sightlines
