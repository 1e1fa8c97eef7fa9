// What a puzzle is called and what is hinted, by the kind of its answer and what speaks for that. A title is read
// before the answer is looked for: it names a theme or a situation that other answers fit as well.
#pragma once

#include <span>
#include <string_view>

namespace sightlines {

struct PuzzleTheme {
    std::string_view action;  // "do" of the answer; "": any
    std::string_view reason;  // part of the sentence in favour of it; "": any
    std::string_view title;
    std::string_view hint;
};

// Of a game, the particular ones first; what fits none makes no puzzle. Each game's stand in maker/<id>.cpp.
std::span<const PuzzleTheme> puzzle_themes(std::string_view game);

}  // namespace sightlines
