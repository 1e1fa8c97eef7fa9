// What is known beforehand of what a choice would bring. Costly to find: the selection keeps it until the choice
// changes.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// Pointed at, but not yet chosen.
struct Pointed {
    UnitId unit = no_unit;
    std::optional<Point> goal;
};

struct Forecasts {
    std::vector<LineForecast> lines;       // of the chosen unit
    std::optional<MoveForecast> move;      // to the goal, chosen or pointed at
    std::optional<VolleyForecast> volley;  // at the target, chosen or pointed at, or at the mover
    std::vector<Exposure> exposures;       // in a reaction: to whom the mover shows itself, and where
    std::optional<MeleeForecast> melee;    // while helpers are called in, with those named
};

Forecasts forecasts(const Scene& scene, const Choice& choice, const Pointed& pointed);

}  // namespace sightlines::crossfire_squads
