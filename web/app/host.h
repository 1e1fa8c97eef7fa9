// Events for the page that embeds this one, delivered by shell/guest.js. Without an embedding page nothing is sent.
#pragma once

#include <string_view>

#include "api/match.h"

namespace sightlines::host {

// "change" {"game", "ply", "size", "move", "comment", "status"}: the record or the cursor has changed. `move` is the
// last one played, without hidden information; `comment` is what a study says of the position, as it was written, or
// ""; `status` is that of core/api/README.md. Also sends "over" {"game", "result"} if the game is over.
void changed(const Match& match);

// "refused" {"rule", "message"}: an action was illegal, or a text could not be opened.
void refused(std::string_view rule, std::string_view message);

// "solved" {"game", "lesson"}: the goal of a lesson has been reached.
void solved(std::string_view game, std::string_view lesson);

// "solved" {"game", "puzzle"}: the answer of a puzzle was played.
void solved_puzzle(std::string_view game, std::string_view puzzle);

}  // namespace sightlines::host
