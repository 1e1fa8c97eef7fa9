#include "games/dogfight/draw/projection.h"

#include <cmath>

#include "board/area.h"

namespace sightlines::dogfight {
float Chart::angle(Facing face) const {
    return face == Facing::none ? 0 : (static_cast<float>(index(face)) - 1.5f) * pi / 3 + (turned ? pi : 0);
}

ImVec2 Chart::turned_point(ImVec2 point) const {
    if (!turned) return point;
    return {2 * origin.x + extent().x - point.x, 2 * origin.y + extent().y - point.y};
}

ImVec2 Chart::centre(Hex hex) const {
    const float lowered = hex.column % 2 == 0 ? 0.0f : 1.0f;
    return turned_point({origin.x + size * (1 + 1.5f * static_cast<float>(hex.column)),
                         origin.y + size * half_height * (1 + 2 * static_cast<float>(hex.row) + lowered)});
}

ImVec2 Chart::edge(Hex hex, Facing face) const {
    const ImVec2 c = centre(hex);
    if (face == Facing::none) return c;
    return {c.x + std::cos(angle(face)) * size * half_height, c.y + std::sin(angle(face)) * size * half_height};
}

std::optional<Hex> Chart::hex_at(ImVec2 shown) const {
    const ImVec2 point = turned_point(shown);
    std::optional<Hex> nearest;
    float least = size * size;
    const int middle = static_cast<int>(std::floor((point.x - origin.x) / (1.5f * size)));
    for (int column = middle - 1; column <= middle + 1; ++column) {
        if (column < 0 || column >= columns) continue;
        const float lowered = column % 2 == 0 ? 0.0f : 1.0f;
        const float row_at = (point.y - origin.y) / (2 * half_height * size) - lowered / 2;
        const int row = static_cast<int>(std::floor(row_at));
        if (row < 0 || row >= rows) continue;
        const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
        const ImVec2 c = centre(hex);
        const float distance = (c.x - shown.x) * (c.x - shown.x) + (c.y - shown.y) * (c.y - shown.y);
        if (distance < least) {
            least = distance;
            nearest = hex;
        }
    }
    return nearest;
}

ImVec2 Chart::extent() const {
    return {size * (1.5f * static_cast<float>(columns) + 0.5f),
            size * half_height * (2 * static_cast<float>(rows) + (columns > 1 ? 1.0f : 0.0f))};
}

}  // namespace sightlines::dogfight
