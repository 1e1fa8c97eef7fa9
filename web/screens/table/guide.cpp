#include "screens/table/guide.h"

#include <algorithm>

#include "app/test_ids.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {

void Guide::update(const BoardView& view) {
    const std::vector<GuideHint> due = view.guide();
    if (now_ &&
        std::find_if(due.begin(), due.end(), [&](const GuideHint& hint) { return hint.id == now_->id; }) == due.end())
        now_.reset();
    if (now_) return;
    for (const GuideHint& hint : due) {
        if (std::find(shown_.begin(), shown_.end(), hint.id) != shown_.end()) continue;
        shown_.emplace_back(hint.id);
        now_ = hint;
        platform::announce(hint.text);
        return;
    }
}

void Guide::draw(float width) {
    if (!now_) return;
    const float letters = platform::surroundings().coarse ? theme::small : theme::body;
    const theme::Palette& p = theme::palette();
    constexpr float padding = 10;
    const ImVec2 min = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float text_width = width - 2 * padding - theme::button_height() - 36;
    const float high = theme::font(theme::Font::text)->CalcTextSizeA(letters, 10000, text_width, now_->text).y;
    const float height = std::max(high, theme::button_height()) + 2 * padding;
    const ImVec2 max{min.x + width, min.y + height};
    list.AddRectFilled(min, max, theme::fade(p.accent, 0.14f), theme::radius);
    list.AddRect(min, max, p.accent, theme::radius);
    list.AddText(theme::font(theme::Font::text), letters, {min.x + padding, min.y + (height - high) / 2}, p.text,
                 now_->text, nullptr, text_width);
    constexpr const char* dismiss = "Got it";
    const float button = theme::button_height() + 32;
    ImGui::SetCursorScreenPos({max.x - button - padding / 2, min.y + (height - theme::button_height()) / 2});
    const bool pressed = theme::button(dismiss, button, theme::Weight::quiet);
    test_ids::add_item("guide:dismiss");
    test_ids::add("guide", min, max);
    ImGui::SetCursorScreenPos({min.x, max.y + 6});
    if (pressed) now_.reset();
}

}  // namespace sightlines
