// What is wrong with a game that comes from outside, for a person: without the places in its JSON that errors name
// ("moves/8/dice: ...").
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace sightlines {

// Of a path only the name of a piece is kept: "start/planes/B: it has no target." becomes "B: it has no target."
std::string without_path(std::string_view message);

// "Action 9 of this game is refused: These are not the dice that are due."; "Its options do not fit: ..."
std::string in_words(const Error& error);

// What an older page does not know yet was written by a newer one: such a fault ends with this.
inline constexpr std::string_view perhaps_newer =
    " Perhaps a newer version of Sightlines made this game: reload the page.";

// "Action 9 of this game is refused: ", or "".
std::string refused_action(const Error& error);

}  // namespace sightlines
