// The events of a game: the current turn in full, and a log with a line for each aircraft's turn.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/history.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/rules.h"
#include "games/texts.h"

namespace sightlines::dogfight {

// The notes of the current turn up to the cursor, preceded by those of the action that ended the previous turn; at the
// very start of a turn, by all of the previous turn.
struct TurnEvents {
    Journal notes;
    std::vector<std::size_t> plies;  // for each note, the ply of the action that caused it
    std::size_t turn_began = 0;      // the ply of this turn's first action

    bool is_of_this_turn(std::size_t note) const { return plies[note] >= turn_began; }
};
TurnEvents turn_events_of(const History<Rules>& history);

// All turns: a line for each aircraft that acts.
std::vector<LoggedTurn> logged_turns(const History<Rules>& history);

}  // namespace sightlines::dogfight
