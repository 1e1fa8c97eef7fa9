#include "games/aerial_war/rules/flight.h"

#include <algorithm>

namespace sightlines::aerial_war {

// AW-MOVE-02, AW-MOVE-03, AW-MOVE-04, AW-MOVE-06: step by step, all places at once.
Flights::Flights(const Position& at, const Plane& plane)
    : start_(plane.square), low_(std::min(at.dice[0], at.dice[1])), high_(std::max(at.dice[0], at.dice[1])) {
    SquareSet barred = occupied(at);
    barred.erase(start_);  // it has been left, and may be crossed
    const SquareSet free = ~barred;
    after_[0][index(plane.facing)].insert(start_);
    for (std::size_t steps = 1; steps <= static_cast<std::size_t>(high_); ++steps) {
        // A step that way can be made from all facings but the opposite one.
        const SquaresByFacing& before = after_[steps - 1];
        const auto places = [&before](Facing facing) { return before[index(facing)]; };
        const SquareSet upright = places(Facing::n) | places(Facing::s), level = places(Facing::e) | places(Facing::w);
        for (const Facing facing : all_facings) {
            const bool is_upright = facing == Facing::n || facing == Facing::s;
            const SquareSet from = (is_upright ? level : upright) | places(facing);
            after_[steps][index(facing)] = moved(from, facing) & free;
        }
    }
    if (can_fly(low_) || can_fly(high_)) return;
    cut_short_ = low_ - 1;
    while (cut_short_ > 0 && !can_fly(cut_short_)) --cut_short_;
}

// AW-MOVE-05: a flight ends on another square than it began.
bool Flights::can_fly(int steps) const {
    SquareSet ends;
    for (const SquareSet& squares : after(steps)) ends |= squares;
    ends.erase(start_);
    return !ends.empty();
}

bool Flights::legal(Square to, Facing facing) const {
    if (cut_short_ > 0) return arrives(to, facing, cut_short_);
    return arrives(to, facing, low_) || arrives(to, facing, high_);
}

std::vector<FlightEnd> Flights::ends() const {
    std::vector<FlightEnd> ends;
    each_end(
        [&ends](Square square, Facing facing, bool low, bool high) { ends.push_back({square, facing, low, high}); });
    return ends;
}

// The least number of turns of a flight to this place, or a large number if there is none; appends its squares.
int Flights::way_back(Square to, Facing facing, int steps, std::vector<Square>& route) const {
    constexpr int none = 99;
    if (to == no_square || !after(steps)[index(facing)].contains(to)) return none;
    if (steps == 0) {
        route.push_back(to);
        return 0;
    }
    int fewest = none;
    std::vector<Square> best;
    for (const Facing before : ways_on(facing)) {
        std::vector<Square> way;
        const int turns = way_back(behind(to, facing), before, steps - 1, way) + (before == facing ? 0 : 1);
        if (turns >= fewest) continue;
        fewest = turns;
        best = std::move(way);
    }
    route.insert(route.end(), best.begin(), best.end());
    route.push_back(to);
    return fewest;
}

std::vector<Square> Flights::route(Square to, Facing facing, int steps) const {
    std::vector<Square> squares;
    if (steps >= 1 && steps <= high_ && arrives(to, facing, steps)) way_back(to, facing, steps, squares);
    return squares;
}

}  // namespace sightlines::aerial_war
