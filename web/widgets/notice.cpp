#include "widgets/notice.h"

#include <algorithm>

#include "app/test_ids.h"
#include "platform.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

using theme::Font;

namespace {

// How much of the highlighted areas would be covered.
float overlap_area(const Area& place, std::span<const Area> lit) {
    float sum = 0;
    for (const Area& area : lit) {
        const float wide = std::min(place.max.x, area.max.x) - std::max(place.min.x, area.min.x);
        const float high = std::min(place.max.y, area.max.y) - std::max(place.min.y, area.min.y);
        if (wide > 0 && high > 0) sum += wide * high;
    }
    return sum;
}

// The position that covers least; the preferred edge first, then the other, then from the top down.
ImVec2 place_for(ImVec2 size, const Area& board, std::span<const Area> lit, bool on_top) {
    constexpr float margin = 16, step = 8;
    const float top = board.min.y + margin, bottom = std::max(top, board.max.y - size.y - margin);
    const float x = board.min.x + (board.size().x - size.x) / 2;
    ImVec2 best{x, on_top ? top : bottom};
    const auto overlap_at = [&](ImVec2 min) { return overlap_area({min, {min.x + size.x, min.y + size.y}}, lit); };
    float least = overlap_at(best);
    const auto try_at = [&](float y) {
        if (const float overlap = overlap_at({x, y}); overlap < least) least = overlap, best.y = y;
    };
    try_at(on_top ? bottom : top);
    for (float y = top + step; y < bottom; y += step) try_at(y);
    return best;
}

}  // namespace

bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top) {
    const theme::Palette& p = theme::palette();
    const float width = std::min(460.0f, board.size().x - 24);
    const bool rule = !notice.rule.empty() && notice.rule != "FORMAT";
    const float text_width = width - 32 - theme::button_height();
    const ImVec2 text = theme::font(Font::text)->CalcTextSizeA(theme::body, 1000, text_width, notice.message.c_str());
    const float height = text.y + 24 + (rule ? theme::button_height() * 0.8f + 4 : 0);
    const ImVec2 min = place_for({width, height}, board, lit, on_top);
    const Pane pane("notice", min, {width, height}, 0, {16, 12}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + width, min.y + height}, p.raised, theme::radius);
    list.AddRect(min, {min.x + width, min.y + height}, p.refusal, theme::radius, 0, 1.5f);
    list.AddRectFilled(min, {min.x + 5, min.y + height}, p.refusal, theme::radius, ImDrawFlags_RoundCornersLeft);
    ImGui::PushTextWrapPos(16 + text_width);
    ImGui::TextUnformatted(notice.message.c_str());
    ImGui::PopTextWrapPos();
    test_ids::add("notice", min, {min.x + width, min.y + height});
    if (rule) {
        if (theme::button(("Read rule " + notice.rule).c_str(), 0, theme::Weight::quiet))
            platform::show_rule(game, notice.rule);
        test_ids::add_item("notice:rule");
    }
    ImGui::SetCursorScreenPos({min.x + width - theme::button_height() - 4, min.y + 4});
    return !icon_button("notice:close", Icon::close);
}

}  // namespace sightlines
