// The card of a lesson on the table: text, goal, hints, comments on attempts, and buttons to continue.
#pragma once

#include <memory>
#include <string>

#include "api/lesson.h"

namespace sightlines {

class LessonCard {
  public:
    LessonCard(std::shared_ptr<const LessonBook> book, std::size_t which) : book_(std::move(book)), which_(which) {}

    const Lesson& lesson() const { return book_->lessons[which_]; }
    const LessonBook& book() const { return *book_; }
    bool is_last() const { return which_ + 1 == book_->lessons.size(); }
    const std::string& next_id() const { return book_->lessons[which_ + 1].id; }  // not for the last lesson
    const LessonStep& step() const { return step_; }

    // Judges what the reader has played from a ply to the cursor. True if that changed the match: a move was taken back
    // or answered.
    bool judge(Match& match, std::size_t from);
    void update(const Match& match);  // updates the step after undo or redo, or at the start

    enum class Pressed { nothing, again, next, list, play_on };
    // The parts above and below the actions of the game. If `small`, only the essential part is above.
    Pressed draw_above(float width, bool small);
    Pressed draw_below(float width, bool small);

  private:
    bool is_open() const { return step_.stand != LessonStep::Stand::done; }
    void draw_heading(float width, bool small) const;
    void draw_text(float width) const;
    void draw_said(float width) const;
    Pressed draw_help(float width);
    Pressed draw_end(float width) const;

    std::shared_ptr<const LessonBook> book_;
    std::size_t which_;
    LessonStep step_;
    std::size_t hints_ = 0;  // shown so far
};

}  // namespace sightlines
