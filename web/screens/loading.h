// Shown while a game's code or lessons, or a screen that is not here yet, are being fetched, with a button to retry
// after a failure.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "games/page.h"

namespace sightlines {

class Loading {
  public:
    // `part`: see base/parts.h; "": the lessons of the game. `then` is called by the app when it has been loaded.
    Loading(const GamePage& page, std::string_view part, std::function<void()> then);
    bool waits_for_lessons() const { return part_.empty(); }
    bool failed() const;
    bool done() const;

    void begin();            // retries after a failure
    bool draw();             // false when the visitor leaves
    void announce_result();  // announces success or failure to screen readers
    std::function<void()> take() { return std::move(then_); }
    std::string state() const;  // JSON for tests

  private:
    std::string sentence() const;

    const GamePage* page_;
    std::string_view part_;
    std::function<void()> then_;
};

// What is being waited for, if anything is, and what follows then. Each returns true if it is not here yet: then it is
// fetched, and `then` is called afterwards.
class Waiting {
  public:
    bool for_code(const GamePage* page, std::function<void()> then) {  // of a game; null: of none
        return page != nullptr && for_part(page->game->id, page, std::move(then));
    }
    bool for_part(std::string_view part, const GamePage* page, std::function<void()> then);
    bool for_records(const GamePage* page, std::function<void()> then) {
        return for_part(records_part, page, std::move(then));
    }
    bool for_panels(const GamePage& page, std::function<void()> then) {
        return for_part(panels_part, &page, std::move(then));
    }
    void for_lessons(const GamePage& page, std::function<void()> then);

    // Something has arrived, or failed to.
    void code_arrived();
    void lessons_arrived();

    std::optional<Loading> loading;

  private:
    void go_on();
};

}  // namespace sightlines
