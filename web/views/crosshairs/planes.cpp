#include <cstdio>

#include "board/paint.h"
#include "theme.h"
#include "views/crosshairs/art.h"

namespace sightlines::crosshairs::art {
namespace {

const theme::Side& colours(int side) { return theme::sides()[static_cast<std::size_t>(side)]; }

void arrowhead(ImDrawList& list, const paint::Placed& placed, ImU32 fill, ImU32 outline) {
    const ImVec2 points[4] = {placed({0.4f, 0}), placed({-0.3f, 0.3f}), placed({-0.2f, 0}), placed({-0.3f, -0.3f})};
    paint::shape(list, points, fill, outline, 1.5f);
}

}  // namespace

void plane_shadow(ImDrawList& list, const Look& look) {
    const float off = look.cell * (0.03f + 0.03f * look.height);
    arrowhead(list, {{look.ground.x + off, look.ground.y + off}, look.angle, look.cell}, IM_COL32(0, 0, 0, 50), 0);
}

void plane(ImDrawList& list, const Look& look) {
    const theme::Side& side = colours(look.side);
    const float opacity = look.opacity * (look.spent ? 0.7f : 1);
    arrowhead(list, {look.ground, look.angle, look.cell}, paint::faded(side.fill, opacity),
              paint::faded(side.outline, opacity));
}

void height_tag(ImDrawList& list, const Look& look) {
    char text[4];
    std::snprintf(text, sizeof text, "%d", static_cast<int>(look.height + 0.5f));
    paint::label(list, theme::font(theme::Font::strong), look.cell * 0.27f,
                 paint::Placed{look.ground, look.angle, look.cell}({-0.25f, 0.27f}), theme::palette().text, text);
}

void emblem(ImDrawList& list, ImVec2 centre, float size, int side) {
    list.AddCircleFilled(centre, size / 2, colours(side).fill);
}

void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, float opacity) {
    arrowhead(list, {centre, -1.5708f, size}, paint::faded(colours(side).fill, opacity),
              paint::faded(colours(side).outline, opacity));
}

}  // namespace sightlines::crosshairs::art
