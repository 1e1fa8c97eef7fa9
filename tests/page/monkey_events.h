// What the monkey can do, as lines of its script.
#pragma once

#include <string>
#include <string_view>

#include "base/rng.h"

namespace sightlines::monkey {

// Where it begins: "open WIDTH HEIGHT mouse|fingers page|embed here|away SEED ADDRESS". Code of deferred games is here
// or away; the seed is the world's.
std::string beginning(std::string_view game, Rng& rng);

std::string next_event(Rng& rng);  // made up by looking at the page

// "" or what went wrong by itself: most events only do something, and the laws judge it.
std::string happen(std::string_view line);

}  // namespace sightlines::monkey
