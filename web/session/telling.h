// Tells what others did: pauses between their actions, marks on the board, the event in the bar below it; and shows a
// turn again, action by action, while the game stays where it is.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "session/narration.h"
#include "session/open_game.h"

namespace sightlines {

class Telling {
  public:
    explicit Telling(OpenGame& game) : game_(game) {}

    void begin(std::size_t ply) { narration_.begin(ply); }  // what is told begins there
    std::size_t since() const { return narration_.since(); }
    void decided() { skips_ = false; }  // somebody here, since when what follows is told slowly
    std::vector<Narration::Line> lines() const { return narration_.lines(*game_.match, *game_.view, game_.names()); }
    std::vector<std::string> told() const;      // the same, in sentences
    std::string turn() const;                   // in a line, where the game has one
    bool is_own_result(std::size_t ply) const;  // a roll of the only person here, or about what is theirs

    // On the board.
    void mark_moves();
    void point_at(std::optional<std::size_t> ply);  // the action in the log that has the pointer
    void forget_pointed() { pointed_.reset(); }

    // Showing it again.
    const std::optional<Playback>& playback() const { return playback_; }
    bool may_replay() const;
    void replay();                        // what others did since the last decision here
    void begin_at_turn(std::size_t ply);  // what is told begins with the turn of others in which it lies
    void play_back(std::size_t from, bool again);
    std::size_t first_told() const;
    void advance();
    void end();   // the cursor goes back to where the game is
    void skip();  // what is being told, to its end

    // After an action of the others: until it has been read.
    void rest();
    bool is_resting() const;
    double rests_until() const { return rests_until_; }  // in the time of now_ms

    // The bar below the board.
    const std::optional<EventOnBar>& on_bar() const { return on_bar_; }
    void update_bar();

  private:
    void show(std::size_t ply);  // moves the cursor without a change to report
    EventOnBar event_of(const std::vector<Narration::Line>& lines) const;
    bool is_being_read(std::size_t ply) const;  // such a result, in the bar; the page is drawn again when it was
    double hurry(std::size_t ply) const;        // what is left of the pause after it, from 0.2 to 1
    void let_bar_go();                          // once it has been read

    OpenGame& game_;
    Narration narration_;
    std::optional<Playback> playback_;
    std::optional<EventOnBar> on_bar_;
    std::optional<std::size_t> pointed_;
    bool skips_ = false;
    double rests_until_ = 0;
};

}  // namespace sightlines
