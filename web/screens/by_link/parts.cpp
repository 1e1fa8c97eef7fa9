#include "screens/by_link/parts.h"

#include <algorithm>
#include <array>

#include "base/grapheme.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "platform/page.h"
#include "screens/by_link/live_choice.h"
#include "screens/by_link/live_dice.h"
#include "session/player_names.h"
#include "widgets/controls.h"
#include "widgets/tip.h"

namespace sightlines {

void by_link::draw_heading(const std::string& text, float width) {
    const theme::Type type(theme::Font::display, theme::heading);
    const ImVec2 here = ImGui::GetCursorScreenPos();
    const float top = here.y - theme::button_height() - 4, room = width - theme::button_height() - 8;
    const float high = ImGui::CalcTextSize(text.c_str(), nullptr, false, room).y;
    const float begin = top + std::max(0.0f, (theme::button_height() - ImGui::GetTextLineHeight()) / 2);
    ImGui::SetCursorScreenPos({here.x, begin});
    ImGui::PushTextWrapPos(here.x + room - ImGui::GetWindowPos().x);
    ImGui::TextUnformatted(text.c_str());
    ImGui::PopTextWrapPos();
    ImGui::SetCursorScreenPos({here.x, std::max(here.y, begin + high + 4)});
}

void by_link::draw_framed(const Area& area, const std::function<void(const Area&)>& draw) {
    const theme::Palette& p = theme::palette();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(area.min, area.max, p.panel, theme::radius);
    list.AddRect(area.min, area.max, p.hairline, theme::radius);
    if (ImGui::IsRectVisible(area.min, area.max))
        draw({{area.min.x + 6, area.min.y + 6}, {area.max.x - 6, area.max.y - 6}});
}

std::string by_link::cut_to(std::string text, float room, theme::Font font, float size) {
    const auto wide = [&](const std::string& words) { return theme::text_width(font, size, words); };
    if (wide(text) <= room) return text;
    while (!text.empty() && wide(text + "\xE2\x80\xA6") > room) drop_grapheme(text);
    return text + "\xE2\x80\xA6";
}

void by_link::draw_line(ImVec2 at, float room, theme::Font font, float size, ImU32 colour, const std::string& text) {
    paint::text(*ImGui::GetWindowDrawList(), theme::font(font), size, at, colour,
                cut_to(text, room, font, size).c_str());
}

int by_link::draw_answers(const std::string& main, const char* main_id, const std::string& other, const char* other_id,
                          float width) {
    const bool beside = platform::surroundings().is_low();
    const float each = beside ? (width - 8) / 2 : width;
    int answer = -1;
    ImGui::Dummy({0, 2});
    if (theme::button(main_id, main.c_str(), each, theme::Weight::primary)) answer = 0;
    if (beside) ImGui::SameLine(0, 8);
    if (theme::button(other_id, other.c_str(), each)) answer = 1;
    return answer;
}

// Never destroyed, because LiveGate forgets both as the program ends.
LiveChoice& live_choice() {
    static LiveChoice& choice = *new LiveChoice;
    return choice;
}

LiveDice& live_dice() {
    static LiveDice& dice = *new LiveDice;
    return dice;
}

// The sheet is closed in the frame in which its button is pressed.
bool LiveChoice::is_taken() const { return is_live && barred.empty() && drawn == ImGui::GetFrameCount(); }

const char* by_link::draw_friend(float width) {
    LiveChoice& choice = live_choice();
    if (!choice.asked) the_page().act("talk:live:look", "");
    choice.drawn = ImGui::GetFrameCount();
    const bool live = choice.is_live && choice.barred.empty();
    if (choice.barred.empty()) {
        constexpr std::array names{"By link", "Live"};
        const int chosen = segments("way", names, live ? 1 : 0, width);
        if (chosen >= 0) choice.is_live = chosen == 1;
        caption_below(live ? "Both at the same time, page to page: no server is between you."
                           : "Whenever you like: you send links to each other.");
    } else {
        caption("By link: you send links to each other. Not live here.");
        test_ids::add_item("way:barred");
        tip(choice.barred);
    }
    draw_name_button(width);
    return live ? "Invite" : "Start";
}

void by_link::draw_name_button(float width) {
    const std::string before = platform::stored(name_key), shown = display_name(before);
    const std::string label = shown.empty() ? "Your name, if you like\xE2\x80\xA6" : "Your name: " + shown;
    if (theme::button("name", label.c_str(), width)) platform::ask_name(before);
}

}  // namespace sightlines
