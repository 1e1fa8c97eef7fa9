// What a player has chosen, as a plain value: what it means is for orders.h to say, what would come of it for
// forecasts.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "games/crossfire_squads/rules/types.h"

namespace sightlines::crossfire_squads {

// What a press on the table means for the chosen unit. `orders`: move, fire, or another unit; `assault`: a move into
// contact, which `orders` takes for fire.
enum class Tool : std::int8_t { orders, assault, turn, turret, retreat, cross, smoke, recon, mine, wire };

// In a reaction: the points of the way at which the mover can be shot at, and which of them is meant.
struct Slider {
    std::vector<int> points;
    int place = 0;  // in `points`

    bool empty() const { return points.empty(); }
    int point() const { return points[static_cast<std::size_t>(place)]; }
    int last() const { return static_cast<int>(points.size()) - 1; }
};

struct Choice {
    UnitId unit = no_unit;  // leads what is ordered; in deployment it is to be placed
    Tool tool = Tool::orders;
    Units partners;         // who shoot, move, react or reconnoitre with it; in join and spill: who is named
    bool grouping = false;  // presses on friends name partners
    UnitId by = no_unit;    // directs a crossfire
    UnitId target = no_unit;
    std::optional<Point> goal;  // of a move, a placing, a mission, a crossing
    Point face = no_heading;    // meant for a placing, a turn or a turret
    Slant slant = Slant::ew;    // of smoke and wire
    PieceId piece = no_piece;   // of recon, a hiding place, a mine, the objective
    Slider slider;
    std::map<UnitId, Spot> spots;  // where hidden units would appear to shoot
};

// The chosen unit and its partners.
inline AnyUnits company(const Choice& choice) {
    AnyUnits units{choice.unit};
    for (const UnitId id : choice.partners) units.push_back(id);
    return units;
}

}  // namespace sightlines::crossfire_squads
