#include "board/die.h"

#include <array>
#include <cmath>
#include <span>
#include <string>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr ImU32 ivory = IM_COL32(250, 246, 234, 255);
constexpr ImU32 ivory_shade = IM_COL32(214, 203, 176, 255);
constexpr ImU32 ink = IM_COL32(38, 34, 30, 255);

// Pips as bits of a 3 x 3 grid, from the upper left.
constexpr std::array<unsigned, 7> pips{0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101};

}  // namespace

DieLook tumbling(DieLook look, int die, float rest, int lowest) {
    if (rest <= 0) return look;
    look.opacity = 0.6f;  // no result yet
    look.angle = rest * rest * (7.0f + static_cast<float>(die) * 2.3f);
    look.centre.y -= look.size * 0.5f * std::fabs(std::sin(rest * 6.0f)) * rest;
    if (rest > 0.25f) look.face = lowest + (look.face - lowest + static_cast<int>(rest * 17) + die) % look.sides;
    return look;
}

void draw_die(ImDrawList& list, const DieLook& look) {
    const float half = look.size / 2;
    const paint::Placed place(look.centre, look.angle, half);
    constexpr int steps = 5;
    constexpr float round = 0.28f;
    std::array<ImVec2, 4 * (steps + 1)> corners;
    std::size_t at = 0;
    for (int corner = 0; corner < 4; ++corner) {
        const float sx = corner == 0 || corner == 3 ? 1.0f : -1.0f;
        const float sy = corner < 2 ? 1.0f : -1.0f;
        for (int step = 0; step <= steps; ++step) {
            const float turn =
                (static_cast<float>(corner) + static_cast<float>(step) / static_cast<float>(steps)) * 1.5707963f;
            corners[at++] =
                place({sx * (1 - round) + std::cos(turn) * round, sy * (1 - round) + std::sin(turn) * round});
        }
    }
    // A die of ten sides seen from above; a square with a numeral would be a key.
    const std::array<ImVec2, 6> kite{place({0, -1.16f}), place({1.06f, -0.3f}), place({1.06f, 0.3f}),
                                     place({0, 1.16f}),  place({-1.06f, 0.3f}), place({-1.06f, -0.3f})};
    const std::span<const ImVec2> outline = look.sides == 6 ? std::span<const ImVec2>(corners) : kite;
    const ImU32 body = look.body == 0 ? ivory : look.body;
    const ImU32 shade = look.body == 0 ? ivory_shade : paint::mix(body, IM_COL32_BLACK, 0.3f);
    paint::soft_disc(list, {look.centre.x + half * 0.12f, look.centre.y + half * 0.22f}, half * 0.75f, half * 1.45f,
                     theme::fade(IM_COL32(0, 0, 0, 90), look.opacity));
    const int first = list.VtxBuffer.Size;
    paint::fill(list, outline, theme::fade(body, look.opacity));
    paint::wash(list, first, {look.centre.x - half, look.centre.y - half}, {look.centre.x + half, look.centre.y + half},
                paint::mix(body, IM_COL32_WHITE, 0.5f), shade);
    paint::stroke(list, outline, theme::fade(shade, look.opacity), 1, paint::Ends::closed);
    const ImU32 mark = theme::fade(paint::is_dark(body) ? ivory : ink, look.opacity);
    if (look.face < 0) return;
    if (look.sides != 6) {
        const ImU32 edge = theme::fade(shade, look.opacity);  // of the face that lies up
        const std::array<ImVec2, 4> face{place({0, -1.0f}), place({0.72f, 0.22f}), place({0, 0.62f}),
                                         place({-0.72f, 0.22f})};
        paint::stroke(list, face, edge, 1, paint::Ends::closed);
        for (std::size_t i = 1; i < face.size(); ++i) list.AddLine(face[i], kite[i + 1], edge);
        paint::label(list, theme::font(theme::Font::strong), look.size * 0.6f, look.centre, mark,
                     std::to_string(look.face).c_str());
        return;
    }
    for (int spot = 0; spot < 9; ++spot) {
        if ((pips[static_cast<std::size_t>(look.face)] >> spot & 1U) == 0) continue;
        const int column = spot % 3 - 1, row = spot / 3 - 1;
        const ImVec2 c = place({static_cast<float>(column) * 0.52f, static_cast<float>(row) * 0.52f});
        list.AddCircleFilled(c, half * 0.17f, mark);
    }
}

}  // namespace sightlines
