#include "games/dogfight/draw/camera.h"

#include <algorithm>

#include "games/dogfight/art/art.h"
#include "platform.h"

namespace sightlines::dogfight {

void Camera::update(const Area& room, const Position& at, std::size_t ply, bool turned) {
    if (platform::gesture().active) zoomed_by_user_ = true;
    zoom_.follow(room, turned);
    chart_.turned = turned;
    chart_.columns = at.columns;
    chart_.rows = at.rows;
    if (!zoomed_by_user_ && ply_ != ply) {
        const bool first = !ply_;
        ply_ = ply;
        update_zoom(room, at, first);
    }
    const Zoom zoom = now();
    chart_.size = art::size_for_sheet(room.size(), chart_.columns, chart_.rows) * zoom.scale;
    sheet_scale_ = zoom.scale / zoom_.scale;
    const ImVec2 extent = chart_.extent();
    const ImVec2 centre{(room.min.x + room.max.x) / 2 + zoom.pan.x, (room.min.y + room.max.y) / 2 + zoom.pan.y};
    // Aligned to device pixels, so that the hexes are sharp.
    chart_.origin = {platform::snap(centre.x - extent.x / 2), platform::snap(centre.y - extent.y / 2)};
    const float rim = art::rim_of_sheet(room.size()) * zoom.scale;
    sheet_ = {{chart_.origin.x - rim, chart_.origin.y - rim},
              {chart_.origin.x + extent.x + rim, chart_.origin.y + extent.y + rim}};
}

void Camera::reset() {
    zoomed_by_user_ = false;
    ply_.reset();
}

Zoom Camera::now() const {
    const double clock = platform::now_ms();
    if (clock >= ends_) return zoom_;
    const auto left = static_cast<float>((ends_ - clock) / (ends_ - begins_)), part = 1 - left * left * left;
    const auto between = [part](float a, float b) { return a + (b - a) * part; };
    return {between(from_.scale, zoom_.scale), {between(from_.pan.x, zoom_.pan.x), between(from_.pan.y, zoom_.pan.y)}};
}

// The closest zoom that shows all aircraft, limited to hexes of a comfortable size.
Zoom Camera::zoom_to_aircraft(const Area& room, const Position& at) const {
    const float size = art::size_for_sheet(room.size(), chart_.columns, chart_.rows);
    const Chart chart{chart_.columns, chart_.rows, {0, 0}, size, chart_.turned};
    const ImVec2 extent = chart.extent(), space = room.size();
    ImVec2 low = extent, high{};
    for (const Aircraft& plane : at.planes) {
        if (!plane.in_play()) continue;
        const ImVec2 c = chart.centre(plane.hex);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    if (high.x < low.x) return {};
    const float around = 6.5f * size, wanted = platform::surroundings().coarse ? 34.0f : 50.0f;
    const float fits = std::min(space.x / (high.x - low.x + around), space.y / (high.y - low.y + around));
    Zoom zoom{.turned = chart_.turned};
    zoom.scale = std::min({fits, wanted / size, 2.6f});
    if (zoom.scale < 1.2f) return {};  // hardly closer: show the whole map instead
    const auto shift = [&](float of_planes, float of_chart, float room_here) {
        const float reach = room_here * (zoom.scale - 1) / 2;
        return std::clamp((of_chart / 2 - of_planes) * zoom.scale, -reach, reach);
    };
    zoom.pan = {shift((low.x + high.x) / 2, extent.x, space.x), shift((low.y + high.y) / 2, extent.y, space.y)};
    return zoom;
}

bool Camera::shows_all_aircraft(const Area& room, const Position& at) const {
    const float rim = chart_.size * 1.6f;
    return std::all_of(at.planes.begin(), at.planes.end(), [&](const Aircraft& plane) {
        const ImVec2 c = chart_.centre(plane.hex);
        return !plane.in_play() || zoom_.scale == 1 ||
               (c.x > room.min.x + rim && c.x < room.max.x - rim && c.y > room.min.y + rim * 1.4f &&
                c.y < room.max.y - rim);
    });
}

// Zooms only if an aircraft is out of view or could be much larger, because a map that moves at every step is
// distracting.
void Camera::update_zoom(const Area& room, const Position& at, bool first) {
    const Zoom wanted = zoom_to_aircraft(room, at);
    const float change = wanted.scale / zoom_.scale;
    if (!first && shows_all_aircraft(room, at) && change > 0.7f && change < 1.35f) return;
    from_ = now();
    zoom_ = wanted;
    begins_ = ends_ = platform::now_ms();
    if (first || platform::surroundings().reduced_motion) return;
    ends_ += 300;
    platform::animate_until(ends_);
}

}  // namespace sightlines::dogfight
