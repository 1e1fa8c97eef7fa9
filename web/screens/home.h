// The home page: a card with a board and a button for each game, the saved games, and a button to open a link. A
// deferred game has a picture instead of a board until its code is loaded; pointing at its card fetches it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "app/saved_games.h"
#include "games/page.h"

namespace sightlines {

struct Request {
    enum class Kind { choose, resume, forget, open, settings } kind;
    std::string what = {};           // a game's id, or a link
    std::string id = {};             // of a saved game
    std::string seats = {};          // the same: see screens/table/seats.h
    const GamePage* page = nullptr;  // of the game to begin or to resume
};

class Home {
  public:
    Home();
    void refresh();  // reads the saved games again, and retries boards that could not be shown
    std::optional<Request> draw(const std::optional<Notice>& notice);
    std::string state() const;

  private:
    struct Preview {
        const GamePage* page;
        std::unique_ptr<Match> match;  // null, like the view, while the game's code is missing
        std::unique_ptr<BoardView> view;
        SavedGame saved = {};
        std::size_t size = 0;  // number of actions
    };
    static Preview preview_of(const GamePage& page, const Json& record);
    static Preview example(const GamePage& page);  // the position shown on its card
    static void draw_board(Preview& game, const Area& board);
    std::optional<Request> draw_head(float left, float width);
    std::optional<Request> draw_cards(float width);
    static std::optional<Request> draw_card(Preview& card, ImVec2 size);
    static void draw_card_text(const Preview& card, float width);
    static float card_height(const Preview& card, float width);  // that its words need
    std::optional<Request> draw_saved(float width);
    void draw_saved_heading();
    static std::optional<Request> draw_saved_game(Preview& game, const std::string& test_id, ImVec2 size);

    bool all_saved_ = false;  // all saved games are shown
    std::vector<Preview> cards_;
    std::vector<Preview> saved_;
};

}  // namespace sightlines
