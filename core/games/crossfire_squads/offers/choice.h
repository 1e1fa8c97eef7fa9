// What a player has chosen, as a plain value. orders.h turns it into an action, forecasts.h predicts its results.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// What a click on the table means for the chosen unit. `orders`: move, fire, or choose another unit; `assault`: a move
// into contact, where `orders` would fire.
enum class Tool : std::int8_t { orders, assault, turn, turret, retreat, cross, smoke, recon, mine, wire };

// In a reaction: the points of the mover's path at which it can be shot at, and the chosen one.
struct Slider {
    std::vector<int> points;
    int index = 0;  // into `points`

    bool empty() const { return points.empty(); }
    int point() const { return points[static_cast<std::size_t>(index)]; }
    int last() const { return static_cast<int>(points.size()) - 1; }
};

struct Choice {
    UnitId unit = no_unit;  // leads the order; in deployment, the unit to place
    Tool tool = Tool::orders;
    Units partners;             // act together with `unit`; in join and spill: the named units
    bool grouping = false;      // clicks on friends toggle partners
    UnitId director = no_unit;  // of a crossfire
    UnitId target = no_unit;
    std::optional<Point> goal;       // of a move, a placing, a mission, a crossing
    std::vector<Point> waypoints;    // of a walk: to be reached before the goal
    std::optional<Point> gathering;  // of a group, instead of where its leader halts
    bool gathers = false;            // the place that is chosen next is that one
    Point turret = no_heading;       // after a move or a crossing, instead of as the hull
    Point face = no_heading;         // the facing for a placement, a turn or a turret
    Slant slant = Slant::ew;         // of smoke and wire
    PieceId piece = no_piece;        // of recon, a hiding place, a mine, the objective
    Edge edge = Edge::none;          // from which the side comes
    Slider slider;
    std::map<UnitId, Spot> spots;  // where hidden units would appear to shoot
};

// Where a walk goes, one place after the other.
inline std::vector<Point> stops_of(const Choice& choice, Point goal) {
    std::vector<Point> stops = choice.waypoints;
    stops.push_back(goal);
    return stops;
}

// The chosen unit and its partners.
inline AnyUnits acting_units(const Choice& choice) {
    AnyUnits units{choice.unit};
    for (const UnitId id : choice.partners) units.push_back(id);
    return units;
}

}  // namespace sightlines::crossfire_squads
