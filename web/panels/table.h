// A game on the table: the board, and beside or below it whose turn it is, what can be done, the log and sharing.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "api/match.h"
#include "views/view.h"

namespace sightlines {

class Table {
  public:
    explicit Table(std::unique_ptr<Match> match);

    void draw();

    // What happened while drawing; each is told once.
    bool take_change();  // the record or the cursor is another one now
    bool take_leave();   // back to the home page
    bool take_reset();   // embedded: back to the game as it came
    bool take_again();   // a new game of the same kind

    Match& match() { return *match_; }
    const Match& match() const { return *match_; }
    BoardView& view() { return *view_; }
    void go_to(std::size_t ply);
    void tell(Notice notice);
    void quick_start();
    std::string state() const;  // JSON for tests

  private:
    enum class Tab { play, log, share };

    void draw_wide();
    void draw_tall();
    void draw_embedded();
    void draw_heading(float width);
    void draw_controls();
    void draw_turn(float width);
    void draw_tabs(float width);
    void draw_log(float width);
    void draw_share(float width);
    void draw_notice(const Area& board);
    void draw_keys();
    void copy_link(const Json& record);
    void take_keys();
    void step(int by);

    std::unique_ptr<Match> match_;
    std::unique_ptr<BoardView> view_;
    Tab tab_ = Tab::play;
    std::optional<Notice> notice_;
    bool changed_ = false;
    bool left_ = false;
    bool reset_ = false;
    bool again_ = false;
    bool shows_keys_ = false;
    std::size_t log_shows_ = 0;  // the cursor that the log last scrolled to
};

}  // namespace sightlines
