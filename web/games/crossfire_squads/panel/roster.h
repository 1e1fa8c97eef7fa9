// Both sides' forces by platoon, the one whose turn it is on tinted ground; one summary line if there is no room for
// more.
#pragma once

#include <functional>
#include <string>

#include "games/crossfire_squads/text/scene.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class Roster {
  public:
    struct Forces {
        const Scene& scene;
        const Position& start;  // the starting position, which has the units that are lost now
        UnitId chosen = no_unit;
        std::function<std::string(UnitId)> tips;  // what a unit is and can do
    };
    // Units of the list that are hovered or clicked.
    struct Interaction {
        UnitId hovered = no_unit;
        UnitId pressed = no_unit;
    };
    Interaction draw(const Forces& forces, float width);

  private:
    float draw_force(const Forces& forces, ImVec2 begin, float width, int side);  // returns the y of its end
    void draw_strengths(const Scene& scene, float width);

    bool open_ = false;  // opened by the player, if it is closed by default
    Interaction interaction_;
};

}  // namespace sightlines::crossfire_squads
