// The legend of the map, below the actions.
#pragma once

#include <optional>

#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

class MapLegend {
  public:
    void draw(const Scene& scene, float width);

  private:
    std::optional<bool> open_;  // as set by the player; unset: open if there is room
};

}  // namespace sightlines::crossfire_squads
