// A game that arrives by link and that this browser does not know yet: who sends it, and which seat it is for.
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

    // `seat`: who is to play it; -1 (nobody is to act) takes the first seat of a person without a name. The match must
    // outlive the card.
    Invitation(const Match& match, int seat);

    // Closed without an answer is to look. Test ids "invitation:play", "invitation:look", "invitation:seat:0", ... by
    // the order of seats of people.
    std::optional<Answer> draw();

    int seat() const { return seat_; }  // as chosen on the card
    const std::string& heading() const { return heading_; }
    const std::string& text() const { return text_; }
    std::string state() const;  // JSON for tests

  private:
    void take(int seat);
    int last_sender() const;
    void draw_position(float width);
    void draw_seats(float width);

    const Match* match_;
    std::unique_ptr<BoardView> view_;  // its own: a small picture leaves that of the table as it is
    std::vector<int> people_;          // seats that no computer plays
    int seat_ = 0;
    std::string heading_, text_, main_;
    float height_ = 0;
};

}  // namespace sightlines
