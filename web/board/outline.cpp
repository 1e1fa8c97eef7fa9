#include "board/outline.h"

#include <cmath>

#include "board/area.h"

namespace sightlines {

Shape mirrored(Shape half) {
    for (std::size_t i = half.size(); i-- > 0;) {
        const ImVec2 corner = half[i];
        if (corner.y > 0) half.emplace_back(corner.x, -corner.y);
    }
    return half;
}

Shape ellipse(ImVec2 centre, float x_radius, float y_radius, int corners) {
    Shape points;
    for (int i = 0; i < corners; ++i) {
        const float angle = 2 * pi * static_cast<float>(i) / static_cast<float>(corners);
        points.emplace_back(centre.x + x_radius * std::cos(angle), centre.y + y_radius * std::sin(angle));
    }
    return points;
}

}  // namespace sightlines
