// What the page that embeds this one is told, as shell/guest.js passes it on; to a page that is nobody's guest,
// nothing.
#pragma once

#include <string_view>

#include "api/match.h"

namespace sightlines::host {

// "change" {"game", "ply", "size", "move", "status"}: the record or the place in it is another one now. `move` is the
// last one played, told without secrets; `status` is the contract's. And "over" {"game", "result"} if the game is.
void changed(const Match& match);

// "refused" {"rule", "message"}: something that was tried may not be done, or not be opened.
void refused(std::string_view rule, std::string_view message);

// "solved" {"game", "lesson"}: the goal of a lesson has been reached.
void solved(std::string_view game, std::string_view lesson);

}  // namespace sightlines::host
