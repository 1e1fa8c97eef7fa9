// A game that arrives by link and that this browser does not know yet: who sends it, and which seat it is for. Where
// each of two people has a name, or one of them that of the visitor, it may be the visitor's own game from another
// device, so the card asks who they are.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

class Invitation {
  public:
    enum class Answer { play, look };

    // `seat`: who is to play it; -1 (nobody is to act) takes the first seat of a person without a name. `own_name`: as
    // it was given at this browser. The match must outlive the card.
    Invitation(const Match& match, int seat, const std::string& own_name);

    // Closed without an answer is to look. Test ids "invitation:play", "invitation:look", "invitation:seat:0", ... by
    // the order of seats of people; where the card asks who they are, "invitation:other" for who is not the first
    // guess.
    std::optional<Answer> draw();

    bool asks_who() const { return asks_who_; }
    int other() const { return people_[people_[0] == seat_ ? 1 : 0]; }  // if it asks
    std::string play_as(int seat) const;                                // "I am Ann", "Play as White"
    void take(int seat);                                                // as chosen on the card
    int seat() const { return seat_; }
    const std::string& heading() const { return heading_; }
    const std::string& text() const { return text_; }
    std::string state() const;  // JSON for tests

  private:
    int last_sender() const;
    void draw_position(float width);
    void draw_game(float width);
    void draw_seats(float width);

    const Match* match_;
    std::unique_ptr<BoardView> view_;  // its own: a small picture leaves that of the table as it is
    std::vector<int> people_;          // seats that no computer plays
    int seat_ = 0;
    bool asks_who_ = false;
    std::string heading_, text_, main_;
    float height_ = 0;
};

}  // namespace sightlines
