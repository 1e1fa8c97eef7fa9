// The camera: shows the whole map or zooms in on the aircraft, unless the player has zoomed by fingers.
#pragma once

#include <cstddef>
#include <optional>

#include "board/area.h"
#include "board/zoom.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight {

class Camera {
  public:
    // Call once a frame. May start an animated zoom when the ply has changed.
    void update(const Area& room, const Position& at, std::size_t ply, bool turned);
    void reset();  // resets the zoom

    const Chart& chart() const { return chart_; }
    const Area& sheet() const { return sheet_; }        // the paper around the chart
    float sheet_scale() const { return sheet_scale_; }  // 1 except during an animated zoom
    const Zoom& zoom() const { return zoom_; }          // the target of the animation

  private:
    void update_zoom(const Area& room, const Position& at, bool first);
    Zoom zoom_to_aircraft(const Area& room, const Position& at) const;
    bool shows_all_aircraft(const Area& room, const Position& at) const;
    Zoom now() const;

    Chart chart_;
    Area sheet_{};
    float sheet_scale_ = 1;
    Zoom zoom_;
    bool zoomed_by_user_ = false;
    Zoom from_;                       // start of the animated zoom to zoom_
    double begins_ = 0, ends_ = 0;    // of the animation, in the time of platform::now_ms
    std::optional<std::size_t> ply_;  // at the last automatic zoom
};

}  // namespace sightlines::dogfight
