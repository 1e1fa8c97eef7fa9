// The sheet that makes an exercise of a study, from the position that is looked at on (api/exercise.h). Nothing of it
// is kept but what is written into the study: the goal and the hints stand in the comment on that position.
#pragma once

#include <string>

#include "api/match.h"

namespace sightlines {

class ExerciseMaker {
  public:
    void open() { open_ = true; }
    // While it is open. Returns whether the comment is to be asked for; `study` is a tree.
    bool draw(const Match& study);

  private:
    struct Made {
        std::string fault;           // why there is none; else "":
        std::string fragment, file;  // its address, and what a file has of it
        std::string solution;        // what is to be found, in move text
        std::string goal;
        std::size_t hints = 0, answers = 0;  // given, and variations that are answered
    };
    static Made make(const Match& study, std::size_t first);

    bool open_ = false;
    float height_ = 0;
};

// What the comment is asked for with: what is there, with a goal and a hint to fill in.
std::string comment_of_exercise(const std::string& before);

}  // namespace sightlines
