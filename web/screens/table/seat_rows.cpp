#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "screens/table/seat_rows.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {

bool draw_seats(const GameInfo& game, const BoardView& view, std::string& seats, float width) {
    const std::string before = seats;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float indent = 32;
    seats.resize(static_cast<std::size_t>(view.players()), seats::here);
    int highest = 0;  // of the levels that are offered
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
        highest = std::max({highest, level, game.levels});
        ImGui::SetCursorScreenPos({at.x + indent, ImGui::GetCursorScreenPos().y});
        constexpr std::array<const char*, seats::highest_level> names{"Level 1", "2", "3", "4"};
        const std::span offered(names.data(), static_cast<std::size_t>(std::max(level, game.levels)));
        const int harder = segments((name + ":level").c_str(), offered, level - 1, width - indent);
        if (harder >= 0) seat = seats::computer(harder + 1);
    }
    if (highest > 0)
        caption(("Level 1 answers at once and can be beaten by a beginner; level " + std::to_string(highest) +
                 (highest > 3 ? " plays best, and takes its time." : " plays well."))
                    .c_str());
    return seats != before;
}

}  // namespace sightlines
