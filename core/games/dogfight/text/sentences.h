// Texts of Dogfight! beside its board.
#pragma once

#include <string>

#include "engine/history.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// The aim of the side that the reader plays (-1: nobody in particular), and the points of each side.
Standing standing_of(const Position& at, int viewer = -1);

// The options in use, as a sentence; or "".
std::string options_in_use(const Options& options, const Position& at);

// The pending dice; empty if there are none.
DiceHelp dice_help(const Rules& rules, const Position& at);

int only_one_out(const Position& at);  // of play, or nobody

// How the only aircraft that is out of play was lost: "The red Albatros broke up in the air: too fast for its wings.";
// "" where that says no more than that it was shot down.
std::string how_lost(const History<Rules>& history);

// An answer given automatically because it was the only one, or by a guided game.
struct OnlyAnswer {
    int plane = nobody;
    Action action;
    std::size_t ply = 0;    // at which it was given
    bool by_guide = false;  // there were others
};
// "The green Camel: Straight on. The only choice."
std::string only_answer_sentence(const Position& at, const OnlyAnswer& only);

}  // namespace sightlines::dogfight
