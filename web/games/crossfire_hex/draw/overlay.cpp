// Overlay: targets, the last move, highlights. Lines and rings lie under the pieces, numbers above them.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/view.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_hex {
namespace {

using theme::fade;

ImVec2 along(ImVec2 from, ImVec2 to, float length) {
    const float x = to.x - from.x, y = to.y - from.y, whole = std::max(std::hypot(x, y), 1e-3f);
    return {from.x + x / whole * length, from.y + y / whole * length};
}

// With a pale casing, because a thin bright line alone does not stand out from wood.
void ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    const paint::Fine fine(list);
    list.AddCircle(centre, radius, fade(theme::palette().raised, 0.8f), 0, width * 2.2f);
    list.AddCircle(centre, radius, colour, 0, width);
}

void dashed_ring(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour, float width) {
    constexpr int dashes = 16;
    for (int i = 0; i < dashes; ++i) {
        std::array<ImVec2, 4> arc;
        for (int k = 0; k < 4; ++k) {
            const float angle = 6.2831853f * (static_cast<float>(i) + 0.2f * static_cast<float>(k)) / dashes;
            arc[static_cast<std::size_t>(k)] = {centre.x + radius * std::cos(angle),
                                                centre.y + radius * std::sin(angle)};
        }
        paint::stroke(list, arc, colour, width);
    }
}

}  // namespace

float View::line_width() const { return std::max(1.6f, tray_.cell() / 34); }

void View::draw_last_moves(ImDrawList& list) const {
    for (std::size_t ply = first_marked_; ply < end_marked_; ++ply) draw_last_move(list, history().actions()[ply]);
}

void View::draw_last_move(ImDrawList& list, const Action& action) const {
    const theme::Palette& p = theme::palette();
    const ImU32 ink = fade(p.text, 0.85f), backing = fade(p.raised, 0.4f), casing = fade(p.raised, 0.75f);
    const float cell = tray_.cell(), width = line_width();
    const ImVec2 to = tray_.at(target_of(action));
    list.AddCircleFilled(to, cell * 0.49f, backing);
    list.AddCircle(to, cell * 0.49f, casing, 0, width * 2.4f);
    list.AddCircle(to, cell * 0.49f, ink, 0, width);
    if (const auto* move = std::get_if<Move>(&action)) {
        const ImVec2 from = tray_.at(move->from);
        dashed_ring(list, from, cell * 0.49f, casing, width * 2.4f);
        dashed_ring(list, from, cell * 0.49f, ink, width);
        for (const auto& [colour, wide] : {std::pair{casing, width * 2.6f}, std::pair{ink, width * 1.2f}})
            paint::arrow(list, along(from, to, cell * 0.49f), along(to, from, cell * 0.5f), colour, wide, cell * 0.18f);
    } else {
        // A man entered: four arrows point inwards.
        for (int i = 0; i < 4; ++i) {
            const float x = i % 2 == 0 ? 1.0f : -1.0f, y = i < 2 ? 0.7f : -0.7f;
            const ImVec2 out{to.x + x * cell * 0.6f, to.y + y * cell * 0.6f};
            paint::arrow(list, out, along(to, out, cell * 0.46f), ink, width, cell * 0.12f);
        }
    }
}

// A band in each direction, as far as the stack can move.
void View::draw_reach(ImDrawList& list, const std::vector<Target>& all, Cell from, ImU32 colour) const {
    for (const Target& target : all) {
        const ImVec2 centre = tray_.at(from), end = tray_.at(target.cell);
        const ImVec2 band[2] = {along(centre, end, tray_.cell() * static_cast<float>(target.men - 1)), end};
        paint::stroke(list, band, colour, tray_.cell() * 0.08f);
    }
}

