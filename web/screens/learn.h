// The list of a game's lessons, each with a picture of its position, how hard it is and whether it is done; the first
// that is not is marked as next.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/lesson.h"
#include "board/snapshot.h"
#include "games/page.h"

namespace sightlines {

class Learn {
  public:
    ~Learn();  // in the file of the rest: the first visit has none of it
    // `notice`: above all, until the screen is left.
    Learn(const GamePage& page, std::shared_ptr<const LessonBook> book, std::string notice)
        : page_(&page), book_(std::move(book)), notice_(std::move(notice)), pictures_(book_->lessons.size()) {}

    struct Choice {
        enum class Kind { lesson, rules, leave } kind;
        std::string id = {};  // of the lesson
    };
    std::optional<Choice> draw();
    const GamePage& page() const { return *page_; }
    const LessonBook& book() const { return *book_; }
    std::size_t count_done() const;
    std::string progress() const;  // "3 of 8 done"
    const std::string& notice() const { return notice_; }
    const Lesson* next() const;  // null: all are done
    std::string state() const;   // JSON for tests

  private:
    std::optional<Choice> draw_list(float width);
    bool draw_row(std::size_t which, float width, bool is_next);
    void draw_picture(std::size_t which, const Area& area);

    const GamePage* page_;
    std::shared_ptr<const LessonBook> book_;
    std::string notice_;
    std::vector<paint::Snapshot> pictures_;  // made when they are first seen
};

// For the text view: {"screen":"learn","game","name","progress","lessons":[{"id","title","level","done","next"}]}
std::string learn_text(const Learn& learn);

}  // namespace sightlines
