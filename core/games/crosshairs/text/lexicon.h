// What sentences call directions and flights.
#pragma once

#include <string>

#include "games/crosshairs/rules/choice.h"

namespace sightlines::crosshairs {

std::string heading_name(Heading heading);     // "north-east"
std::string flight_state(const Plane& plane);  // "facing north-east, height 2"

const char* manoeuvre_name(Manoeuvre kind);  // "Fly 2 hexes"
const char* manoeuvre_verb(Manoeuvre kind);  // "fly"

}  // namespace sightlines::crosshairs
