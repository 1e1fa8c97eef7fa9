// The editor's panel: brushes, then the chosen unit or piece, then the game.
#include <array>

#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/rows.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/labels.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr std::array<Kind, 10> kinds{Kind::cc,  Kind::pc,  Kind::rifle, Kind::smg, Kind::eng,
                                     Kind::hmg, Kind::atg, Kind::bz,    Kind::fo,  Kind::veh};

}  // namespace

void Editor::draw_brushes(float width) {
    constexpr int count = 4;
    const ImVec2 size{(width - 6 * (count - 1)) / count, 58};
    const int now = brush_ == Brush::choose ? 0 : brush_ == Brush::ground ? 1 : 2 + side_;
    for (int i = 0; i < count; ++i) {
        if (i > 0) ImGui::SameLine(0, 6);
        if (tile("brush:" + std::to_string(i), size, i == now)) {
            select_brush(i == 0 ? Brush::choose : i == 1 ? Brush::ground : Brush::unit);
            if (i >= 2) side_ = i - 2;
        }
        editor_rows::draw_brush(ImGui::GetItemRectMin(), size, i, ground_);
    }
    if (brush_ == Brush::ground) return draw_grounds(width);
    if (brush_ == Brush::unit) return draw_kinds(width);
    if (unit_ == no_unit && piece_ == no_piece) caption(labels::choose_or_drag);
}

void Editor::draw_grounds(float width) {
    constexpr int in_row = 4;
    const ImVec2 size{(width - 6 * (in_row - 1)) / in_row, 62};
    for (int i = 0; i < static_cast<int>(ground_words.size()); ++i) {
        if (i % in_row != 0) ImGui::SameLine(0, 6);
        const auto ground = static_cast<Ground>(i);
        if (editor_rows::ground_tile("ground:" + std::to_string(i), size, ground, ground == ground_)) {
            ground_ = ground;
            outline_.clear();
        }
    }
    if (!outline_.empty()) {
        if (theme::button("outline:close", labels::close_outline, (width - 8) / 2, theme::Weight::primary))
            finish_outline();
        ImGui::SameLine(0, 8);
        if (theme::button("outline:drop", labels::cancel, (width - 8) / 2)) outline_.clear();
        return;
    }
    if (ground_ == Ground::mine) return caption(labels::draw_minefield);
    if (ground_ == Ground::wire) return caption(labels::draw_wire);
    caption(labels::draw_outline);
}

void Editor::draw_kinds(float width) {
    constexpr int in_row = 5;
    const ImVec2 size{(width - 6 * (in_row - 1)) / in_row, 58};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine(0, 6);
        const Kind kind = kinds[i];
        if (tile("kind:" + std::string(kind_words[static_cast<std::size_t>(kind)]), size, kind == kind_)) {
            kind_ = kind;
            if (draft().deploys) put_unit({table_width / 2, table_height / 2});
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        const float x = min.x + size.x / 2;
        art::draw_symbol(list, {x, min.y + 22}, 15, side_, new_unit(draft().at, side_, kind, {}));
        paint::label(list, theme::font(theme::Font::text), theme::small - 3, {x, min.y + 48}, theme::palette().text,
                     labels::short_kinds[static_cast<std::size_t>(kind)]);
    }
    caption(draft().deploys ? labels::add_kind_to_force : labels::put_one_there);
}

void Editor::draw_tools(float width) {
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(8, 5));
    draw_brushes(width);
    if (unit_ != no_unit) {
        draw_unit(width);
    } else if (piece_ != no_piece) {
        draw_piece(width);
    }
    ImGui::Dummy({0, 4});
    draw_game(width);
    ImGui::PopStyleVar();
}

}  // namespace sightlines::crossfire_squads
