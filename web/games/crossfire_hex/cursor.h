// From cell to cell with the arrow keys: up and down lean to the side where the board is wider.
#pragma once

#include "games/crossfire_hex/rules/grid.h"
#include "imgui.h"

namespace sightlines::crossfire_hex {

inline constexpr Cell middle = cell_count / 2;

Cell beside(Cell cell, ImGuiKey key);  // the cell itself at the edge

}  // namespace sightlines::crossfire_hex
