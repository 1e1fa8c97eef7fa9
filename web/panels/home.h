// The front page: the games with a live board each, games to go on with, and a way to open a link.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "views/view.h"

namespace sightlines {

struct Wish {
    enum class Kind { quick_play, set_up, resume, forget, rules, open } kind;
    std::string what;  // a game's id, or a link
    std::string id;    // of a kept game
    std::string away;  // the same: see Table
};

class Home {
  public:
    Home();
    void refresh();  // looks at the kept games anew
    std::optional<Wish> draw(const std::optional<Notice>& notice);
    std::string state() const;

  private:
    struct Shown {
        std::unique_ptr<Match> match;
        std::unique_ptr<BoardView> view;
        std::string id;
        std::string link;
        std::string away;
    };
    std::optional<Wish> draw_cards(float width);
    std::optional<Wish> draw_card(Shown& card, ImVec2 size);
    float card_height(const Shown& card, float width) const;
    std::optional<Wish> draw_kept(float width);

    bool all_kept_ = false;  // all of them are shown
    float board_side_ = 0;   // of the little board of a card
    std::vector<Shown> cards_;
    std::vector<Shown> kept_;
};

}  // namespace sightlines
