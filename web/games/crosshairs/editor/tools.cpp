// The editor's panel: brushes, the chosen plane, the players, the turn.
#include <algorithm>
#include <array>

#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/editor/editor.h"
#include "games/crosshairs/text/labels.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {

void Editor::draw_brushes(float width) {
    const int players = rules().setup().players;
    const float side = std::min(52.0f, (width - 6 * static_cast<float>(players + 1)) / static_cast<float>(players + 2));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (int brush = 0; brush <= eraser; ++brush) {
        if (brush >= players && brush < cloud_brush) continue;
        if (brush > 0) ImGui::SameLine(0, 6);
        const std::string test_id = brush == cloud_brush ? "brush:cloud"
                                    : brush == eraser    ? "brush:none"
                                                         : "brush:" + std::to_string(brush);
        const float tall = std::max(side, theme::button_height());
        if (tile(test_id, {side, tall}, brush_ == brush)) brush_ = brush;
        const ImVec2 min = ImGui::GetItemRectMin();
        const ImVec2 c{min.x + side / 2, min.y + tall / 2};
        if (brush == cloud_brush) {
            const HexView small{c, side * 0.62f};
            art::cloud(list, small, {0, 0}, nullptr, 1);
        } else if (brush == eraser) {
            const theme::Palette& p = theme::palette();
            const float r = side * 0.2f;
            paint::cross(list, c, r, p.refusal, 2);
        } else {
            art::plane_icon(list, c, side * 0.72f, brush, 1);
        }
    }
}

void Editor::draw_plane_card(float width) {
    const Plane* plane = chosen_plane();
    if (plane == nullptr) return caption(labels::how_to_edit);
    const Plane shown = *plane;
    const float spare = width - 2 * stepper_width() - 8;
    if (spare < 0) ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(theme::unit, theme::unit / 2));
    const std::string nose(heading_words[index(shown.heading)]);
    if (const int by = stepper("plane:turn", nose.c_str(), true, true); by != 0) change_plane(by, 0);
    same_line_if_fits(8, stepper_width(), width);
    const std::string height = labels::high(shown.height);
    if (const int by = stepper("plane:height", height.c_str(), shown.height > 0, shown.height < top_height); by != 0)
        change_plane(0, by);
    if (spare < 0) ImGui::PopStyleVar();
    if (shown.owner == draft().player) {
        if (toggle("plane:acted", shown.acted)) mark_plane();
        ImGui::SameLine(0, 8);
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted(labels::has_acted);
        ImGui::SameLine(0, 16);
    }
    if (theme::button("plane:remove", labels::remove, 0)) remove(chosen_);
}

void Editor::draw_turn(float width) {
    constexpr std::array phases{labels::placing_clouds, labels::flying};
    const int phase = draft().phase == Phase::clouds ? 0 : 1;
    if (const int chosen = segments("phase", phases, phase, width); chosen >= 0) {
        edit([&](Position& next) {
            next.phase = chosen == 0 ? Phase::clouds : Phase::act;
            if (chosen == 0) next.off = rules().start().off;
        });
    }
    if (phase == 0) return;
    const std::string round = labels::round_number(draft().round);
    if (const int by = stepper("round", round.c_str(), draft().round > 1, draft().round < last_round, 76); by != 0)
        edit([by](Position& next) { next.round = static_cast<std::int16_t>(next.round + by); });
    same_line_if_fits(8, stepper_width(64), width);
    const std::string left = labels::to_fly(draft().left);
    if (const int by = stepper("left", left.c_str(), draft().left > 0, draft().left < 12, 64); by != 0)
        edit([by](Position& next) { next.left = static_cast<std::int8_t>(next.left + by); });
}

// A row for each player: the emblem selects who acts; steppers for the planes off the board and the points.
void Editor::draw_players(float width) {
    const bool points = rules().options().type == GameType::ffa;
    for (int player = 0; player < rules().setup().players; ++player) {
        const auto seat = static_cast<std::size_t>(player);
        const std::string number = std::to_string(player);
        if (emblem_tile("acts:" + number, player, draft().player == player, art::emblem))
            edit([player](Position& next) { next.player = static_cast<std::int8_t>(player); });
        ImGui::SameLine(0, 8);
        const auto step = [&](const char* name, PerPlayer Position::* member, std::string (*label)(int), int most) {
            const int value = (draft().*member)[seat];
            const std::string text = label(value);
            const int by = stepper((name + (":" + number)).c_str(), text.c_str(), value > 0, value < most, 54);
            if (by != 0) edit([&](Position& next) { (next.*member)[seat] = static_cast<std::int8_t>(value + by); });
        };
        step("off", &Position::off, labels::off_board, rules().setup().seats[seat].fleet);
        if (!points) continue;
        same_line_if_fits(8, stepper_width(54), width);
        step("points", &Position::points, labels::points_in_editor, most_points);
    }
}

void Editor::draw_tools(float width) {
    draw_brushes(width);
    draw_plane_card(width);
    ImGui::Dummy({0, 4});
    caption(labels::turn_and_fleets);
    draw_players(width);
    draw_turn(width);
}

}  // namespace sightlines::crosshairs
