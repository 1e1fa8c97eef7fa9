#include "games/crossfire_squads/draw/cover.h"

#include <algorithm>
#include <string>

#include "base/keys.h"
#include "board/paint.h"
#include "board/sheet.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

using paint::faded;

bool draw_cover(ImDrawList& list, const Area& area, const Scene& scene) {
    const theme::Palette& p = theme::palette();
    const ImVec2 size = area.size(), mid = area.centre();
    const float wide = std::min(size.x - 24, 400.0f), high = std::min(size.y - 24, 264.0f);
    const ImVec2 a{mid.x - wide / 2, mid.y - high / 2}, b{mid.x + wide / 2, mid.y + high / 2};
    paint::sheet(list, a, b);
    paint::light_on_sheet(list, a, b, 4);
    paint::neatline(list, {a.x + 12, a.y + 12}, {b.x - 12, b.y - 12}, faded(p.text, 0.7f), false);
    const int side = std::max(scene.decider(), 0);
    const Edge edge = scene.seen().edges[static_cast<std::size_t>(side)];
    const std::string name =
        edge == Edge::none ? theme::sides()[static_cast<std::size_t>(side)].name : words::edge_name(edge);
    const bool low = high < 200;
    float y = a.y + (low ? 26.0f : 54.0f);
    if (!low) {
        art::draw_badge(list, {mid.x, y}, 52, side);
        y += 50;
    }
    paint::label(list, theme::font(theme::Font::display), theme::heading, {mid.x, y}, p.text,
                 words::hand_to(name).c_str());
    y += 30;
    paint::label(list, theme::font(theme::Font::text), theme::small, {mid.x, y}, p.secondary,
                 labels::only_they_may_see);
    const float button = std::min(wide - 60, 240.0f);
    ImGui::SetCursorScreenPos({mid.x - button / 2, b.y - (low ? 20 : 32) - theme::button_height()});
    const bool pressed = theme::button("uncover", words::i_am(name).c_str(), button, theme::Weight::primary);
    return pressed || key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_KeypadEnter);
}

}  // namespace sightlines::crossfire_squads
