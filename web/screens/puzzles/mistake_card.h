// The card of a mistake of one's own: what was played is asked to be bettered, and the engine judges as in the review
// that found it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "screens/analysis/mistakes.h"
#include "screens/puzzles/puzzle_card.h"

namespace sightlines {

class MistakeCard final : public PuzzleCard {
  public:
    // `book`: book_of_mistakes of those of its game; the match is open_puzzle of `puzzle`, one of them.
    MistakeCard(PuzzleCatalogue& catalogue, std::shared_ptr<const PuzzleBook> book, const Puzzle& puzzle,
                const Match& match, std::string player, Mistake mistake);

    const Puzzle* next() const override;
    bool is_of_today() const override { return false; }
    bool judge(Match& match, std::size_t from) override;
    void update(const Match& match) override;
    void count() const override;
    bool judges() const override { return judging_; }
    bool asks(Session& session) override;
    void take_reply(Session& session) override;
    std::string stamp() const override;

  protected:
    std::string heading() const override;
    std::string goal() const override;
    std::string praise() const override { return praise_; }
    void share() override;
    bool shares_link() const override { return false; }

  private:
    void take_back(Session& session, std::string said);

    Mistake mistake_;
    std::string praise_;  // not empty: something better was played
    bool judging_ = false;
};

}  // namespace sightlines
