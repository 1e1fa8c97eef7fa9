#include "screens/table/looking_back.h"

#include <algorithm>
#include <string>

#include "base/test_ids.h"
#include "platform.h"
#include "session/tree_steps.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr const char *to_the_game = "Back to the game", *to_the_end = "Back to the result";
constexpr const char* on_from_here = "Play on from here";
constexpr float bar_padding = 6, bar_gap = 8;

float label_width(const char* label) { return theme::text_width(theme::Font::strong, theme::body, label) + 24; }

// The buttons stand beside the words where there is room.
struct BarPlan {
    BarPlan(const std::string& words, bool both, const Area& area) {
        buttons = label_width(to_the_end) + (both ? bar_gap + label_width(on_from_here) : 0);
        const float room = area.size().x - 2 * bar_padding;
        beside = small_text_size(words).x + bar_gap + buttons <= room;
        if (!beside) buttons = room;
        words_height = beside ? 0 : small_text_size(words, room).y + 4;
        const platform::Surroundings& around = platform::surroundings();
        below = std::max(0.0f, around.safe.bottom - (around.height - area.max.y));
        height = words_height + theme::button_height() + 2 * bar_padding + below;
    }
    float buttons = 0, words_height = 0, height = 0, below = 0;
    bool beside = false;
};

}  // namespace

Area above_looking_back(const Session& session, const Area& board) {
    const bool both = !session.game.strays() && session.game.can_play_on();
    const BarPlan bar(session.game.looking_back(), both, board);
    return {board.min, {board.max.x, board.max.y - bar.height}};
}

bool draw_looking_back(Session& session, Area area) {
    const theme::Palette& p = theme::palette();
    const std::string words = session.game.looking_back();
    const bool strays = session.game.strays(), both = !strays && session.game.can_play_on();
    const bool over = strays && session.game.was_over && session.game.copy_of.empty();
    const BarPlan bar(words, both, area);
    area.max.y -= bar.below;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(area.min, area.max, p.raised, theme::radius);
    list.AddRectFilled(area.min, area.max, theme::fade(p.accent, 0.22f), theme::radius);
    list.AddRect(area.min, area.max, p.accent, theme::radius, 0, 1.5f);
    test_ids::add("looking-back", area.min, area.max);
    const float top = area.max.y - bar_padding - theme::button_height();
    const float left = area.max.x - bar_padding - bar.buttons, begin = area.min.x + bar_padding;
    const float high = small_text_size(words, bar.beside ? 0 : bar.buttons).y;
    const float middle = top + (theme::button_height() - high) / 2;
    small_text_at({begin + 4, bar.beside ? middle : area.min.y + bar_padding},
                  bar.beside ? left - bar_gap : area.max.x - bar_padding, p.text, words);
    const float each = bar.beside ? label_width(to_the_end) : both ? (bar.buttons - bar_gap) / 2 : bar.buttons;
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {4, ImGui::GetStyle().FramePadding.y});
    ImGui::SetCursorScreenPos({left, top});
    const bool back = theme::button("back-to-game", over ? to_the_end : to_the_game, each, theme::Weight::primary);
    if (back) back_to_game(session);
    if (both) {
        ImGui::SetCursorScreenPos({left + each + bar_gap, top});
        if (theme::button("play-from-here", on_from_here, bar.buttons - each - bar_gap)) session.play_on();
    }
    ImGui::PopStyleVar();
    return back;
}

}  // namespace sightlines
