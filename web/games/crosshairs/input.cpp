// Pointer and keys on the board.
#include <algorithm>
#include <cfloat>

#include "base/keys.h"
#include "base/test_ids.h"
#include "games/crosshairs/flight_keys.h"
#include "games/crosshairs/text/labels.h"
#include "games/crosshairs/view.h"
#include "imgui.h"
#include "widgets/controls.h"

namespace sightlines::crosshairs {
namespace {

// The hexes that can be pressed themselves: with a plane, the chosen one, other starting hexes, and those to which the
// chosen plane can fly.
bool is_pressed_itself(const Selection& selection, const Selection::Scene& scene, Cell cell) {
    if (cell == no_cell) return false;
    const std::optional<Choice>& choice = selection.choice();
    if (plane_at(scene.at, cell) != nullptr || (choice && choice->cell == cell)) return true;
    if (!choice || choice->entering) return selection.can_choose(scene, cell);
    const std::vector<Cell> ahead = path(scene.at, choice->cell, Manoeuvre::level_two);
    return std::ranges::find(ahead, cell) != ahead.end();
}

}  // namespace

void View::take_pointer(const Area& area) {
    const BoardPress press = board_button(area);
    test_ids::add_cells(cell_count, cell_name, [this](Cell cell) { return centre_of(cell); });
    for (const HotSpot& spot : spots_) {
        test_ids::add_point(spot.test_id, spot.centre, 4);
        if (!rules().check(at(), spot.action).accepted()) test_ids::add_point("faint:" + spot.test_id, spot.centre, 4);
    }
    const bool hovered = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const Cell cell = hovered ? cell_under(mouse) : no_cell;
    selection_.hover(cell);
    const bool dropped = ImGui::IsItemDeactivated();
    if ((ImGui::IsItemActive() || dropped) && take_drag(cell, dropped)) return;
    const bool released = press == BoardPress::click;
    if (const HotSpot* spot = hovered ? spot_under(mouse) : nullptr) {
        selection_.hover_action(spot->action);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (!released) return;
        if (!spot->plan) return propose(Action(spot->action));
        return selection_.press(scene(), *spot->plan);
    }
    if (hovered) selection_.hover_action(std::nullopt);
    if (cell != no_cell && selection_.can_choose(scene(), cell)) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (released) selection_.click(scene(), cell);
}

// A plane is dragged or dropped. A press on an arrow is none.
bool View::take_drag(Cell cell, bool dropped) {
    const Cell from = cell_under(pressed_at());
    const Plane* plane = from == no_cell ? nullptr : plane_at(at(), from);
    if (!dragged() || plane == nullptr || spot_under(pressed_at()) != nullptr || at().phase == Phase::over)
        return false;
    if (!selection_.can_choose(scene(), from)) {
        if (dropped) selection_.refuse_drag(scene(), from);
        return true;
    }
    selection_.pick_up(scene(), from);
    if (dropped) {
        selection_.drop(scene(), cell);
    } else {
        selection_.hold_over(scene(), cell);
    }
    return true;
}

// The nearest spot. Such a hex under the pointer takes precedence over an arrow that overlaps it.
const View::HotSpot* View::spot_under(ImVec2 mouse) const {
    const Cell cell = cell_under(mouse);
    const bool on_hex = is_pressed_itself(selection_, scene(), cell);
    float nearest = on_hex ? distance(centre_of(cell), mouse) : FLT_MAX;
    const HotSpot* found = nullptr;
    for (const HotSpot& spot : spots_) {
        const float away = distance(spot.centre, mouse);
        if (away > spot.radius || away > nearest || (found != nullptr && away == nearest)) continue;
        nearest = away;
        found = &spot;
    }
    return found;
}

std::span<const KeyHelp> View::keys() const { return labels::key_help; }

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_pressed(ImGuiKey_L)) all_lines_ = !all_lines_;
    if (key_pressed(ImGuiKey_Escape)) return selection_.cancel(scene());
    if (at().phase == Phase::clouds && key_pressed(ImGuiKey_G)) return selection_.propose_opening();
    if (take_answer_key(answers())) return;
    if (key_pressed(ImGuiKey_F)) return selection_.move_cursor_to_target(scene());
    const Cell cursor = selection_.cursor();
    if (selection_.choice() && (cursor == no_cell || cursor == selection_.choice()->cell)) return card_keys();
    cursor_keys();
}

// With a plane chosen, up and down change the manoeuvre, left and right the rotation.
void View::card_keys() {
    const ArrowSteps steps = arrow_steps();
    if (steps.across != 0 || steps.down != 0) selection_.hover_action(std::nullopt);
    selection_.turn(steps.across);
    selection_.next_manoeuvre(scene(), steps.down);
    if (!selection_.choice()->entering) {
        for (const Manoeuvre kind : all_manoeuvres) {
            if (key_pressed(flight_key(kind).key)) selection_.set_manoeuvre(kind);
        }
        if (key_pressed(ImGuiKey_X)) return propose(Crash{selection_.choice()->cell});
    }
    if (enter_pressed()) selection_.confirm(scene());
}

void View::cursor_keys() {
    if (selection_.cursor() == no_cell) {
        if (enter_pressed() || (takes_arrows() && arrow_pressed())) selection_.show_cursor();
        return;
    }
    if (const auto direction = arrow_pressed()) selection_.move_cursor(look_.on_board(*direction));
    if (enter_pressed()) selection_.click(scene(), selection_.cursor());
}

}  // namespace sightlines::crosshairs
