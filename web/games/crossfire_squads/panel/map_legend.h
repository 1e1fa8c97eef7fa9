// The legend of the map, below the actions.
#pragma once

#include <optional>

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

class MapLegend {
  public:
    // `quiet`: in a guided game, before anything has been done or chosen.
    void draw(const Scene& scene, float width, bool quiet);

  private:
    std::optional<bool> open_;  // as set by the player; unset: open if there is room and it is quiet
};

}  // namespace sightlines::crossfire_squads
