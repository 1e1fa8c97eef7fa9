// The tab with the log of a game that is a tree: its rows, and buttons for the place that is looked at.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/match.h"
#include "games/view.h"
#include "screens/study/tree_rows.h"
#include "screens/table/log_tab.h"

namespace sightlines {

class TreeTab {
  public:
    bool marking = false;                          // a press on the board marks it
    int colour = 0;                                // of new marks
    std::size_t deletes = 0;                       // actions that "Delete" takes away
    void bring_into_sight() { scrolled_in_ = 0; }  // what has been written
    struct Pressed {
        LogTab::Pressed log = {};
        std::optional<Place> place = {};
        std::string_view command = {};  // of Study::act
    };
    // `erased`: what can be brought back, in words, or "".
    Pressed draw(const Match& match, const BoardView& view, std::vector<TreeRow>& rows, bool analysis,
                 const std::string& erased, float width);

  private:
    float draw_colours(float width);
    float draw_buttons(const Match& match, const std::string& erased, float width, Pressed& pressed);
    void draw_rows(const Match& match, const BoardView& view, std::vector<TreeRow>& rows, const std::string& erased,
                   float width, Pressed& pressed);
    void scroll_to(Place here, float from, float to);
    void draw_row(const TreeRow& row, std::size_t which, bool current, bool in_view, float width, Pressed& pressed);

    std::pair<float, int> measured_for_;  // width, and platform::text_widths
    std::optional<Place> scrolled_to_;
    float scrolled_in_ = 0;  // so much height
};

// The row of a place: the last of its line that is not behind it, or the first of its variation; nullopt for the start.
std::optional<std::size_t> row_at(const GameTree& tree, const std::vector<TreeRow>& rows, Place at);

}  // namespace sightlines
