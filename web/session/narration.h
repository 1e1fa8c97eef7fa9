// What was done since somebody at this screen last decided, in sentences that stay until the next decision: the dice
// and what came of them, and the turn of the others, one action at a time. It can be shown again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "api/match.h"
#include "session/game_view.h"

namespace sightlines {

class Narration {
  public:
    explicit Narration(std::size_t since = 0) : since_(since) {}

    // What is told begins with the action at this ply.
    void begin(std::size_t ply) { since_ = ply; }
    std::size_t since() const { return since_; }

    struct Line {
        std::size_t first = 0, ply = 0;  // the first ply of its event, and the last
        int player = -1;
        std::string text;
        bool rolled = false;  // it ends with a roll
        Roll roll = {};       // of its dice, if they decide one thing: else the sentence tells them
        DiceNumbers sides = {};
    };
    // From since() to the cursor; actions without a sentence of their own are left out.
    std::vector<Line> lines(const Match& match, const GameView& view, const Names& names) const;

  private:
    std::size_t since_ = 0;
};

// Shows the actions again, one after the other, while the game stays where it is.
struct Playback {
    std::size_t until = 0;      // ply
    bool again = true;          // else it is seen for the first time
    double next_ms = 0;         // when the next action is shown
    std::size_t event_end = 0;  // of the event that is being shown
};

// What stands on the strip below the board. A result stays for a while, even if the next decision comes at once.
struct EventOnBar {
    std::string text;
    int player = -1;
    Roll roll = {};
    DiceNumbers sides = {};
    double since_ms = 0;
    bool replays = false;
    bool passes = false;             // what follows takes it away: others' event, or a result of somebody here
    bool begins = false;             // what matters is said first, else last
    std::size_t first = 0, ply = 0;  // the first one that it tells, and the last
};

}  // namespace sightlines
