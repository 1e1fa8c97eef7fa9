// The home page: the saved games that go on, a card with a picture and a button for each game and for
// the puzzle of the day, the finished games.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "screens/saved_game_entries.h"
#include "screens/screen.h"

namespace sightlines {

Request resuming(const SavedGameEntry& game);

class Home {
  public:
    Home();
    void refresh();  // reads the saved games again
    const std::vector<SavedGameEntry>& kept() const { return kept_; }
    std::optional<Request> draw(const std::optional<Notice>& notice);
    std::string state() const;

    // A picture, words beside it, and a button.
    struct Card {
        std::string mark;  // of the button
        std::string name, line, facts;
        const GamePage* page;  // that the picture is of
        bool is_daily = false, is_solved = false;
    };

  private:
    std::optional<Request> draw_head(float left, float width);
    std::optional<Request> draw_cards(float width, float foot);
    std::optional<Request> draw_saved(std::size_t first, std::size_t last, float width);

    bool all_shown_ = false;   // all games that go on
    std::vector<Card> cards_;  // of the games, then that of the puzzle of the day
    std::size_t games_ = 0;
    std::vector<SavedGameEntry> kept_;
    std::string goal_;  // next_goal()
};

}  // namespace sightlines
