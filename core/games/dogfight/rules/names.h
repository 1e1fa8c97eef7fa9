#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/dogfight/rules/types.h"

// How players call what is on the map: aircraft by letters, hexes by column and row.
namespace sightlines::dogfight {

constexpr char letter(int plane) { return static_cast<char>('A' + plane); }
inline std::string plane_name(int plane) { return {letter(plane)}; }

std::string hex_name(Hex hex);
// Any hex of the largest map.
std::optional<Hex> hex_from(std::string_view name);

}  // namespace sightlines::dogfight
