#include "screens/table/picture.h"

#include "board/paint.h"
#include "games/page.h"
#include "platform.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines {

using theme::Font;

void draw_picture(const Match& match, const BoardView& view) {
    const platform::Surroundings& around = platform::surroundings();
    const theme::Palette& p = theme::palette();
    constexpr float margin = 20, line = 44;
    const Pane pane("picture", {0, 0}, {around.width, around.height}, p.page, {0, 0});
    make_view(match)->draw_miniature({{margin, margin}, {around.width - margin, around.height - line - margin / 2}});
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float y = around.height - line;
    const Prompt asked = view.asked();
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
