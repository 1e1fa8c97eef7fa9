#include "views/card_art.h"

#include <cmath>

#include "board/paint.h"
#include "theme.h"

namespace sightlines::card_art {
namespace {

// From above: two wings, a body and a tail. `angle` is where it flies, clockwise from the right.
void plane(ImDrawList& list, ImVec2 centre, float size, float angle, ImU32 colour) {
    const ImVec2 ahead{std::cos(angle) * size, std::sin(angle) * size};
    const auto at = [&](float along, float across) {
        return ImVec2{centre.x + ahead.x * along - ahead.y * across, centre.y + ahead.y * along + ahead.x * across};
    };
    const auto bar = [&](float from, float to, float half_span) {
        list.AddQuadFilled(at(from, -half_span), at(to, -half_span), at(to, half_span), at(from, half_span), colour);
    };
    bar(0.1f, 0.45f, 1);
    bar(-1, 0.7f, 0.11f);
    bar(-1, -0.75f, 0.4f);
}

}  // namespace

void air_fight(ImDrawList& list, const Area& area) {
    const theme::Palette& p = theme::palette();
    const float side = area.size().x;
    const auto at = [&](float x, float y) { return ImVec2{area.min.x + side * x, area.min.y + side * y}; };
    const ImVec2 middle = at(0.45f, 0.62f);
    const float radius = side * 0.3f;
    for (int dash = 0; dash < 9; ++dash) {
        const float from = -3.1f + 0.3f * static_cast<float>(dash);
        list.PathArcTo(middle, radius, from, from + 0.16f, 4);
        list.PathStroke(p.grid, 0, side * 0.006f);
    }
    const float turned = -3.1f + 2.75f;
    plane(list, {middle.x + radius * std::cos(turned), middle.y + radius * std::sin(turned)}, side * 0.1f,
          turned + 1.57f, theme::sides()[0].fill);
    plane(list, at(0.8f, 0.8f), side * 0.1f, 1.8f, theme::sides()[1].fill);
}

void at_two_heights(ImDrawList& list, const Area& area) {
    const theme::Palette& p = theme::palette();
    const float side = area.size().x;
    const auto at = [&](float x, float y) { return ImVec2{area.min.x + side * x, area.min.y + side * y}; };
    const bool night = paint::is_dark(p.page);
    const ImU32 high = night ? IM_COL32(20, 34, 56, 255) : IM_COL32(146, 190, 220, 255);
    const ImU32 low = night ? IM_COL32(44, 58, 70, 255) : IM_COL32(226, 230, 214, 255);
    list.AddRectFilledMultiColor(area.min, area.max, high, high, low, low);
    const float size = side * 0.125f;
    list.PushClipRect(area.min, area.max, true);
    for (int column = 0; column < 6; ++column) {
        for (int row = 0; row < 6; ++row) {
            const float y = (static_cast<float>(row) + (column % 2 == 0 ? 0.0f : 0.5f)) * 1.7320508f * size;
            list.AddNgon({area.min.x + (static_cast<float>(column) * 1.5f + 0.25f) * size, area.min.y + y}, size,
                         paint::faded(IM_COL32_WHITE, night ? 0.14f : 0.55f), 6);
        }
    }
    list.PopClipRect();
    // Each on its stalk, over the place where it is.
    const auto stand = [&](ImVec2 ground, float lift, float angle, const theme::Side& own) {
        paint::soft_disc(list, ground, 0, side * 0.055f, IM_COL32(20, 30, 40, 110));
        const ImVec2 air{ground.x, ground.y - side * lift};
        list.AddLine(ground, air, night ? own.highlight : own.outline, side * 0.008f);
        plane(list, air, side * 0.115f, angle, own.outline);
        plane(list, air, side * 0.1f, angle, own.fill);
    };
    stand(at(0.68f, 0.6f), 0.24f, -0.52f, theme::sides()[1]);
    stand(at(0.3f, 0.8f), 0.14f, -0.52f, theme::sides()[0]);
}

}  // namespace sightlines::card_art
