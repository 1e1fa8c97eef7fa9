// The whole table at a glance: platoons as tokens.
#include <algorithm>
#include <string>
#include <vector>

#include "base/test_ids.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_edge.h"
#include "games/crossfire_squads/draw/tokens.h"
#include "games/crossfire_squads/view.h"
#include "platform.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float closest_look = 0.3f;  // greatest scale to which a token opens, CSS pixels per table unit
constexpr float scale_width = 230;    // with its words

}  // namespace

// What labels leave free: the names of the squares, the scale, the buttons.
std::vector<Area> View::edges(const Area& area) const {
    const auto [letters, numbers] = art::square_name_areas(camera_, art::margin_for(area));
    std::vector<Area> areas{letters, numbers, whole_table_button(area), end_turn_button(area)};
    if (area.size().x > narrow_board)
        areas.push_back({{area.min.x, area.max.y - 26}, {area.min.x + scale_width, area.max.y}});
    return areas;
}

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
