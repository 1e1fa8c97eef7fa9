#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/aerial_war/types.h"

namespace sightlines::aerial_war {

// Where a flight can end, and the dice that lead there. Neither: the plane flies as far as it can (AW-MOVE-07).
struct FlightEnd {
    Square square = 0;
    Heading heading = Heading::n;
    bool low = false;
    bool high = false;

    friend bool operator==(const FlightEnd&, const FlightEnd&) = default;
};

// All flights of the plane to be flown in phase fly (AW-MOVE-01 to AW-MOVE-07). Short-lived.
class Flights {
  public:
    explicit Flights(const Position& at);

    int low() const { return low_; }
    int high() const { return high_; }

    // AW-MOVE-07: the squares to fly when neither die can be flown in full; 0 when one can.
    int cut_short() const { return cut_short_; }

    // In square order, then by heading.
    std::vector<FlightEnd> ends() const;
    bool legal(Square to, Heading heading) const { return (arrivals(to, heading) & lengths_) != 0; }

    // The squares of a flight of exactly so many steps to an end, the starting square first: a way with as few turns as
    // can be, to explain the end (the rules do not ask which way is flown). Empty if there is none.
    std::vector<Square> route(Square to, Heading heading, int steps) const;

  private:
    using Lengths = std::uint8_t;  // bit n: in exactly n steps

    // The lengths of the flights that end so. None end on the starting square (AW-MOVE-05).
    Lengths arrivals(Square to, Heading heading) const {
        return to == start_ ? Lengths{0} : passed_[static_cast<std::size_t>(to)][index(heading)];
    }
    void explore(const SquareSet& barred, int steps);
    int way_back(Square to, Heading heading, int steps, std::vector<Square>& route) const;

    Square start_;
    Heading heading_;
    int low_;
    int high_;
    int cut_short_ = 0;
    Lengths lengths_ = 0;  // those that may be flown
    Lengths open_ = 0;     // those that have a legal end
    std::array<std::array<Lengths, 4>, square_count> passed_{};
};

}  // namespace sightlines::aerial_war
