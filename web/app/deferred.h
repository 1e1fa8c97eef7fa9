// What the deferred parts have for the app, as tables of functions (base/parts.h).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/lessons.h"
#include "app/saved_games.h"
#include "base/parts.h"
#include "base/result.h"
#include "games/page.h"
#include "platform/page.h"
#include "screens/table/exercise_card.h"

namespace sightlines {

class Arrivals;
class Desk;
class LiveDesk;
class PuzzleDesk;
class Table;

// The game on the table, as a game by link: its name and those of its players, other versions of it, the other tabs.
struct ByLink {
    static constexpr std::string_view in_part = records_part;
    static const ByLink& here();

    void (*name_match)(Desk& desk);  // so that all its links have that name, and its players theirs
    void (*name_seats)(Desk& desk);  // as they are now: computers by their level, and whoever is alone at this screen
    void (*name_own_seat)(Desk& desk);  // with the name of whoever is at this screen, where they have one seat
    bool (*resume)(Desk& desk, const Json& record, From from);    // the game here that a record has the name of, if any
    void (*refuse_link)(Desk& desk);                              // the game on the table has become too long for one
    void (*follow_other_tab)(Desk& desk);                         // which has gone on with it
    void (*keep_other_tabs)(Desk& desk, const SavedGame& saved);  // what another has made of a match that goes on here
    void (*open_original)(Desk& desk);                            // the game by link of which a copy is on the table
    void (*analyse_copy)(Desk& desk);                             // puts a copy on the table, to try things in
    void (*turn_chapter)(Desk& desk);  // puts the chapter of a study that is wanted on the table
};

// What links of games by link mean here.
struct Arriving {
    static constexpr std::string_view in_part = records_part;
    static const Arriving& here();

    std::unique_ptr<Arrivals> (*arrivals)(Desk& desk);
};

struct Learning {
    static constexpr std::string_view in_part = panels_part;
    static const Learning& here();

    void (*book_arrived)(std::string_view game, std::string_view file);
    // The lesson of a book on the table, or the list of them, with `refusal` above it if the link names none.
    // `names_game`: the link does, else `page` is that of the first game.
    std::string (*show)(Desk& desk, const GamePage& page, const lessons::LessonLink& link, bool names_game, From from);
    void (*press)(Desk& desk, ExerciseCard::Pressed pressed);
    std::string (*resume)(Desk& desk, std::string_view kept);  // is_kept_exercise, in an embed that was loaded anew
    // The first lesson of a file that somebody has made, at an address, or "".
    std::string (*show_exercise)(Desk& desk, std::string_view file, std::string address, From from);
};

// Texts that are neither links nor records of ours: games of other places, and exercises.
struct OtherTexts {
    static constexpr std::string_view in_part = records_part;
    static const OtherTexts& here();

    const GamePage* (*page)(std::string_view text);  // of the game that it is of; null: not known
    // Shows an exercise, says a fault, or gives the record of a game; what Page::open returns, or nullopt. `record` is
    // "" then if the text is none of these. Call when the code of that game is here, and the part of the panels.
    std::optional<std::string> (*open)(Desk& desk, std::string_view text, From from, std::string& record);
};

struct Pictures {
    static constexpr std::string_view in_part = panels_part;
    static const Pictures& here();

    // As picture_of. `table`: null if there is none.
    std::vector<unsigned char> (*of)(std::string_view record, int width, int height, float scale, const Table* table);
};

struct Live {
    static constexpr std::string_view in_part = live_part;
    static const Live& here();

    std::unique_ptr<LiveDesk> (*desk)(Desk& desk);    // call only if records_are_here()
    std::string (*game_of)(std::string_view ticket);  // its id; "": it names none
};

struct Puzzling {
    static constexpr std::string_view in_part = puzzles_part;
    static const Puzzling& here();

    std::unique_ptr<PuzzleDesk> (*desk)(Desk& desk);
};

}  // namespace sightlines
