// Pointer and keys on the board.
#include <algorithm>
#include <cfloat>
#include <optional>

#include "base/keys.h"
#include "base/test_ids.h"
#include "games/aerial_war/text/labels.h"
#include "games/aerial_war/view.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"

namespace sightlines::aerial_war {
namespace {

// The square from which another plane is dragged, else no_square.
Square other_dragged(const Position& at, const Grid& grid) {
    const Square from = grid.under(pressed_at());
    const bool movers = !still_to_move(at).empty() && from == mover(at).square;
    return from != no_square && !movers && dragged() && plane_on(at, from) != nullptr ? from : no_square;
}

// Whether the plane whose turn it is is being dragged.
bool is_dragged(const Rules& rules, const Position& at, const Grid& grid) {
    if (still_to_move(at).empty() || rules.due(at)) return false;
    return dragged() && grid.under(pressed_at()) == mover(at).square;
}

}  // namespace

void View::take_pointer(const Area& area) {
    const BoardPress press = board_button(area);
    test_ids::add_cells(square_count, square_name, [this](Square square) { return centre_of(square); });
    const bool hovered = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Square square = hovered ? grid_.under(mouse) : no_square;
    selection_.leave();
    const bool moves = is_dragged(history().rules(), at(), grid_);
    dragging_ = moves && ImGui::IsItemActive() ? std::optional(mouse) : std::nullopt;
    if (press != BoardPress::none && moves) {
        if (hovered) hover(square, mouse);
        return selection_.drop(scene(), square);
    }
    if (const Square other = other_dragged(at(), grid_); press != BoardPress::none && other != no_square)
        return selection_.refuse_drag(scene(), other);
    const bool clicked = press == BoardPress::click;
    if (const HotSpot* spot = hovered ? spot_under(mouse) : nullptr) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        selection_.hover_facing(spot->facing);
        if (clicked) selection_.click_facing(scene(), spot->facing);
        return;
    }
    if (hovered) hover(square, mouse);
    if (selection_.can_end_on(square) || selection_.attack_on(square) != nullptr)
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (clicked) selection_.click(scene(), square);
}

void View::hover(Square square, ImVec2 mouse) {
    const ImVec2 c = centre_of(square);
    std::optional<Offset> in_square;
    if (!platform::surroundings().coarse) {
        const ImVec2 away = grid_.on_board(ImVec2{mouse.x - c.x, mouse.y - c.y});
        in_square = {away.x / grid_.cell, -away.y / grid_.cell};
    }
    selection_.hover(square, in_square);
}

// An arrow may lie over squares that mean something themselves: there the nearer of the two middles is meant.
const View::HotSpot* View::spot_under(ImVec2 mouse) const {
    const Square square = grid_.under(mouse);
    const bool means = selection_.can_end_on(square) || selection_.attack_on(square) != nullptr;
    const float most = means ? distance(centre_of(square), mouse) : FLT_MAX;
    for (const HotSpot& spot : spots_) {
        if (distance(spot.centre, mouse) <= std::min(spot.radius, most)) return &spot;
    }
    return nullptr;
}

std::span<const KeyHelp> View::keys() const { return labels::key_help; }

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_pressed(ImGuiKey_Escape)) return selection_.cancel();
    if (take_answer_key(answers())) return;
    if (selection_.choice() && key_pressed(ImGuiKey_Comma)) return selection_.turn(-1);
    if (selection_.choice() && key_pressed(ImGuiKey_Period)) return selection_.turn(1);
    if (enter_pressed() && selection_.cursor() == no_square) {
        if (selection_.choice()) return selection_.confirm(scene());
        return selection_.show_cursor(scene());
    }
    if (const auto direction = arrow_pressed()) {
        const bool none = selection_.cursor() == no_square && !selection_.choice();
        if (none && takes_arrows()) return selection_.show_cursor(scene());
        selection_.move_cursor(grid_.on_board(*direction));
    }
    if (enter_pressed()) selection_.click(scene(), selection_.cursor());
}

}  // namespace sightlines::aerial_war
