// The tab with the log: its turns and actions in sentences, and buttons to walk through them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

class LogTab {
  public:
    // What was pressed: steps back (-1) or forward, a ply to go to, the switch of the analysis; and the line that is
    // pointed at, as the ply of its action.
    struct Pressed {
        int step = 0;
        std::optional<std::size_t> ply = {};
        bool analysis = false;
        std::optional<std::size_t> pointed = {};
    };
    // `seats`: who plays; `analysis`: whether it is on; `width` in CSS pixels.
    Pressed draw(const Match& match, const BoardView& view, std::string_view seats, bool analysis, float width);

    void forget_lines() { lines_.clear(); }  // call when an action was played or undone, or players have changed

  private:
    // A line for each action that has a sentence, after a heading for each turn.
    struct Line {
        int player = -1;       // of a heading
        bool heading = false;  // of a turn: no action
        std::size_t ply = 0;
        std::string text = {};
        std::string notation = {};  // of the action, and of those before it that have no line of their own
        float height = 0;           // for the width below
    };
    void write_lines(const Match& match, const BoardView& view, std::string_view seats);
    void measure(float width);
    void draw_lines(const Match& match, const BoardView& view, float width, Pressed& pressed);
    void draw_action(const Line& line, bool current, std::size_t cursor, float width, Pressed& pressed);

    std::vector<Line> lines_;
    float measured_for_ = 0;       // width
    std::size_t scrolled_to_ = 0;  // the cursor that was last scrolled to
};

}  // namespace sightlines
