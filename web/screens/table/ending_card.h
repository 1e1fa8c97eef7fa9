// What the table shows when a game is over: a card over the board, or the same in the panel, and what next.
#pragma once

#include <optional>

#include "games/view.h"
#include "screens/table/ending.h"
#include "session/session.h"

namespace sightlines {

class EndingCard {
  public:
    EndingCard(Session& session, BoardView& view) : session_(session), view_(view) {}

    bool is_awaited() const;  // there will be a card, so there is nothing in the panel
    bool is_shown() const;
    void close() { closed_ = session_.game.ends; }
    const Ending& ending();  // of a game that is over

    // What was pressed.
    AfterEnd draw(const Area& board);
    AfterEnd draw_in_panel(float width);

  private:
    double shown_ms() const;  // when it is shown, in the time of platform::now_ms
    // ending_layout.cpp: call only with the editor's part
    AfterEnd draw_card(const Area& board);
    AfterEnd draw_below(float width);
    float width_in(const Area& room) const;
    ImVec2 place_in(const Area& room, ImVec2 size) const;
    EndingOffers offers(bool card) const;

    Session& session_;
    BoardView& view_;
    std::optional<int> closed_;     // OpenGame::ends when it was
    std::optional<Ending> ending_;  // made when it is first drawn: its summary walks through the whole game
    int ends_ = 0, changes_ = 0;    // of OpenGame, when that was
    float height_ = 0;              // of the card, as last drawn
};

}  // namespace sightlines
