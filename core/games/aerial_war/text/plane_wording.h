#pragma once

#include <string>

#include "games/aerial_war/rules/types.h"

namespace sightlines::aerial_war {

std::string plane_words(const Plane& plane);  // "German red"

}  // namespace sightlines::aerial_war
