// What the table shows in its panel when a game is over: how it ended, the board in full view beside it, and what next.
#pragma once

#include <cstddef>
#include <optional>

#include "games/view.h"
#include "screens/table/ending.h"
#include "session/session.h"

namespace sightlines {

class EndingPanel {
  public:
    EndingPanel(Session& session, BoardView& view) : session_(session), view_(view) {}

    bool is_shown() const;       // in the panel; the last hit is seen first
    AfterEnd draw(float width);  // what was pressed

    // Call only of a game that is over, with the part of the panels.
    const Ending& ending();
    std::size_t last_blow() const;  // where the event begins that was heard last: a shot, if there was one

  private:
    EndingOffers offers() const;

    Session& session_;
    BoardView& view_;
    std::optional<Ending> ending_;  // made when it is first drawn: its summary walks through the whole game
    int ends_ = 0, changes_ = 0;    // of OpenGame, when that was
};

}  // namespace sightlines
