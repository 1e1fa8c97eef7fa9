#include <array>

#include "screens/table/seats.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {

bool draw_seats(const BoardView& view, std::string& seats, float width) {
    const std::string before = seats;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float indent = 32;
    seats.resize(static_cast<std::size_t>(view.players()), seats::here);
    bool levels = false;
    for (int player = 0; player < view.players(); ++player) {
        char& seat = seats[static_cast<std::size_t>(player)];
        const std::string name = "seat:" + std::to_string(player);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        view.draw_emblem(list, {at.x + 12, at.y + theme::button_height() / 2}, 22, player);
        ImGui::SetCursorScreenPos({at.x + indent, at.y});
        constexpr std::array kinds{"Here", "By link", "Computer"};
        const int kind = seats::level_of(seat) > 0 ? 2 : seat == seats::elsewhere ? 1 : 0;
        const int chosen = segments(name.c_str(), kinds, kind, width - indent);
        if (chosen >= 0 && chosen != kind)
            seat = chosen == 2 ? seats::computer(seats::usual_level) : chosen == 1 ? seats::elsewhere : seats::here;
        const int level = seats::level_of(seat);
        if (level == 0) continue;
        levels = true;
        ImGui::SetCursorScreenPos({at.x + indent, ImGui::GetCursorScreenPos().y});
        constexpr std::array names{"Level 1", "2", "3", "4"};
        const int harder = segments((name + ":level").c_str(), names, level - 1, width - indent);
        if (harder >= 0) seat = seats::computer(harder + 1);
    }
    if (levels) caption("Level 1 answers at once and can be beaten by a beginner; level 4 thinks for some seconds.");
    return seats != before;
}

}  // namespace sightlines
