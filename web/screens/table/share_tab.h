// The tab that shares a game: session/sharing.h with buttons.
#pragma once

#include <optional>

#include "games/view.h"
#include "session/sharing.h"

namespace sightlines {

struct PressedSharing {
    bool edit = false;  // the position is to be changed
    std::optional<Notice> notice = {};
};
PressedSharing draw_sharing(const Match& match, const BoardView& view, float width);  // `width` in CSS pixels

}  // namespace sightlines
