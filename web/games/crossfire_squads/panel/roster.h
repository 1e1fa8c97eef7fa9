// Both sides' forces, by platoon; in a line for both where there is no room for more.
#pragma once

#include "games/crossfire_squads/scene.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class Roster {
  public:
    struct Forces {
        const Scene& scene;
        const Position& start;  // of the game: tells what lost units were
        UnitId chosen = no_unit;
    };
    // Units of the list that the pointer has met.
    struct Met {
        UnitId pointed = no_unit;
        UnitId pressed = no_unit;
    };
    Met draw(const Forces& forces, float width);

  private:
    float draw_force(const Forces& forces, ImVec2 begin, float width, int side);  // where it ends, below
    void draw_strengths(const Scene& scene, float width);

    bool shows_ = false;  // where it is not shown of itself
    Met met_;
};

}  // namespace sightlines::crossfire_squads
