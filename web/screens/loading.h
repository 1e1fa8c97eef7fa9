// Instead of a board, while the code of its game or its lessons are on their way; and when it did not come, another
// try.
#pragma once

#include <functional>
#include <string>

#include "games/page.h"

namespace sightlines {

class Loading {
  public:
    enum class What { code, lessons };
    // `then`: what to do once it is here.
    Loading(const GamePage& page, What what, std::function<void()> then);
    bool waits_for_lessons() const { return what_ == What::lessons; }
    bool failed() const;
    bool done() const;

    void begin();  // again, once it has failed
    bool draw();   // false: the visitor leaves
    void came();   // or did not: says so to those who do not see it
    std::function<void()> take() { return std::move(then_); }
    std::string state() const;  // JSON for tests

  private:
    std::string sentence() const;

    const GamePage* page_;
    What what_;
    std::function<void()> then_;
};

}  // namespace sightlines
