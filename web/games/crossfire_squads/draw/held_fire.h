// The notice that fire is held for the turn, until it is tapped.
#pragma once

#include "board/area.h"
#include "imgui.h"

namespace sightlines::crossfire_squads {

class HeldFire {
  public:
    void draw(ImDrawList& list, const Area& board, bool held);
    bool contains(ImVec2 point) const;

  private:
    Area area_{};  // empty while no fire is held
};

}  // namespace sightlines::crossfire_squads
