// Which dice of a game were thrown by several pages together, for its log.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "api/match.h"

namespace sightlines {

struct LiveDice {
    std::string match = {};            // whose
    std::set<std::size_t> plies = {};  // of the match as it is here
    bool holds(const Match& of) const { return !plies.empty() && of.annotations().match == match; }
    bool holds(const Match& of, std::size_t ply) const { return holds(of) && plies.contains(ply); }
};

LiveDice& live_dice();  // of the page; forgotten with LiveGate

}  // namespace sightlines
