// The puzzles of all games, each game's file fetched when it is first wanted, and what was solved of them, which is
// kept in the browser's storage. Deferred: made only if puzzles_are_here().
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/puzzle.h"
#include "app/puzzle_record.h"
#include "platform.h"

namespace sightlines {

class PuzzleCatalogue {
  public:
    platform::LoadState state(std::string_view game) const;
    void fetch(std::string_view game);  // retries after a failure; does nothing while loading or loaded
    void loaded(std::string_view game, std::string_view file);            // an empty file: fetching failed
    std::shared_ptr<const PuzzleBook> book(std::string_view game) const;  // null until it is loaded
    std::string fault(std::string_view game) const;                       // why it could not be; a sentence

    const PuzzleRecord& record(std::string_view game);
    void refresh();  // reads again what is kept: another tab may have solved something

    // Notes that a puzzle opened on `day` was solved. The day counts if it was the puzzle of that day.
    void solved(std::string_view game, const std::string& id, int day);
    bool is_refused() const { return refused_; }  // the browser did not keep what was solved last

    const Puzzle* of_day(std::string_view game, int day) const;  // null: there is none, or its file is not here
    bool is_day_solved(std::string_view game, int day) { return record(game).days.contains(day); }
    Days days();  // with the puzzle of the day of any game

  private:
    struct Entry {
        platform::LoadState state = platform::LoadState::away;
        std::shared_ptr<const PuzzleBook> book;
        std::string fault;
        std::optional<PuzzleRecord> record;
    };
    Entry& entry(std::string_view game);
    const Entry* find(std::string_view game) const;

    std::map<std::string, Entry, std::less<>> entries_;
    bool refused_ = false;
};

// The puzzles by level, those of a level as in the file: their indices. A puzzle's number is its place here, from 1;
// 0: it is a past one.
std::vector<std::size_t> in_order(const PuzzleBook& book);
std::size_t puzzle_number(const PuzzleBook& book, const Puzzle& puzzle);

// The next unsolved puzzle in that order; after the last one the search goes on at the beginning and ends at the same
// puzzle. Null if all are solved.
const Puzzle* next_unsolved(const PuzzleBook& book, const Puzzle& last, const PuzzleRecord& record);

}  // namespace sightlines
