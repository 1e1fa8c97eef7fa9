#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "games/crosshairs/rules/board.h"
#include "games/crosshairs/rules/setup.h"

namespace sightlines::crosshairs {

enum class LineEnd : std::int8_t { edge, plane, cloud, own_cloud };

// A line of fire as it is drawn: the free cells it crosses, the cell that stops it (no_cell at the edge of the board
// and when the plane's own cloud does) and why.
struct LineOfFire {
    StaticVector<Cell, row_count> crossed;
    Cell stop = no_cell;
    LineEnd end = LineEnd::edge;
};

// CH-FIRE-01, CH-FIRE-02, CH-FIRE-03; with `concealed` CH-VAR-03.
LineOfFire line_of_fire(const Sky& sky, const Plane& plane, bool concealed);

// A set of planes by their places in Position::planes.
using PlaneSet = std::uint32_t;

// Who aims at whom in one position: made anew after every shot (CH-FIRE-08).
class Crosshairs {
  public:
    Crosshairs(const Options& options, const Setup& setup, const Sky& sky);

    // The planes hostile to the owner of the target whose lines of fire end on it (CH-FIRE-04, CH-TEAM-03).
    PlaneSet hostile_aim(std::size_t target) const;

    // May this player shoot the target down now? CH-FIRE-07, CH-TEAM-02, CH-FIRE-04, CH-CIRC-02, CH-HOUSE-01.
    Verdict verdict(int caller, std::size_t target) const;

    bool any_open(int caller) const;

    // The cells of the same planes, in the order of Position::planes.
    std::vector<Cell> shooters_at(std::size_t target) const;

  private:
    PlaneSet owned_by(int player) const { return owned_[static_cast<std::size_t>(player)]; }

    const Options* options_;
    const Setup* setup_;
    const Position* at_;
    std::array<PlaneSet, most_planes> aimed_{};  // by target: every plane whose line of fire ends there
    std::array<PlaneSet, most_seats> owned_{};
    std::array<PlaneSet, most_seats> team_{};  // by team
};

}  // namespace sightlines::crosshairs
