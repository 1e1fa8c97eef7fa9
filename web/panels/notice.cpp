#include "panels/notice.h"

#include <algorithm>

#include "marks.h"
#include "panels/icons.h"
#include "panels/pane.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {

using theme::Font;

bool draw_notice(const Notice& notice, std::string_view game, const Area& board, bool on_top) {
    const theme::Palette& p = theme::palette();
    const float width = std::min(460.0f, board.size().x - 24);
    const bool rule = !notice.rule.empty() && notice.rule != "FORMAT";
    const float text_width = width - 32 - theme::button_height();
    const ImVec2 text = theme::font(Font::text)->CalcTextSizeA(theme::body, 1000, text_width, notice.message.c_str());
    const float height = text.y + 24 + (rule ? theme::button_height() * 0.8f + 4 : 0);
    const ImVec2 min{board.min.x + (board.size().x - width) / 2, on_top ? board.min.y + 16 : board.max.y - height - 16};
    const Pane pane("notice", min, {width, height}, 0, {16, 12}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + width, min.y + height}, p.raised, theme::radius);
    list.AddRect(min, {min.x + width, min.y + height}, p.refusal, theme::radius, 0, 1.5f);
    list.AddRectFilled(min, {min.x + 5, min.y + height}, p.refusal, theme::radius, ImDrawFlags_RoundCornersLeft);
    ImGui::PushTextWrapPos(16 + text_width);
    ImGui::TextUnformatted(notice.message.c_str());
    ImGui::PopTextWrapPos();
    marks::add("notice", min, {min.x + width, min.y + height});
    if (rule) {
        if (theme::button(("Read rule " + notice.rule).c_str(), 0, theme::Weight::quiet))
            platform::show_rule(game, notice.rule);
        marks::add_item("notice:rule");
    }
    ImGui::SetCursorScreenPos({min.x + width - theme::button_height() - 4, min.y + 4});
    return !icon_button("notice:close", Icon::close);
}

}  // namespace sightlines
