// Whose eyes the table is seen with, and what they see of it (CS-BAD-03).
#pragma once

#include <array>
#include <span>

#include "games/crossfire_squads/rules/rules.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

inline constexpr int everybody = -2;  // as a viewer: nothing is hidden, the game is over

// Everything that is shown comes from `seen`. Each change takes it anew from the true position.
class Viewer {
  public:
    using Truth = sightlines::Scene<Rules>;

    // Somebody plays that side at this screen; at first both. One alone sees the table with his eyes throughout.
    // Whether the viewer may have become another one.
    bool show_to(const Truth& truth, std::span<const bool> here);

    void moved(const Truth& truth);    // the position is another one
    void uncover(const Truth& truth);  // the one who is to decide is looking now

    int side() const { return side_; }         // a side, nobody or everybody
    int decider() const { return decider_; }   // the side to decide; nobody when dice are due or the game is over
    bool covered() const { return covered_; }  // the device is to be handed over: nothing of the table may be shown
    const Position& seen() const { return seen_; }
    Position seen(const Rules& rules, const Position& at) const;  // another one of the same game

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
