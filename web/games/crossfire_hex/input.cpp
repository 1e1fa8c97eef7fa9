// Pointer and keys on the board.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "games/crossfire_hex/cursor.h"
#include "games/crossfire_hex/names.h"
#include "games/crossfire_hex/view.h"
#include "widgets/controls.h"

namespace sightlines::crossfire_hex {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }

}  // namespace

void View::take_pointer(const Area& area) {
    const bool released = board_button(area);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const ImVec2 c = tray_.at(cell);
        test_ids::add("cell:" + cell_name(cell), {c.x - 3, c.y - 3}, {c.x + 3, c.y + 3});
    }
    const bool pointed = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    hovered_ = pointed ? tray_.cell_under(mouse) : no_cell;
    hovered_reserve_ = -1;
    for (const int player : {0, 1}) {
        const Tray::Groove place = tray_.groove(player, Rack::reserve);
        const ImVec2 c{(place.from.x + place.to.x) / 2, (place.from.y + place.to.y) / 2};
        test_ids::add("reserve:" + std::to_string(player), {c.x - 3, c.y - 3}, {c.x + 3, c.y + 3});
        if (pointed && hovered_ == no_cell && tray_.in_groove(mouse, player, Rack::reserve)) hovered_reserve_ = player;
    }
    const bool hand =
        hovered_reserve_ == at().player || (hovered_ != no_cell && (own(hovered_) || target_on(hovered_)));
    if (hand && at().phase == Phase::play) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!released) return;
    refused_cell_.reset();
    refused_reserve_ = false;
    if (hovered_reserve_ >= 0 && at().phase == Phase::play) {
        if (hovered_reserve_ != at().player) return let_go();
        if (at().reserve[seat(at().player)] > 0) return choose_reserve();
        return propose(Enter{});
    }
    click(hovered_, ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen);
}

// A finger cannot hover: its first tap on a target shows what would happen, the second plays.
void View::click(Cell cell, bool by_finger) {
    refused_cell_.reset();
    refused_reserve_ = false;
    if (cursor_ != no_cell && cell != no_cell) cursor_ = cell;
    if (cell == no_cell) return let_go();
    if (choosing()) {
        if (cell == chosen_) return let_go();
        const Target* target = target_on(cell);
        if (target == nullptr && own(cell)) return choose(cell);
        const bool first_tap = by_finger && tapped_ != cell;
        tapped_ = by_finger ? cell : no_cell;
        if (first_tap && target != nullptr) return;
        return propose(onto(cell));
    }
    if (own(cell)) return choose(cell);
    tapped_ = by_finger && tapped_ != cell ? cell : no_cell;
    // Nothing can start here; the neighbour only completes the question.
    const Targets& near = targets_at(cell, 1);
    propose(Move{cell, *near.begin()});
}

std::span<const KeyHelp> View::keys() const {
    static constexpr std::array<KeyHelp, 4> list{{{"Enter", "put a cursor on the board; choose, play"},
                                                  {"Arrows", "move the cursor; it tells what a move would bring"},
                                                  {"E", "enter a reserve"},
                                                  {"Escape", "let go"}}};
    return list;
}

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (pressed(ImGuiKey_Escape)) {
        if (!choosing()) cursor_ = no_cell;
        let_go();
        refused_cell_.reset();
        refused_reserve_ = false;
        return;
    }
    if (pressed(ImGuiKey_E) && at().phase == Phase::play) {
        if (at().reserve[seat(at().player)] == 0) return propose(Enter{});
        choose_reserve();
        if (cursor_ == no_cell) cursor_ = middle;
        return;
    }
    const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_Space);
    constexpr std::array arrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow};
    const bool arrow =
        std::any_of(arrows.begin(), arrows.end(), [](ImGuiKey key) { return ImGui::IsKeyPressed(key, true); });
    if (cursor_ == no_cell) {
        if (enter || (choosing() && arrow))
            cursor_ = tapped_ != no_cell ? tapped_ : chosen_ != no_cell ? chosen_ : middle;
        return;
    }
    for (const ImGuiKey key : arrows) {
        if (!ImGui::IsKeyPressed(key, true)) continue;
        cursor_ = beside(cursor_, key);
        tapped_ = no_cell;
    }
    if (enter) click(cursor_, false);
}

}  // namespace sightlines::crossfire_hex
