// The whole table at a glance: platoons as tokens, and the button that leads there and back.
#include <algorithm>
#include <string>
#include <vector>

#include "app/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_edge.h"
#include "games/crossfire_squads/draw/tokens.h"
#include "games/crossfire_squads/view.h"
#include "games/crossfire_squads/words/labels.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float closest_look = 0.3f;  // greatest scale to which a token opens, CSS pixels per table unit
constexpr float scale_width = 230;    // with its words

}  // namespace

// What labels leave free: the names of the squares, the scale, the button.
std::vector<Area> View::edges(const Area& area) const {
    const auto [letters, numbers] = art::square_name_areas(camera_, art::margin_for(area));
    std::vector<Area> areas{letters, numbers, whole_table_button(area)};
    if (area.size().x > narrow_board)
        areas.push_back({{area.min.x, area.max.y - 26}, {area.min.x + scale_width, area.max.y}});
    return areas;
}

Area View::whole_table_button(const Area& area) const {
    const float high = platform::surroundings().coarse ? 44.0f : 28.0f;
    const char* words = camera_.is_overview() ? labels::back_to_the_fight : labels::whole_table;
    const float wide = small_text_size(words).x + 24;
    return {{area.max.x - wide - 8, area.max.y - high - 8}, {area.max.x - 8, area.max.y - 8}};
}

void View::draw_whole_table_button(ImDrawList& list, const Area& area) {
    const Area place = whole_table_button(area);
    ImGui::SetCursorScreenPos(place.min);
    if (ImGui::InvisibleButton("whole-table", place.size(), ImGuiButtonFlags_EnableNav)) toggle_whole_table();
    test_ids::add_item("whole-table");
    const bool hovered = ImGui::IsItemHovered();
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const theme::Palette& p = theme::palette();
    const float in = std::max((place.size().y - 28) / 2, 0.0f);
    const ImVec2 a{place.min.x, place.min.y + in}, b{place.max.x, place.max.y - in};
    list.AddRectFilled({a.x, a.y + 1}, {b.x, b.y + 2}, IM_COL32(0, 0, 0, 50), theme::radius);
    list.AddRectFilled(a, b, paint::faded(p.raised, 0.94f), theme::radius);
    list.AddRect(a, b, hovered ? p.accent : p.hairline, theme::radius, 0, 1);
    paint::label(list, theme::font(theme::Font::text), theme::small, {(a.x + b.x) / 2, (a.y + b.y) / 2}, p.text,
                 camera_.is_overview() ? labels::back_to_the_fight : labels::whole_table);
}

void View::toggle_whole_table() { camera_.is_overview() ? camera_.leave_overview() : camera_.show_overview(); }

void View::draw_overview(ImDrawList& list, const Area& area) {
    const Position& at = seen();
    std::vector<Area> taken = edges(area);
    if (const Piece* piece = at.terrain.find(at.objective)) {
        const art::Flag flag = art::flag_on(camera_, *piece, art::holder_of(at));
        art::draw_flag(list, flag);
        taken.push_back(flag.area);
    }
    tokens_ = tokens_of(camera_, scene(), taken);
    draw_tokens(list, tokens_);
    for (const Token& token : tokens_)
        test_ids::add("token:" + std::string(token.side == 0 ? "a" : "b") + std::to_string(token.platoon),
                      token.area.min, token.area.max);
}

// To the token, or to that place.
void View::click_overview(ImVec2 mouse) {
    constexpr int around = 500;
    const auto token = std::find_if(tokens_.begin(), tokens_.end(), [&](const Token& one) {
        const float reach = platform::surroundings().coarse ? 9.0f : 2.0f;
        return mouse.x > one.area.min.x - reach && mouse.x < one.area.max.x + reach &&
               mouse.y > one.area.min.y - reach && mouse.y < one.area.max.y + reach;
    });
    const Point p = camera_.point_at(mouse);
    const Box box = token == tokens_.end() ? Box{p.x, p.y, p.x, p.y}.grown(2 * around) : token->around.grown(around);
    camera_.zoom_to(box, closest_look);
    framing_.take_over();
}

}  // namespace sightlines::crossfire_squads
