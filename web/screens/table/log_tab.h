// The tab with the log: its turns and moves, and buttons to walk through them.
#pragma once

#include <cstddef>
#include <optional>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

class LogTab {
  public:
    // What was pressed: one step back (-1) or forward (1), a ply to go to, the analysis switch.
    struct Pressed {
        int step = 0;
        std::optional<std::size_t> ply = {};
        bool analysis = false;
    };
    // `analysis`: whether it is on; `width` in CSS pixels.
    Pressed draw(const Match& match, const BoardView& view, bool analysis, float width);

  private:
    std::optional<std::size_t> draw_moves(const Match& match, const BoardView& view, float width);
    // Returns the position where the moves end. `wanted` is set to the ply of a move that was clicked.
    ImVec2 draw_plies(const Match& match, const LoggedTurn& turn, ImVec2 begin, float indent, float width,
                      std::optional<std::size_t>& wanted);

    std::size_t scrolled_to_ = 0;  // the cursor that was last scrolled to
};

}  // namespace sightlines
