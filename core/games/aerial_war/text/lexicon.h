// What sentences call sides, planes, attacks and chances.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {

inline constexpr std::array<std::string_view, 4> colour_names{"red", "blue", "yellow", "green"};

std::string side_name(int side);                  // "Germans"
std::string plane_name(int side, Colour colour);  // "German red"
std::string plane_name(const Plane& plane);
// What lies ahead: the next square, "h5", or "the edge by k". It is the same however the map is turned.
std::string faced(Square square, Facing facing);
std::string turn_heading(const Position& at);  // "red", "first move"
const char* attack_name(AttackKind kind);      // "Tail attack"
std::string chance_text(Chance chance);        // "17%"

}  // namespace sightlines::aerial_war
