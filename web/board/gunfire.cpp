#include "board/gunfire.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/area.h"
#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::gunfire {
namespace {

constexpr ImU32 muzzle = IM_COL32(255, 226, 140, 220), round_colour = IM_COL32(255, 236, 166, 255);
constexpr ImU32 dust = IM_COL32(60, 56, 54, 255), smoke = IM_COL32(36, 34, 36, 255);
constexpr ImU32 flash_colour = IM_COL32(255, 214, 120, 255), fire = IM_COL32(244, 130, 36, 255);
constexpr ImU32 burst_colour = IM_COL32(250, 160, 60, 255);

}  // namespace

void tracers(ImDrawList& list, ImVec2 from, ImVec2 to, float size, float part) {
    const auto at = [&](float where) { return part_way(from, to, std::clamp(where, 0.0f, 1.0f)); };
    for (int round = 0; round < 8; ++round) {
        const float head = part * 1.9f - 0.11f * static_cast<float>(round);
        if (head <= 0 || head > 1.15f) continue;
        const std::array<ImVec2, 2> streak{{at(head - 0.16f), at(head)}};
        paint::stroke(list, streak, paint::faded(theme::palette().refusal, 0.55f), std::max(3.0f, size * 0.1f));
        paint::stroke(list, streak, round_colour, std::max(1.4f, size * 0.045f));
    }
    if (part < 0.7f) paint::soft_disc(list, at(0.06f), 0, size * (0.16f + 0.1f * std::sin(part * 70)), muzzle);
}

void hits(ImDrawList& list, ImVec2 at, float size, float part) {
    if (part < 0.45f) return;
    for (int puff = 0; puff < 3; ++puff) {
        const float angle = 2.1f * static_cast<float>(puff) + part, reach = size * 0.26f;
        paint::soft_disc(list, {at.x + reach * std::cos(angle), at.y + reach * std::sin(angle)}, 0,
                         size * (0.12f + 0.3f * part), paint::faded(dust, 0.8f * (1 - part) + 0.1f));
    }
}

void fall(ImDrawList& list, ImVec2 hit, ImVec2 now, ImVec2 ground, float size, float part) {
    constexpr int puffs = 9;
    for (int puff = 0; puff <= puffs; ++puff) {
        const float way = static_cast<float>(puff) / puffs;
        const ImVec2 c = part_way(hit, now, way);
        const float drift = size * 0.12f * std::sin(way * 9);
        paint::soft_disc(list, {c.x + drift, c.y}, 0, size * (0.42f - 0.22f * way),
                         paint::faded(smoke, 0.25f + 0.5f * way));
    }
    const float flash = std::max(0.0f, 1 - part * 2.2f);
    paint::soft_disc(list, hit, 0, size * (0.4f + part), paint::faded(flash_colour, flash));
    paint::soft_disc(list, now, 0, size * 0.3f, paint::faded(fire, 0.85f));
    if (part < 0.8f) return;
    const float burst = (part - 0.8f) * 5;
    paint::soft_disc(list, ground, 0, size * (0.3f + 0.7f * burst), paint::faded(burst_colour, 1 - 0.6f * burst));
}

Kill kill_at(float part) {
    constexpr float guns = 0.35f;
    return {std::min(part / guns, 1.0f), std::max(0.0f, (part - guns) / (1 - guns))};
}

float uneased(float part) { return 1 - std::cbrt(1 - part); }

}  // namespace sightlines::gunfire
