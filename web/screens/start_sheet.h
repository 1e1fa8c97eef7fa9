// How a game is to be played, asked once it was chosen: against the computer, by link, on one screen or to be watched.
// Lies over the home page. The last choice for each game is kept in the browser.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "api/match.h"
#include "games/page.h"

namespace sightlines {

class StartSheet {
  public:
    // The game's code must be here (code_is_here).
    explicit StartSheet(const GamePage& page);

    enum class Done { start, guided, options, learn, puzzles, rules, close };
    std::optional<Done> draw();

    const GamePage& page() const { return *page_; }
    std::string seats() const;  // as chosen; a random side is drawn by each call
    std::string state() const;  // JSON for tests

    enum class Mode { computer, link, one_screen, watch };

  private:
    void draw_start(float width, std::optional<Done>& done);
    void draw_guide(float width, std::optional<Done>& done);
    void draw_mode(float width);
    void draw_level(float width);
    void draw_side(float width);
    void draw_friend(float width);
    void draw_more(float width, std::optional<Done>& done);
    void read_choice();
    void keep_choice() const;

    const GamePage* page_;
    std::unique_ptr<Match> match_;  // for the players' names and emblems
    std::unique_ptr<BoardView> view_;
    Mode mode_ = Mode::computer;
    int level_;
    int side_ = 0;  // a player; players(): at random
    bool first_time_;
    const char* start_ = "Start";  // the label of that button
    float height_ = 0;             // of the contents, as last drawn
};

}  // namespace sightlines