// The targets of the selection: a ring on each; those barred by ko are struck out. A stack that is only hovered shows
// its targets more faintly.
void View::draw_targets(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const float cell = tray_.cell(), width = line_width();
    const bool hover_only = !selection_.choosing();
    const Cell focused = selection_.focused();
    if (hover_only && (focused == no_cell || at().phase == Phase::over)) return;
    const std::vector<Target> all = selection_.reach(scene());
    const ImU32 ink = hover_only ? fade(p.text, 0.6f) : p.accent;
    const bool entering = selection_.entering();
    const Cell chosen = selection_.chosen();
    if (!entering) draw_reach(list, all, hover_only ? focused : chosen, fade(ink, hover_only ? 0.35f : 0.55f));
    if (chosen != no_cell) {
        list.AddCircleFilled(tray_.at(chosen), cell * 0.49f, fade(p.accent, 0.45f));
        ring(list, tray_.at(chosen), cell * 0.475f, p.accent, width * 2);
    } else if (hover_only && selection_.can_choose(scene(), focused)) {
        ring(list, tray_.at(focused), cell * 0.475f, p.accent, width);
    }
    for (const Target& target : all) {
        const ImVec2 c = tray_.at(target.cell);
        const bool focused_target = !hover_only && focused == target.cell;
        if (target.repeat) {
            dashed_ring(list, c, cell * 0.48f, p.refusal, width * 1.2f);
        } else if (hover_only) {
            const paint::Fine fine(list);
            list.AddCircle(c, cell * 0.47f, ink, 0, std::max(1.0f, width * 0.7f));
        } else if (target.verdict.accepted()) {
            if (focused_target) list.AddCircleFilled(c, cell * 0.5f, fade(p.accent, 0.35f));
            if (entering && !focused_target) {  // fainter, because every cell is a target
                const paint::Fine fine(list);
                list.AddCircle(c, cell * 0.47f, p.accent, 0, width * 0.8f);
            } else {
                ring(list, c, cell * 0.475f, p.accent, width * (focused_target ? 2.0f : 1.4f));
            }
        }
    }
}

// The number of men that a move to each target takes; a stroke through those barred by ko.
void View::draw_badges(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const float cell = tray_.cell(), size = std::max(cell * 0.15f, 8.0f);
    const bool hover_only = !selection_.choosing();
    const Cell focused = selection_.focused();
    if (hover_only && (focused == no_cell || at().phase == Phase::over)) return;
    for (const Target& target : selection_.reach(scene())) {
        const ImVec2 c = tray_.at(target.cell);
        if (target.repeat) {
            const float arm = cell * 0.34f;
            const ImVec2 stroke[2] = {{c.x - arm, c.y + arm}, {c.x + arm, c.y - arm}};
            paint::stroke(list, stroke, fade(p.raised, 0.8f), line_width() * 3);
            paint::stroke(list, stroke, p.refusal, line_width() * 1.6f);
            continue;
        }
        if (selection_.entering() || hover_only) continue;
        const ImVec2 at{c.x + cell * 0.33f, c.y + cell * 0.31f};
        const paint::Fine fine(list);
        list.AddCircleFilled(at, size, p.accent);
        list.AddCircle(at, size, p.raised, 0, 1.2f);
        paint::label(list, theme::font(theme::Font::strong), std::max(size * 1.7f, 12.0f), at, p.on_accent,
                     std::to_string(target.men).c_str());
    }
}

// Selection, hover, refusal and cursor.
void View::draw_marks(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const float cell = tray_.cell(), width = line_width();
    const auto groove_mark = [&](int player, ImU32 colour) {
        const std::vector<ImVec2> outline = groove_outline(tray_.groove(player, Rack::reserve), cell * 0.05f);
        paint::stroke(list, outline, fade(p.raised, 0.8f), width * 2.4f, paint::Ends::closed);
        paint::stroke(list, outline, colour, width * 1.3f, paint::Ends::closed);
    };
    const bool own_reserve = at().phase == Phase::play && at().reserve[static_cast<std::size_t>(at().player)] > 0;
    if (selection_.entering() || (own_reserve && selection_.hovered_reserve() == at().player))
        groove_mark(at().player, p.accent);
    if (selection_.refused_reserve()) groove_mark(at().player, p.refusal);
    if (const Cell refused = selection_.refused_cell(); refused != no_cell) {
        list.AddCircleFilled(tray_.at(refused), cell * 0.5f, fade(p.refusal, 0.3f));
        ring(list, tray_.at(refused), cell * 0.5f, p.refusal, width * 1.8f);
    }
    if (const Cell cursor = selection_.cursor(); cursor != no_cell) {
        std::array<ImVec2, 6> corners;
        for (int i = 0; i < 6; ++i) corners[static_cast<std::size_t>(i)] = tray_.view.corner(hex_of(cursor), i);
        paint::stroke(list, corners, p.raised, width * 3, paint::Ends::closed);
        paint::stroke(list, corners, p.text, width * 1.5f, paint::Ends::closed);
    }
}

}  // namespace sightlines::crossfire_hex
