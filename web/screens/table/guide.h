// The hints of a guided first game: each at its moment, once, until it is dismissed, its moment is over, or something
// was played.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/view.h"

namespace sightlines {

class Guide {
  public:
    // Whether it is the moment for a hint; once a frame, while the reader is to decide.
    void update(const BoardView& view);
    void wait();                                 // what is shown is shown again later
    void played() { now_.reset(); }              // the reader has decided
    void draw(float width, bool small = false);  // in small letters, as always for fingers
    float height(float width) const;             // of what draw() draws for fingers, with the space below it
    const std::optional<GuideHint>& now() const { return now_; }

  private:
    std::optional<GuideHint> now_;
    std::vector<std::string_view> shown_;  // ids
};

}  // namespace sightlines
