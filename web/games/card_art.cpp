#include "games/card_art.h"

#include <cmath>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::card_art {
namespace {

// A plane in plan view. `angle`: its direction in radians; 0 is right, clockwise is positive.
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

void aerial_war(ImDrawList& list, const Area& area) {
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

void dogfight(ImDrawList& list, const Area& area) {
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
    // An aircraft on a stalk above its hex, with its shadow on the ground.
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

void crossfire_squads(ImDrawList& list, const Area& area) {
    const bool night = paint::is_dark(theme::palette().page);
    const float side = area.size().x;
    const auto at = [&](float x, float y) { return ImVec2{area.min.x + side * x, area.min.y + side * y}; };
    const ImU32 wood = night ? IM_COL32(38, 52, 40, 255) : IM_COL32(176, 190, 146, 255);
    const ImU32 crown = night ? IM_COL32(56, 74, 56, 255) : IM_COL32(150, 168, 120, 255);
    const ImU32 slope = night ? IM_COL32(62, 56, 46, 255) : IM_COL32(222, 204, 164, 255);
    const ImU32 crop = night ? IM_COL32(58, 58, 40, 255) : IM_COL32(232, 222, 170, 255);
    list.AddRectFilled(at(0.04f, 0.04f), at(0.96f, 0.96f),
                       night ? IM_COL32(46, 50, 42, 255) : IM_COL32(230, 224, 198, 255));
    const auto hill = [&](float size) {
        const ImVec2 c = at(0.24f, 0.25f);
        list.AddEllipseFilled(c, {side * 0.19f * size, side * 0.13f * size},
                              paint::mix(slope, crown, 0.4f * (1 - size)), -0.3f);
        list.AddEllipse(c, {side * 0.19f * size, side * 0.13f * size}, theme::palette().grid, -0.3f, 0, side * 0.004f);
    };
    for (const float size : {1.0f, 0.66f, 0.34f}) hill(size);
    const ImVec2 field[]{at(0.5f, 0.16f), at(0.86f, 0.1f), at(0.92f, 0.4f), at(0.56f, 0.44f)};
    paint::fill(list, field, crop);
    for (int furrow = 1; furrow < 7; ++furrow) {
        const float part = static_cast<float>(furrow) / 7;
        list.AddLine(at(0.5f + 0.06f * part, 0.16f + 0.28f * part), at(0.86f + 0.06f * part, 0.1f + 0.3f * part),
                     theme::palette().grid, side * 0.003f);
    }
    const ImVec2 trees[]{at(0.1f, 0.62f), at(0.3f, 0.54f), at(0.46f, 0.68f), at(0.4f, 0.88f), at(0.14f, 0.9f)};
    paint::fill(list, trees, wood);
    for (const ImVec2 tree : {at(0.17f, 0.66f), at(0.29f, 0.61f), at(0.39f, 0.7f), at(0.36f, 0.82f), at(0.21f, 0.84f)})
        list.AddCircleFilled(tree, side * 0.035f, crown);
    const ImVec2 from = at(0.29f, 0.73f), to = at(0.71f, 0.28f);
    paint::dashed(list, from, to, theme::palette().accent, side * 0.008f, side * 0.03f, side * 0.02f);
    const auto squad = [&](ImVec2 c, const theme::Side& own) {
        const float radius = side * 0.07f;
        paint::soft_disc(list, {c.x + radius * 0.15f, c.y + radius * 0.25f}, radius * 0.8f, radius * 1.3f,
                         IM_COL32(20, 24, 20, 90));
        list.AddCircleFilled(c, radius, own.outline);
        list.AddCircleFilled(c, radius * 0.9f, own.fill);
        const ImVec2 low{c.x - radius * 0.55f, c.y - radius * 0.38f}, high{c.x + radius * 0.55f, c.y + radius * 0.38f};
        const ImU32 ink = IM_COL32(255, 255, 255, 230);
        list.AddRect(low, high, ink, 0, 0, side * 0.008f);
        list.AddLine(low, high, ink, side * 0.006f);
        list.AddLine({low.x, high.y}, {high.x, low.y}, ink, side * 0.006f);
    };
    squad(from, theme::sides()[0]);
    squad(to, theme::sides()[1]);
}

}  // namespace sightlines::card_art
