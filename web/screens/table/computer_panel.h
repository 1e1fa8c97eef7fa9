// In the panel: who plays, what the computer that plays can be told, and its hint.
#pragma once

#include "games/view.h"
#include "session/session.h"

namespace sightlines {

class ComputerPanel {
  public:
    ComputerPanel(Session& session, BoardView& view) : session_(session), view_(view) {}

    void draw(float width);       // below the actions
    void draw_hint(float width);  // if there is one

  private:
    void draw_followed_hint(const EngineReply& hint, float width);  // without a button of its own that plays it

    Session& session_;
    BoardView& view_;
    double own_turn_ms_ = 0;    // when somebody here was last to act
    bool shows_seats_ = false;  // who plays can be changed
};

}  // namespace sightlines
