#include "games/crosshairs/draw/shapes.h"

#include <array>

namespace sightlines::crosshairs {

void hex_outline(ImDrawList& list, const HexView& view, Hex hex, float shrink, ImU32 fill, ImU32 edge, float width) {
    std::array<ImVec2, 6> corners{};
    const ImVec2 centre = view.at(hex);
    for (int i = 0; i < 6; ++i) {
        const ImVec2 corner = view.corner(hex, i);
        corners[static_cast<std::size_t>(i)] = {centre.x + (corner.x - centre.x) * shrink,
                                                centre.y + (corner.y - centre.y) * shrink};
    }
    if ((fill & IM_COL32_A_MASK) != 0) list.AddConvexPolyFilled(corners.data(), 6, fill);
    if ((edge & IM_COL32_A_MASK) != 0) list.AddPolyline(corners.data(), 6, edge, ImDrawFlags_Closed, width);
}

void reticle(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    list.AddCircle(centre, radius, colour, 0, width);
    for (int i = 0; i < 4; ++i) {
        const ImVec2 out{i == 0 ? 1.0f : i == 2 ? -1.0f : 0.0f, i == 1 ? 1.0f : i == 3 ? -1.0f : 0.0f};
        list.AddLine(along(centre, out, radius * 0.66f), along(centre, out, radius), colour, width);
    }
}

art::Look look_of(const HexView& view, float size, const Plane& plane) {
    return art::Look{.ground = view.at(hex_of(plane.cell)),
                     .cell = view.cell * size,
                     .angle = view.angle(plane.heading),
                     .height = static_cast<float>(plane.height),
                     .side = plane.owner};
}

}  // namespace sightlines::crosshairs
