// The camera: shows the whole map or zooms in on the aircraft, unless the player has moved it, by fingers, wheel or
// drag. It looks down from above the aircraft in focus.
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
    // Call once a frame. `focus`: a letter, or nobody for the one before. `goals`: where it can fly, which is shown
    // too. May start an animated zoom when the ply has changed, or when there are goals for the first time in it: while
    // they are tried the map stands still.
    void update(const Area& room, const Position& at, std::size_t ply, bool turned, int focus,
                std::span<const Hex> goals = {});
    void change(const Area& room, float factor, ImVec2 fixed, ImVec2 by);  // by the player, as Zoom::change
    void reset();                                                          // resets the zoom

    const Chart& chart() const { return chart_; }
    float height() const;                       // of the aircraft in focus; animated
    const Zoom& zoom() const { return zoom_; }  // the target of the animation

  private:
    void update_zoom(const Area& room, const Position& at, bool first, std::span<const Hex> goals);
    void update_height(const Position& at, bool first);
    std::vector<Hex> hexes_to_show(const Area& room, const Position& at, std::span<const Hex> goals) const;
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
    bool shows_goals_ = false;  // since the ply, or as soon as there were any
    float height_ = 0, height_before_ = 0;
    double height_begins_ = 0, height_ends_ = 0;
};

}  // namespace sightlines::dogfight
