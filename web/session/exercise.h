// What lies on the table to be solved: a lesson or a puzzle. The session lets it judge what the reader plays.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "api/lesson.h"

namespace sightlines {

class Exercise {
  public:
    Exercise() = default;
    Exercise(const Exercise&) = delete;
    Exercise& operator=(const Exercise&) = delete;
    virtual ~Exercise() = default;

    const LessonStep& step() const { return step_; }
    bool is_done() const { return step_.stand == LessonStep::Stand::done; }
    virtual std::string address() const = 0;                          // the fragment that opens it
    virtual std::size_t first() const = 0;                            // the ply at which the reader begins
    virtual std::size_t choice_before(const Match& match) const = 0;  // the ply to which undo leads
    virtual std::size_t choice_after(const Match& match) const = 0;   // the ply to which redo leads

    // Judges what the reader has played from a ply to the cursor. True if that changed the match: a move was taken back
    // or answered.
    virtual bool judge(Match& match, std::size_t from) = 0;
    virtual void update(const Match& match) = 0;  // the step after undo or redo, or at the start
    virtual void count() const = 0;               // it is done: remembers that, and tells the host

    // The reader's attempts that the match does not hold, as a number that only this exercise understands.
    virtual int tried() const { return 0; }
    virtual void set_tried(int) {}

    virtual bool closes() const { return false; }                 // once it is done, nothing more is played
    virtual bool judges() const { return false; }                 // what was played, still: nothing is played meanwhile
    virtual std::string announced() const { return step_.said; }  // after an attempt, to screen readers
    virtual std::span<const std::string> shown_on_board() const { return {}; }  // actions, as JSON

  protected:
    LessonStep step_;
};

}  // namespace sightlines
