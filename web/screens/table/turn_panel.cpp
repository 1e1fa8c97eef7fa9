#include "screens/table/turn_panel.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

using theme::Font;
using theme::Type;

// The largest letters, up to these, in which a question has two lines at the most: so that the answers below stay.
float letters_of(const std::string& question, float most, float room) {
    float letters = most;
    while (letters > theme::body && lines_of(Font::strong, letters, question, room) > 2) --letters;
    return letters;
}

}  // namespace

float two_lines(float letters) { return 2 * std::ceil(letters) + ImGui::GetStyle().ItemSpacing.y; }

bool TurnPanel::take_new() {
    const std::string question = session_.asked().question;
    const bool is_new = question != last_;
    last_ = question;
    return is_new;
}

bool TurnPanel::is_large() const { return session_.game.tells_events() && !session_.match().status().roll; }

// Who is asked stands elsewhere. `letters`: of a large one. The width is given, since what is left of the window
// depends on its scroll bar, which comes and goes with the height of what is drawn.
void TurnPanel::draw_bare(float width, float letters) {
    const bool large = is_large();
    const std::string question = session_.asked().question;
    const Type type(large ? Font::strong : Font::text, large ? letters_of(question, letters, width) : theme::body);
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::TextWrapped("%s", question.c_str());
    ImGui::PopTextWrapPos();
    test_ids::add_item("question");
}

// The answers stay in their place, whether it has one line or two.
void TurnPanel::draw_low(float width) {
    constexpr float letters = (theme::body + theme::heading) / 2;
    const float end = ImGui::GetCursorPosY() + two_lines(letters);
    draw_bare(width, letters);
    if (is_large()) ImGui::SetCursorPosY(std::max(end, ImGui::GetCursorPosY()));
}

void TurnPanel::draw(float width, bool aims) {
    if (session_.game.tells_events()) return draw_large(width, aims);
    const theme::Palette& p = theme::palette();
    const Prompt asked = session_.asked();
    ImGui::Dummy({0, 2});
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float indent = 0;
    if (asked.player >= 0) {
        view_.draw_emblem(list, {begin.x + 14, begin.y + 14}, 28, asked.player);
        indent = 40;
    }
    const float length = theme::text_width(Font::strong, theme::heading, asked.who);
    const ImVec2 stage = theme::text_size(Font::text, theme::small, asked.stage);
    constexpr float between = 12, smallest = 0.75f;
    const float room = width - indent;
    const bool beside = length * smallest <= room - between - stage.x;  // else below
    const float size =
        theme::heading * std::min(1.0f, (beside ? room - between - stage.x : room) / std::max(1.0f, length));
    const ImVec2 words{begin.x + indent, begin.y + 1 + (theme::heading - size) / 2};
    paint::text(list, theme::font(Font::strong), size, words, p.text, asked.who.c_str());
    const ImVec2 at = beside ? ImVec2{begin.x + width - stage.x, begin.y + 7} : ImVec2{begin.x + indent, begin.y + 28};
    paint::text(list, theme::font(Font::text), theme::small, at, p.secondary, asked.stage.c_str());
    ImGui::Dummy({width, beside || stage.x == 0 ? 28.0f : 46.0f});
    test_ids::add_item("turn");
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + width);
    ImGui::TextWrapped("%s", asked.question.c_str());
    draw_standing(width, aims);
    ImGui::PopTextWrapPos();
}

// Where much is asked: the goal, then the question, large, beside the emblem of whoever is asked, then who that is.
void TurnPanel::draw_large(float width, bool aims) {
    const theme::Palette& p = theme::palette();
    const Prompt asked = session_.asked();
    draw_standing(width, aims);
    ImGui::Dummy({0, 2});
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    float indent = 0;
    if (asked.player >= 0) {
        view_.draw_emblem(*ImGui::GetWindowDrawList(), {begin.x + 14, begin.y + 14}, 28, asked.player);
        indent = 40;
    }
    const float end = ImGui::GetCursorPosX() + width;
    ImGui::SetCursorScreenPos({begin.x + indent, begin.y});
    ImGui::BeginGroup();
    ImGui::PushTextWrapPos(end);
    const bool over = session_.match().status().outcome.has_value();  // who has won is large, why is not
    const std::string &large = over ? asked.who : asked.question, &small = over ? asked.question : asked.who;
    const float letters = letters_of(large, theme::heading, width - indent);
    {
        const Type type(Font::strong, letters);
        ImGui::TextWrapped("%s", large.c_str());
    }
    test_ids::add_item("question");
    const auto lines = static_cast<float>(lines_of(Font::strong, letters, large, width - indent));
    small_text(p.text, asked.stage + (asked.stage.empty() ? "" : " \xC2\xB7 ") + small);
    test_ids::add_item("whose-turn");
    ImGui::PopTextWrapPos();
    // Room for two large lines, so that the tabs and what is below them stay in their places.
    const float missing = 2 * std::round(theme::heading) - lines * std::round(letters);
    if (missing > 0 && !platform::surroundings().coarse) {
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y);
        ImGui::Dummy({0, missing});
    }
    ImGui::EndGroup();
    test_ids::add("turn", begin, {begin.x + width, ImGui::GetItemRectMax().y});
}

