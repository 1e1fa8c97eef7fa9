// Pointer and keys on the board.
#include "base/keys.h"
#include "base/test_ids.h"
#include "games/crossfire_hex/text/labels.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/view.h"
#include "widgets/controls.h"

namespace sightlines::crossfire_hex {

void View::take_pointer(const Area& area) {
    const BoardPress press = board_button(area);
    test_ids::add_cells(cell_count, cell_name, [this](Cell cell) { return tray_.at(cell); });
    const bool pointed = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Cell cell = pointed ? tray_.cell_under(mouse) : no_cell;
    int reserve = -1;
    for (const int player : {0, 1}) {
        const Tray::Groove place = tray_.groove(player, Rack::reserve);
        const ImVec2 c{(place.from.x + place.to.x) / 2, (place.from.y + place.to.y) / 2};
        test_ids::add_point("reserve:" + std::to_string(player), c);
        if (pointed && cell == no_cell && tray_.in_groove(mouse, player, Rack::reserve)) reserve = player;
    }
    selection_.hover(cell, reserve);
    const bool hand = reserve == at().player ||
                      (cell != no_cell && (selection_.can_choose(scene(), cell) || selection_.is_target(cell)));
    if (hand && at().phase == Phase::play) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const bool dropped = ImGui::IsItemDeactivated();
    if ((ImGui::IsItemActive() || dropped) && take_drag(cell, dropped)) return;
    if (press != BoardPress::click) return;
    if (reserve >= 0) return selection_.click_reserve(scene(), reserve);
    if (ImGui::GetIO().MouseSource != ImGuiMouseSource_Mouse) return selection_.tap(scene(), cell);
    selection_.click(scene(), cell);
}

// A stack, or a disc of one's reserve.
bool View::take_drag(Cell cell, bool dropped) {
    if (!dragged() || at().phase != Phase::play) return false;
    const Cell from = tray_.cell_under(pressed_at());
    const bool reserve = from == no_cell && at().reserve[seat(at().player)] > 0 &&
                         tray_.in_groove(pressed_at(), at().player, Rack::reserve);
    if (!reserve && (from == no_cell || at().board[from].empty())) return false;
    if (!reserve && !selection_.can_choose(scene(), from)) {
        if (dropped) selection_.refuse_drag(scene(), from);
        return true;
    }
    selection_.pick_up(scene(), from);
    if (dropped) selection_.drop(scene(), cell);
    return true;
}

std::span<const KeyHelp> View::keys() const { return labels::key_help; }

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_pressed(ImGuiKey_Escape)) return selection_.cancel();
    if (key_pressed(ImGuiKey_E) && at().phase == Phase::play) {
        selection_.choose_reserve(scene());
        if (at().reserve[seat(at().player)] > 0) selection_.show_cursor();
        return;
    }
    const std::optional<Direction> direction = arrow_pressed();
    if (selection_.cursor() == no_cell) {
        const Cell tapped = selection_.tapped();
        if (enter_pressed() && tapped != no_cell && selection_.is_target(tapped))
            return propose(selection_.action_to(tapped));
        if (enter_pressed() || ((selection_.choosing() || takes_arrows()) && direction)) selection_.show_cursor();
        return;
    }
    if (direction) selection_.move_cursor(look_.on_board(*direction));
    if (enter_pressed()) selection_.click(scene(), selection_.cursor());
}

}  // namespace sightlines::crossfire_hex
