#include "panels/key_help.h"

#include <algorithm>
#include <array>

#include "board/paint.h"
#include "marks.h"
#include "panels/pane.h"
#include "platform.h"
#include "theme.h"

namespace sightlines {

using theme::Font;

namespace {

constexpr std::array<KeyHelp, 15> own{{{"Z  Y", "undo, redo"},
                                       {"[  ]", "one action back, forward; the arrows too while nothing is chosen"},
                                       {"Home  End", "to the start, to the end"},
                                       {"T", "throw the dice that are due"},
                                       {"M", "type or paste moves"},
                                       {"=", "a hint: what the computer would do"},
                                       {"Q", "analysis: undo past the dice, how the game stands; on or off"},
                                       {"R", "rulebook, at the rule that refused"},
                                       {"K", "copy the link to this game"},
                                       {"O", "open a link or a file"},
                                       {"N", "play again, after the end"},
                                       {"H", "home page"},
                                       {"F2", "text view: everything in words"},
                                       {"Tab", "leave the board"},
                                       {"?", "show or hide this list"}}};

}  // namespace

void draw_key_help(std::span<const KeyHelp> view_keys) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    const float line = 24;
    const ImVec2 size{std::min(520.0f, around.width - 24),
                      std::min(around.height - 24, line * static_cast<float>(own.size() + view_keys.size()) + 44)};
    const ImVec2 min{(around.width - size.x) / 2, (around.height - size.y) / 2};
    const Pane pane("keys", min, size, 0, {20, 16}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + size.x, min.y + size.y}, p.raised, theme::radius);
    list.AddRect(min, {min.x + size.x, min.y + size.y}, p.hairline, theme::radius);
    marks::add("keys", min, {min.x + size.x, min.y + size.y});
    float y = min.y + 16;
    const auto show = [&](const KeyHelp& help) {
        paint::text(list, theme::font(Font::strong), theme::body, {min.x + 20, y}, p.text, help.keys);
        paint::text(list, theme::font(Font::text), theme::body, {min.x + 150, y}, p.secondary, help.what);
        y += line;
    };
    for (const KeyHelp& help : view_keys) show(help);
    y += 10;
    for (const KeyHelp& help : own) show(help);
}

}  // namespace sightlines
