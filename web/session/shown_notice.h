// What is said to the person who plays, until it is closed or the game goes on.
#pragma once

#include <optional>

#include "games/texts.h"

namespace sightlines {

class ShownNotice {
  public:
    void show(Notice notice);  // tells screen readers, and the host of an embed where something was refused
    void close() { notice_.reset(); }
    const std::optional<Notice>& now() const { return notice_; }
    int count() const { return count_; }  // shown so far

  private:
    std::optional<Notice> notice_;
    int count_ = 0;
};

}  // namespace sightlines
