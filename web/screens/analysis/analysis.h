// What the table keeps of an analysis: the best lines of the position, and the review of the game.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "api/annotations.h"
#include "api/match.h"
#include "games/view.h"
#include "screens/analysis/best_lines.h"
#include "screens/analysis/review.h"

namespace sightlines {

// The game itself, without what was written into it, and its review.
struct ReviewedGame {
    std::unique_ptr<Match> match;  // at its end
    std::unique_ptr<BoardView> view;
    Json record;
    Review review;
};

struct Analysis {
    // Something is played instead of a decision of the game, and judged.
    struct Trial {
        std::size_t ply = 0;
        std::optional<Place> asked = {};  // the place after it
        std::string verdict = {};
    };
    std::size_t wanted = 2;              // lines
    std::optional<BestLines> best = {};  // the answer to `best_wanted` of `best_of`; none: it was no answer
    std::optional<Place> best_of = {};
    std::size_t best_wanted = 0, asked_for = 0;
    std::optional<Place> arrows_of = {};  // the lines are drawn on the board
    std::optional<ReviewedGame> game = {};
    bool running = false;
    bool looks_again = false;                // at what seemed to cost much
    std::optional<std::size_t> chosen = {};  // the decision that is looked at
    bool shows_better = false;
    std::optional<Trial> trial = {};
    std::string written = {};  // what was written into the game, in words
};

// The review that was kept, if the browser kept one of this game.
std::optional<ReviewedGame> game_to_review(const Match& match);
void keep_review(const Review& review);

}  // namespace sightlines
