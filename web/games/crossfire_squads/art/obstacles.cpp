// Obstacles: wire and mines.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "board/paint.h"
#include "games/crossfire_squads/art/land.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;

void dashes(const Pen& pen, const Outline& outline, ImU32 colour, float width, float dash) {
    for (std::size_t i = 0; i < outline.size(); ++i)
        paint::dashed(pen.list, pen.at(outline[i]), pen.at(outline[(i + 1) % outline.size()]), colour, width, dash,
                      dash * 0.8f);
}

// The usual map symbol: three spikes on a round body.
void mine_mark(const Pen& pen, ImVec2 centre, float radius, ImU32 ink) {
    const ImVec2 c = pen.at(centre);
    const float r = std::max(pen.px(radius), 1.6f);
    pen.list.AddCircleFilled(c, r, ink, r < 4 ? 10 : 0);
    for (const float turn : {-0.8f, 0.0f, 0.8f}) {
        const ImVec2 direction{std::sin(turn), -std::cos(turn)};
        const ImVec2 spike[2] = {{c.x + direction.x * r, c.y + direction.y * r},
                                 {c.x + direction.x * r * 1.7f, c.y + direction.y * r * 1.7f}};
        paint::stroke(pen.list, spike, ink, std::max(r * 0.28f, paint::hairline()));
    }
}

void warning(const Pen& pen, ImVec2 centre, float size, ImU32 ink) {
    const ImVec2 c = pen.at(centre);
    const float s = std::max(pen.px(size), 5.0f);
    const std::array<ImVec2, 3> sign{
        {{c.x, c.y - s}, {c.x + s * 1.05f, c.y + s * 0.8f}, {c.x - s * 1.05f, c.y + s * 0.8f}}};
    paint::shape(pen.list, sign, pen.colours.night ? IM_COL32(40, 34, 30, 255) : IM_COL32(252, 246, 232, 255), ink,
                 std::max(s * 0.17f, 1.0f));
    pen.list.AddCircleFilled({c.x, c.y + s * 0.22f}, s * 0.3f, ink);
}

}  // namespace

// Strands of wire along the longer side, with crossed pickets.
void draw_wire(const Pen& pen, const PieceShape& shape) {
    const Outline& o = shape.outline();
    const ImU32 ink = pen.colours.wire;
    pen.fill(o, faded(ink, 0.1f));
    dashes(pen, o, faded(ink, 0.5f), paint::hairline(), 3);
    if (o.size() != 4) return;
    const float first = std::hypot(o[1].x - o[0].x, o[1].y - o[0].y),
                second = std::hypot(o[2].x - o[1].x, o[2].y - o[1].y);
    const std::size_t turn = first >= second ? 0 : 1;
    const auto corner = [&](std::size_t i) { return o[(i + turn) % 4]; };
    const auto inner = [&](float along, float across) {
        return between(between(corner(0), corner(1), along), between(corner(3), corner(2), along), across);
    };
    const int pickets = std::clamp(static_cast<int>(std::max(first, second) / std::max(62.0f, 9 / pen.scale)), 3, 8);
    const float line = std::max(pen.px(4), 1.0f);
    for (int i = 0; i < pickets; ++i) {
        const float from = static_cast<float>(i) / static_cast<float>(pickets),
                    to = static_cast<float>(i + 1) / static_cast<float>(pickets);
        const float a = std::lerp(from, to, 0.18f), b = std::lerp(from, to, 0.82f);
        const ImVec2 down[2] = {pen.at(inner(a, 0.12f)), pen.at(inner(b, 0.88f))};
        const ImVec2 up[2] = {pen.at(inner(a, 0.88f)), pen.at(inner(b, 0.12f))};
        paint::stroke(pen.list, down, ink, line);
        paint::stroke(pen.list, up, ink, line);
    }
    for (const float across : {0.3f, 0.7f}) {
        Outline strand;
        for (int i = 0; i <= 4 * pickets; ++i) {
            const float wave = i % 2 == 0 ? 0.05f : -0.05f;
            strand.push_back(inner(static_cast<float>(i) / static_cast<float>(4 * pickets), across + wave));
        }
        pen.stroke(strand, faded(ink, 0.8f), std::max(pen.px(2.4f), paint::hairline()), false);
    }
}

void draw_mine(const Pen& pen, const PieceShape& shape, bool hidden) {
    const ImU32 ink = pen.colours.mine;
    pen.fill(shape.outline(), faded(ink, hidden ? 0.07f : 0.12f));
    const float width = std::max(pen.px(6), 1.2f);
    if (hidden) {
        dashes(pen, shape.outline(), faded(ink, 0.85f), width, std::max(pen.px(26), 4.0f));
    } else {
        pen.stroke(shape.outline(), ink, width);
    }
    for (const ImVec2 at : shape.scattered(std::max(105.0f, 13 / pen.scale), 0.1f, 60)) {
        if (shape.depth(at) > 26) mine_mark(pen, at, 11, faded(ink, hidden ? 0.6f : 0.85f));
    }
    if (!hidden) warning(pen, shape.centre(), 44, ink);
}

}  // namespace sightlines::crossfire_squads::art
