// Shown while a game's code or lessons, or a screen that is not here yet, are being fetched, with a button to retry
// after a failure.
#pragma once

#include <functional>
#include <string>

#include "games/page.h"

namespace sightlines {

class Loading {
  public:
    enum class What { code, editor, by_link, puzzles, lessons };
    // `then` is called by the app when the part has been loaded.
    Loading(const GamePage& page, What what, std::function<void()> then);
    bool waits_for_lessons() const { return what_ == What::lessons; }
    bool failed() const;
    bool done() const;

    void begin();            // retries after a failure
    bool draw();             // false when the visitor leaves
    void announce_result();  // announces success or failure to screen readers
    std::function<void()> take() { return std::move(then_); }
    std::string state() const;  // JSON for tests

  private:
    std::string_view part() const;  // its name for platform::deferred
    std::string sentence() const;

    const GamePage* page_;
    What what_;
    std::function<void()> then_;
};

}  // namespace sightlines
