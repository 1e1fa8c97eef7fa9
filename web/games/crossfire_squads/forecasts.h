// Forecasts for a choice. Expensive: the selection caches them until the choice changes.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

// Hovered, but not chosen.
struct Hover {
    UnitId unit = no_unit;
    std::optional<Point> goal;
};

struct Forecasts {
    std::vector<LineForecast> lines;       // of the chosen unit
    std::optional<MoveForecast> move;      // to the goal, chosen or hovered
    std::optional<VolleyForecast> volley;  // at the target, chosen or hovered, or at the mover
    std::vector<Exposure> exposures;       // in a reaction: to whom the mover is exposed, and where
    std::optional<MeleeForecast> melee;    // while choosing helpers, with those chosen
};

Forecasts forecasts(const Scene& scene, const Choice& choice, const Hover& hovered);

}  // namespace sightlines::crossfire_squads
