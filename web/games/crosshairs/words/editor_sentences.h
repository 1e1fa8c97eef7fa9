// Values on the editor's steppers. Inline, because the editor is a part of the page that is fetched later.
#pragma once

#include <string>

namespace sightlines::crosshairs::labels {

inline std::string high(int height) { return std::to_string(height) + " high"; }
inline std::string round_number(int round) { return "round " + std::to_string(round); }
inline std::string to_fly(int planes) { return std::to_string(planes) + " to fly"; }
inline std::string off_board(int planes) { return std::to_string(planes) + " off"; }
inline std::string points_in_editor(int points) { return std::to_string(points) + " pts"; }

}  // namespace sightlines::crosshairs::labels
