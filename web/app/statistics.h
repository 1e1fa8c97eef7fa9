// Results of games against the computer, kept in the browser.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sightlines {

enum class FinalResult : std::uint8_t { won, lost, drawn };

// How a game of one person here against computers ended.
struct GameEnd {
    int level = 0;  // of the strongest computer
    FinalResult result = FinalResult::drawn;
};

using Tally = std::array<int, 3>;  // games, by FinalResult

// Counts a game once, however often its end is reached again. `saved_id`: SavedGame::id.
void count_end(std::string_view saved_id, std::string_view game, const GameEnd& end);

Tally tally(std::string_view game, int level);  // zeros if what is stored is malformed
void keep_tally(std::string_view game, int level, const Tally& tally);

int beaten_level(std::string_view game);  // the highest that was won against here; 0: none

// The next rung of a ladder over all games: to beat a level in one game, in three, in all, then the next level. ""
// before the first win.
std::string next_goal();

}  // namespace sightlines
