// Moves the camera automatically until the player takes control of it, and then only to a mover out of sight.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {

// The bounds of units and areas if they leave most of the table empty, as in lessons and diagrams; else the whole
// table.
Box small_scene(const Position& at);
inline constexpr float small_scene_zoom = 0.4f;  // greatest scale, CSS pixels per table unit

bool is_whole(const Box& box);

class Framing {
  public:
    void come_closer() { closer_ = true; }  // a small scene fills the board
    void take_over(bool by_hand = true) { by_hand_ = by_hand; }

    // Call each frame; acts once for each decision and each choice. `zooms_in`: to what the decision is about, for
    // narrow boards.
    void frame(Camera& camera, const Scene& scene, const Selection& selection, std::size_t ply, bool zooms_in);

  private:
    bool closer_ = false;
    bool by_hand_ = false;
    std::optional<std::pair<std::size_t, UnitId>> framed_;  // ply and chosen unit at the last framing
};

}  // namespace sightlines::crossfire_squads
