#pragma once

#include <cstdint>
#include <vector>

#include "base/rng.h"
#include "games/crosshairs/ai/evaluation.h"
#include "search/turn_search.h"

namespace sightlines::crosshairs {

struct Skill : sightlines::Skill {
    TurnPlan plan;
    // No more replies are played than there are other players, or than these. Of two players the second reply is the
    // own next turn, in which a plane may have to crash.
    int least_replies = 1;
};

// Gives TurnSearch its candidates, evaluation and keys. Keeps a reference to the rules.
class SearchAdapter {
  public:
    explicit SearchAdapter(const Rules& rules) : rules_(rules) {}

    int turn(const Position& at) const { return at.phase == Phase::over ? -1 : at.round * most_seats + at.player; }
    std::size_t mover(const Position& at) const { return static_cast<std::size_t>(at.player); }
    int stages_left(const Position& at) const { return at.left; }
    void candidates(const Position& at, std::vector<Action>& out) const;
    TurnScores scores(const Position& at) const;
    std::uint64_t key(const Position& at) const;

  private:
    const Rules& rules_;
};

// Starting hexes of the player to act, towards which a cloud would stop a line of fire, from no farther than it
// shelters; one for each line, in cell order. And how many.
std::vector<Cell> starts_sheltered(const Rules& rules, const Position& at, Cell cell);
int lines_barred(const Rules& rules, const Position& at, Cell cell);

// Cells for the next cloud, best first: those that shelter the starting hexes of the player to act from the far side.
std::vector<Action> clouds_to_place(const Rules& rules, const Position& at, Rng& rng);

}  // namespace sightlines::crosshairs
