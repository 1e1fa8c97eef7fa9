#include "screens/table/key_help.h"

#include <algorithm>
#include <array>
#include <cfloat>

#include "base/test_ids.h"
#include "board/paint.h"
#include "platform.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

using theme::Font;

namespace {

constexpr std::array<KeyHelp, 21> table_keys{
    {{"Z  Y", "undo, redo"},
     {"[  ]", "one action back or forward; the arrows too in analysis, looking back, and after the end"},
     {"Home  End", "to the start, back to the game"},
     {"Shift+[  ]", "in analysis: the variation before, the next; up and down too while nothing is chosen"},
     {"Shift+N  K  T", "in analysis: write a comment; copy the line; make it the main line"},
     {"Delete", "in analysis: delete this action and what follows"},
     {"T", "roll the dice"},
     {"M", "type or paste moves"},
     {"=", "a hint: what the computer would do"},
     {"Q", "analysis: undo past the dice, how the game stands; on or off"},
     {"R", "rulebook, at the rule that refused"},
     {"\\", "replay the last turn, or skip it"},
     {";", "settings"},
     {"K", "copy the link to this game"},
     {"O", "open a link or a file"},
     {"N", "rematch, after the end"},
     {"H", "home page"},
     {"Tab", "the buttons, one after the other, then out of the board; Enter presses one, Escape: the board"},
     {"F4", "the same with the arrows"},
     {"F2", "text view: everything in words, beside the board where there is room"},
     {"?", "show or hide this list"}}};

}  // namespace

void draw_key_help(std::span<const KeyHelp> view_keys) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float least = 24, gap = 4;
    const float width = std::min(560.0f, around.width - around.safe.left - around.safe.right - 24);
    const bool stacked = width < 340;  // the words, below the keys
    float longest = 116;
    for (const std::span<const KeyHelp> some : {view_keys, std::span<const KeyHelp>(table_keys)})
        for (const KeyHelp& help : some)
            longest = std::max(longest, theme::text_width(Font::strong, theme::body, help.keys));
    const float keys_width = stacked ? 0.0f : longest + 14, line = stacked ? 20.0f : 0.0f;
    ImFont* font = theme::font(Font::text);
    const float words_width = width - keys_width - 40;
    const auto high = [&](const KeyHelp& help) {
        return line + std::max(least, font->CalcTextSizeA(theme::body, FLT_MAX, words_width, help.what).y + gap);
    };
    float height = 10 + 32;
    for (const KeyHelp& help : view_keys) height += high(help);
    for (const KeyHelp& help : table_keys) height += high(help);
    // The list scrolls if it is higher than the screen.
    const ImVec2 size{width, std::min(around.height - around.safe.top - around.safe.bottom - 24, height)};
    const ImVec2 min{(around.width - size.x) / 2, (around.height - size.y) / 2};
    const Pane pane("keys", min, size, 0, {20, 16}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + size.x, min.y + size.y}, p.raised, theme::radius);
    list.AddRect(min, {min.x + size.x, min.y + size.y}, p.hairline, theme::radius);
    test_ids::add("keys", min, {min.x + size.x, min.y + size.y});
    ImGui::SetCursorScreenPos({min.x, min.y + 16});
    ImGui::BeginChild("list", {size.x, size.y - 32});
    ImDrawList& lines = *ImGui::GetWindowDrawList();
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    float y = begin.y;
    const auto show = [&](const KeyHelp& help) {
        paint::text(lines, theme::font(Font::strong), theme::body, {begin.x + 20, y}, p.text, help.keys);
        lines.AddText(font, theme::body, {begin.x + 20 + keys_width, y + line}, p.secondary, help.what, nullptr,
                      words_width);
        y += high(help);
    };
    for (const KeyHelp& help : view_keys) show(help);
    y += 10;
    for (const KeyHelp& help : table_keys) show(help);
    ImGui::Dummy({size.x, y - begin.y});
    ImGui::EndChild();
}

}  // namespace sightlines
