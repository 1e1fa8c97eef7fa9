#include "screens/table/lesson_card.h"

#include <algorithm>

#include "app/host.h"
#include "app/lessons.h"
#include "base/test_ids.h"
#include "imgui.h"
#include "platform.h"
#include "screens/table/exercise_text.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using exercise_text::callout;
using exercise_text::narrow;
using exercise_text::paragraph;
using theme::Font;

}  // namespace

std::string LessonCard::address() const {
    return own_address_ ? *own_address_ : lessons::fragment(book_->game, lesson().id);
}

std::unique_ptr<LessonCard> LessonCard::anew() const {
    return own_address_ ? std::make_unique<LessonCard>(book_, *own_address_)
                        : std::make_unique<LessonCard>(book_, which_);
}

void LessonCard::count() const {
    if (!is_own()) lessons::mark_done(book_->game, lesson().id);
    host::solved(book_->game, lesson().id);
}

bool LessonCard::judge(Match& match, std::size_t from) {
    step_ = after_play(lesson(), match, from);
    return step_.stand == LessonStep::Stand::taken_back || step_.replies > 0;
}

void LessonCard::update(const Match& match) { step_ = standing(lesson(), match); }

void LessonCard::set_tried(int hints) { hints_ = std::min(static_cast<std::size_t>(hints), lesson().hints.size()); }

void LessonCard::draw_said(float width) const {
    const theme::Palette& p = theme::palette();
    const bool done = !is_open();
    const std::string said = done && step_.said.empty() ? "Done." : step_.said;
    if (said.empty()) return;
    const bool good = done || step_.stand == LessonStep::Stand::open;
    callout(said, width, good ? theme::sides()[0].fill : p.refusal, Font::strong, theme::body);
    test_ids::add_item(done ? "lesson:done" : "lesson:said");
}

void LessonCard::draw_heading(float width, bool small) const {
    const std::string count = "Lesson " + std::to_string(which_ + 1) + " of " + std::to_string(book_->lessons.size());
    const std::string& title = lesson().title;
    const theme::Palette& p = theme::palette();
    if (is_own()) return paragraph(title, width, Font::display, width < narrow ? theme::body : theme::heading, p.text);
    if (small) return paragraph(count + ": " + title, width, Font::text, theme::small, p.secondary);
    paragraph(count, width, Font::text, theme::small, p.secondary);
    paragraph(title, width, Font::display, width < narrow ? theme::body : theme::heading, p.text);
}

void LessonCard::draw_text(float width) const {
    const float size = width < narrow ? theme::small : theme::body;
    for (const std::string& text : lesson().text) paragraph(text, width, Font::text, size, theme::palette().text);
}

LessonCard::Pressed LessonCard::draw_help(float width) {
    Pressed pressed = Pressed::nothing;
    const float half = (width - 8) / 2;
    const bool more = hints_ < lesson().hints.size();
    if (more) {
        if (theme::button("lesson:hint", "Hint", half)) ++hints_;
        ImGui::SameLine(0, 8);
    }
    if (theme::button("lesson:again", width < narrow ? "Again" : "Start over", more ? half : width))
        pressed = Pressed::again;
    return pressed;
}

LessonCard::Pressed LessonCard::draw_end(float width) const {
    Pressed pressed = Pressed::nothing;
    if (is_own()) return theme::button("lesson:play-on", "Play on", width) ? Pressed::play_on : Pressed::nothing;
    const float half = (width - 8) / 2;
    if (!is_last()) {
        if (theme::button("lesson:next", "Next lesson", width, theme::Weight::primary)) pressed = Pressed::next;
    }
    if (theme::button("lesson:list", width < narrow ? "List" : "All lessons", half)) pressed = Pressed::list;
    ImGui::SameLine(0, 8);
    if (theme::button("lesson:play-on", "Play on", half)) pressed = Pressed::play_on;
    return pressed;
}

LessonCard::Pressed LessonCard::draw_above(float width, bool small) {
    const theme::Palette& p = theme::palette();
    const float size = width < narrow ? theme::small : theme::body;
    draw_heading(width, small);
    if (!small && is_open()) draw_text(width);
    callout(lesson().goal, width, p.accent, Font::strong, size);
    test_ids::add_item("lesson:goal");
    for (std::size_t i = 0; i < hints_; ++i) paragraph(lesson().hints[i], width, Font::text, size, p.secondary);
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
