// How a game goes on with the moves of a player who saw only part of it.
#pragma once

#include <cstddef>
#include <optional>

#include "api/match.h"

namespace sightlines {

// Of the moves that arrived, in their order, dice among them: `known` are in the whole game already, `taken` were
// played on it, `left` were not, and then `why` tells what stopped them: "hidden-decides" where the game as it really
// stands asks somebody else than the arriving one did (who reacts from where nobody was seen, say), else the refusal of
// the first of them.
struct Continued {
    std::size_t taken = 0;
    std::size_t left = 0;
    std::optional<Error> why;
    std::size_t known = 0;
};

// Plays on `whole` what was played in `arrives`: a game that begins with the position as `player` saw it
// (Match::record_for), the last one of the whole game at which that is so. Once what stopped it has been decided, the
// same game goes on from there if the player saw nothing of it. Both cursors stand at the end, before and after.
// FORMAT, and nothing is changed, when there is no such position ("continuation-none"), or when the whole game went on
// from there in another way ("continuation-differs"). Who played the moves is not asked.
Result<Continued> continue_hidden(Match& whole, Match& arrives, int player);

}  // namespace sightlines
