#include "views/card_art.h"

#include <cmath>

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

}  // namespace sightlines::card_art
