// The card of a puzzle on the table: what is asked, the hint, what an attempt was worth, and buttons to continue. The
// answers are in the file: nothing is judged by a search.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "api/puzzle.h"
#include "screens/table/exercise_card.h"

namespace sightlines {

class PuzzleCatalogue;

class PuzzleCard : public ExerciseCard {
  public:
    // Of a puzzle in the book. The match is open_puzzle of it; `player` is who decides, in words.
    PuzzleCard(PuzzleCatalogue& catalogue, std::shared_ptr<const PuzzleBook> book, const Puzzle& puzzle,
               const Match& match, std::string player);

    const PuzzleBook& book() const { return *book_; }
    const Puzzle& puzzle() const { return *puzzle_; }
    virtual const Puzzle* next() const;  // null: all others are solved
    virtual bool is_of_today() const;    // of the day on which it was opened

    // Virtual, so that nothing of the part is named where they are called.
    // What can be done beside playing: "hint", "answer" (after two misses), "share". True: that was done.
    virtual bool act(std::string_view command);
    virtual std::string text() const;   // for the text view, as JSON: see text_view.h
    virtual std::string stamp() const;  // another one when text() has changed
    virtual std::string state() const;  // JSON for tests

    std::string address() const final;
    std::size_t first() const final { return first_; }
    std::size_t choice_before(const Match&) const final { return first_; }
    std::size_t choice_after(const Match& match) const final;
    bool judge(Match& match, std::size_t from) override;
    void update(const Match& match) override;
    void count() const override;
    int tried() const final { return misses_ * 4 + (hinted_ ? 2 : 0) + (answered_ ? 1 : 0); }
    void set_tried(int tried) final;
    bool closes() const final { return true; }
    std::string announced() const final;
    std::span<const std::string> shown_on_board() const final;
    Pressed draw_above(float width, bool small) final;
    Pressed draw_below(float width, bool small) final;
    bool draw_share(float width) final;
    PuzzleCard* as_puzzle() final { return this; }

  protected:
    virtual std::string heading() const;
    virtual std::string goal() const;
    virtual std::string praise() const { return puzzle().why; }
    virtual void share();
    virtual bool shares_link() const { return true; }  // of a puzzle that everybody has
    bool has_hint() const { return !puzzle().hint.empty(); }
    bool has_missed() const { return misses_ > 0; }
    void miss(std::string said);  // what was played is taken back
    const std::string& player() const { return player_; }

  private:
    int streak() const;  // that this puzzle goes on; 0: none
    bool is_over() const { return is_done() || answered_; }
    bool offers_answer() const;
    std::string answer() const;  // in words
    void show_answer();
    void draw_heading(float width, bool small) const;
    void draw_said(float width) const;
    void draw_shared(float width) const;
    Pressed draw_help(float width);
    Pressed draw_next(float width);
    Pressed draw_end(float width);

    PuzzleCatalogue* catalogue_;
    std::shared_ptr<const PuzzleBook> book_;
    const Puzzle* puzzle_;
    std::size_t first_;
    std::string player_;
    int day_;                           // on which it was opened
    std::vector<std::string> answers_;  // as the match writes them
    std::vector<std::string> told_;     // the answers in words, once they are shown
    int misses_ = 0;
    bool hinted_ = false;
    bool answered_ = false;  // by the page
    bool shared_ = false;
    std::string filed_;  // what is said of a file that was given instead
};

}  // namespace sightlines
