#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

inline constexpr int puzzle_levels = 3;

// A position with one best first decision.
struct Puzzle {
    std::string id;
    std::string title;              // the theme or the situation; never what the answer does
    int level = 1;                  // how hard it is, 1 to 3, by which level of the computer finds it (puzzles/maker.h)
    JsonValue record;               // or its link; at its end a player is to act
    std::vector<JsonValue> answer;  // actions that are equally good, 1 to 3
    std::string hint;
    std::string why;
};

// The puzzles of the days from a given day on, by their ids; some of the puzzles may be gone. The list for past days
// never changes, whatever becomes of the puzzles, so that everybody has the same puzzle on a day. To have others, add a
// list that begins in the future.
struct PuzzleDays {
    int from = 0;  // counted from 1 January 1970
    std::vector<std::string> ids;
};

struct PuzzleBook {
    std::string game;
    std::vector<Puzzle> puzzles;
    std::vector<Puzzle> past;      // that are offered no longer: the puzzles of days that have come, and of links
    std::vector<PuzzleDays> days;  // in their order; none: all puzzles, as they stand

    const Puzzle* find(std::string_view id) const;  // a past one, too; null: there is none
};

// Reads public/puzzles/<game>.json (262,144 bytes at most), strictly: FORMAT with the path of the first fault, or that
// it is of another version. Records are opened and answers played only by `open_puzzle`.
Result<PuzzleBook> read_puzzles(std::string_view file);

Json puzzle_json(const Puzzle& puzzle);

// A match at the end of the record. Refused: a record that cannot be opened or at whose end nobody is to act, or an
// answer that cannot be played there.
Result<std::unique_ptr<Match>> open_puzzle(const Puzzle& puzzle);

// How many of the actions played in a match of the puzzle, up to the cursor, make an answer: the first alone, or more
// if they come to the same in another order. 0: they make none.
std::size_t answered_by(const Puzzle& puzzle, const Match& match);

}  // namespace sightlines
