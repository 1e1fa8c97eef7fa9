// Pointer and keys on the board.
#include <algorithm>
#include <array>
#include <cfloat>

#include "app/test_ids.h"
#include "games/crosshairs/cursor.h"
#include "games/crosshairs/rules/fire.h"
#include "games/crosshairs/view.h"
#include "imgui.h"
#include "widgets/controls.h"

namespace sightlines::crosshairs {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }
bool pressed_again(ImGuiKey key) { return ImGui::IsKeyPressed(key, true); }

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

}  // namespace

void View::take_pointer(const Area& area) {
    const bool released = board_button(area);
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const ImVec2 centre = centre_of(cell);
        test_ids::add("cell:" + cell_name(cell), {centre.x - 3, centre.y - 3}, {centre.x + 3, centre.y + 3});
    }
    const bool hovered = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    hovered_ = hovered ? cell_under(mouse) : no_cell;

    // A plane under the pointer is meant, not an arrow that reaches into its hex.
    const Plane* pointed_plane = hovered_ == no_cell ? nullptr : plane_at(at(), hovered_);
    const float to_plane = pointed_plane == nullptr ? FLT_MAX : squared(centre_of(hovered_), mouse);
    const HotSpot* spot = nullptr;
    for (const HotSpot& candidate : spots_) {
        test_ids::add(candidate.mark, {candidate.centre.x - 4, candidate.centre.y - 4},
                      {candidate.centre.x + 4, candidate.centre.y + 4});
        const float distance = squared(candidate.centre, mouse);
        if (!hovered || distance > candidate.radius * candidate.radius || distance > to_plane) continue;
        if (spot == nullptr || distance < squared(spot->centre, mouse)) spot = &candidate;
    }
    if (spot != nullptr) {
        pointed_ = spot->action;
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (released) propose(Action(spot->action));
        return;
    }
    if (hovered) pointed_.reset();
    if (hovered_ != no_cell && can_choose(hovered_)) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (released) click(hovered_);
}

void View::click(Cell cell) {
    highlights_.clear();
    refused_cell_.reset();
    cursor_ = cursor_ == no_cell ? no_cell : cell;
    if (cell == no_cell) return unchoose();
    if (at().phase == Phase::clouds) return propose(PlaceCloud{cell});
    if (at().phase == Phase::over) return;

    const Plane* plane = plane_at(at(), cell);
    if (choice_ && !choice_->entering && plane == nullptr) {
        const std::vector<Cell> one = way(at(), choice_->cell, Manoeuvre::level_one);
        const std::vector<Cell> two = way(at(), choice_->cell, Manoeuvre::level_two);
        const std::vector<Cell> planned_way = way(at(), choice_->cell, choice_->manoeuvre);
        if (!planned_way.empty() && planned_way.back() == cell) return propose(planned());
        const bool diving = at().phase == Phase::dive;
        if (!one.empty() && one.back() == cell) {
            choice_->manoeuvre = diving ? Manoeuvre::swoop : Manoeuvre::level_one;
            return;
        }
        if (!diving && two.size() == 2 && two.back() == cell) {
            choice_->manoeuvre = Manoeuvre::level_two;
            return;
        }
    }
    if (plane != nullptr && plane->owner != at().player) return propose(Shoot{cell});
    if (can_choose(cell)) {
        if (choice_ && choice_->cell == cell && at().phase == Phase::act) return unchoose();
        return choose(cell);
    }
    if (plane != nullptr) {
        propose(action_of(cell, Manoeuvre::level_one, 0));
        return unchoose();
    }
    const bool could_enter =
        at().phase == Phase::act && at().left > 0 && at().off[static_cast<std::size_t>(at().player)] > 0;
    if (!choice_ && could_enter) propose(Enter{cell});
    unchoose();
}

std::span<const KeyHelp> View::keys() const {
    static constexpr std::array<KeyHelp, 10> list{
        {{"Enter", "put a cursor on the board; choose, play"},
         {"Arrows", "move the cursor; with a plane chosen: manoeuvre and rotation"},
         {"C  1  2  S  P", "climb, level 1 and 2, swoop, power dive"},
         {"X", "crash, when nothing else is possible"},
         {"F", "put the cursor on a plane that can be shot"},
         {"U", "pull out of the dive"},
         {"E", "end the turn"},
         {"G", "scatter the remaining clouds"},
         {"L", "show every line of fire"},
         {"Escape", "let go"}}};
    return list;
}

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (pressed(ImGuiKey_L)) all_lines_ = !all_lines_;
    if (pressed(ImGuiKey_Escape)) {
        if (choice_ && at().phase == Phase::act) {
            unchoose();
        } else {
            cursor_ = no_cell;
        }
        highlights_.clear();
        return;
    }
    if (at().phase == Phase::clouds && pressed(ImGuiKey_G)) return propose_opening();
    if (at().phase == Phase::dive && pressed(ImGuiKey_U)) return propose(PullOut{});
    if (pressed(ImGuiKey_E) && at().phase == Phase::act) return propose(EndTurn{});
    if (pressed(ImGuiKey_F)) {
        for (const Action& action : legal_actions(rules(), at())) {
            if (const Shoot* shot = std::get_if<Shoot>(&action)) {
                cursor_ = shot->target;
                break;
            }
        }
        return;
    }
    if (choice_ && (cursor_ == no_cell || cursor_ == choice_->cell)) return card_keys();
    cursor_keys();
}

// With a plane chosen the arrows walk through its card: manoeuvre up and down, rotation left and right.
void View::card_keys() {
    const int side = (pressed_again(ImGuiKey_RightArrow) ? 1 : 0) - (pressed_again(ImGuiKey_LeftArrow) ? 1 : 0);
    const int down = (pressed_again(ImGuiKey_DownArrow) ? 1 : 0) - (pressed_again(ImGuiKey_UpArrow) ? 1 : 0);
    if (side != 0 || down != 0) pointed_.reset();
    if (choice_->entering) {
        choice_->heading = turned(choice_->heading, side);
        const int highest = rules().options().handicap[static_cast<std::size_t>(at().player)];
        choice_->height = std::clamp(choice_->height - down, 0, highest);
    } else {
        choice_->turn = std::clamp(choice_->turn + side, -1, 1);
        choice_->manoeuvre = static_cast<Manoeuvre>(std::clamp(static_cast<int>(choice_->manoeuvre) + down, 0, 4));
        constexpr std::array keys{ImGuiKey_C, ImGuiKey_1, ImGuiKey_2, ImGuiKey_S, ImGuiKey_P};
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (pressed(keys[i])) choice_->manoeuvre = manoeuvres[i].kind;
        }
        if (pressed(ImGuiKey_X)) return propose(Crash{choice_->cell});
    }
    if (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_Space)) propose(planned());
}

void View::cursor_keys() {
    constexpr Cell middle = cell_count / 2;
    const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_Space);
    if (cursor_ == no_cell) {
        if (enter) cursor_ = choice_ ? choice_->cell : middle;
        return;
    }
    for (const ImGuiKey key : {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow}) {
        if (pressed_again(key)) cursor_ = beside(cursor_, key);
    }
    if (enter) click(cursor_);
}

}  // namespace sightlines::crosshairs
