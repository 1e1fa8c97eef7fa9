#include "games/crossfire_squads/draw/overview.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "base/test_ids.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "platform.h"

namespace sightlines::crossfire_squads {
namespace {

bool is_within(ImVec2 a, ImVec2 b, float reach) { return std::hypot(a.x - b.x, a.y - b.y) <= reach; }

// Each where it belongs, or nearly, and most of each to be seen.
bool counters_have_room(const Camera& camera, const Position& at, int viewer) {
    constexpr float apart = 0.7f;  // of their radii
    std::vector<art::Look> looks;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!art::is_shown(at, unit, viewer)) continue;
        const art::Look look = art::look_of(camera, at, unit);
        const ImVec2 place = camera.at(art::map_position(at, unit));
        const auto is_too_near = [&](const art::Look& other) {
            return is_within(look.centre, other.centre, apart * (look.radius + other.radius));
        };
        if (!is_within(look.centre, place, look.radius) || std::ranges::any_of(looks, is_too_near)) return false;
        looks.push_back(look);
    }
    return true;
}

}  // namespace

void Overview::look(const Camera& camera, const Scene& scene) {
    shows_tokens_ = camera.is_overview() && !counters_have_room(camera, scene.seen(), scene.viewer());
}

void Overview::draw(ImDrawList& list, const Camera& camera, const Scene& scene, std::vector<Area> taken) {
    const Position& at = scene.seen();
    if (const Piece* piece = at.terrain.find(at.objective)) {
        const art::Flag flag = art::flag_on(camera, *piece, art::holder_of(at));
        art::draw_flag(list, flag);
        taken.push_back(flag.area);
    }
    tokens_ = tokens_of(camera, scene, taken);
    draw_tokens(list, tokens_);
    for (const Token& token : tokens_)
        test_ids::add("token:" + std::string(token.side == 0 ? "a" : "b") + std::to_string(token.platoon),
                      token.area.min, token.area.max);
}

Box Overview::box_at(const Camera& camera, ImVec2 mouse) const {
    constexpr int around = 500;
    const auto token = std::find_if(tokens_.begin(), tokens_.end(), [&](const Token& one) {
        const float reach = platform::surroundings().coarse ? 9.0f : 2.0f;
        return mouse.x > one.area.min.x - reach && mouse.x < one.area.max.x + reach &&
               mouse.y > one.area.min.y - reach && mouse.y < one.area.max.y + reach;
    });
    const Point p = camera.point_at(mouse);
    return token == tokens_.end() ? Box{p.x, p.y, p.x, p.y}.grown(2 * around) : token->around.grown(around);
}

}  // namespace sightlines::crossfire_squads
