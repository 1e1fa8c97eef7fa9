// The pointer on the table: what it points at, presses and drags.
#pragma once

#include <cstddef>
#include <optional>

#include "games/crossfire_squads/draw/framing.h"
#include "games/crossfire_squads/draw/held_fire.h"
#include "games/crossfire_squads/draw/overview.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {

class Pointer {
  public:
    Pointer(Camera& camera, Framing& framing, Selection& selection, const Overview& overview, const HeldFire& held)
        : camera_(camera), framing_(framing), selection_(selection), overview_(overview), held_(held) {}

    void take(const Scene& scene, const Area& area, bool bends);  // `bends`: the halts of a walk may be dragged
    UnitId unit_at(const Scene& scene, ImVec2 mouse) const;

  private:
    void drag(const Scene& scene);
    void point_at(const Scene& scene, ImVec2 mouse);
    void click(const Scene& scene, ImVec2 mouse);
    bool is_on_goal(ImVec2 mouse, float reach) const;       // pixels
    std::optional<std::size_t> leg_at(ImVec2 mouse) const;  // whose halt is a waypoint there

    Camera& camera_;
    Framing& framing_;
    Selection& selection_;
    const Overview& overview_;
    const HeldFire& held_;
    ImVec2 last_mouse_;
    bool bends_ = false;
    bool dragging_ = false;
    bool turning_ = false;                 // the drag turns a facing
    bool carrying_ = false;                // the drag carries a unit
    bool placing_ = false;                 // the drag moves a preview that is placed
    std::optional<std::size_t> waypoint_;  // the drag bends a walk
};

}  // namespace sightlines::crossfire_squads
