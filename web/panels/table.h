// A game on the table: the board, and beside or below it whose turn it is, what can be done, the log and sharing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "api/match.h"
#include "panels/dice_tray.h"
#include "views/view.h"

namespace sightlines {

class Table {
  public:
    // `away`: a letter for each player, '1' for those who play elsewhere and are sent links; empty for nobody.
    explicit Table(std::unique_ptr<Match> match, std::string away = {});

    void draw();

    // What happened while drawing; each is told once.
    bool take_change();  // the record or the cursor is another one now
    bool take_leave();   // back to the home page
    bool take_reset();   // embedded: back to the game as it came
    bool take_again();   // a new game of the same kind
    bool take_edit();    // the position is to be changed by hand

    Match& match() { return *match_; }
    const Match& match() const { return *match_; }
    BoardView& view() { return *view_; }
    const std::string& away() const { return away_; }
    void go_to(std::size_t ply);
    void tell(Notice notice);
    void quick_start();
    std::optional<Notice> play_moves(std::string_view text);  // move texts; all or, with the reason, none
    std::string state() const;                                // JSON for tests

  private:
    enum class Tab { play, log, share };

    // table_layout.cpp
    void draw_wide();
    void draw_tall();
    void draw_embedded();
    void draw_heading(float width);
    void draw_controls();
    void draw_turn(float width);

    // table_tabs.cpp
    void draw_tabs(float width);
    void draw_play(float width);
    void draw_dice(float width);
    void draw_log(float width);
    void draw_moves(float width);
    void draw_share(float width);
    void draw_links(float width);
    void draw_links_apart(float width);
    bool hides_something() const;  // the whole record tells some player more than he may know
    bool throws_dice() const;
    std::string move_list() const;
    void copy_link(const Json& record);

    void draw_notice_on(const Area& board);
    void take_keys();
    void step(int by);
    void undo();
    void after_change();
    bool would_forget_dice() const;  // playing now would drop dice that were thrown

    std::unique_ptr<Match> match_;
    std::unique_ptr<BoardView> view_;
    std::string away_;
    DiceTray dice_;
    Tab tab_ = Tab::play;
    std::optional<Notice> notice_;
    bool notice_on_top_ = false;  // away from where the player points
    Area board_{};                // where it was last drawn
    bool analysis_ = false;       // undo is free, thrown dice or not
    bool changed_ = false;
    bool left_ = false;
    bool reset_ = false;
    bool again_ = false;
    bool edit_ = false;
    bool shows_keys_ = false;
    std::size_t log_shows_ = 0;  // the cursor that the log last scrolled to
};

}  // namespace sightlines
