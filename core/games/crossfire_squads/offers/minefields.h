// Minefields that join two areas (CS-OBS-01).
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct Minefield {
    LayMine order;
    Point middle;
};

// Those that may be laid between two areas, each where they are nearest to each other.
std::vector<Minefield> possible_minefields(const Scene& scene);

// That of them whose middle is nearest to the place, if it is near.
std::optional<Minefield> minefield_at(const Scene& scene, Point place);

}  // namespace sightlines::crossfire_squads
