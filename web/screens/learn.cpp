#include "screens/learn.h"

#include <algorithm>
#include <cfloat>
#include <nlohmann/json.hpp>

#include "app/lessons.h"
#include "app/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/icons.h"
#include "widgets/keys.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

constexpr float least_row = 56, indent = 56;

void draw_tick(ImDrawList& list, ImVec2 middle, bool done, std::size_t number) {
    const theme::Palette& p = theme::palette();
    const ImU32 green = theme::sides()[0].fill;
    constexpr float radius = 14;
    if (done) {
        list.AddCircleFilled(middle, radius, green);
        const ImVec2 tick[3] = {{middle.x - 6, middle.y}, {middle.x - 2, middle.y + 5}, {middle.x + 6, middle.y - 5}};
        list.AddPolyline(tick, 3, IM_COL32_WHITE, 0, 2.5f);
        return;
    }
    list.AddCircle(middle, radius, p.hairline, 0, 1.5f);
    const std::string text = std::to_string(number);
    const ImVec2 size = theme::font(Font::strong)->CalcTextSizeA(theme::small, 1000, 0, text.c_str());
    paint::text(list, theme::font(Font::strong), theme::small, {middle.x - size.x / 2, middle.y - size.y / 2},
                p.secondary, text.c_str());
}

}  // namespace

std::optional<Learn::Choice> Learn::draw() {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float room = around.width - around.safe.left - around.safe.right;
    const float width = std::min(room - 32, 640.0f);
    const float left = around.safe.left + (room - width) / 2;
    const Pane pane("learn", {0, 0}, {around.width, around.height}, p.page, {left, 16 + around.safe.top},
                    Pane::Kind::scrolls);
    std::optional<Choice> choice;
    const bool escapes = key_repeated(ImGuiKey_Escape);
    if (icon_button("home", Icon::home) || escapes) choice = Choice{Choice::Kind::leave};
    ImGui::SameLine(0, 8);
    ImGui::AlignTextToFramePadding();
    {
        const Type type(Font::display, theme::heading);
        ImGui::PushTextWrapPos(left + width);
        ImGui::TextUnformatted(("Learn " + std::string(page_->game->name)).c_str());
        ImGui::PopTextWrapPos();
    }
    caption("Short positions, each with one new idea. Play them; the rules say what cannot be done.");
    ImGui::Dummy({0, 8});
    if (auto chosen = draw_list(width)) choice = std::move(chosen);
    ImGui::Dummy({0, 8});
    if (theme::button("The whole rulebook", 0)) choice = Choice{Choice::Kind::rules};
    test_ids::add_item("rulebook");
    ImGui::Dummy({0, 24});
    return choice;
}

std::optional<Learn::Choice> Learn::draw_list(float width) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    std::optional<Choice> choice;
    for (std::size_t i = 0; i < book_->lessons.size(); ++i) {
        const Lesson& lesson = book_->lessons[i];
        const ImVec2 min = ImGui::GetCursorScreenPos();
        ImFont* font = theme::font(Font::text);
        const float room = width - indent - 12;
        const float goal = font->CalcTextSizeA(theme::small, FLT_MAX, room, lesson.goal.c_str()).y;
        const float row = std::max(least_row, 30 + goal + 9);
        const ImVec2 max{min.x + width, min.y + row};
        ImGui::PushID(lesson.id.c_str());
        if (ImGui::InvisibleButton("lesson", {width, row}, ImGuiButtonFlags_EnableNav))
            choice = Choice{Choice::Kind::lesson, lesson.id};
        ImGui::PopID();
        test_ids::add_item("lesson:" + lesson.id);
        const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
        if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        list.AddRectFilled(min, max, hovered ? p.raised : p.panel, theme::radius);
        list.AddRect(min, max, hovered ? p.accent : p.hairline, theme::radius);
        draw_tick(list, {min.x + 28, min.y + row / 2}, lessons::is_done(book_->game, lesson.id), i + 1);
        paint::text(list, theme::font(Font::strong), theme::body, {min.x + indent, min.y + 9}, p.text,
                    lesson.title.c_str());
        const Type type(Font::text, theme::small);
        list.AddText(font, theme::small, {min.x + indent, min.y + 30}, p.secondary, lesson.goal.c_str(), nullptr, room);
    }
    return choice;
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
