#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/crossfire_squads/rules/types.h"

// The ids of units and of pieces of terrain (CS-SET-02) as text: "a07", "t17".
namespace sightlines::crossfire_squads {

std::string unit_name(UnitId id);
std::string piece_name(PieceId id);

// Whether or not there is such a unit or piece in a game.
std::optional<UnitId> unit_from(std::string_view text);
std::optional<PieceId> piece_from(std::string_view text);

}  // namespace sightlines::crossfire_squads
