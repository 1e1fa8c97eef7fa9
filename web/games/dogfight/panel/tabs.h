// The tabs of the panel; one is open at a time.
#pragma once

#include "games/dogfight/log.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// The order of movement: a row of cards, each linked to the one it follows.
void draw_timeline(const Scene<Rules>& scene, const TurnEvents& events, Selection& selection, float width);

// The CV of every pair and its changes since the turn began.
void draw_cv_ledger(const Position& at, const TurnEvents& events, float width);

// The results of every action of the turn, with reasons; the latest first.
void draw_turn_summary(const Position& at, const TurnEvents& events, float width);

// The card of the chosen aircraft, or an overview of all.
void draw_aircraft_cards(const Scene<Rules>& scene, Selection& selection, float width);

}  // namespace sightlines::dogfight
