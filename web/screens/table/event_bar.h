// Below the board of a game with long turns: the last result, or what others are doing, one thing at a time. What
// stands there is Telling's.
#pragma once

#include <algorithm>
#include <string>

#include "games/view.h"
#include "screens/table/dice_on_board.h"
#include "session/session.h"
#include "widgets/theme.h"

namespace sightlines {

class EventBar {
  public:
    EventBar(Session& session, BoardView& view, const DiceOnBoard& dice)
        : session_(session), view_(view), dice_(dice) {}

    // What is left of the board above it.
    static Area above(const Area& board) {
        constexpr float high = 40;
        return {board.min, {board.max.x, board.max.y - std::max(high, theme::button_height())}};
    }
    float covers(const Area& board);  // of the rest, for a long sentence
    void draw(const Area& board);     // in the pane of the board, after that

  private:
    // Where the bar is and what has room on it, of the text between the dice and `right`.
    struct Layout {
        Area area;
        float left = 0, right = 0, smaller = 1;  // of the first die; the size of dice
        std::size_t in_row = 0;
        std::string text;
    };
    Layout lay_out(const Area& board) const;

    Session& session_;
    BoardView& view_;
    const DiceOnBoard& dice_;  // those that lie there are not drawn here
};

// Shortens a text in small letters to what fits: its last sentences that begin with whom they are about, or the
// beginning of the last one.
std::string last_sentences(const std::string& text, ImVec2 room);
// The same of the summary of a turn, which begins with what matters most: its first sentences, or the beginning of the
// first one.
std::string first_sentences(std::string text, ImVec2 room);

}  // namespace sightlines
