#include "screens/table/guide.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "platform.h"
#include "text/device.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float below = 6;

float padding() { return platform::surroundings().is_low() ? 6.0f : 10.0f; }
constexpr const char* dismiss = "Got it";
float button_width() {
    const float word = theme::text_width(theme::Font::text, theme::body, dismiss);
    return std::ceil(word) + (platform::surroundings().is_low() ? 16.0f : 24.0f);
}

float usual_letters() { return platform::surroundings().coarse ? theme::small : theme::body; }

float text_width(float width) { return width - 2 * padding() - button_width() - 4; }

float text_height(const std::string& text, float width, float letters) {
    return theme::text_size(theme::Font::text, letters, text, text_width(width)).y;
}

float card_height(float text) { return std::max(text, theme::button_height()) + 2 * padding(); }

}  // namespace

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
        platform::announce(words());
        return;
    }
}

void Guide::wait() {
    if (!now_) return;
    std::erase(shown_, now_->id);
    now_.reset();
}

std::string Guide::words() const { return wording::for_device(now_->text, platform::surroundings().coarse); }

float Guide::height(float width) const {
    return now_ ? card_height(text_height(words(), width, usual_letters())) + below : 0;
}

void Guide::draw(float width, float fills) {
    if (!now_) return;
    const theme::Palette& p = theme::palette();
    const ImVec2 min = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string text = words();
    float letters = fills > 0 ? theme::body : usual_letters();
    if (fills > 0 && card_height(text_height(text, width, letters)) + below > fills) letters = theme::small;
    const float high = text_height(text, width, letters), height = std::max(card_height(high), fills - below);
    const ImVec2 max{min.x + width, min.y + height};
    list.AddRectFilled(min, max, theme::fade(p.accent, 0.14f), theme::radius);
    list.AddRect(min, max, p.accent, theme::radius);
    list.AddText(theme::font(theme::Font::text), letters, {min.x + padding(), min.y + (height - high) / 2}, p.text,
                 text.c_str(), nullptr, text_width(width));
    const float button = button_width();
    ImGui::SetCursorScreenPos({max.x - button - padding() / 2, min.y + (height - theme::button_height()) / 2});
    const bool pressed = theme::button("guide:dismiss", dismiss, button, theme::Weight::quiet);
    test_ids::add("guide", min, max);
    ImGui::SetCursorScreenPos({min.x, max.y + below});
    if (pressed) now_.reset();
}

}  // namespace sightlines
