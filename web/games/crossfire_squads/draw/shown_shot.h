// The shot that is shown on the table.
#pragma once

#include "board/area.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// At whom a shot is shown: the mover in a reaction, the target, or whom the proposed shot is aimed at; no_unit: none.
UnitId shown_target(const Scene& scene, const Selection& selection);

// Of the odds in words: above the target, or where else no counter is covered.
Area odds_label_area(const Camera& camera, const Scene& scene, UnitId target, ImVec2 goal);

}  // namespace sightlines::crossfire_squads
