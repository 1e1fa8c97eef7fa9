#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/aerial_war/rules/board.h"

namespace sightlines::aerial_war {

// Where a flight can end, and the dice that lead there. Neither: the plane flies as far as it can (AW-MOVE-07).
struct FlightEnd {
    Square square = 0;
    Facing facing = Facing::n;
    bool low = false;
    bool high = false;

    friend bool operator==(const FlightEnd&, const FlightEnd&) = default;
};

// All flights of the plane to be flown in phase fly (AW-MOVE-01, AW-MOVE-02, AW-MOVE-03, AW-MOVE-04, AW-MOVE-05,
// AW-MOVE-06, AW-MOVE-07). Short-lived.
class Flights {
  public:
    explicit Flights(const Position& at) : Flights(at, mover(at)) {}

    int low() const { return low_; }
    int high() const { return high_; }

    // AW-MOVE-07: the squares to fly when neither die can be flown in full; 0 when one can.
    int cut_short() const { return cut_short_; }

    bool legal(Square to, Facing facing) const;

    // By facing, then in square order.
    std::vector<FlightEnd> ends() const;

    // The same, passed to see(square, facing, low, high) one by one.
    template <class See>
    void each_end(See see) const;

    // The squares of a flight of exactly so many steps to an end, the starting square first: a way with as few turns as
    // can be, to explain the end (the rules do not ask which way is flown). Empty if there is none.
    std::vector<Square> route(Square to, Facing facing, int steps) const;

    // Squares by the facing with which a plane comes to them.
    using SquaresByFacing = std::array<SquareSet, 4>;

    // Where it can be after so many steps, 0 to high(), its start included.
    const SquaresByFacing& after(int steps) const { return after_[static_cast<std::size_t>(steps)]; }

  private:
    Flights(const Position& at, const Plane& plane);

    bool can_fly(int steps) const;
    bool arrives(Square to, Facing facing, int steps) const {
        return to != start_ && after_[static_cast<std::size_t>(steps)][index(facing)].contains(to);
    }
    int way_back(Square to, Facing facing, int steps, std::vector<Square>& route) const;

    Square start_;
    int low_;
    int high_;
    int cut_short_ = 0;
    std::array<SquaresByFacing, 7> after_;  // by the number of steps
};

template <class See>
void Flights::each_end(See see) const {
    const SquaresByFacing& low = after(cut_short_ > 0 ? cut_short_ : low_);
    const SquaresByFacing& high = after(cut_short_ > 0 ? cut_short_ : high_);
    const bool chosen = cut_short_ == 0;
    for (const Facing facing : all_facings) {
        SquareSet squares = low[index(facing)] | high[index(facing)];
        squares.erase(start_);  // AW-MOVE-05
        squares.each([&](int square) {
            see(static_cast<Square>(square), facing, chosen && low[index(facing)].contains(square),
                chosen && high[index(facing)].contains(square));
        });
    }
}

}  // namespace sightlines::aerial_war
