// Animation between two positions: aircraft fly their step, enter a spin, explode, or fade out over the edge; gunfire
// is drawn as tracers.
#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

float lerp(float a, float b, float part) { return a + (b - a) * part; }
ImVec2 lerp(ImVec2 a, ImVec2 b, float part) { return {lerp(a.x, b.x, part), lerp(a.y, b.y, part)}; }

// Takes the shorter way round.
float lerp_angle(float from, float to, float part) { return from + std::remainder(to - from, 6.2831853f) * part; }

}  // namespace

void View::draw_motion(ImDrawList& list) const {
    const bool backwards = animation_.to < animation_.from;
    const std::size_t ply = std::min(animation_.from, animation_.to);
    if (ply + 1 > history().size()) return;
    const float part = backwards ? 1 - animation_.part() : animation_.part();
    const Position& before = history().at(ply);
    const Position& after = history().at(ply + 1);
    const theme::Palette& p = theme::palette();
    std::vector<art::Look> looks;
    std::vector<ImVec2> bursts;
    for (int letter = 0; letter < static_cast<int>(std::min(before.planes.size(), after.planes.size())); ++letter) {
        const Aircraft& was = before.plane(letter);
        const Aircraft& is = after.plane(letter);
        if (!was.in_play()) continue;
        const art::Look from = look_of(before, letter), to = look_of(after, letter);
        art::Look look = to;
        look.ground = lerp(from.ground, to.ground, part);
        look.angle = lerp_angle(from.angle, to.angle, std::clamp(part * 1.6f - 0.4f, 0.0f, 1.0f));
        look.level = lerp(from.level, to.level, part);
        look.pitch = lerp(from.pitch, to.pitch, part);
        look.scale = lerp(from.scale, to.scale, part);
        look.opacity = 1;
        if (is.spin && !was.spin) look.angle += 6.2831853f * part;
        if (!is.in_play()) look.opacity = 1 - part;
        if (is.out == Out::destroyed) {
            look.angle += 1.2f * part;
            look.level *= 1 - 0.6f * part;
            bursts.push_back(art::lifted(look));
        }
        looks.push_back(look);
    }
    std::stable_sort(looks.begin(), looks.end(),
                     [](const art::Look& a, const art::Look& b) { return a.ground.y < b.ground.y; });
    for (const art::Look& look : looks) art::shadow(list, look);
    for (const art::Look& look : looks) art::stalk(list, look);
    for (const art::Look& look : looks) art::plane(list, look);
    for (const ImVec2 c : bursts) {
        const float reach = chart().size * (0.4f + 1.1f * part);
        paint::soft_disc(list, c, reach * 0.35f, reach, paint::faded(IM_COL32(240, 132, 36, 255), 0.85f * (1 - part)));
        paint::soft_disc(list, c, 0, reach * 0.6f, paint::faded(IM_COL32(255, 236, 170, 255), 1 - part));
    }
    if (before.phase != Phase::hit || before.shot.firer == nobody) return;
    const auto firer = static_cast<std::size_t>(before.shot.firer);
    const int target = before.planes[firer].target;
    if (target == nobody) return;
    const ImVec2 from = art::lifted(look_of(before, before.shot.firer)), to = art::lifted(look_of(before, target));
    for (int round = 0; round < 6; ++round) {
        const float at_round = part * 1.7f - 0.12f * static_cast<float>(round);
        if (at_round < 0 || at_round > 1) continue;
        list.AddCircleFilled(lerp(from, to, at_round), std::max(2.0f, chart().size * 0.08f), p.refusal);
        list.AddCircleFilled(lerp(from, to, at_round), std::max(1.0f, chart().size * 0.04f),
                             IM_COL32(255, 232, 160, 255));
    }
}

}  // namespace sightlines::dogfight
