#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "board/area.h"
#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

float dial_radius(const Look& look) { return std::clamp(look.cell * 0.14f, 6.0f, 15.0f); }

}  // namespace

// Behind the wing and beside the tail, first on the side that is lower on the screen; then beside the wing.
std::array<ImVec2, 5> tag_places(const Look& look) {
    const paint::Placed placed(look.ground, look.angle, look.cell);
    const bool right_is_lower = placed({-0.22f, 0.27f}).y >= placed({-0.22f, -0.27f}).y - 0.5f;
    const float side = right_is_lower ? 1.0f : -1.0f;
    return {placed({-0.22f, side * 0.27f}), placed({-0.22f, side * -0.27f}), placed({-0.02f, side * 0.36f}),
            placed({-0.02f, side * -0.36f}), look.ground};
}

float tag_radius(const Look& look) { return look.cell < 22 ? 0 : dial_radius(look) * 1.3f; }

void height_tag(ImDrawList& list, const Look& look) { height_tag(list, look, tag_places(look)[0]); }

// A dial: the height, and around it a segment for each ring under the plane.
void height_tag(ImDrawList& list, const Look& look, ImVec2 at) {
    if (look.cell < 22) return;  // would hide the plane on a miniature
    const theme::Palette& p = theme::palette();
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(look.side)];
    const int height = static_cast<int>(std::round(look.height));
    const float radius = dial_radius(look), ring = radius * 0.3f;
    const ImU32 face = paint::faded(p.raised, look.opacity);
    paint::soft_disc(list, {at.x + radius * 0.12f, at.y + radius * 0.18f}, radius * 0.8f, radius * 1.45f,
                     paint::faded(IM_COL32_BLACK, 0.24f * look.opacity));
    paint::soft_disc(list, at, radius + ring, radius + ring + paint::hairline(), face);
    list.AddCircle(at, radius + ring, paint::faded(p.secondary, 0.45f * look.opacity), 0, paint::hairline());
    for (int i = 0; i < 6; ++i) {
        std::array<ImVec2, 6> arc;
        for (int k = 0; k < 6; ++k) {
            const float angle = -pi / 2 + (static_cast<float>(i) + 0.09f + 0.82f * static_cast<float>(k) / 5) * pi / 3;
            arc[static_cast<std::size_t>(k)] = {at.x + radius * std::cos(angle), at.y + radius * std::sin(angle)};
        }
        const ImU32 colour = i < height ? side.fill : paint::faded(p.secondary, 0.28f);
        paint::stroke(list, arc, paint::faded(colour, look.opacity), ring);
    }
    char text[4];
    std::snprintf(text, sizeof text, "%d", height);
    paint::label(list, theme::font(theme::Font::strong), radius * 1.5f, at, paint::faded(p.text, look.opacity), text);
}

}  // namespace sightlines::crosshairs::art
