#include "board/zoom.h"

#include <algorithm>

#include "platform.h"

namespace sightlines {
namespace {

constexpr float most = 3;

}  // namespace

void Zoom::follow(const Area& area, bool board_turned) {
    if (turned != board_turned) pan = {-pan.x, -pan.y};
    turned = board_turned;
    const platform::Gesture& fingers = platform::gesture();
    if (!fingers.active && fingers.scale == 1) return;
    change(area, fingers.scale, {fingers.x, fingers.y}, {fingers.dx, fingers.dy});
}

void Zoom::change(const Area& area, float factor, ImVec2 fixed, ImVec2 by) {
    const float before = scale;
    scale = std::clamp(scale * factor, 1.0f, most);
    const auto shifted = [&](float shift, float at, float along, float low, float high) {
        const float from_middle = at - (low + high) / 2, room = (high - low) * (scale - 1) / 2;
        return std::clamp((shift - from_middle) * scale / before + from_middle + along, -room, room);
    };
    pan.x = shifted(pan.x, fixed.x, by.x, area.min.x, area.max.x);
    pan.y = shifted(pan.y, fixed.y, by.y, area.min.y, area.max.y);
}

ImVec2 Zoom::middle_in(const Area& area) const {
    return {platform::snap((area.min.x + area.max.x) / 2 + pan.x),
            platform::snap((area.min.y + area.max.y) / 2 + pan.y)};
}

}  // namespace sightlines
