#include "views/crosshairs/markings.h"

#include <array>
#include <cmath>
#include <vector>

#include "board/paint.h"
#include "theme.h"

namespace sightlines::crosshairs::art {

void draw_edge_band(ImDrawList& list, std::span<const ImVec2> corners, ImVec2 centre, float cell, int seat) {
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(seat)];
    std::vector<ImVec2> line(corners.begin(), corners.end());
    // The outermost edges also belong to the neighbouring sides: half of each for either.
    const auto halfway = [](ImVec2 a, ImVec2 b) { return ImVec2{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
    line.front() = halfway(line[0], line[1]);
    line.back() = halfway(line[line.size() - 1], line[line.size() - 2]);
    for (ImVec2& point : line) {
        const float x = point.x - centre.x, y = point.y - centre.y, far = std::hypot(x, y);
        point = {point.x + x / far * cell * 0.1f, point.y + y / far * cell * 0.1f};
    }
    paint::stroke(list, line, side.fill, cell * 0.08f);
}

}  // namespace sightlines::crosshairs::art
