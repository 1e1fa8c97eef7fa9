#include "games/crosshairs/reach.h"

#include <bit>

namespace sightlines::crosshairs {
namespace {

// The cells of a board as two words, for look-ups that run all the time.
struct Mask {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr void insert(Cell cell) {
        (cell < 64 ? low : high) |= std::uint64_t{1} << (static_cast<unsigned>(cell) % 64U);
    }
    constexpr void erase(Cell cell) {
        (cell < 64 ? low : high) &= ~(std::uint64_t{1} << (static_cast<unsigned>(cell) % 64U));
    }
    constexpr bool contains(Cell cell) const {
        return (((cell < 64 ? low : high) >> (static_cast<unsigned>(cell) % 64U)) & 1U) != 0;
    }
};

using Rays = std::array<std::array<Mask, 6>, cell_count>;

constexpr Rays rays = [] {
    Rays all{};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        for (const Heading heading : all_headings) {
            for (Cell next = ahead(static_cast<Cell>(cell), heading); next != no_cell; next = ahead(next, heading))
                all[cell][index(heading)].insert(next);
        }
    }
    return all;
}();

// Along these the cells of a ray have ascending numbers.
constexpr bool ascending(Heading heading) {
    return heading == Heading::e || heading == Heading::nw || heading == Heading::ne;
}

Cell first_on(const Mask& stops, Cell from, Heading heading) {
    const Mask& ray = rays[static_cast<std::size_t>(from)][index(heading)];
    const std::uint64_t low = stops.low & ray.low;
    const std::uint64_t high = stops.high & ray.high;
    if ((low | high) == 0) return no_cell;
    if (ascending(heading)) return static_cast<Cell>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
    return static_cast<Cell>(high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(low));
}

// The air as one plane finds it that is about to act.
class Air {
  public:
    Air(const Options& options, const Position& at) : concealed_(options.concealed) {
        at.clouds.each([this](int cell) { clouds_.insert(static_cast<Cell>(cell)); });
        for (std::size_t place = 0; place < at.planes.size(); ++place) {
            planes_.insert(at.planes[place].cell);
            place_on_[static_cast<std::size_t>(at.planes[place].cell)] = static_cast<std::int8_t>(place);
        }
    }

    void lift(const Plane& plane) { planes_.erase(plane.cell); }
    void put_back(const Plane& plane) { planes_.insert(plane.cell); }

    bool open(Cell cell) const { return cell != no_cell && !planes_.contains(cell); }
    int place_on(Cell cell) const { return place_on_[static_cast<std::size_t>(cell)]; }

    PlaneSet aim(Cell cell, Heading heading) const {
        if (clouds_.contains(cell) && !concealed_) return 0;
        const Cell stop = first_on({planes_.low | clouds_.low, planes_.high | clouds_.high}, cell, heading);
        if (stop == no_cell || clouds_.contains(stop)) return 0;
        return PlaneSet{1} << static_cast<unsigned>(place_on(stop));
    }

  private:
    Mask planes_;
    Mask clouds_;
    bool concealed_;
    std::array<std::int8_t, cell_count> place_on_{};
};

// Flies one plane on from where it stands and notes what it would aim at.
class Flight {
  public:
    Flight(const Air& air, Reach& reach) : air_(air), reach_(reach) {}

    // Ends here with any of the facings that a rotation gives.
    void end(Cell cell, Heading heading, int height) {
        for (int turn = -1; turn <= 1; ++turn) {
            const Heading facing = turned(heading, turn);
            reach_.targets |= air_.aim(cell, facing);
            if (height > 1 || air_.open(ahead(cell, facing))) ++reach_.exits;
        }
    }

    // A dive of so many manoeuvres at most; a third one seldom shows what two do not.
    void dive(Cell cell, Heading heading, int height, int manoeuvres) {
        const Cell next = ahead(cell, heading);
        const bool forwards = height >= 1 && air_.open(next);
        if (forwards && manoeuvres < 2) end(next, heading, height - 1);
        if (height >= 2) end(cell, heading, height - 2);
        if (manoeuvres == 1) return;
        for (int turn = -1; turn <= 1; ++turn) {
            if (forwards && height >= 2) dive(next, turned(heading, turn), height - 1, manoeuvres - 1);
            if (height >= 3) dive(cell, turned(heading, turn), height - 2, manoeuvres - 1);
        }
    }

  private:
    const Air& air_;
    Reach& reach_;
};

Reach reach_of(const Air& air, const Plane& plane) {
    Reach reach;
    reach.aim = reach.targets = air.aim(plane.cell, plane.heading);
    reach.ahead = ahead(plane.cell, plane.heading);
    Flight flight(air, reach);
    if (air.open(reach.ahead)) {
        flight.end(reach.ahead, plane.heading, plane.height + 1);
        const Cell second = ahead(reach.ahead, plane.heading);
        if (air.open(second)) flight.end(second, plane.heading, plane.height);
    } else if (reach.ahead != no_cell) {
        reach.blocker = static_cast<std::int8_t>(air.place_on(reach.ahead));
    }
    if (plane.height >= 2) flight.dive(plane.cell, plane.heading, plane.height, 2);
    return reach;
}

}  // namespace

Reaches reaches_of(const Options& options, const Position& at) {
    Air air(options, at);
    Reaches reaches;
    for (std::size_t place = 0; place < at.planes.size(); ++place) {
        const Plane& plane = at.planes[place];
        air.lift(plane);
        reaches[place] = reach_of(air, plane);
        air.put_back(plane);
    }
    return reaches;
}

}  // namespace sightlines::crosshairs
