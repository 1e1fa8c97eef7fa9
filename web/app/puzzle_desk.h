// Puzzles: the screen of them, one on the table, and what is done with it. Made by Puzzling::desk.
#pragma once

#include <string_view>

#include "app/puzzle_links.h"
#include "screens/table/exercise_card.h"

namespace sightlines {

class PuzzleDesk {
  public:
    virtual ~PuzzleDesk() = default;
    virtual void show(PuzzleLink link) = 0;                                  // on the table, or the list of them
    virtual void arrived(std::string_view game, std::string_view file) = 0;  // a file of puzzles; "": it did not come
    virtual void press(ExerciseCard::Pressed pressed) = 0;                   // on the card of the one on the table
    virtual void act(std::string_view command) = 0;  // the same by words, or "hint", "answer", "share"
};

}  // namespace sightlines
