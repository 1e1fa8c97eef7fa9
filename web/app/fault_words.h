// What is wrong with a game that comes from outside, for a person: without the places in its JSON that errors name
// ("moves/8/dice: ...").
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace sightlines {

// Leaves out a path but for the name of a piece: "start/planes/B: it has no target." becomes "B: it has no target."
std::string without_path(std::string_view message);

// "Action 9 of this game is refused: These are not the dice that are due."; "Its options do not fit: ..."
std::string in_words(const Error& error);

// The last words of a fault in a record that a newer page has written.
inline constexpr std::string_view perhaps_newer =
    " Perhaps a newer version of Sightlines made this game: reload the page.";

// "Action 9 of this game is refused: ", or "".
std::string refused_action(const Error& error);

}  // namespace sightlines
