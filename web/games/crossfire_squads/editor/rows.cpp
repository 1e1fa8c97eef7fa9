#include "games/crossfire_squads/editor/rows.h"

#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/land.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/unit_wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::editor_rows {
namespace {

using theme::Font;

// Draws the name on the left and moves the cursor so that a control of this width ends at the right edge.
void name_before(const char* name, float control, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    paint::text(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::body,
                {begin.x, begin.y + (theme::button_height() - theme::body) / 2}, theme::palette().text, name);
    ImGui::SetCursorScreenPos({begin.x + width - control, begin.y});
}

Polygon sample_of(Ground ground) {
    if (ground == Ground::hedge) return Polygon(Corners{{0, 102}, {360, 102}, {360, 118}, {0, 118}});
    if (ground == Ground::wire) return Polygon(Corners{{0, 70}, {360, 70}, {360, 150}, {0, 150}});
    return Polygon(Corners{{24, 0}, {336, 0}, {360, 24}, {360, 196}, {336, 220}, {24, 220}, {0, 196}, {0, 24}});
}

void draw_ground(ImVec2 centre, Ground ground) {
    constexpr float wide = 46;
    paint::Recorder recorder;
    art::draw_piece(art::Pen{recorder.list(), wide / 360, art::map_colours()},
                    Piece{first_area, ground, sample_of(ground)});
    paint::draw(*ImGui::GetWindowDrawList(), recorder.take(), {centre.x - wide / 2, centre.y - wide * 110 / 360});
}

void name_below(ImVec2 min, ImVec2 size, const char* name) {
    paint::label(*ImGui::GetWindowDrawList(), theme::font(Font::text), theme::small - 3,
                 {min.x + size.x / 2, min.y + size.y - 11}, theme::palette().text, name);
}

}  // namespace

void title(const std::string& text) {
    const theme::Type type(Font::strong, theme::body);
    ImGui::TextWrapped("%s", text.c_str());
}

std::optional<int> amount(const char* name, const char* test_id, int value, int least, int most,
                          const std::string& text, float width) {
    constexpr float middle = 96;
    name_before(name, 2 * theme::button_height() + middle, width);
    const int by = stepper(test_id, text.c_str(), value > least, value < most, middle);
    return by == 0 ? std::nullopt : std::optional<int>(value + by);
}

bool on_off(const char* name, const char* test_id, bool on, float width) {
    name_before(name, 44, width);
    return toggle(test_id, on);
}

bool ground_tile(const std::string& test_id, ImVec2 size, Ground ground, bool chosen) {
    const bool pressed = tile(test_id, size, chosen);
    const ImVec2 min = ImGui::GetItemRectMin();
    draw_ground({min.x + size.x / 2, min.y + 22}, ground);
    name_below(min, size, wording::capital(ground_words_of(ground)).c_str());
    return pressed;
}

void draw_brush(ImVec2 min, ImVec2 size, int brush, Ground ground) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 c{min.x + size.x / 2, min.y + 22};
    if (brush == 0) {
        const ImVec2 pointer[]{{c.x - 6, c.y - 11}, {c.x + 8, c.y + 3}, {c.x + 1, c.y + 3.5f}, {c.x - 6, c.y + 9}};
        paint::shape(list, pointer, theme::palette().panel, theme::palette().text, 1.8f);
    } else if (brush == 1) {
        draw_ground(c, ground);
    } else {
        art::draw_badge(list, c, 28, brush - 2);
    }
    name_below(min, size, labels::brushes[static_cast<std::size_t>(brush)]);
}

}  // namespace sightlines::crossfire_squads::editor_rows
