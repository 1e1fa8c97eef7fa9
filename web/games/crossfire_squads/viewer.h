// The viewer: which side sees the table, and what it may see (CS-BAD-03).
#pragma once

#include <array>
#include <span>

#include "games/crossfire_squads/text/scene.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

// Caches `seen`, the visible position; each change recomputes it from the true position.
class Viewer {
  public:
    using Truth = sightlines::Scene<Rules>;

    // For each side, whether a person at this screen plays it; initially both. With only one, the viewer is always that
    // side. Returns whether the viewer may have changed.
    bool show_to(const Truth& truth, std::span<const bool> here);

    void moved(const Truth& truth);    // the position has changed
    void uncover(const Truth& truth);  // the deciding player has the device now

    int side() const { return side_; }                                                  // a side, nobody or everybody
    int only_here() const { return here_[0] == here_[1] ? nobody : here_[0] ? 0 : 1; }  // the one side played here
    int decider() const { return decider_; }   // the side to decide; nobody if a roll is pending or the game is over
    bool covered() const { return covered_; }  // the device is being handed over: nothing of the position may be shown
    Onlooker onlooker() const { return {side_, only_here(), covered_}; }
    const Position& seen() const { return seen_; }
    // What the viewer may see of another position of the game.
    Position seen(const Rules& rules, const Position& at) const;

  private:
    bool must_cover(const Truth& truth) const;
    void look(const Truth& truth);

    std::array<bool, 2> here_{true, true};
    int side_ = nobody;
    int decider_ = nobody;
    bool covered_ = false;
    Position seen_;
};

}  // namespace sightlines::crossfire_squads
