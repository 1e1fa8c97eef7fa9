// Events: the plies of one aircraft's move, or of one burst, told together in the present tense, for captions.
#pragma once

#include <cstddef>
#include <string>

#include "engine/history.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// The event that begins at ply `first` goes up to the returned ply, exclusive; at most `end`.
std::size_t event_end(const History<Rules>& history, std::size_t first, std::size_t end);

// "Red's Albatros: straight on, then left a little." What dice decided is added in its own sentences.
std::string event_sentence(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names);

// What an aircraft was told to do, without what the dice made of it: "Red's Albatros opens up its engine." Else "".
std::string decision_sentence(const History<Rules>& history, std::size_t ply, const Names& names);

// BoardView::concerns: a manoeuvre or an engine of the player's own, or guns that are theirs or aimed at one of theirs.
bool concerns(const History<Rules>& history, std::size_t ply, int player);

// "Red: 1 move, 1 shot. Your Camel took 3 hits."
std::string turn_sentence(const History<Rules>& history, std::size_t first, std::size_t end, const Names& names);

}  // namespace sightlines::dogfight
