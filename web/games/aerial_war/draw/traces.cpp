// What the last turns left on the board: routes, loops, shots and losses.
#include "board/paint.h"
#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/marks.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {
namespace {

using theme::fade;

void draw_loss(ImDrawList& list, const Grid& grid, Square square) {
    const theme::Palette& p = theme::palette();
    const ImVec2 c = grid.at(square);
    const float arm = grid.cell * 0.22f, width = grid.line_width() * 1.8f;
    for (const bool casing : {true, false}) {
        const ImU32 colour = casing ? fade(p.raised, 0.9f) : p.refusal;
        const float wide = casing ? width * 2.2f : width;
        paint::cross(list, c, arm, colour, wide);
    }
}

}  // namespace

void draw_trace(ImDrawList& list, const Grid& grid, const TurnTrace& trace) {
    if (trace.side < 0) return;
    const theme::Palette& p = theme::palette();
    const float dash = grid.cell / 7, gap = grid.cell / 9;
    std::vector<ImVec2> route;
    route.reserve(trace.route.size());
    for (const Square square : trace.route) route.push_back(grid.at(square));
    if (!route.empty()) {
        paint::stroke(list, route, fade(p.raised, 0.55f), grid.line_width() * 3);
        for (std::size_t i = 0; i + 1 < route.size(); ++i)
            paint::dashed(list, route[i], route[i + 1], fade(p.text, 0.8f), grid.line_width() * 1.3f, dash, gap);
        const float dot = std::max(3.0f, grid.cell * 0.1f);
        list.AddCircleFilled(route.front(), dot + grid.line_width(), p.raised);
        list.AddCircleFilled(route.front(), dot, art::trim(trace.colour));
        list.AddCircle(route.front(), dot, p.text, 0, 1);
    }
    if (trace.loop_to != no_square)
        outline(list, grid, trace.loop_from, 0.5f, 0, fade(p.text, 0.6f), grid.line_width());
    // Grey and dotted: the shots of now are red lines.
    for (const TurnTrace::Shot& shot : trace.shots) {
        const ImVec2 from = grid.at(shot.line.from), to = grid.at(shot.line.to);
        const float dot = grid.line_width() * 1.5f;
        paint::dashed(list, from, to, fade(p.raised, 0.7f), dot * 2.2f, dot, gap * 1.6f);
        paint::dashed(list, from, to, p.secondary, dot, dot, gap * 1.6f);
        if (shot.hit) draw_loss(list, grid, shot.line.to);
    }
    for (const Square square : trace.crashes) draw_loss(list, grid, square);
}

}  // namespace sightlines::aerial_war
