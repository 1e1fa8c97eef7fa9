// What a text is that was pasted, opened, dropped, sent or kept, by its form alone: before anything of it is read, and
// for every way on which it comes.
#pragma once

#include <string_view>
#include <variant>

#include "app/lessons.h"
#include "app/puzzle_links.h"

namespace sightlines {

inline constexpr std::string_view library_fragment = "#library";  // the address of the library

struct Nothing {};      // as in the address of the home page
struct LibraryLink {};  // library_fragment
struct OtherText {};    // perhaps a game of another place, or an exercise (OtherTexts in app/deferred.h)
struct ManyGames {};  // a file with a library, a list of records, or one on each line (screens/library/library_file.h)
struct MoveTexts {};  // neither a link nor a record nor a picture: moves, if anything

// Meant to be a link or a record, valid or not.
struct GameText {
    bool may_be_mended;  // find_links may find more in it than read_link
};

using Recognised =
    std::variant<Nothing, lessons::LessonLink, PuzzleLink, LibraryLink, OtherText, ManyGames, GameText, MoveTexts>;

Recognised recognise(std::string_view text, bool has_library);  // an embed has none

// A lesson or a puzzle as it was left in an embed: Learning::resume.
inline bool is_kept_exercise(std::string_view text) { return text.starts_with(R"({"exercise")"); }

}  // namespace sightlines