// One line if it can be, smaller if it must be. Where much is asked it is what everything is for; elsewhere the scores
// have rows of their own. Where the aim is not shown its room is kept, and holds the score if there is one.
void TurnPanel::draw_standing(float width, bool shown) {
    const bool stands_out = view_.events() != nullptr;
    std::string words = stands_out ? session_.game.standing() : view_.standing().aim;
    if (words.empty() || session_.exercise() != nullptr) return;
    constexpr float high = 700;  // there is room for two lines
    if (stands_out && !platform::surroundings().coarse && platform::surroundings().height >= high) {
        float size = theme::body;
        const auto room = [&] { return theme::text_size(Font::strong, size, words, width).y; };
        while (size > theme::small && room() / size > 1.5f) --size;
        if (room() / size > 1.5f) size = theme::body;  // then in two lines
        while (size > theme::small && room() / size > 2.5f) --size;
        const float end = ImGui::GetCursorPosY() + room() + ImGui::GetStyle().ItemSpacing.y;
        if (!shown) words = session_.game.scores() + ".";
        const Type type(Font::strong, size);
        ImGui::TextWrapped("%s", words.c_str());
        test_ids::add_item("standing");
        return ImGui::SetCursorPosY(end);
    }
    if (stands_out && !shown) words = session_.game.scores() + ".", shown = true;
    ImFont* font = theme::font(stands_out ? Font::strong : Font::text);
    const ImU32 ink = stands_out ? theme::palette().text : theme::palette().secondary;
    const float length = font->CalcTextSizeA(theme::small, 10000, 0, words.c_str()).x;
    const float size = std::floor(theme::small * std::min(1.0f, width / length));
    constexpr float smallest = 0.8f;
    if (!shown) {
        const bool one_line = size >= theme::small * smallest;
        return ImGui::Dummy({width, one_line ? theme::small + 2 : small_text_size(words, width).y});
    }
    if (size < theme::small * smallest) {
        stands_out ? small_text(ink, words) : caption(words.c_str());
    } else {
        const ImVec2 begin = ImGui::GetCursorScreenPos();
        paint::text(*ImGui::GetWindowDrawList(), font, size, {begin.x, begin.y + 1}, ink, words.c_str());
        ImGui::Dummy({width, theme::small + 2});
    }
    test_ids::add_item("standing");
}

// The turn and the question, in two lines.
void TurnPanel::draw_in_bar(ImVec2 at, float width) {
    const theme::Palette& p = theme::palette();
    const Prompt asked = session_.asked();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = at.x;
    if (asked.player >= 0) {
        view_.draw_emblem(list, {x + 11, at.y + 22}, 22, asked.player);
        x += 30;
    }
    const float right = at.x + width;
    // Shrinks long texts so that they fit.
    const auto put = [&](Font font, float size, float y, ImU32 ink, const std::string& words) {
        const float length = theme::text_width(font, size, words);
        const float fits = std::floor(size * std::min(1.0f, (right - x) / std::max(1.0f, length)));
        paint::text(list, theme::font(font), fits, {x, y + (size - fits) / 2}, ink, words.c_str());
    };
    constexpr float readable = 0.8f;
    std::string who = asked.who;
    const float length = theme::text_width(Font::strong, theme::body, who);
    const std::size_t level = who.find(", level "), side = who.find(" (");
    if (length * readable > right - x && level < side && side != who.npos) who.erase(level, side - level);
    std::string state = asked.stage;
    const bool turn_first = view_.events() != nullptr && !state.empty() && !session_.match().status().outcome;
    if (turn_first) std::swap(who, state);  // others decide in it, too
    put(Font::strong, theme::body, at.y + 3, p.text, who);
    // Where much is asked they stand behind the aim.
    const std::string scores =
        view_.events() == nullptr && session_.exercise() == nullptr ? session_.game.scores() : "";
    if (!scores.empty()) {
        const std::string both = state + (state.empty() ? "" : " \xC2\xB7 ") + scores;
        constexpr float smallest = 0.85f;
        const float all = theme::text_width(Font::text, theme::small, both);
        if (all * smallest <= right - x) state = both;
    }
    put(Font::text, theme::small, at.y + 23, p.secondary, state);
    test_ids::add("turn", {x, at.y}, {right, at.y + 46});
}

}  // namespace sightlines
