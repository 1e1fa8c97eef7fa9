#include "games/crossfire_hex/editor/editor.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_hex/art/piece_art.h"
#include "games/crossfire_hex/cursor.h"
#include "games/crossfire_hex/text/labels.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/editor.inl"

namespace sightlines::crossfire_hex {

// Drops the ko history, which belongs to another position. Opening the draft finds out whether the game is over.
void Editor::tidy(Position& next) const {
    next.phase = Phase::play;
    next.quiet = 0;
    next.seen = KoHistory();
}

void Editor::put(Cell cell) {
    if (draft().board[cell].height() >= capacity(cell)) {
        full_ = cell;
        return;
    }
    edit([&](Position& next) {
        Stack men = next.board[cell];
        men.add(brush_);
        next.board.put(cell, men);
    });
}

void Editor::take_off(Cell cell) {
    if (draft().board[cell].empty()) return;
    edit([cell](Position& next) { next.board.put(cell, next.board[cell].without_top(1)); });
}

void Editor::click(Cell cell) {
    full_ = no_cell;
    if (cell == no_cell) return;
    if (cursor_ != no_cell) cursor_ = cell;
    if (brush_ == eraser) {
        take_off(cell);
    } else {
        put(cell);
    }
}

void Editor::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_repeated(ImGuiKey_W) || key_repeated(ImGuiKey_1)) brush_ = 0;
    if (key_repeated(ImGuiKey_B) || key_repeated(ImGuiKey_2)) brush_ = 1;
    if (key_repeated(ImGuiKey_E) || key_repeated(ImGuiKey_3)) brush_ = eraser;
    if (key_repeated(ImGuiKey_Escape)) cursor_ = full_ = no_cell;
    take_cursor_keys(middle, beside);
    if (cursor_ != no_cell && key_repeated(ImGuiKey_X)) take_off(cursor_);
}

void Editor::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const BoardLook look = board_look();
    tray_ = Tray::in(area, look);
    list.PushClipRect(area.min, area.max, true);
    draw_tray(list, tray_, look.coordinates);
    const PerPlayer sides = men(draft());
    for (const int player : {0, 1}) {
        const int reserve = draft().reserve[seat(player)];
        const int prisoners = std::max(0, side_men - sides[seat(1 - player)]);
        draw_row(list, tray_, {player, Rack::reserve, reserve, reserve}, true);
        draw_row(list, tray_, {player, Rack::prisoners, prisoners, prisoners}, true);
    }
    const theme::Palette& p = theme::palette();
    const auto ring = [&](Cell cell, ImU32 colour, float width) {
        const paint::Fine fine(list);
        list.AddCircle(tray_.at(cell), tray_.cell() * 0.48f, theme::fade(p.raised, 0.8f), 0, width * 2);
        list.AddCircle(tray_.at(cell), tray_.cell() * 0.48f, colour, 0, width);
    };
    if (hovered_ != no_cell) ring(hovered_, p.accent, 1.6f);
    if (cursor_ != no_cell) ring(cursor_, p.text, 2.4f);
    if (full_ != no_cell) ring(full_, p.refusal, 3);
    for (Cell i = 0; i < cell_count; ++i) {  // from the top of the screen down
        const auto cell = static_cast<Cell>(look.turned ? i : cell_count - 1 - i);
        const Stack piece = draft().board[cell];
        draw_pegs(list, tray_, cell, piece.height());
        art::stack(list, piece,
                   {.base = art::base_of(tray_.at(cell), tray_.cell(), piece.height()), .cell = tray_.disc_cell()});
    }
    list.PopClipRect();

    take_pointer(
        area, [this](Cell cell) { return tray_.at(cell); }, [this](ImVec2 point) { return tray_.cell_under(point); });
    take_keys();
}

void Editor::draw_brushes() {
    constexpr std::array<const char*, 3> names{"brush:0", "brush:1", "brush:none"};
    const float side = std::max(52.0f, theme::button_height());
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int brush = 0; brush <= eraser; ++brush) {
        if (brush > 0) ImGui::SameLine(0, 6);
        if (tile(names[seat(brush)], {side, side}, brush_ == brush)) brush_ = brush;
        const ImVec2 min = ImGui::GetItemRectMin();
        const ImVec2 c{min.x + side / 2, min.y + side / 2};
        if (brush != eraser) {
            art::emblem(list, c, side * 0.62f, brush);
            continue;
        }
        const theme::Palette& p = theme::palette();
        list.AddCircle({c.x, c.y + side * 0.1f}, side * 0.24f, p.secondary, 0, 1.5f);
        paint::arrow(list, {c.x, c.y + side * 0.1f}, {c.x, c.y - side * 0.32f}, p.refusal, 2, side * 0.16f);
    }
}

// A row for each player: the emblem selects who acts, a stepper the men in reserve.
void Editor::draw_players() {
    for (const int player : {0, 1}) {
        const std::string number = std::to_string(player);
        if (emblem_tile("acts:" + number, player, draft().player == player, art::emblem))
            edit([player](Position& next) { next.player = static_cast<std::int8_t>(player); });
        ImGui::SameLine(0, 8);
        const int value = draft().reserve[seat(player)];
        const std::string text = std::to_string(value) + " " + labels::reserve;
        const int by = stepper(("reserve:" + number).c_str(), text.c_str(), value > 0, value < side_men, 100);
        if (by != 0) edit([&](Position& next) { next.reserve[seat(player)] = static_cast<std::int8_t>(value + by); });
    }
}

void Editor::draw_tools(float) {
    draw_brushes();
    if (full_ != no_cell) {
        caption(labels::full(full_).c_str());
        test_ids::add_item("full");
    } else {
        caption(brush_ == eraser ? labels::tap_to_take_off : labels::tap_to_put);
    }
    ImGui::Dummy({0, 4});
    caption(labels::turn_and_reserves);
    draw_players();
}

std::string Editor::state() const {
    Json json = Json::object();
    json["brush"] = brush_;
    json["cursor"] = cursor_ == no_cell ? Json() : Json(cell_name(cursor_));
    json["full"] = full_ == no_cell ? Json() : Json(cell_name(full_));
    return write_json(json);
}

std::unique_ptr<BoardEditor> make_editor(const Match& match) { return editor_of<Rules, Editor>(match); }

}  // namespace sightlines::crossfire_hex

template class sightlines::PlaceEditor<sightlines::crossfire_hex::Rules, sightlines::crossfire_hex::Cell>;
