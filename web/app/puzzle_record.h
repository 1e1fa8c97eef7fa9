// Which puzzles of a game were solved, and on which days, as the browser keeps it.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "app/daily.h"

namespace sightlines {

struct PuzzleRecord {
    std::set<std::string, std::less<>> solved;  // ids
    Days days;                                  // on which the puzzle of that day was solved

    void add(const PuzzleRecord& other);
};

// "1 p3,p12 20410-20418,20420": version, ids, days; a hyphen where there are none. Of another version, or no record at
// all: nothing was solved. What is damaged within it is left out.
PuzzleRecord read_puzzle_record(std::string_view text);
std::string write_puzzle_record(const PuzzleRecord& record);

// In the browser's storage.
PuzzleRecord stored_puzzle_record(std::string_view game);
bool store_puzzle_record(std::string_view game, const PuzzleRecord& record);  // false: refused

// "2 of 5 solved today, 3 days in a row", of what is stored.
std::string daily_note();

}  // namespace sightlines
