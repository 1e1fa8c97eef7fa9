// An analysis: the best lines of the position, and the review of the game. It comes with the deferred part of records.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/annotations.h"
#include "api/match.h"
#include "games/view.h"
#include "screens/analysis/best_lines.h"
#include "screens/analysis/review.h"
#include "screens/table/tab.h"
#include "session/session.h"

namespace sightlines {

// The game itself, without what was written into it, and its review.
struct ReviewedGame {
    std::unique_ptr<Match> match;  // at its end
    std::unique_ptr<BoardView> view;
    Json record;
    Review review;
};

class Analysis {
  public:
    Analysis(Session& session, BoardView& view, Tab& tab) : session_(session), view_(view), tab_(tab) {}

    virtual ~Analysis() = default;

    // Virtual, so that nothing of the part is named where they are called.
    // Of the session's engine. Call only with a tree. False: there is nothing to ask.
    virtual bool ask();
    virtual void take_replies();

    virtual void begin_review();
    virtual std::vector<int> reviewed_chances() const;  // of this position; empty: not known
    virtual void draw(float width);                     // the tab
    // A button of text(): "best 0", "review", "decision 12" and so on; `what` may have the number.
    virtual void act(std::string_view command, std::string_view what);
    virtual std::string text() const;   // for the text view, as JSON
    virtual std::string stamp() const;  // changes when that does

  private:
    // Something is played instead of a decision of the game, and judged.
    struct Trial {
        std::size_t ply = 0;
        std::optional<Place> asked = {};  // the place after it
        std::string verdict = {};
    };
    struct State {
        std::size_t wanted = 2;              // lines
        std::optional<BestLines> best = {};  // the answer to `best_wanted` of `best_of`; none: it was no answer
        std::optional<Place> best_of = {};
        std::size_t best_wanted = 0, asked_for = 0;
        std::optional<Place> arrows_of = {};  // the lines are drawn on the board
        std::optional<ReviewedGame> game = {};
        bool running = false;
        Json first_look = {};                    // at what seemed to cost much, which is looked at again
        std::optional<std::size_t> chosen = {};  // the decision that is looked at
        bool shows_better = false;
        std::optional<Trial> trial = {};
        std::size_t mistakes = 0;  // that are among the puzzles now
        std::string written = {};  // what was written into the game, in words
    };

    const Match& match() const { return session_.match(); }
    // A decision that is to be tried again: its answers are shown only on request, or once something was tried.
    bool hides_answers() const;
    void draw_arrows_of_lines();
    void play_best_line(std::size_t which);
    std::string told_decision(std::size_t ply) const;  // of the game that is reviewed
    std::string told_turn(std::size_t ply) const;
    std::string told_action(std::size_t ply, const std::string& action) const;
    // And what they cost; when they were taken as well, where two would read alike.
    std::vector<std::string> decisions_in_words(const std::vector<CostlyDecision>& costly) const;
    std::string told_better(std::size_t ply) const;
    std::string told_undoing(int player) const;  // of a player without a costly decision; "" if the game was not lost
    std::string undoings_in_words() const;
    void choose_decision(std::size_t ply);
    void take_reviewed(const Json& reply);
    void take_verdict(const Json& reply);
    void keep_mistakes_found();
    void stop_review();
    void show_reviewed(std::size_t ply);  // of the game itself
    void write_review();
    void draw_lines(float width);
    void draw_review(float width);
    void draw_costly(int player, float width);
    void draw_decision(std::size_t ply, const std::string& words, float width);
    bool try_here();  // somebody who tries has played something else

    Session& session_;
    BoardView& view_;
    Tab& tab_;
    State state_;
};

// The review that was kept, if the browser kept one of this game.
std::optional<ReviewedGame> game_to_review(const Match& match);
void keep_review(const Review& review);

}  // namespace sightlines
