// The card of a lesson or a puzzle in the panel of the table.
#pragma once

#include "session/exercise.h"

namespace sightlines {

class LessonCard;
class PuzzleCard;
class Session;

class ExerciseCard : public Exercise {
  public:
    enum class Pressed { nothing, again, next, list, play_on, show };  // show: shown_on_board() has changed

    // The parts above and below the actions of the game. If `small`, only the essential part is above.
    virtual Pressed draw_above(float width, bool small) = 0;
    virtual Pressed draw_below(float width, bool small) = 0;

    virtual bool draw_share(float) { return false; }  // what its share tab has; false: that of a game

    // Once a frame while the engine is free: true if it was asked about what was played. And what its answer brings.
    virtual bool asks(Session&) { return false; }
    virtual void take_reply(Session&) {}

    virtual LessonCard* as_lesson() { return nullptr; }
    virtual PuzzleCard* as_puzzle() { return nullptr; }
};

}  // namespace sightlines
