// The card of a lesson on the table: text, goal, hints, comments on attempts, and buttons to continue.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "screens/table/exercise_card.h"

namespace sightlines {

class LessonCard final : public ExerciseCard {
  public:
    LessonCard(std::shared_ptr<const LessonBook> book, std::size_t which) : book_(std::move(book)), which_(which) {}
    // An exercise that somebody has made: a book of its own, at an address; "" if it came as a file.
    LessonCard(std::shared_ptr<const LessonBook> book, std::string address)
        : book_(std::move(book)), which_(0), own_address_(std::move(address)) {}

    bool is_own() const { return own_address_.has_value(); }
    std::unique_ptr<LessonCard> anew() const;  // at its beginning

    const Lesson& lesson() const { return book_->lessons[which_]; }
    const LessonBook& book() const { return *book_; }
    bool is_last() const { return which_ + 1 == book_->lessons.size(); }
    const std::string& next_id() const { return book_->lessons[which_ + 1].id; }  // not for the last lesson

    std::string address() const final;
    std::size_t first() const final { return lesson().first; }
    std::size_t choice_before(const Match& match) const final { return sightlines::choice_before(lesson(), match); }
    std::size_t choice_after(const Match& match) const final { return sightlines::choice_after(lesson(), match); }
    bool judge(Match& match, std::size_t from) final;
    void update(const Match& match) final;
    void count() const final;
    int tried() const final { return static_cast<int>(hints_); }
    void set_tried(int hints) final;
    Pressed draw_above(float width, bool small) final;
    Pressed draw_below(float width, bool small) final;
    LessonCard* as_lesson() final { return this; }

  private:
    bool is_open() const { return !is_done(); }
    void draw_heading(float width, bool small) const;
    void draw_text(float width) const;
    void draw_said(float width) const;
    Pressed draw_help(float width);
    Pressed draw_end(float width) const;

    std::shared_ptr<const LessonBook> book_;
    std::size_t which_;
    std::optional<std::string> own_address_;
    std::size_t hints_ = 0;  // shown so far
};

}  // namespace sightlines
