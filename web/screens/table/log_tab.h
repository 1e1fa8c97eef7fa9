// The tab with the log: its turns and moves, and buttons to walk through them.
#pragma once

#include <cstddef>
#include <optional>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

class LogTab {
  public:
    // What was pressed: steps back (-1) or forward, a ply to go to, the switch of the analysis.
    struct Pressed {
        int step = 0;
        std::optional<std::size_t> ply = {};
        bool analysis = false;
    };
    // `analysis`: whether it is on; `width` in CSS pixels.
    Pressed draw(const Match& match, const BoardView& view, bool analysis, float width);

  private:
    std::optional<std::size_t> draw_moves(const Match& match, const BoardView& view, float width);
    // Where the moves end, on the screen; `wanted` becomes the ply to go to when one was clicked.
    ImVec2 draw_plies(const Match& match, const LoggedTurn& turn, ImVec2 begin, float indent, float width,
                      std::optional<std::size_t>& wanted);

    std::size_t scrolled_to_ = 0;  // the cursor that was last scrolled to
};

}  // namespace sightlines
