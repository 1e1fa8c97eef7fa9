// A text held more than one link: which of their games is to be opened?
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "api/match.h"
#include "games/page.h"

namespace sightlines {

class LinkChoice {
  public:
    explicit LinkChoice(std::vector<std::string> links);  // as find_links gives them

    void code_arrived();  // of a game: more can be said of its links

    // The link that was chosen; "": it was closed. Test ids "choice:0", ...; ":wrong" behind it where a link does not
    // open and cannot be chosen.
    std::optional<std::string> draw();

    std::vector<std::string> names()
        const;  // of the games, for words instead of pictures; of a bad link, what is wrong
    std::string link(std::size_t which) const;  // "": it does not open
    std::string state() const;                  // JSON for tests

  private:
    struct Offer {
        std::string link;
        const GamePage* page = nullptr;
        std::unique_ptr<Match> match;  // null, like the view, while the game's code is missing
        std::unique_ptr<BoardView> view;
        std::string title, moves, names;
        std::string wrong;  // why it does not open; else ""
    };
    static Offer offer_of(std::string link);
    static bool draw_offer(const Offer& offer, const std::string& name, float width);
    static void draw_wrong(const Offer& offer, const std::string& name, float width);

    std::vector<Offer> offers_;
    float height_ = 0;
};

}  // namespace sightlines
