// Who is asked what at the table, and how it stands.
#pragma once

#include <string>

#include "games/view.h"
#include "session/session.h"

namespace sightlines {

float two_lines(float letters);  // the height of two lines of a question

class TurnPanel {
  public:
    TurnPanel(const Session& session, const BoardView& view) : session_(session), view_(view) {}

    void draw(float width, bool aims);                   // whose turn it is, the question, and the aim or its room
    void draw_in_bar(ImVec2 at, float width);            // the turn and the stage, in two lines
    void draw_bare(float width, float letters);          // who is asked stands elsewhere; `letters`: of a large one
    void draw_low(float width);                          // on a phone on its side
    void draw_standing(float width, bool shown = true);  // else its room, or the score in it
    bool take_new();                                     // whether it is another than when this was last asked

  private:
    bool is_large() const;
    void draw_large(float width, bool aims);

    const Session& session_;
    const BoardView& view_;
    std::string last_;
};

}  // namespace sightlines
