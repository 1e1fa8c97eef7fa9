// The keys of the panel: each stands on its button and in the list of keys.
#include <algorithm>

#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {
namespace {

bool key_pressed(ImGuiKey key) { return ImGui::IsKeyPressed(key, false); }

int digit() {
    for (int each = 1; each <= 9; ++each) {
        if (key_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + each))) return each;
    }
    return 0;
}

// -1, 0 or 1.
int either(ImGuiKey less, ImGuiKey more) { return (key_pressed(more) ? 1 : 0) - (key_pressed(less) ? 1 : 0); }

}  // namespace

// What can be done in every phase: another unit, a digit, left and right, what is shown.
bool View::common_keys() {
    if (const int by = either(ImGuiKey_Comma, ImGuiKey_Period); by != 0) return step_choice(by), true;
    if (const int place = digit(); place > 0) {
        const std::vector<UnitId> list = picks();
        if (place <= static_cast<int>(list.size())) pick(list[static_cast<std::size_t>(place - 1)]);
        return true;
    }
    if (key_pressed(ImGuiKey_V) || key_pressed(ImGuiKey_Space)) {
        if (seen().phase != Phase::objective) return confirm(), true;
        if (piece_ != no_piece) give_order(Objective{piece_});
        return true;
    }
    const int by = either(ImGuiKey_A, ImGuiKey_D);
    if (by == 0) return false;
    if (seen().phase == Phase::react) return set_point(point_ + by), true;
    if (tool_ == Tool::smoke || tool_ == Tool::wire) {
        slant_ = static_cast<Slant>((static_cast<int>(slant_) + by + 4) % 4);
        return forecast(), true;
    }
    return turn_face(by), true;
}

// The closest enemy that it could fire at, or high explosive at any.
void View::aim_at_closest() {
    for (const LineForecast& line : lines_) {
        const bool observed = seen()[unit_].kind == Kind::fo && line.seen;
        if ((line.fire.accepted() && line.closest) || observed) return aim_at_unit(line.enemy);
    }
}

bool View::play_keys() {
    if (key_pressed(ImGuiKey_E)) return give_order(EndTurn{}), true;
    if (unit_ == no_unit) return false;
    const Unit& unit = seen()[unit_];
    if (key_pressed(ImGuiKey_F)) return target_ == no_unit ? aim_at_closest() : confirm(), true;
    if (key_pressed(ImGuiKey_L)) return give_order(Rally{unit_}), true;
    if (key_pressed(ImGuiKey_P)) {
        if (unit.prone) return give_order(Pivot{unit_, no_heading, no_heading}), true;
        return give_order(GoProne{unit_}), true;
    }
    if (key_pressed(ImGuiKey_G)) return grouping_ = !grouping_, true;
    if (key_pressed(ImGuiKey_X)) {
        const std::vector<UnitId> list = directors();
        if (!list.empty()) set_by(list.front());
        return true;
    }
    const std::pair<ImGuiKey, Tool> tools[] = {
        {ImGuiKey_U, Tool::turn},    {ImGuiKey_J, Tool::turret}, {ImGuiKey_B, Tool::retreat}, {ImGuiKey_I, Tool::cross},
        {ImGuiKey_C, Tool::assault}, {ImGuiKey_S, Tool::smoke},  {ImGuiKey_S, Tool::recon}};
    for (const auto& [key, tool] : tools) {
        if (key_pressed(key) && can_use(tool)) return choose_tool(tool), true;
    }
    return false;
}

bool View::panel_keys() {
    if (decider() == nobody || is_covered()) return false;
    if (common_keys()) return true;
    switch (seen().phase) {
        case Phase::play: return play_keys();
        case Phase::react:
            if (key_pressed(ImGuiKey_F)) return confirm(), true;
            if (key_pressed(ImGuiKey_X) && !directors().empty()) return set_by(directors().front()), true;
            if (key_pressed(ImGuiKey_W)) return give_order(Hold{}), true;
            return false;
        case Phase::group:
            if (key_pressed(ImGuiKey_W)) return give_order(Done{}), true;
            return false;
        case Phase::deploy:
            if (key_pressed(ImGuiKey_W)) return give_order(Done{}), true;
            if (key_pressed(ImGuiKey_B) && can_use(Tool::mine)) return choose_tool(Tool::mine), true;
            if (key_pressed(ImGuiKey_C) && can_use(Tool::wire)) return choose_tool(Tool::wire), true;
            if (key_pressed(ImGuiKey_I) && unit_ != no_unit && piece_ != no_piece)
                return give_order(Hide{unit_, piece_}), true;
            return false;
        default: return false;
    }
}

}  // namespace sightlines::crossfire_squads
