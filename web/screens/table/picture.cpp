#include "screens/table/picture.h"

#include "board/paint.h"
#include "games/page.h"
#include "platform.h"
#include "session/outcome.h"
#include "session/seats.h"
#include "widgets/controls.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

using theme::Font;

namespace {

// How a game ended, by its players' names: the picture is for others. "" while it goes on.
std::string result_in_words(const Match& match, const BoardView& view) {
    if (!match.status().outcome) return "";
    return addressed(view.asked().question, view, names_of(view, "", match.annotations().players));
}

}  // namespace

void draw_picture(const Match& match, const BoardView& view) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    constexpr float margin = 20, line = 44;
    const std::string result = result_in_words(match, view);
    const float room = around.width - 2 * margin;
    const float told = result.empty() ? 0 : small_text_size(result, room).y + 10;
    const Pane pane("picture", {0, 0}, {around.width, around.height}, p.page, {0, 0});
    const float below = line + told + margin / 2;
    make_view(match)->draw_miniature({{margin, margin}, {around.width - margin, around.height - below}});
    if (told > 0) small_text_at({margin, around.height - told - 4}, margin + room, p.text, result);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = around.height - told - line;
    Prompt asked = view.asked();
    if (told > 0) asked.who = title_of(match, view, "");
    float x = margin;
    if (asked.player >= 0) {
        view.draw_emblem(list, {x + 12, y + line / 2}, 24, asked.player);
        x += 34;
    }
    const auto words = [&](Font font, float size, float at, ImU32 ink, const std::string& text) {
        paint::text(list, theme::font(font), size, {at, y + (line - size) / 2}, ink, text.c_str());
        return theme::text_width(font, size, text);
    };
    x += words(Font::strong, theme::body, x, p.text, asked.who) + 12;
    words(Font::text, theme::body, x, p.secondary, asked.stage);
    const std::string name(match.game().name);
    const float wide = theme::text_width(Font::display, theme::body, name);
    words(Font::display, theme::body, around.width - margin - wide, p.text, name);
}

}  // namespace sightlines
