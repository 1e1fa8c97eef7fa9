#include "views/crosshairs/scatter.h"

#include <algorithm>

namespace sightlines::crosshairs {

std::vector<Action> scattered_clouds(const Rules& rules, Position at, Rng& rng) {
    std::vector<Action> placed;
    const auto place = [&](const Action& cloud) {
        if (at.phase != Phase::clouds || !rules.check(at, cloud).accepted()) return;
        rules.play(at, cloud);
        placed.push_back(cloud);
    };
    while (at.phase == Phase::clouds) {
        const std::vector<Action> free = legal_actions(rules, at);
        const Action chosen = free[rng.below(static_cast<std::uint32_t>(free.size()))];
        place(chosen);
        const Hex hex = hex_of(std::get<PlaceCloud>(chosen).cell);
        place(PlaceCloud{cell_at({-hex.q, -hex.r})});
    }
    return placed;
}

}  // namespace sightlines::crosshairs
