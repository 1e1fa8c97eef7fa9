#include "games/crosshairs/ai/reach.h"

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

// The board as it is for one plane that is about to act.
class Air {
  public:
    Air(const Options& options, const Position& at) : concealed_(options.concealed) {
        at.clouds.each([this](int cell) { clouds_.insert(static_cast<Cell>(cell)); });
        stops_ = clouds_;
        for (std::size_t place = 0; place < at.planes.size(); ++place) {
            planes_.insert(at.planes[place].cell);
            stops_.insert(at.planes[place].cell);
            place_on_[static_cast<std::size_t>(at.planes[place].cell)] = static_cast<std::int8_t>(place);
            const Plane& plane = at.planes[place];
            const Cell next = ahead(plane.cell, plane.heading);
            if (plane.height <= 1 && next != no_cell)
                low_before_[static_cast<std::size_t>(next)] |= PlaneSet{1} << static_cast<unsigned>(place);
        }
    }

    void lift(const Plane& plane) {
        planes_.erase(plane.cell);
        if (!clouds_.contains(plane.cell)) stops_.erase(plane.cell);
    }
    void put_back(const Plane& plane) {
        planes_.insert(plane.cell);
        stops_.insert(plane.cell);
    }

    bool open(Cell cell) const { return cell != no_cell && !planes_.contains(cell); }
    PlaneSet low_before(Cell cell) const { return low_before_[static_cast<std::size_t>(cell)]; }
    bool can_fire_from(Cell cell) const { return concealed_ || !clouds_.contains(cell); }
    int place_on(Cell cell) const { return place_on_[static_cast<std::size_t>(cell)]; }

    PlaneSet aim(Cell cell, Heading heading) const {
        const Cell stop = first_on(stops_, cell, heading);
        if (stop == no_cell || clouds_.contains(stop)) return 0;
        return PlaneSet{1} << static_cast<unsigned>(place_on(stop));
    }

  private:
    Mask planes_;
    Mask clouds_;
    Mask stops_;  // of fire: planes and clouds
    bool concealed_;
    std::array<std::int8_t, cell_count> place_on_{};
    std::array<PlaneSet, cell_count>
        low_before_{};  // the planes that must fly onto the cell, as they are too low to dive
};

// Notes what a plane would aim at where its action may end: on `cell`, with the facings from `left` to `right` of
// where it looks now.
void may_end(const Air& air, const Plane& plane, Cell cell, int left, int right, int height, Reach& reach) {
    const bool fires = air.can_fire_from(cell);
    reach.blocks |= air.low_before(cell);
    for (int turn = left; turn <= right; ++turn) {
        const Heading facing = turned(plane.heading, turn);
        if (fires) reach.targets |= air.aim(cell, facing);
        if (reach.exits < enough_exits && (height > 1 || air.open(ahead(cell, facing)))) ++reach.exits;
    }
}

// Dives of two manoeuvres; a third one seldom shows what two do not.
void may_dive(const Air& air, const Plane& plane, Reach& reach) {
    const int height = plane.height;
    const int turns = height >= 4 ? 2 : 1;  // a power dive gives one rotation
    may_end(air, plane, plane.cell, -turns, turns, height - 2 * turns, reach);
    for (const int turn : {-1, 1}) {
        const Heading aside = turned(plane.heading, turn);
        const int left = turn < 0 ? -2 : 0;
        if (air.open(reach.ahead)) {
            const Cell beyond = ahead(reach.ahead, aside);
            if (air.open(beyond)) may_end(air, plane, beyond, left, left + 2, height - 2, reach);
        }
        const Cell beside = ahead(plane.cell, aside);
        if (height >= 3 && air.open(beside)) may_end(air, plane, beside, left, left + 2, height - 3, reach);
    }
}

Reach reach_of(const Air& air, const Plane& plane) {
    Reach reach;
    reach.aim = reach.targets = air.can_fire_from(plane.cell) ? air.aim(plane.cell, plane.heading) : 0;
    reach.ahead = ahead(plane.cell, plane.heading);
    if (air.open(reach.ahead)) {
        const int turns = plane.height >= 3 ? 2 : 1;  // a swoop and a power dive
        may_end(air, plane, reach.ahead, -turns, turns, plane.height + 1, reach);
        const Cell second = ahead(reach.ahead, plane.heading);
        if (air.open(second)) may_end(air, plane, second, -1, 1, plane.height, reach);
    } else if (reach.ahead != no_cell) {
        reach.blocker = static_cast<std::int8_t>(air.place_on(reach.ahead));
    }
    if (plane.height >= 2) may_dive(air, plane, reach);
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
