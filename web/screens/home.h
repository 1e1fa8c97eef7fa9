// The home page: the saved games that go on, a card with a picture and a button for each game, the finished ones.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/kept_games.h"
#include "games/page.h"

namespace sightlines {

struct Request {
    enum class Kind { choose, resume, forget, open, settings } kind;
    std::string what = {};           // a game's id, or a link
    std::string id = {};             // of a saved game
    std::string seats = {};          // the same: see screens/table/seats.h
    const GamePage* page = nullptr;  // of the game to begin or to resume
};
Request resuming(const KeptGame& game);

class Home {
  public:
    Home();
    void refresh();  // reads the saved games again
    const std::vector<KeptGame>& kept() const { return kept_; }
    std::optional<Request> draw(const std::optional<Notice>& notice);
    std::string state() const;

  private:
    std::optional<Request> draw_head(float left, float width);
    std::optional<Request> draw_cards(float width, float foot);
    std::optional<Request> draw_kept(std::size_t first, std::size_t last, float width);

    bool all_shown_ = false;  // all games that go on
    std::vector<const GamePage*> cards_;
    std::vector<KeptGame> kept_;
};

}  // namespace sightlines
