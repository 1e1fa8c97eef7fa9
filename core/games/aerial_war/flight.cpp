#include "games/aerial_war/flight.h"

#include <algorithm>

#include "games/aerial_war/planes.h"

namespace sightlines::aerial_war {
namespace {

constexpr std::uint8_t length(int steps) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(steps)); }

}  // namespace

Flights::Flights(const Position& at)
    : start_(mover(at).square),
      heading_(mover(at).heading),
      low_(std::min(at.dice[0], at.dice[1])),
      high_(std::max(at.dice[0], at.dice[1])) {
    SquareSet barred = occupied(at);
    barred.erase(start_);  // it may be crossed, as it has been left
    explore(barred, high_);
    lengths_ = open_ & (length(low_) | length(high_));
    if (lengths_ != 0) return;
    for (int steps = low_ - 1; steps > 0 && cut_short_ == 0; --steps) {
        if ((open_ & length(steps)) != 0) cut_short_ = steps;
    }
    if (cut_short_ > 0) lengths_ = length(cut_short_);
}

// Step by step, every square and heading that can be reached; each once for each number of steps.
void Flights::explore(const SquareSet& barred, int steps) {
    struct Place {
        Square square;
        Heading heading;
    };
    // n steps lead to (n + 1) squared squares at most, and four headings: 4 * (1 + 4 + 9 + ... + 49).
    Bounded<Place, 560> places{{start_, heading_}};
    passed_[static_cast<std::size_t>(start_)][index(heading_)] = length(0);
    std::size_t done = 0;
    for (int step = 1; step <= steps; ++step) {
        for (const std::size_t end = places.size(); done < end; ++done) {
            const Place place = places[done];
            for (const Heading way : ways_on(place.heading)) {
                const Square to = ahead(place.square, way);
                if (to == no_square || barred.contains(to)) continue;
                Lengths& passed = passed_[static_cast<std::size_t>(to)][index(way)];
                if ((passed & length(step)) != 0) continue;
                passed |= length(step);
                if (to != start_) open_ |= length(step);
                places.push_back({to, way});
            }
        }
    }
}

std::vector<FlightEnd> Flights::ends() const {
    std::vector<FlightEnd> ends;
    for (Square square = 0; square < square_count; ++square) {
        for (const Heading heading : all_headings) {
            const Lengths found = arrivals(square, heading) & lengths_;
            if (found == 0) continue;
            ends.push_back({square, heading, (found & length(low_)) != 0, (found & length(high_)) != 0});
        }
    }
    return ends;
}

// The least number of turns of a flight to this place, or a large number if there is none; appends its squares.
int Flights::way_back(Square to, Heading heading, int steps, std::vector<Square>& route) const {
    constexpr int none = 99;
    if (to == no_square || (passed_[static_cast<std::size_t>(to)][index(heading)] & length(steps)) == 0) return none;
    if (steps == 0) {
        route.push_back(to);
        return 0;
    }
    int fewest = none;
    std::vector<Square> best;
    for (const Heading before : ways_on(heading)) {
        std::vector<Square> way;
        const int turns = way_back(behind(to, heading), before, steps - 1, way) + (before == heading ? 0 : 1);
        if (turns >= fewest) continue;
        fewest = turns;
        best = std::move(way);
    }
    route.insert(route.end(), best.begin(), best.end());
    route.push_back(to);
    return fewest;
}

std::vector<Square> Flights::route(Square to, Heading heading, int steps) const {
    std::vector<Square> squares;
    if (steps < 1 || steps > high_ || (arrivals(to, heading) & length(steps)) == 0) return squares;
    way_back(to, heading, steps, squares);
    return squares;
}

}  // namespace sightlines::aerial_war
