// The list of a game's lessons, each with a picture of its position, how hard it is and whether it is done; the first
// that is not is marked as next.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/lesson.h"
#include "board/snapshot.h"
#include "screens/screen.h"

namespace sightlines {

class Learn final : public Screen {
  public:
    // `notice`: above all, until the screen is left.
    Learn(const GamePage& page, std::shared_ptr<const LessonBook> book, std::string notice)
        : Screen(Kind::learn),
          page_(&page),
          book_(std::move(book)),
          notice_(std::move(notice)),
          pictures_(book_->lessons.size()) {}

    std::optional<Request> draw(bool covered) final;
    // {"screen":"learn","game","name","progress","lessons":[{"id","title","level","done","next"}]}
    std::string text() const final;
    std::string state() const final;
    std::string stamp() const final { return state(); }
    std::optional<Request> act(std::string_view command, std::string_view what) final;

  private:
    std::size_t count_done() const;
    std::string progress() const;  // "3 of 8 done"
    const Lesson* next() const;    // null: all are done
    Request opening(std::string id) const;
    std::optional<Request> draw_list(float width);
    bool draw_row(std::size_t which, float width, bool is_next);
    void draw_picture(std::size_t which, const Area& area);

    const GamePage* page_;
    std::shared_ptr<const LessonBook> book_;
    std::string notice_;
    std::vector<paint::Snapshot> pictures_;  // made when they are first seen
};

}  // namespace sightlines
