// The tab with the log: its turns and actions in sentences, and buttons to walk through them. It comes with the
// deferred part of records, as the log of a tree does (screens/study/).
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

// A line for each action that has a sentence, after a heading for each turn.
struct LogLine {
    int player = -1;       // of a heading
    bool heading = false;  // of a turn: no action
    std::size_t ply = 0;
    std::string text = {};
    std::string notation = {};  // of the action, and of those before it that have no line of their own
    float height = 0;           // for a width
    std::size_t entries = 0;    // of a heading, where its turn can be folded
};
// `from`: of the actions from that ply on.
std::vector<LogLine> log_lines(const Match& match, const BoardView& view, std::string_view seats, std::size_t from = 0);
void measure(LogLine& line, float width);
void draw_log_heading(const LogLine& line, const BoardView& view, float width);  // and moves ImGui's cursor below it
void draw_log_words(const LogLine& line, ImVec2 at, float width, ImU32 ink);     // a sentence and its notation

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
    static Pressed draw_head(const Match& match, bool analysis, float width);
    // `seats`: who plays; `changes`: of OpenGame; `analysis`: whether it is on; `width` in CSS pixels.
    Pressed draw(const Match& match, const BoardView& view, std::string_view seats, int changes, bool analysis,
                 float width);

  private:
    void draw_lines(const Match& match, const BoardView& view, float width, Pressed& pressed);
    void fold_older();
    void draw_fold(const LogLine& line, ImVec2 at, bool folded, float width);
    void draw_action(const LogLine& line, bool current, std::size_t cursor, float width, Pressed& pressed);

    std::vector<LogLine> lines_;
    std::set<std::size_t> folded_, known_;  // turns by their first ply; known: folded or opened before
    int changes_ = 0;                       // the lines are of
    std::pair<float, int> measured_for_;    // width, and platform::text_widths
    std::size_t scrolled_to_ = 0;           // the cursor that was last scrolled to
};

}  // namespace sightlines
