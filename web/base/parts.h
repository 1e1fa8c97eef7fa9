// The parts that the page fetches later (web/CMakeLists.txt). While one is not here, none of its code may be called.
#pragma once

#include <string_view>

namespace sightlines {

bool is_deferred(std::string_view part);  // its code is in a separate file; the parts of games have the games' ids
bool part_is_here(std::string_view part);

// What is deferred for all games: the screens of the options and the statistics, lessons, the hints of a guided game,
// the ending, pictures to share, the lists of keys and of seats, the bar of chances, the bar of events below a board,
// and the table in small windows.
constexpr std::string_view panels_part = "panels";
bool panels_are_here();    // while false, none of these may be drawn
bool fetch_panels_part();  // the same; if it is away it is fetched

// And of what puts positions together: the editor's screen and each game's own. It needs the part above, and the game.
constexpr std::string_view editing_part = "editing";

// And of records with more in them than moves: games by link, the log, studies, analysis and the library, what reads,
// writes and compares core/api/annotations.h, and what reads links of versions before 0.7.
constexpr std::string_view records_part = "records";
bool records_are_here();  // while false, no record that is_annotated (core/api/games.h) may be opened

// And of puzzles.
constexpr std::string_view puzzles_part = "puzzles";
bool puzzles_are_here();  // while false, no PuzzleDesk may be made; it needs the other two parts

// And of games that several play live, page to page: session/live, screens/live, app/live.
constexpr std::string_view live_part = "live";  // it needs the records

// The functions of a part that are called from outside it: a table for each subject, which is a struct with the name of
// its part as `in_part` and a static function `here`, defined within the part, that gives the table. Null until it is
// here.
template <class Table>
const Table* part() {
    return part_is_here(Table::in_part) ? &Table::here() : nullptr;
}

}  // namespace sightlines
