#include "screens/learn_marks.h"

#include <array>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;

constexpr float words_at = 36;  // beside the dots

}  // namespace

const char* words_of_level(int level) {
    constexpr std::array words{"Easy", "Medium", "Hard"};
    return words[static_cast<std::size_t>(level - 1)];
}

float level_width(int level) { return words_at + theme::text_width(Font::text, theme::small, words_of_level(level)); }

float draw_level(ImDrawList& list, ImVec2 at, int level) {
    const theme::Palette& p = theme::palette();
    for (int dot = 0; dot < 3; ++dot) {
        const ImVec2 middle{at.x + 4 + 10 * static_cast<float>(dot), at.y + theme::small / 2};
        if (dot < level) {
            list.AddCircleFilled(middle, 3.5f, p.secondary);
        } else {
            list.AddCircle(middle, 3, p.secondary);
        }
    }
    paint::text(list, theme::font(Font::text), theme::small, {at.x + words_at, at.y}, p.secondary,
                words_of_level(level));
    return level_width(level);
}

void draw_tick(ImDrawList& list, ImVec2 middle) {
    constexpr float radius = 14;
    list.AddCircleFilled(middle, radius, theme::sides()[0].fill);
    const ImVec2 tick[3] = {{middle.x - 6, middle.y}, {middle.x - 2, middle.y + 5}, {middle.x + 6, middle.y - 5}};
    list.AddPolyline(tick, 3, IM_COL32_WHITE, 0, 2.5f);
}

void draw_progress(std::size_t done, std::size_t all, float width) {
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const float part = width * static_cast<float>(done) / static_cast<float>(all);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + width, min.y + 6}, theme::palette().hairline, 3);
    if (part > 0) list.AddRectFilled(min, {min.x + part, min.y + 6}, theme::sides()[0].fill, 3);
    ImGui::Dummy({width, 6});
}

}  // namespace sightlines
