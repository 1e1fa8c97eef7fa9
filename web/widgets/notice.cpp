#include "widgets/notice.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/test_ids.h"
#include "platform.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines {

using theme::Font;

namespace {

// How much of what is lit would be covered there.
float overlap_area(const Area& place, std::span<const Area> lit) {
    float sum = 0;
    for (const Area& area : lit) {
        const float wide = std::min(place.max.x, area.max.x) - std::max(place.min.x, area.min.x);
        const float high = std::min(place.max.y, area.max.y) - std::max(place.min.y, area.min.y);
        if (wide > 0 && high > 0) sum += wide * high;
    }
    return sum;
}

// Near what is lit, where it covers least of it; without anything lit at the edge of the board.
ImVec2 place_for(ImVec2 size, const Area& board, std::span<const Area> lit, bool on_top) {
    constexpr float margin = 12, step = 8;
    const float left = board.min.x + margin, right = std::max(left, board.max.x - size.x - margin);
    const float top = board.min.y + margin, bottom = std::max(top, board.max.y - size.y - margin);
    ImVec2 best{(left + right) / 2, on_top ? top : bottom};
    if (lit.empty()) return best;
    Area all = lit.front();
    for (const Area& area : lit) {
        all.min = {std::min(all.min.x, area.min.x), std::min(all.min.y, area.min.y)};
        all.max = {std::max(all.max.x, area.max.x), std::max(all.max.y, area.max.y)};
    }
    const ImVec2 middle{(all.min.x + all.max.x - size.x) / 2, (all.min.y + all.max.y - size.y) / 2};
    float least = std::numeric_limits<float>::max();
    const auto try_at = [&](float x, float y) {
        const float overlap_at = overlap_area({{x, y}, {x + size.x, y + size.y}}, lit);
        const float away = std::hypot(x - middle.x, y - middle.y);
        if (overlap_at * 1000 + away < least) least = overlap_at * 1000 + away, best = {x, y};
    };
    for (float y = top; y <= bottom; y += step) {
        for (const float x : {left, std::clamp(middle.x, left, right), right}) try_at(x, y);
    }
    return best;
}

}  // namespace

// Only its buttons take the pointer: a press beside them is meant for the board below.
bool draw_notice(const Notice& notice, std::string_view game, const Area& board, std::span<const Area> lit,
                 bool on_top) {
    const theme::Palette& p = theme::palette();
    const bool low = platform::surroundings().is_low();  // where a tall box would cover what it is about
    const float letters = low ? theme::small : theme::body;
    const float width = std::min(low ? 560.0f : 420.0f, board.size().x - 24);
    const bool rule = !notice.rule.empty() && notice.rule != "FORMAT";
    const float button = theme::button_height();
    const float rule_width = rule ? button * 1.6f : 0;
    const float text_width = width - 28 - button - rule_width;
    ImFont* font = theme::font(Font::text);
    const ImVec2 text = font->CalcTextSizeA(letters, 1000, text_width, notice.message.c_str());
    const float height = std::max(button + (low ? 0.0f : 8.0f), text.y + (low ? 8.0f : 20.0f));
    const ImVec2 min = place_for({width, height}, board, lit, on_top);
    const ImVec2 max{min.x + width, min.y + height};
    {
        const Pane card("notice", min, {width, height}, 0, {0, 0}, Pane::Kind::overlay);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        list.AddRectFilled(min, max, p.raised, theme::radius);
        const ImU32 edge = notice.told ? p.secondary : p.refusal;
        list.AddRect(min, max, edge, theme::radius, 0, 1.5f);
        list.AddRectFilled(min, {min.x + 5, max.y}, edge, theme::radius, ImDrawFlags_RoundCornersLeft);
        list.AddText(font, letters, {min.x + 16, min.y + (height - text.y) / 2 - 1}, p.text, notice.message.c_str(),
                     nullptr, text_width);
    }
    test_ids::add("notice", min, max);
    const Pane buttons("notice:buttons", {max.x - button - rule_width - 4, min.y + (height - button) / 2},
                       {button + rule_width, button}, 0, {0, 0}, Pane::Kind::floats);
    if (rule) {
        if (theme::button("notice:rule", "Rule", rule_width, theme::Weight::quiet))
            platform::show_rule(game, notice.rule);
        tip("Read rule " + notice.rule);
        ImGui::SameLine(0, 0);
    }
    const bool closed = icon_button("notice:close", Icon::close);
    const bool elsewhere = ImGui::IsMouseClicked(ImGuiMouseButton_Left) &&
                           !ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    return !closed && !elsewhere;
}

}  // namespace sightlines
