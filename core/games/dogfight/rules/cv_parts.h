// What a Combat Value is made of.
#pragma once

#include <vector>

#include "base/modifiers.h"
#include "games/dogfight/rules/journal.h"

namespace sightlines::dogfight {

// What changed that of an aircraft, by a journal; each reason once.
std::vector<Modifier> cv_parts(const Journal& notes, int letter);

}  // namespace sightlines::dogfight
