// Forecasts for a choice. Expensive: the selection caches them until the choice changes.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/advice/reaction.h"
#include "games/crossfire_squads/advice/walk.h"
#include "games/crossfire_squads/offers/choice.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// Hovered, but not chosen.
struct Hover {
    UnitId unit = no_unit;
    std::optional<Point> goal;
};

struct Forecasts {
    std::vector<LineForecast> lines;             // of the chosen unit
    std::optional<MoveForecast> move;            // to the goal, chosen or hovered: its first leg
    std::optional<Walk> walk;                    // the same with all its legs; not of a group, nor of a retreat
    std::optional<MeleeForecast> charge;         // that the move or the walk would end in
    std::optional<Walk> group;                   // of a group: a leg for each, the leader's first
    std::optional<VolleyForecast> volley;        // at the target, chosen or hovered, or at the mover
    UnitId shooter = no_unit;                    // at the mover, while none is chosen: who rolls most dice at the point
    std::vector<Exposure> exposures;             // in a reaction: to whom the mover is exposed, and where
    std::vector<ReactionPoint> reaction_points;  // of that way
    std::optional<MeleeForecast> melee;          // while choosing helpers, with those chosen
};

Forecasts forecasts(const Scene& scene, const Choice& choice, const Hover& hovered);

}  // namespace sightlines::crossfire_squads
