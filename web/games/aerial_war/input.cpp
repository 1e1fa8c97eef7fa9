// Pointer and keys on the board.
#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/view.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"

namespace sightlines::aerial_war {
namespace {

bool pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }

}  // namespace

// Which way the plane shall face on a square: towards where the mouse is in it; a finger cannot say, so an attack
// comes first.
Facing View::facing_meant(Square square) const {
    const std::vector<Facing> facings = facings_at(square);
    if (facings.empty()) return mover(at()).facing;
    const ImVec2 mouse = ImGui::GetIO().MousePos, c = centre_of(square);
    const bool by_mouse = !platform::surroundings().coarse && hovered_ == square;
    const auto worth = [&](Facing facing) {
        const ImVec2 d = direction(facing);
        if (by_mouse) return (mouse.x - c.x) * d.x + (mouse.y - c.y) * d.y;
        const std::optional<AttackForecast>& attack = end_at(square, facing)->attack;
        return attack ? static_cast<float>(attack->destroyed.of) / static_cast<float>(attack->destroyed.out_of) : 0.0f;
    };
    return *std::max_element(facings.begin(), facings.end(), [&](Facing a, Facing b) { return worth(a) < worth(b); });
}

void View::take_pointer(const Area& area) {
    const bool released = board_button(area);
    for (Square square = 0; square < square_count; ++square) {
        const ImVec2 c = centre_of(square);
        test_ids::add("cell:" + square_name(square), {c.x - 3, c.y - 3}, {c.x + 3, c.y + 3});
    }
    const bool hovered = ImGui::IsItemHovered();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    hovered_ = hovered ? grid_.under(mouse) : no_square;
    for (const HotSpot& spot : spots_) {
        const float x = mouse.x - spot.centre.x, y = mouse.y - spot.centre.y;
        if (!hovered || x * x + y * y > spot.radius * spot.radius) continue;
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        pointed_ = Fly{choice_->to, spot.facing};
        hovered_ = no_square;
        if (!released) return;
        if (choice_->facing == spot.facing) return propose(*choice_);
        return choose(choice_->to, spot.facing);
    }
    if (hovered) pointed_.reset();
    const bool flying = at().phase == Phase::fly && hovered_ != no_square;
    if (flying && !facings_at(hovered_).empty()) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        if (!choice_ || choice_->to != hovered_) pointed_ = Fly{hovered_, facing_meant(hovered_)};
    }
    if (released) click(hovered_);
}

void View::click(Square square) {
    highlights_.clear();
    cursor_ = cursor_ == no_square ? no_square : square;
    if (square == no_square) return unchoose();
    switch (at().phase) {
        case Phase::fly: return click_end(square);
        case Phase::ram: return propose(Ram{square});
        case Phase::attack:
            if (square == target_of(at(), mover(at()))->square) return propose(Attack{});
            break;
        case Phase::looping:
            if (square == loop_room(at(), mover(at())).square) return propose(Loop{});
            if (square == target_of(at(), mover(at()))->square) return propose(Stay{});
            break;
        default: break;
    }
    propose(Fly{square, Facing::n});
}

void View::click_end(Square square) {
    if (choice_ && choice_->to == square) return propose(Fly(*choice_));
    if (!facings_at(square).empty()) return choose(square, facing_meant(square));
    unchoose();
    propose(Fly{square, mover(at()).facing});
}

std::span<const KeyHelp> View::keys() const {
    static constexpr std::array<KeyHelp, 6> list{{{"Enter", "put a cursor on the board; choose, fly"},
                                                  {"Arrows", "move the cursor"},
                                                  {",  .", "turn the chosen end to another facing"},
                                                  {"A  F", "attack; hold fire"},
                                                  {"L  S", "loop; stay"},
                                                  {"Escape", "let go"}}};
    return list;
}

void View::turn_choice(int by) {
    const std::vector<Facing> facings = facings_at(choice_->to);
    const auto count = static_cast<int>(facings.size());
    const auto now = static_cast<int>(std::find(facings.begin(), facings.end(), choice_->facing) - facings.begin());
    choose(choice_->to, facings[static_cast<std::size_t>((now + by + count) % count)]);
}

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (pressed(ImGuiKey_Escape)) {
        if (choice_) {
            unchoose();
        } else {
            cursor_ = no_square;
        }
        highlights_.clear();
        return;
    }
    if (pressed(ImGuiKey_A)) return propose(Attack{});
    if (pressed(ImGuiKey_F)) return propose(Hold{});
    if (pressed(ImGuiKey_L)) return propose(Loop{});
    if (pressed(ImGuiKey_S)) return propose(Stay{});
    if (choice_ && pressed(ImGuiKey_Comma)) return turn_choice(-1);
    if (choice_ && pressed(ImGuiKey_Period)) return turn_choice(1);
    const bool enter = pressed(ImGuiKey_Enter) || pressed(ImGuiKey_Space);
    if (cursor_ == no_square && enter) {
        if (choice_) return propose(Fly(*choice_));
        const bool in_turn = at().phase != Phase::initiative && at().phase != Phase::over;
        cursor_ = in_turn ? mover(at()).square : square_count / 2;
        return;
    }
    const Square from = cursor_ != no_square ? cursor_ : choice_ ? choice_->to : no_square;
    if (from == no_square) return;
    constexpr std::array arrows{ImGuiKey_UpArrow, ImGuiKey_RightArrow, ImGuiKey_DownArrow, ImGuiKey_LeftArrow};
    for (const Facing facing : all_facings) {
        if (!ImGui::IsKeyPressed(arrows[index(facing)], true)) continue;
        if (const Square next = ahead(from, facing); next != no_square) cursor_ = next;
    }
    if (enter) click(cursor_);
}

}  // namespace sightlines::aerial_war
