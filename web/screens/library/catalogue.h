// The games of the library as small values, made once from each saved game, so that searching reads no record.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/saved_games.h"
#include "games/page.h"

namespace sightlines {

struct LibraryGame {
    SavedGame saved = {};
    const GamePage* page = nullptr;
    std::string name = {};     // given by the visitor, else that of the game
    std::string players = {};  // "Ann and Ben", "Computer, level 2"
    std::string state = {};    // whose turn it is, or the result; of a sample, that it is one
    std::string date = {};     // "Today 14:05"; "": unknown
    std::string words = {};    // all that it is found by, folded
    bool sample = false;       // comes with the page, and cannot be changed
    bool unread = false;       // its game's code, which was asked for, is not here yet: names in it are not known
};

// Nothing if its link is damaged or of a game that this page does not have.
std::optional<LibraryGame> describe(SavedGame saved, double now_ms);

inline constexpr std::size_t longest_title_shown = 60;  // characters

enum class LibraryOrder { newest, oldest, name, game };
inline constexpr std::array library_orders{"Newest", "Oldest", "Name", "Game"};

// Those in which every word of the query begins or is part of a word, in order; samples come last.
std::vector<std::size_t> find_games(std::span<const LibraryGame> games, std::string_view query, LibraryOrder order);

// In lower case, as far as Western letters go.
std::string folded(std::string_view text);

// One of each id, the newest first. What stands in an earlier source outweighs a later one. A copy of a newer game that
// has no title of its own is left out: its id goes into `copies`.
std::vector<SavedGame> merged(std::span<const std::vector<SavedGame>> sources, std::vector<std::string>& copies);

std::vector<SavedGame> read_lines(std::string_view lines);

}  // namespace sightlines
