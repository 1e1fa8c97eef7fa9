// Which part of the table is looked at, as long as the player has not taken the camera in hand.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/scene.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {

// Units and areas, if they leave most of the table empty: then that is what a lesson or a diagram shows. Else the whole
// table.
Box small_scene(const Position& at);
inline constexpr float small_scene_zoom = 0.4f;  // pixels a unit at most

bool is_whole(const Box& box);

class Framing {
  public:
    void come_closer() { closer_ = true; }  // a small scene fills the board
    void take_over(bool by_hand = true) { by_hand_ = by_hand; }

    // Once for each decision and each choice; `from_near`: on a narrow board, looks at what it is about.
    void frame(Camera& camera, const Scene& scene, const Selection& selection, std::size_t ply, bool from_near);

  private:
    bool closer_ = false;
    bool by_hand_ = false;
    std::optional<std::pair<std::size_t, UnitId>> framed_;  // ply and choice for which it was last thought over
};

}  // namespace sightlines::crossfire_squads
