#include "games/dogfight/draw/picture.h"

#include <algorithm>
#include <cmath>

#include "games/dogfight/draw/label_layout.h"
#include "platform.h"

namespace sightlines::dogfight {
namespace {

// How many aircraft share a position (hex, and edge or middle), the index of one among them, and how many share the
// hex.
struct Occupancy {
    int place = 0, count = 0, in_hex = 0;
};
Occupancy occupancy_of(const Position& at, int letter) {
    Occupancy occupancy;
    const Aircraft& plane = at.plane(letter);
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        const Aircraft& beside = at.plane(other);
        if (!beside.in_play() || beside.hex != plane.hex) continue;
        ++occupancy.in_hex;
        if (beside.face != plane.face) continue;
        ++occupancy.count;
        if (other < letter) ++occupancy.place;
    }
    return occupancy;
}

// Before those in the hex make room for each other.
ImVec2 own_place(const Chart& chart, const Position& at, int letter, const Occupancy& occupancy) {
    const Aircraft& plane = at.plane(letter);
    const ImVec2 c = chart.centre(plane.hex), edge = chart.edge(plane.hex, plane.face);
    const float out = plane.out == Out::left ? 1.9f : occupancy.in_hex > 1 ? 0.7f : 0.1f;
    const ImVec2 direction{edge.x - c.x, edge.y - c.y};
    const float aside = static_cast<float>(occupancy.place) - static_cast<float>(occupancy.count - 1) / 2;
    if (plane.middle()) return {c.x + aside * chart.size * 0.62f, c.y};
    return {c.x + direction.x * out - direction.y * 0.85f * aside,
            c.y + direction.y * out + direction.x * 0.85f * aside};
}

// So far apart, in sizes of a hex, are two in one hex, so that both can be told by their shape.
constexpr float room_in_hex = 0.84f;

ImVec2 place_of(const Chart& chart, const Position& at, int letter, const Occupancy& occupancy) {
    const ImVec2 own = own_place(chart, at, letter, occupancy);
    if (occupancy.in_hex != 2) return own;
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        const Aircraft& beside = at.plane(other);
        if (other == letter || !beside.in_play() || beside.hex != at.plane(letter).hex) continue;
        const ImVec2 theirs = own_place(chart, at, other, occupancy_of(at, other));
        const float x = own.x - theirs.x, y = own.y - theirs.y, apart = std::hypot(x, y);
        const float missing = room_in_hex * chart.size - apart;
        if (missing > 0 && apart > 0) return {own.x + x / apart * missing / 2, own.y + y / apart * missing / 2};
    }
    return own;
}

constexpr float min_strip_room = 280;  // smaller boards have no side view; CSS pixels

}  // namespace

const Plan* Picture::preview() const {
    return decides_here_ && selection_.planning() ? selection_.plan().preview() : nullptr;
}

art::Look Picture::look_of(const Position& at, int letter) const {
    const Aircraft& plane = at.plane(letter);
    const Occupancy occupancy = occupancy_of(at, letter);
    const bool crowded = occupancy.in_hex > 1;
    return {.ground = place_of(chart(), at, letter, occupancy),
            .size = chart().size,
            .angle = chart().angle(plane.face),
            .level = static_cast<float>(plane.altitude) + static_cast<float>(plane.leave) / 2,
            .pitch = static_cast<float>(plane.pitch),
            .scale = occupancy.in_hex > 2 ? 0.66f
                     : crowded            ? 0.74f
                                          : board_look_.pieces,
            .side = plane.side,
            .type = plane.type,
            .middle = plane.middle(),
            .spin = plane.spin,
            .smoke = plane.smoke > 0,
            .fire = plane.fire > 0,
            .opacity = plane.in_play() ? 1.0f : 0.0f};
}

art::Look Picture::look_at(const Waypoint& place, int letter) const {
    Position next = at();
    Aircraft& plane = next.plane(letter);
    plane.hex = place.hex;
    plane.face = place.face;
    plane.altitude = std::max<std::int8_t>(place.altitude, 0);
    plane.leave = place.leave;
    plane.pitch = place.pitch;
    plane.out = Out::in_play;
    return look_of(next, letter);
}

void Picture::place(const Area& area, float below, const BoardLook& look, bool decides_here) {
    decides_here_ = decides_here;
    board_look_ = look;
    taken_.clear();
    const ImVec2 all = area.size();
    const bool with_strip = all.x >= min_strip_room && all.y >= min_strip_room;
    const float strip =
        with_strip ? std::clamp(all.x * 0.12f, platform::surroundings().coarse ? 57.0f : 48.0f, 108.0f) : 0;
    strip_ = with_strip ? Area{{area.min.x + 4, area.min.y + 8}, {area.min.x + strip - 8, area.max.y - 10}} : Area{};
    paper_ = {{area.min.x + strip + 2, area.min.y + 2}, {area.max.x - 2, area.max.y - 4}};
    room_ = art::window_of(paper_);  // the same, whatever is painted below it
    paper_.max.y += below;
    window_ = art::window_of(paper_);
    std::vector<Hex> goals;
    if (decides_here_ && selection_.planning()) goals = selection_.plan().hexes();
    std::erase_if(goals, [this](Hex hex) { return !is_on_map(at(), hex); });
    camera_.update(room_, at(), history().cursor(), board_look_.turned, selection_.acting(), goals);
    looks_.clear();
    for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter)
        looks_.push_back(look_of(at(), letter));
    ring_.place(chart(), scene(), selection_.steps());
}

float Picture::label_font_size() const {
    return std::round(std::clamp(chart().size * 0.46f, chart().size < 12 ? 9.0f : 12.0f, 17.0f));
}

bool Picture::is_occupied(ImVec2 centre, ImVec2 half) const {
    const auto touches = [here = area_around(centre, half)](const Area& other) { return overlap(here, other) > 0; };
    return std::ranges::any_of(taken_, touches) || std::ranges::any_of(numbers_, touches, &BoardNumber::area);
}

bool Picture::is_outside(ImVec2 centre, ImVec2 half) const {
    return centre.x - half.x < room_.min.x || centre.x + half.x > room_.max.x || centre.y - half.y < room_.min.y ||
           centre.y + half.y > room_.max.y;
}

void Picture::write(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink) {
    take(art::boxed_text(list, centre, size, text, ink));
}

}  // namespace sightlines::dogfight
