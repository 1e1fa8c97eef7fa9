// The patterns that distinguish the sides besides their colours: chevron, bars, roundels, checks, diagonals, band.
#pragma once

#include <span>
#include <vector>

#include "games/crosshairs/art/airframe.h"
#include "imgui.h"

namespace sightlines::crosshairs::art {

// A piece of a marking: a convex shape in one of the side's tones.
struct Mark {
    enum class Tone { light, dark } tone = Tone::light;
    Shape shape;
};
using Marking = std::vector<Mark>;

const Marking& wing_marking(int seat);  // on the airframe's upper wing
const Marking& disc_marking(int seat);  // within a disc of radius 1, its top towards -y

ImU32 tone_of(const Mark& mark, int seat);

// A band with the marking along a side of the board: outside the rim, whose line is `corners`, on the side away from
// `centre`.
void draw_edge_band(ImDrawList& list, std::span<const ImVec2> corners, ImVec2 centre, float cell, int seat);

}  // namespace sightlines::crosshairs::art
