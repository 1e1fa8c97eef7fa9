// What was told of a game: the turn that is on in full, and a line for each aircraft in turn.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// All that was told in a turn up to the cursor. The action that ended the turn before it is told too: its hits and
// speeds are news; and all of that turn is, until play goes on.
struct Story {
    Journal notes;
    std::vector<std::size_t> plies;  // for each note, the ply whose action told it
    std::size_t turn_began = 0;      // the ply of this turn's first action

    bool is_of_this_turn(std::size_t note) const { return plies[note] >= turn_began; }
};
Story story_of(const History<Rules>& history);

// All turns; what came of an aircraft's rolls stands behind its line.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::dogfight
