// Instead of a board, while the code of its game is on its way; and when it did not come, another try.
#pragma once

#include <functional>
#include <string>

#include "views/pages.h"

namespace sightlines {

class Loading {
  public:
    // `then`: what to do with the game once its code is here.
    Loading(const GamePage& page, std::function<void()> then);

    bool draw();  // false: the visitor leaves
    void came();  // or did not: says so to those who do not see it
    std::function<void()> take() { return std::move(then_); }
    std::string state() const;  // JSON for tests

  private:
    void begin();
    std::string sentence() const;

    const GamePage* page_;
    std::function<void()> then_;
};

}  // namespace sightlines
