// Texts of the panel and beside the lines of fire that are put together.
#pragma once

#include <string>
#include <vector>

#include "games/crosshairs/rules/fire.h"

namespace sightlines::crosshairs::labels {

std::string height(int value);                      // "height 2"
std::string height_change(int from, int to);        // "1 → 2", or the height where it stays
std::string opens_shots(const std::vector<Cell>&);  // "Opens a shot at d4, e5."; of one target or more
std::string points(int count, bool in_short);       // "3 points", "3 pts"

// What stops a line of fire: "plane d4".
std::string end_of_line(const LineOfFire& line);

}  // namespace sightlines::crosshairs::labels
