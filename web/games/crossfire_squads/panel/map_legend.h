// The legend of the map, below the actions.
#pragma once

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

class MapLegend {
  public:
    void draw(const Scene& scene, float width);

  private:
    bool open_ = false;
};

}  // namespace sightlines::crossfire_squads
