// Where the flight can end: one area with an outline, a chip for the dice on each square, a red bar where an enemy
// would be in front, and the facings of the hovered square.
#include <algorithm>
#include <array>

#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/view.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {
namespace {

using theme::fade;

// The part of the outline along one side of a square.
void draw_border(ImDrawList& list, const Grid& grid, Square square, Facing side, ImU32 colour, float width) {
    const ImVec2 d = grid.direction(side), middle = along(grid.at(square), d, grid.cell / 2);
    const float half = (grid.cell + width) / 2;  // so that corners are closed
    list.AddLine(along(middle, {-d.y, d.x}, -half), along(middle, {-d.y, d.x}, half), colour, width);
}

// With the squares between those of a chequered area, so that it is one shape.
SquareSet filled_up(const SquareSet& ends) {
    SquareSet area = ends;
    for (Square square = 0; square < square_count; ++square) {
        int beside = 0;
        for (const Facing side : all_facings) {
            const Square next = ahead(square, side);
            beside += next != no_square && ends.contains(next) ? 1 : 0;
        }
        if (beside >= 3) area.insert(square);
    }
    return area;
}

// Across the edge to the enemy in front.
void draw_attack_bar(ImDrawList& list, const Grid& grid, const End& end) {
    const theme::Palette& p = theme::palette();
    const ImVec2 d = grid.direction(end.flight.facing);
    const ImVec2 middle = along(grid.at(end.flight.square), d, grid.cell * 0.4f);
    const float half = grid.cell * 0.2f, width = std::max(2.0f, grid.cell * 0.07f);
    const ImVec2 bar[2] = {along(middle, {d.y, -d.x}, half), along(middle, {-d.y, d.x}, half)};
    paint::stroke(list, bar, fade(p.raised, 0.95f), width * 1.9f);
    paint::stroke(list, bar, p.refusal, width);
}

void draw_facing(ImDrawList& list, const Grid& grid, const End& end, bool shown) {
    const theme::Palette& p = theme::palette();
    const ImVec2 d = grid.direction(end.flight.facing), across{-d.y, d.x};
    const float size = grid.cell * 0.15f;
    const ImVec2 base = along(grid.at(end.flight.square), d, grid.cell * 0.56f);
    const std::array<ImVec2, 3> tip{along(base, across, -size), along(base, d, size * 1.3f), along(base, across, size)};
    const float line = std::max(1.0f, grid.cell * 0.03f);
    paint::stroke(list, tip, fade(p.raised, 0.95f), line * 3.2f, paint::Ends::closed);
    paint::shape(list, tip, shown ? p.accent : p.raised, end.attack ? p.refusal : p.accent, line);
}

}  // namespace

void View::draw_reach(ImDrawList& list) const {
    if (at().phase != Phase::fly || !decides_here()) return;
    const theme::Palette& p = theme::palette();
    SquareSet low, high, all, targets;
    for (const End& end : selection_.ends()) {
        all.insert(end.flight.square);
        if (end.flight.low) low.insert(end.flight.square);
        if (end.flight.high) high.insert(end.flight.square);
        if (end.attack) targets.insert(end.attack->target);
    }
    const SquareSet area = filled_up(all);
    const float strength = selection_.choice() ? 0.6f : 1;
    const float half = grid_.cell / 2, width = grid_.line_width() * 1.4f;
    for (const int square : area) {
        const ImVec2 c = centre_of(static_cast<Square>(square));
        const float tint = all.contains(square) ? 0.22f : 0.1f;
        list.AddRectFilled({c.x - half, c.y - half}, {c.x + half, c.y + half}, fade(p.accent, tint * strength));
    }
    for (const bool casing : {true, false}) {
        for (const int square : area) {
            for (const Facing side : all_facings) {
                const Square beside = ahead(static_cast<Square>(square), side);
                if (beside != no_square && area.contains(beside)) continue;
                draw_border(list, grid_, static_cast<Square>(square), side,
                            casing ? fade(p.raised, 0.7f * strength) : fade(p.accent, strength),
                            casing ? width * 2.4f : width);
            }
        }
    }
    const End* shown = selection_.shown_end();
    const std::optional<Fly>& choice = selection_.choice();
    const Square previewed = shown != nullptr ? shown->flight.square : choice ? choice->to : no_square;
    for (const int square : all) {
        if (square != previewed)
            draw_chip(list, centre_of(static_cast<Square>(square)), std::max(2.0f, grid_.cell * 0.075f), strength,
                      low.contains(square), high.contains(square));
    }
    for (const End& end : selection_.ends()) {
        if (end.attack && end.flight.square != previewed) draw_attack_bar(list, grid_, end);
    }
    for (const int square : targets)
        list.AddCircle(centre_of(static_cast<Square>(square)), grid_.cell * 0.5f, fade(p.refusal, 0.9f), 0,
                       grid_.line_width() * 1.4f);
}

void draw_hovered_facings(ImDrawList& list, const Grid& grid, const Selection& selection) {
    const End* shown = selection.shown_end();
    if (shown == nullptr) return;
    const Square square = shown->flight.square;
    if (selection.choice() && selection.choice()->to == square) return;
    if (selection.facings_at(square).size() < 2) return;
    for (const End& end : selection.ends()) {
        if (end.flight.square == square) draw_facing(list, grid, end, end.flight.facing == shown->flight.facing);
    }
}

}  // namespace sightlines::aerial_war
