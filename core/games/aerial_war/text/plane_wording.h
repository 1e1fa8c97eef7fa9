#pragma once

#include <string>

#include "games/aerial_war/rules/types.h"

// What sentences call a plane.
namespace sightlines::aerial_war {

std::string plane_words(const Plane& plane);  // "German red"

}  // namespace sightlines::aerial_war
