#include "screens/table/lesson_card.h"

#include "app/test_ids.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float narrow = 240;  // below this width the text is small; CSS pixels

void draw_paragraph(const std::string& text, float width, Font font, float size, ImU32 colour) {
    const Type type(font, size);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::PushStyleColor(ImGuiCol_Text, colour);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopStyleColor();
    ImGui::PopTextWrapPos();
}

// Text on a coloured background with a bar at the left.
void draw_callout(const std::string& text, float width, ImU32 bar, Font font, float size) {
    constexpr float pad = 10;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    const float high = theme::font(font)->CalcTextSizeA(size, FLT_MAX, width - 2 * pad - 4, text.c_str()).y + 12;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(begin, {begin.x + width, begin.y + high}, theme::fade(bar, 0.1f), 4);
    list.AddRectFilled(begin, {begin.x + 4, begin.y + high}, bar, 2);
    ImGui::SetCursorScreenPos({begin.x + pad + 4, begin.y + 6});
    draw_paragraph(text, width - 2 * pad - 4, font, size, theme::palette().text);
    ImGui::SetCursorScreenPos({begin.x, begin.y + high + 6});
    ImGui::Dummy({0, 0});
}

}  // namespace

bool LessonCard::judge(Match& match, std::size_t from) {
    step_ = after_play(lesson(), match, from);
    return step_.stand == LessonStep::Stand::taken_back || step_.replies > 0;
}

void LessonCard::update(const Match& match) { step_ = standing(lesson(), match); }

void LessonCard::draw_said(float width) const {
    const theme::Palette& p = theme::palette();
    const bool done = !is_open();
    const std::string said = done && step_.said.empty() ? "Done." : step_.said;
    if (said.empty()) return;
    draw_callout(said, width, done ? theme::sides()[0].fill : p.refusal, Font::strong, theme::body);
    test_ids::add_item(done ? "lesson:done" : "lesson:said");
}

void LessonCard::draw_heading(float width, bool small) const {
    const std::string count = "Lesson " + std::to_string(which_ + 1) + " of " + std::to_string(book_->lessons.size());
    const std::string& title = lesson().title;
    const theme::Palette& p = theme::palette();
    if (small) return draw_paragraph(count + ": " + title, width, Font::text, theme::small, p.secondary);
    draw_paragraph(count, width, Font::text, theme::small, p.secondary);
    draw_paragraph(title, width, Font::display, width < narrow ? theme::body : theme::heading, p.text);
}

void LessonCard::draw_text(float width) const {
    const float size = width < narrow ? theme::small : theme::body;
    for (const std::string& text : lesson().text) draw_paragraph(text, width, Font::text, size, theme::palette().text);
}

LessonCard::Pressed LessonCard::draw_help(float width) {
    Pressed pressed = Pressed::nothing;
    const float half = (width - 8) / 2;
    const bool more = hints_ < lesson().hints.size();
    if (more) {
        if (theme::button("Hint", half)) ++hints_;
        test_ids::add_item("lesson:hint");
        ImGui::SameLine(0, 8);
    }
    if (theme::button(width < narrow ? "Again" : "Start over", more ? half : width)) pressed = Pressed::again;
    test_ids::add_item("lesson:again");
    return pressed;
}

LessonCard::Pressed LessonCard::draw_end(float width) const {
    Pressed pressed = Pressed::nothing;
    const float half = (width - 8) / 2;
    if (!is_last()) {
        if (theme::button("Next lesson", width, theme::Weight::primary)) pressed = Pressed::next;
        test_ids::add_item("lesson:next");
    }
    if (theme::button(width < narrow ? "List" : "All lessons", half)) pressed = Pressed::list;
    test_ids::add_item("lesson:list");
    ImGui::SameLine(0, 8);
    if (theme::button("Play on", half)) pressed = Pressed::play_on;
    test_ids::add_item("lesson:play-on");
    return pressed;
}

LessonCard::Pressed LessonCard::draw_above(float width, bool small) {
    const theme::Palette& p = theme::palette();
    const float size = width < narrow ? theme::small : theme::body;
    draw_heading(width, small);
    if (!small && is_open()) draw_text(width);
    draw_callout(lesson().goal, width, p.accent, Font::strong, size);
    test_ids::add_item("lesson:goal");
    for (std::size_t i = 0; i < hints_; ++i) draw_paragraph(lesson().hints[i], width, Font::text, size, p.secondary);
    draw_said(width);
    Pressed pressed = Pressed::nothing;
    if (!is_open()) pressed = draw_end(width);
    if (is_open() && !small) pressed = draw_help(width);
    ImGui::Dummy({0, 4});
    return pressed;
}

LessonCard::Pressed LessonCard::draw_below(float width, bool small) {
    if (!small || !is_open()) return Pressed::nothing;
    ImGui::Dummy({0, 4});
    const Pressed pressed = draw_help(width);
    draw_text(width);
    return pressed;
}

}  // namespace sightlines
