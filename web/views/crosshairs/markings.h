// What tells the sides apart besides their colours: chevron, bars, roundels, checks, diagonals, band.
#pragma once

#include <span>

#include "imgui.h"

namespace sightlines::crosshairs::art {

// A band along the corners of a board side, outside it (away from `centre`).
void draw_edge_band(ImDrawList& list, std::span<const ImVec2> corners, ImVec2 centre, float cell, int seat);

}  // namespace sightlines::crosshairs::art
