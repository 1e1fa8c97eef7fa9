#include "games/crossfire_squads/draw/overview.h"

#include <algorithm>
#include <string>

#include "base/test_ids.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/map.h"
#include "platform.h"

namespace sightlines::crossfire_squads {

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
