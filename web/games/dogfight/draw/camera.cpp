#include "games/dogfight/draw/camera.h"

#include <algorithm>
#include <cfloat>

#include "games/dogfight/art/art.h"
#include "games/dogfight/draw/plan_handles.h"
#include "platform.h"

namespace sightlines::dogfight {
namespace {

constexpr double zoom_ms = 300, climb_ms = 600;
constexpr float most_zoom = 4;
constexpr float two_hexes_around = 7;  // an aircraft, across, in sizes of a hex

float comfortable_hex() { return platform::surroundings().coarse ? 54.0f : 80.0f; }
float least_hex() { return platform::surroundings().coarse ? 20.0f : 22.0f; }

// 0 to 1, eased out.
float part_of(double begins, double ends) {
    const double clock = platform::now_ms();
    if (clock >= ends) return 1;
    const auto left = static_cast<float>((ends - clock) / (ends - begins));
    return 1 - left * left * left;
}

float between(float a, float b, float part) { return a + (b - a) * part; }

}  // namespace

void Camera::update(const Area& room, const Position& at, std::size_t ply, bool turned, int focus,
                    std::span<const Hex> goals) {
    if (platform::gesture().active) zoomed_by_user_ = true;
    if (focus != nobody) focus_ = focus;
    zoom_.follow(room, turned);
    chart_.turned = turned;
    chart_.columns = at.columns;
    chart_.rows = at.rows;
    const bool first = !ply_;
    if (ply_ != ply) shows_goals_ = false;
    if (ply_ != ply || (!shows_goals_ && !goals.empty())) {
        if (!zoomed_by_user_) update_zoom(room, at, first, goals);
        ply_ = ply;
        shows_goals_ = !goals.empty();
    }
    update_height(at, first);
    const Zoom zoom = now();
    chart_.size = art::size_for_window(room.size(), chart_.columns, chart_.rows) * zoom.scale;
    const ImVec2 extent = chart_.extent();
    const ImVec2 centre{(room.min.x + room.max.x) / 2 + zoom.pan.x,
                        (room.min.y + room.max.y + art::room_above * chart_.size) / 2 + zoom.pan.y};
    // Aligned to device pixels, so that the hexes are sharp.
    chart_.origin = {platform::snap(centre.x - extent.x / 2), platform::snap(centre.y - extent.y / 2)};
}

void Camera::change(const Area& room, float factor, ImVec2 fixed, ImVec2 by) {
    zoomed_by_user_ = true;
    zoom_ = now();
    ends_ = begins_;
    zoom_.change(room, factor, fixed, by);
    platform::request_frames();
}

void Camera::reset() {
    zoomed_by_user_ = false;
    ply_.reset();
    focus_ = nobody;
}

float Camera::height() const { return between(height_before_, height_, part_of(height_begins_, height_ends_)); }

Zoom Camera::now() const {
    const float part = part_of(begins_, ends_);
    if (part == 1) return zoom_;
    return {between(from_.scale, zoom_.scale, part),
            {between(from_.pan.x, zoom_.pan.x, part), between(from_.pan.y, zoom_.pan.y, part)}};
}

void Camera::update_height(const Position& at, bool first) {
    float sum = 0, count = 0;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        const Aircraft& plane = at.plane(letter);
        if (!plane.in_play()) continue;
        if (letter == focus_) {
            sum = static_cast<float>(plane.altitude) + static_cast<float>(plane.leave) / 2;
            count = 1;
            break;
        }
        sum += plane.altitude;
        count += 1;
    }
    const float wanted = count > 0 ? sum / count : height_;
    if (wanted == height_ && !first) return;
    height_before_ = first ? wanted : height();
    height_ = wanted;
    height_begins_ = height_ends_ = platform::now_ms();
    if (first || platform::surroundings().reduced_motion) return;
    height_ends_ += climb_ms;
    platform::animate_until(height_ends_);
}

// All aircraft, to choose among; while one flies, not those so far away that hexes would become too small. Goals are
// always shown.
std::vector<Hex> Camera::hexes_to_show(const Area& room, const Position& at, std::span<const Hex> goals) const {
    std::vector<int> letters;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        if (at.plane(letter).in_play()) letters.push_back(letter);
    }
    const bool chooses = at.phase == Phase::grand || at.phase == Phase::target || at.phase == Phase::random;
    const auto hexes = [&] {
        std::vector<Hex> list(goals.begin(), goals.end());
        for (const int letter : letters) list.push_back(at.plane(letter).hex);
        return list;
    };
    if (letters.empty() || chooses) return hexes();
    const bool known = std::ranges::find(letters, focus_) != letters.end();
    const Aircraft& focus = at.plane(known ? focus_ : letters.front());
    const auto far = [&](int letter) { return letter == focus.target ? 0 : distance(focus.hex, at.plane(letter).hex); };
    std::ranges::stable_sort(letters, {}, far);
    const float size = art::size_for_window(room.size(), chart_.columns, chart_.rows);
    while (letters.size() > 1 && zoom_to(hexes(), room).scale * size < least_hex()) letters.pop_back();
    return hexes();
}

// The closest zoom that shows these hexes, limited to hexes of a comfortable size.
Zoom Camera::zoom_to(std::span<const Hex> hexes, const Area& room) const {
    const float size = art::size_for_window(room.size(), chart_.columns, chart_.rows);
    const Chart chart{chart_.columns, chart_.rows, {0, 0}, size, chart_.turned};
    const ImVec2 extent = chart.extent(), space = room.size();
    ImVec2 low = extent, high{};
    for (const Hex hex : hexes) {
        const ImVec2 c = chart.centre(hex);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    if (high.x < low.x) return {};
    const float around = two_hexes_around * size;
    const float fits = std::min(space.x / (high.x - low.x + around), space.y / (high.y - low.y + around));
    Zoom zoom{.turned = chart_.turned};
    zoom.scale = std::min({fits, comfortable_hex() / size, most_zoom});
    if (zoom.scale < 1.2f) return {};  // hardly closer: show the whole map instead
    const auto shift = [&](float of_planes, float of_chart, float room_here) {
        const float reach = room_here * (zoom.scale - 1) / 2;
        return std::clamp((of_chart / 2 - of_planes) * zoom.scale, -reach, reach);
    };
    zoom.pan = {shift((low.x + high.x) / 2, extent.x, space.x), shift((low.y + high.y) / 2, extent.y, space.y)};
    return zoom;
}

bool Camera::shows(std::span<const Hex> hexes, const Area& room) const {
    const float rim = std::max(chart_.size * 1.6f, 3 * handle_reach());  // with the arrows around a plan's end
    return std::ranges::all_of(hexes, [&](Hex hex) {
        const ImVec2 c = chart_.centre(hex);
        return zoom_.scale == 1 || (c.x > room.min.x + rim && c.x < room.max.x - rim && c.y > room.min.y + rim * 1.4f &&
                                    c.y < room.max.y - rim);
    });
}

// Zooms only if an aircraft is out of view or could be much larger, because a map that moves at every step is
// distracting.
void Camera::update_zoom(const Area& room, const Position& at, bool first, std::span<const Hex> goals) {
    const std::vector<Hex> hexes = hexes_to_show(room, at, goals);
    const Zoom wanted = zoom_to(hexes, room);
    if (!first && shows(hexes, room) && wanted.scale < zoom_.scale * 1.5f) return;
    from_ = now();
    zoom_ = wanted;
    begins_ = ends_ = platform::now_ms();
    if (first || platform::surroundings().reduced_motion) return;
    ends_ += zoom_ms;
    platform::animate_until(ends_);
}

}  // namespace sightlines::dogfight
