// From hex to hex with the arrow keys: up and down lean to the side where the board is wider.
#pragma once

#include "games/crosshairs/rules/grid.h"
#include "imgui.h"

namespace sightlines::crosshairs {

Cell beside(Cell cell, ImGuiKey key);  // the cell itself at the edge

}  // namespace sightlines::crosshairs
