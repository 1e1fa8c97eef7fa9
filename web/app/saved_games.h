// Games in the browser's storage, so that a visitor can go on with them later. Newest first.
//
// Which games are the same: a saved game has an id, and stays itself whatever is played in it; of a game by link that
// is the name of its match, which its record carries as well. So two games are two, though the same moves were played
// in them. What comes without an id, opened from a link or begun anew, is the saved game that holds an equal record, if
// there is one. Records are compared, not the links that carry them: those are of several forms, of which this version
// writes one.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

struct SavedGame {
    // Who was to act when it was last seen: somebody at this screen, others, or nobody any more.
    enum class Turn { unknown, here, others, over };

    std::string id;
    std::string link;        // "#1x....", or of an older form while its game's code is not here
    std::string seats = {};  // who plays them: see session/seats.h
    std::string asked = {};  // whose turn it is, or at the end the result: Prompt::who
    Turn turn = Turn::unknown;
    double when_ms = 0;      // of its last move, by platform::wall_clock_ms; 0: unknown
    int sent = 0;            // of a game by link: how many actions the others have been sent; -1: none of it
    std::string shown = {};  // the link of the position that was on the screen, where it was not the last one
    std::string title = {};  // given by the visitor
};

inline constexpr std::size_t most_saved_games = 12, most_by_link = 24;

// Storage is not trusted: malformed lines are skipped, and links are checked when they are opened.
std::vector<SavedGame> saved_games();
bool write_saved_games(std::span<const SavedGame> games);  // false: the browser refuses to keep them

// A saved game as it is stored: a line that begins with its id and a blank.
std::string line_of(const SavedGame& game);
std::optional<SavedGame> read_saved_game(std::string_view line);  // `line`: without its line feed

// Replaces the saved game with the same id, whose title stays. Its date stays as well if the record is the same, and
// what was known of its turn if `turn` is unknown now.
bool save_game(SavedGame game);  // false: the browser refuses to keep it

// Returns the link as this version writes it. Links of versions before 0.7 change when the code of their game is here;
// all others stay as they are.
std::string renewed(const std::string& link);
void renew_saved_games();  // writes all of them with renewed() links
bool saved_games_wait();   // whether any needs the code that reads links of versions before 0.7
void forget_game(std::string_view id);

// Puts lines into the library, where they replace those with the same ids. They are stored before this returns. False
// if the browser refuses.
bool put_in_library(std::string_view lines);
std::string new_game_id();

std::size_t moves_in(const Json& record);  // how many, by its form alone; 0 if it has no list of them

std::unique_ptr<Match> open_saved(const SavedGame& saved);                             // null: it does not open
const SavedGame* find_game(const std::vector<SavedGame>& games, std::string_view id);  // null: there is none

// Whether two links carry equal records. One that cannot be read equals only itself; "" equals none.
bool same_record(const std::string& link, const std::string& other);

}  // namespace sightlines
