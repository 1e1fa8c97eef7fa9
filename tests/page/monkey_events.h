// The monkey's events, as lines of a script.
#pragma once

#include <string>
#include <string_view>

#include "base/rng.h"

namespace sightlines::monkey {

// The first line of a script: "open WIDTH HEIGHT mouse|fingers page|embed here|away SEED ADDRESS". here|away: whether
// the code of deferred games is loaded; SEED is Outside::seed.
std::string first_event(std::string_view game, Rng& rng);

// Chooses an event at random, mostly from what the page offers at the moment.
std::string next_event(Rng& rng);

// Performs an event. Returns "" or an error; most errors are found by the invariants instead.
std::string perform_event(std::string_view line);

}  // namespace sightlines::monkey
