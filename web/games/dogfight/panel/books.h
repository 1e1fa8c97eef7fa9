// The books beside the board, of which one is open.
#pragma once

#include "games/dogfight/log.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// The order of movement: a row of cards, each linked to the one it follows.
void draw_timeline(const Scene<Rules>& scene, const Story& story, Selection& selection, float width);

// The CV of every pair, and what made it what it is since the turn began.
void draw_cv_ledger(const Position& at, const Story& story, float width);

// What came of every action of the turn, and why; the newest first.
void draw_turn_summary(const Position& at, const Story& story, float width);

// The chosen aircraft with all there is to know, or all of them.
void draw_aircraft_cards(const Scene<Rules>& scene, Selection& selection, float width);

}  // namespace sightlines::dogfight
