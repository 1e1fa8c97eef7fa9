// The camera: shows the whole map or zooms in on the aircraft, unless the player has zoomed by fingers. It looks down
// from above the aircraft in focus.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "board/area.h"
#include "board/zoom.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight {

class Camera {
  public:
    // Call once a frame. `focus`: a letter, or nobody for the one before. `goal`: where it is to fly, which is shown
    // too. May start an animated zoom when the ply has changed, or the goal to where it does not show.
    void update(const Area& room, const Position& at, std::size_t ply, bool turned, int focus,
                const std::optional<Hex>& goal = {});
    void reset();  // resets the zoom

    const Chart& chart() const { return chart_; }
    float height() const;                       // of the aircraft in focus; animated
    const Zoom& zoom() const { return zoom_; }  // the target of the animation

  private:
    void update_zoom(const Area& room, const Position& at, bool first);
    void update_height(const Position& at, bool first);
    std::vector<Hex> hexes_to_show(const Area& room, const Position& at) const;
    Zoom zoom_to(std::span<const Hex> hexes, const Area& room) const;
    bool shows(std::span<const Hex> hexes, const Area& room) const;
    Zoom now() const;

    Chart chart_;
    Zoom zoom_;
    bool zoomed_by_user_ = false;
    Zoom from_;                       // start of the animated zoom to zoom_
    double begins_ = 0, ends_ = 0;    // of the animation, in the time of platform::now_ms
    std::optional<std::size_t> ply_;  // at the last automatic zoom
    int focus_ = nobody;
    std::optional<Hex> goal_, framed_;  // and the one that was last made to show
    float height_ = 0, height_before_ = 0;
    double height_begins_ = 0, height_ends_ = 0;
};

}  // namespace sightlines::dogfight
