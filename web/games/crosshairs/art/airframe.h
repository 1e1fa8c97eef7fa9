// The shapes of the aeroplane, nose to +x, in widths of a hex. Outlines are clockwise on the screen.
#pragma once

#include <array>
#include <vector>

#include "board/outline.h"
#include "imgui.h"

namespace sightlines::crosshairs::art {

struct Airframe {
    Shape silhouette_half;  // y >= 0, from nose to tail, x never rising
    Shape upper_wing, lower_wing, body, cowling, spinner, tailplane, fin, cockpit, propeller;
    Shape panel;  // the upper wing without its cut-out, convex: markings stay within it
    std::vector<std::array<ImVec2, 2>> struts, ribs;
};

const Airframe& airframe();

// The part of a convex shape that lies within another.
Shape clipped(const Shape& shape, const Shape& window);

}  // namespace sightlines::crosshairs::art
