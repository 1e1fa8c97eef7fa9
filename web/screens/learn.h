// The list of a game's lessons; completed ones are ticked.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "api/lesson.h"
#include "games/page.h"

namespace sightlines {

class Learn {
  public:
    Learn(const GamePage& page, std::shared_ptr<const LessonBook> book) : page_(&page), book_(std::move(book)) {}

    struct Choice {
        enum class Kind { lesson, rules, leave } kind;
        std::string id = {};  // of the lesson
    };
    std::optional<Choice> draw();
    const GamePage& page() const { return *page_; }
    const LessonBook& book() const { return *book_; }
    std::string state() const;  // JSON for tests

  private:
    std::optional<Choice> draw_list(float width);

    const GamePage* page_;
    std::shared_ptr<const LessonBook> book_;
};

}  // namespace sightlines
