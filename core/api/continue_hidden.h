// How a game goes on with the moves of a player who saw only part of it.
#pragma once

#include <cstddef>
#include <optional>

#include "api/match.h"

namespace sightlines {

// What became of the actions that arrived, dice included. They are counted in their order: first those that the whole
// game had already, then those that were played on it, then the rest.
struct Continued {
    std::size_t taken = 0;
    std::size_t left = 0;
    // What stopped the rest: "hidden-decides" if somebody else is to act in the whole game than in the arriving one,
    // such as a hidden unit that may react; otherwise the refusal of the first of them.
    std::optional<Error> why;
    std::size_t known = 0;
};

// Plays in `whole` what was played in `arrives`, which begins with a position of `whole` as `player` saw it
// (Match::record_for); if several fit, with the last of them. Once the decision that stopped it has been made, the call
// can be repeated and goes on from there, if the player saw nothing of that decision. Both cursors are at the end,
// before and after. FORMAT, with nothing changed, if no position fits ("continuation-none"), or if the whole game went
// on differently from there ("continuation-differs"). It is not checked who played the moves.
Result<Continued> continue_hidden(Match& whole, Match& arrives, int player);

}  // namespace sightlines
