// Closed outlines of the shapes that boards draw.
#pragma once

#include <vector>

#include "imgui.h"

namespace sightlines {

using Shape = std::vector<ImVec2>;  // corners in order, clockwise on the screen

// Completes the half with y >= 0, from the greatest x to the least, by its mirror image.
Shape mirrored(Shape half);

Shape ellipse(ImVec2 centre, float x_radius, float y_radius, int corners);

}  // namespace sightlines
