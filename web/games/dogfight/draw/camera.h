// How near the chart is seen: the whole map, or close to the aircraft, unless fingers have zoomed.
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
    // Once a frame. At another ply it may close in, which takes a moment.
    void look(const Area& room, const Position& at, std::size_t ply);
    void look_anew();  // as if for the first time, without fingers

    const Chart& chart() const { return chart_; }
    const Area& sheet() const { return sheet_; }        // of paper round the chart
    float sheet_scale() const { return sheet_scale_; }  // 1, but below or above on the way from one zoom to another
    const Zoom& zoom() const { return zoom_; }          // where that way leads

  private:
    void close_in(const Area& room, const Position& at, bool first);
    Zoom close_to_aircraft(const Area& room, const Position& at) const;
    bool sees_all(const Area& room, const Position& at) const;
    Zoom now() const;

    Chart chart_;
    Area sheet_{};
    float sheet_scale_ = 1;
    Zoom zoom_;
    bool by_fingers_ = false;
    Zoom from_;                       // on the way from there to zoom_
    double begins_ = 0, ends_ = 0;    // of that way, in milliseconds of platform::now_ms
    std::optional<std::size_t> ply_;  // for which the zoom was last thought over
};

}  // namespace sightlines::dogfight
