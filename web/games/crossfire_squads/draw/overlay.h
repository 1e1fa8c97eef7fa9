// What is drawn over the table while somebody decides: what is chosen, what can be seen and shot at, what would come of
// it. Nothing of it takes the pointer.
#pragma once

#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {

// For one frame.
class Overlay {
  public:
    Overlay(ImDrawList& list, const Camera& camera, const Scene& scene, const Selection& selection)
        : list_(list), camera_(camera), scene_(scene), selection_(selection) {}

    // overlay_sight.cpp
    void draw_lines() const;       // from the chosen unit to every enemy in sight
    void draw_rings() const;       // near units, platoon, commanders
    void draw_volley() const;      // who shoots at the target
    void draw_highlights() const;  // lit by a refusal

    // overlay_moves.cpp
    void draw_preview() const;   // the way to the goal, halt, stretches of fire, contact
    void draw_reaction() const;  // the way of the mover, its points, who can fire at the present one
    void draw_spots() const;     // where hidden units would appear, where units would be placed

  private:
    void draw_command() const;
    void draw_meant_arc(Point there) const;

    const Position& seen() const { return scene_.seen(); }
    const Choice& choice() const { return selection_.choice(); }
    const Slider& slider() const { return choice().slider; }
    const Forecasts& forecasts() const { return selection_.forecasts(); }
    UnitId chosen() const { return choice().unit; }
    UnitId pointed() const { return selection_.pointed().unit; }
    bool is_shown(UnitId id) const { return art::is_shown(seen(), id, scene_.viewer()); }
    bool is_allowed() const { return selection_.verdict(scene_).accepted(); }

    ImDrawList& list_;
    const Camera& camera_;
    const Scene& scene_;
    const Selection& selection_;
};

// Where a refusal lights up units. Without the piece of ground: it may be larger than what is left of the board.
std::vector<Area> lit_areas(const Camera& camera, const Scene& scene, const Selection& selection);

}  // namespace sightlines::crossfire_squads
