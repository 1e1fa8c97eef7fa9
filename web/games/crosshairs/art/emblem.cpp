#include <algorithm>
#include <vector>

#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/art/markings.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {

ImU32 ink_of(int side) {
    const theme::Side& colours = theme::sides()[static_cast<std::size_t>(side)];
    return paint::is_dark(theme::palette().page) ? colours.highlight : colours.fill;
}

void emblem(ImDrawList& list, ImVec2 centre, float size, int side) {
    const theme::Side& colours = theme::sides()[static_cast<std::size_t>(side)];
    const float line = std::max(size * 0.05f, 1.0f), radius = size / 2 - line / 2;
    const paint::Placed placed(centre, 0, radius);
    const auto drawn = [&](const Shape& shape, ImU32 colour) {
        std::vector<ImVec2> points;
        for (const ImVec2 point : shape) points.push_back(placed(point));
        paint::fill(list, points, colour);
        return points;
    };
    const auto rim = drawn(ellipse({0, 0}, 1, 1, 32), colours.fill);
    for (const Mark& mark : disc_marking(side)) drawn(mark.shape, tone_of(mark, side));
    // A dark outline around slate would vanish on a dark panel.
    const bool night = paint::is_dark(theme::palette().page);
    paint::stroke(list, rim, night ? colours.highlight : colours.outline, line, paint::Ends::closed);
}

}  // namespace sightlines::crosshairs::art
