// What the computer answers at the beginning of a game that teaches, so that what is to be learnt comes about.
#pragma once

#include <optional>
#include <string_view>

#include "api/match.h"
#include "json/json.h"

namespace sightlines {

// `replies`: a move text a line. They are played in this order by whoever is to act at the cursor, each as soon as it
// is legal there, and again until the next one is: dice decide how many steps a flight has. Nothing: they have all been
// played, or neither is legal, as whoever is taught went another way; then the computer decides.
std::optional<Json> scripted_reply(const Match& match, std::string_view replies);

}  // namespace sightlines
