// The legend of the map, below the actions, where there is room for it.
#pragma once

#include <optional>

#include "games/crossfire_squads/scene.h"

namespace sightlines::crossfire_squads {

class MapLegend {
  public:
    void draw(const Scene& scene, float width);

  private:
    std::optional<bool> shows_;  // as the player wants it; else it is open if it does not crowd out the rest
};

}  // namespace sightlines::crossfire_squads
