// The hints of a guided first game. Each is shown once, at its moment, until it is dismissed, the moment has passed or
// something was played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/view.h"

namespace sightlines {

class Guide {
  public:
    // Whether a hint is to be shown now. Call once a frame, while the reader is to decide.
    void update(const BoardView& view);
    void wait();  // puts the hint off: it is shown again later
    // Fills this height with the space below it, if that is not 0, in small letters where larger ones have no room.
    void draw(float width, float fills = 0);
    float height(float width) const;  // of what draw() draws then, with the space below it
    const std::optional<GuideHint>& now() const { return now_; }
    void played() {  // the reader has decided
        now_.reset();
        asked_.clear();
    }
    // Whether the room of a hint is kept, so that nothing moves when it goes: until something else is asked.
    bool keeps_room(const std::string& question) {
        if (now_) asked_ = question;
        return now_ || asked_ == question;
    }

  private:
    std::string words() const;  // of the hint that is shown, for the device in hand

    std::optional<GuideHint> now_;
    std::vector<std::string_view> shown_;  // ids
    std::string asked_;                    // when a hint was last shown
};

// Whether nobody needs to be told the aim, since something more urgent is said.
inline bool is_advised(const std::optional<Guide>& guide, bool hinted) { return (guide && guide->now()) || hinted; }

}  // namespace sightlines
