#include "screens/table/chances_bar.h"

#include <algorithm>
#include <string>

#include "base/test_ids.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float bar_height = 10;

}  // namespace

void draw_chances(const BoardView& view, std::span<const int> chances, float width) {
    const theme::Palette& p = theme::palette();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int sum = 0;
    for (const int chance : chances) sum += chance;
    float x = begin.x;
    int before = 0, told = 0;  // percents are rounded so that they add up to 100
    std::string text;
    for (std::size_t player = 0; player < chances.size(); ++player) {
        const float part = width * static_cast<float>(chances[player]) / static_cast<float>(std::max(1, sum));
        list.AddRectFilled({x, begin.y}, {x + part, begin.y + bar_height},
                           view.player_colour(static_cast<int>(player)));
        x += part;
        list.AddLine({platform::snap(x), begin.y}, {platform::snap(x), begin.y + bar_height}, p.panel, 2);
        before += chances[player];
        const int up_to = (200 * before + sum) / std::max(1, 2 * sum);
        text += (player == 0 ? "" : ", ") + view.player_name(static_cast<int>(player)) + " " +
                std::to_string(up_to - told) + "%";
        told = up_to;
    }
    list.AddRect(begin, {begin.x + width, begin.y + bar_height}, p.hairline, 2);
    ImGui::Dummy({width, bar_height});
    test_ids::add_item("judgement");
    caption(text.c_str());
}

void draw_no_chances(const char* why, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImGui::GetWindowDrawList()->AddRect(begin, {begin.x + width, begin.y + bar_height}, theme::palette().hairline, 2);
    ImGui::Dummy({width, bar_height});
    caption(why);
}

}  // namespace sightlines
