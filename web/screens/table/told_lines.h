// What is told (session/telling.h) as rows beside the board.
#pragma once

#include <cstddef>
#include <vector>

#include "games/view.h"
#include "screens/table/tab.h"
#include "session/session.h"

namespace sightlines {

class ToldLines {
  public:
    ToldLines(Session& session, const BoardView& view, Tab& tab) : session_(session), view_(view), tab_(tab) {}

    // The latest lines, at most `most` of them and no more than the window has room for, but at least one.
    void draw(float width, std::size_t most = 6);
    void draw_playback(float width);          // with a button that ends it
    void draw_last(float width, float high);  // the last one that is not in the bar below the board, in this height
    bool draw_latest();                       // in one line, above the rows; false: there is nothing to tell

  private:
    bool may_replay() const;
    std::vector<Narration::Line> lines() const;  // without a roll whose dice stand in the panel

    Session& session_;
    const BoardView& view_;
    Tab& tab_;
    bool told_above_ = false;  // in this frame
};

}  // namespace sightlines
