// The game that several pages play at once, as one of them has it: the match, and what tells whether others have the
// same.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "api/match.h"

namespace sightlines::live {

class SharedGame {
  public:
    // `ply`: how far the game is where it is whole; a game of which a part is hidden may begin anew here.
    explicit SharedGame(std::unique_ptr<Match> match, int ply = -1);

    const Match& match() const { return *match_; }
    Match& match() { return *match_; }
    int ply() const { return before_ + static_cast<int>(match_->size()); }
    // In hexadecimal: of the start and all actions since; where something may be hidden, of the position alone.
    std::string hash() const;

    void count_from(int ply) { before_ = ply - static_cast<int>(match_->size()); }  // it is so far

    // As that player may see it; null: it cannot be played on from there.
    std::unique_ptr<SharedGame> as_seen_by(int player) const;

    Result<> play(const Json& action);
    void take_back(std::size_t size);

  private:
    std::unique_ptr<Match> match_;
    int before_ = 0;
    std::vector<std::string> chain_;  // after each action; empty where something may be hidden
};

// The seats that have, or may come to have, something that others may not see.
std::vector<int> hiding_seats(const Match& match);

}  // namespace sightlines::live
