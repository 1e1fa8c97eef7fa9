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
    std::string words = {};    // all texts that a search looks through, folded
    bool sample = false;       // comes with the page, and cannot be changed
    bool unread = false;       // the code of its game is still being fetched, so names in the record are not known
};

// Nothing if its link is damaged or of a game that this page does not have.
std::optional<LibraryGame> describe(SavedGame saved, double now_ms);

inline constexpr std::size_t longest_title_shown = 60;  // characters

enum class LibraryOrder { newest, oldest, name, game };
inline constexpr std::array library_orders{"Newest", "Oldest", "Name", "Game"};

// The games in which each word of the query is part of some word, in their order; samples come last.
std::vector<std::size_t> find_games(std::span<const LibraryGame> games, std::string_view query, LibraryOrder order);

// Folds a text for comparison: Western letters become lower case.
std::string folded(std::string_view text);

// Merges the sources: one game for each id, the newest first; an earlier source outweighs a later one. A game that is a
// copy of a newer one and has no title is left out, and its id is added to `copies`.
std::vector<SavedGame> merged(std::span<const std::vector<SavedGame>> sources, std::vector<std::string>& copies);

std::vector<SavedGame> read_lines(std::string_view lines);

}  // namespace sightlines
