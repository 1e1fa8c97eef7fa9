// What happened at a ply of a game, in sentences: in the past tense for the log, in the present where it is told.
#pragma once

#include <cstddef>
#include <string>

#include "engine/history.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/verbs.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// How an aircraft is called: "your Camel", "Red's Albatros"; with its letter where a side has two of the type.
std::string called(const Position& at, int letter, const Names& names);

// "" where the next ply tells it: a choice that only leads to its dice.
std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names, Tense tense = Tense::past);

}  // namespace sightlines::dogfight
