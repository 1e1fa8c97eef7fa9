#include "screens/learn.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "app/lessons.h"
#include "base/keys.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "screens/learn_marks.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float picture = 84, margin = 8, indent = picture + 2 * margin + 4, tick_room = 44;

// Ticked if it is done, else its number.
void draw_number(ImDrawList& list, ImVec2 middle, bool done, bool is_next, std::size_t number) {
    const theme::Palette& p = theme::palette();
    if (done) return draw_tick(list, middle);
    constexpr float radius = 14;
    list.AddCircle(middle, radius, is_next ? p.accent : p.hairline, 0, is_next ? 2.0f : 1.5f);
    const std::string text = std::to_string(number);
    const ImVec2 size = theme::text_size(Font::strong, theme::small, text);
    paint::text(list, theme::font(Font::strong), theme::small, {middle.x - size.x / 2, middle.y - size.y / 2},
                is_next ? p.accent : p.secondary, text.c_str());
}

}  // namespace

std::optional<Request> Learn::draw(bool) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float room = around.width - around.safe.left - around.safe.right;
    const float width = std::min(room - 32, 640.0f);
    const float left = around.safe.left + (room - width) / 2;
    const Pane pane("learn", {0, 0}, {around.width, around.height}, p.page, {left, 16 + around.safe.top},
                    Pane::Kind::scrolls);
    std::optional<Request> request;
    const bool escapes = key_repeated(ImGuiKey_Escape);
    if (icon_button("home", Icon::home) || escapes) request = Request{Request::Kind::home};
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    {
        const Type type(Font::display, theme::heading);
        ImGui::PushTextWrapPos(left + width);
        ImGui::TextUnformatted(("Learn " + std::string(page_->game->name)).c_str());
        ImGui::PopTextWrapPos();
    }
    ImGui::PushTextWrapPos(left + width);
    if (!notice_.empty()) {
        small_text(p.text, notice_);
        test_ids::add_item("notice");
    }
    caption("Short positions, each with one new idea.");
    ImGui::PopTextWrapPos();
    draw_progress(count_done(), book_->lessons.size(), width);
    small_text(p.text, progress());
    ImGui::Dummy({0, 4});
    if (auto chosen = draw_list(width)) request = std::move(chosen);
    ImGui::Dummy({0, 8});
    if (theme::button("rulebook", "The whole rulebook", 0))
        request = Request{.kind = Request::Kind::rules, .game = book_->game};
    ImGui::Dummy({0, 24});
    return request;
}

Request Learn::opening(std::string id) const {
    return {.kind = Request::Kind::lesson, .game = book_->game, .id = std::move(id)};
}

std::optional<Request> Learn::act(std::string_view command, std::string_view what) {
    return command == "lesson" ? std::optional(opening(std::string(what))) : std::nullopt;
}

std::optional<Request> Learn::draw_list(float width) {
    std::optional<Request> request;
    const Lesson* next = this->next();
    for (std::size_t i = 0; i < book_->lessons.size(); ++i) {
        if (draw_row(i, width, &book_->lessons[i] == next)) request = opening(book_->lessons[i].id);
    }
    return request;
}

// True: it was chosen.
bool Learn::draw_row(std::size_t which, float width, bool is_next) {
    const theme::Palette& p = theme::palette();
    const Lesson& lesson = book_->lessons[which];
    const bool done = lessons::is_done(book_->game, lesson.id);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* font = theme::font(Font::text);
    const ImVec2 min = ImGui::GetCursorScreenPos();
    const float room = width - indent - tick_room;
    const float title = theme::text_size(Font::strong, theme::body, lesson.title, room).y;
    const float goal = font->CalcTextSizeA(theme::small, FLT_MAX, room, lesson.goal.c_str()).y;
    const float row = std::max(picture + 2 * margin, 9 + title + theme::small + 4 + goal + 9);
    const ImVec2 max{min.x + width, min.y + row};
    ImGui::PushID(lesson.id.c_str());
    const bool chosen = ImGui::InvisibleButton("lesson", {width, row}, ImGuiButtonFlags_EnableNav);
    ImGui::PopID();
    test_ids::add_item("lesson:" + lesson.id);
    const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    list.AddRectFilled(min, max, hovered ? p.raised : p.panel, theme::radius);
    list.AddRect(min, max, hovered || is_next ? p.accent : p.hairline, theme::radius);
    const float top = min.y + (row - picture) / 2;
    draw_picture(which, {{min.x + margin, top}, {min.x + margin + picture, top + picture}});
    const float x = min.x + indent;
    {
        const Type type(Font::strong, theme::body);
        list.AddText(theme::font(Font::strong), theme::body, {x, min.y + 9}, p.text, lesson.title.c_str(), nullptr,
                     room);
    }
    const float below = min.y + 9 + title;
    const float after = x + draw_level(list, {x, below}, lesson.level) + 16;
    if ((done || is_next) && after + 40 < max.x - tick_room)
        paint::text(list, theme::font(Font::strong), theme::small, {after, below}, is_next ? p.accent : p.secondary,
                    is_next ? "Next" : "Done");
    const Type type(Font::text, theme::small);
    list.AddText(font, theme::small, {x, below + theme::small + 4}, p.secondary, lesson.goal.c_str(), nullptr, room);
    draw_number(list, {max.x - tick_room / 2, min.y + row / 2}, done, is_next, which + 1);
    return chosen;
}

void Learn::draw_picture(std::size_t which, const Area& area) {
    if (!ImGui::IsRectVisible(area.min, area.max)) return;
    paint::Snapshot& kept = pictures_[which];
    if (!kept.is_current()) {
        const std::unique_ptr<Match> match = open_lesson(book_->lessons[which]);
        const std::unique_ptr<BoardView> view = page_->view(*match);
        kept = paint::Snapshot(area, [&] { view->draw_miniature(area); });
    }
    kept.draw(*ImGui::GetWindowDrawList(), area.min);
    test_ids::add("picture:" + book_->lessons[which].id, area.min, area.max);
}

std::size_t Learn::count_done() const {
    return static_cast<std::size_t>(
        std::count_if(book_->lessons.begin(), book_->lessons.end(),
                      [&](const Lesson& lesson) { return lessons::is_done(book_->game, lesson.id); }));
}

std::string Learn::progress() const {
    return std::to_string(count_done()) + " of " + std::to_string(book_->lessons.size()) + " done";
}

const Lesson* Learn::next() const {
    for (const Lesson& lesson : book_->lessons)
        if (!lessons::is_done(book_->game, lesson.id)) return &lesson;
    return nullptr;
}

std::string Learn::state() const {
    Json done = Json::array();
    Json all = Json::array();
    for (const Lesson& lesson : book_->lessons) {
        all.push_back(lesson.id);
        if (lessons::is_done(book_->game, lesson.id)) done.push_back(lesson.id);
    }
    return write_json(
        Json{{"screen", "learn"}, {"game", book_->game}, {"lessons", std::move(all)}, {"done", std::move(done)}});
}

}  // namespace sightlines
