// The chart, the aircraft on it, and the order in which everything is drawn.
#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "platform.h"
#include "theme.h"
#include "views/dogfight/view.h"

namespace sightlines::dogfight {
namespace {

float angle_of(Facing face) {
    // In the middle the nose points at a corner of the hex, which no facing does.
    return face == Facing::none ? 0 : (static_cast<float>(index(face)) - 1.5f) * 1.0471976f;
}

// How many share the place of an aircraft (hex, and edge or middle), which of them it is, and how many share its hex.
struct Company {
    int place = 0, count = 0, in_hex = 0;
};
Company company_of(const Position& at, int letter) {
    Company company;
    const Aircraft& plane = at.planes[static_cast<std::size_t>(letter)];
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        const Aircraft& beside = at.planes[static_cast<std::size_t>(other)];
        if (!beside.in_play() || beside.hex != plane.hex) continue;
        ++company.in_hex;
        if (beside.face != plane.face) continue;
        ++company.count;
        if (other < letter) ++company.place;
    }
    return company;
}

constexpr float least_strip_room = 340;  // narrower or lower boards go without the side view

}  // namespace

art::Look DogfightView::look_of(const Position& at, int letter) const {
    const Aircraft& plane = at.planes[static_cast<std::size_t>(letter)];
    const Company company = company_of(at, letter);
    const bool crowded = company.in_hex > 1;
    const ImVec2 c = chart_.centre(plane.hex), edge = chart_.edge(plane.hex, plane.face);
    const float out = plane.out == Out::left ? 1.9f : crowded ? 0.56f : 0.42f;
    const ImVec2 way{edge.x - c.x, edge.y - c.y};
    ImVec2 ground{c.x + way.x * out, c.y + way.y * out};
    const float aside = static_cast<float>(company.place) - static_cast<float>(company.count - 1) / 2;
    if (plane.middle()) {
        ground.x += aside * chart_.size * 0.62f;
    } else {
        ground.x += -way.y * 0.62f * aside;
        ground.y += way.x * 0.62f * aside;
    }
    return {.ground = ground,
            .size = chart_.size,
            .angle = angle_of(plane.face),
            .level = static_cast<float>(plane.alt) + static_cast<float>(plane.leave) / 2,
            .pitch = static_cast<float>(plane.pitch),
            .scale = crowded ? 0.82f : 1.0f,
            .side = plane.side,
            .type = plane.type,
            .middle = plane.middle(),
            .spin = plane.spin,
            .smoke = plane.smoke > 0,
            .fire = plane.fire > 0,
            .opacity = plane.in_play() ? 1.0f : 0.0f};
}

void DogfightView::place_chart(const Area& area) {
    const ImVec2 all = area.size();
    const bool with_strip = all.x >= least_strip_room && all.y >= least_strip_room;
    const float strip = with_strip ? std::clamp(all.x * 0.095f, 40.0f, 88.0f) : 0;
    const Area room{{area.min.x + strip, area.min.y}, area.max};
    if (platform::gesture().active) own_zoom_ = true;
    zoom_.follow(room);
    chart_.columns = at().columns;
    chart_.rows = at().rows;
    const float size = art::size_for_sheet(room.size(), chart_.columns, chart_.rows);
    if (!own_zoom_ && size < 19 && framed_turn_ != at().turn) close_in(room);
    chart_.size = size * zoom_.scale;
    const ImVec2 extent = chart_.extent();
    const ImVec2 centre{(room.min.x + room.max.x) / 2 + zoom_.pan.x, (room.min.y + room.max.y) / 2 + zoom_.pan.y};
    // On a device pixel, for sharp hexes.
    chart_.origin = {platform::snap(centre.x - extent.x / 2), platform::snap(centre.y - extent.y / 2)};
    const float rim = art::rim_of_sheet(room.size());
    const ImVec2 half{extent.x / 2 + rim * zoom_.scale, extent.y / 2 + rim * zoom_.scale};
    sheet_ = {{chart_.origin.x + extent.x / 2 - half.x, chart_.origin.y + extent.y / 2 - half.y},
              {chart_.origin.x + extent.x / 2 + half.x, chart_.origin.y + extent.y / 2 + half.y}};
    const float top = std::max(area.min.y, sheet_.min.y), bottom = std::min(area.max.y, sheet_.max.y);
    strip_ = with_strip ? Area{{area.min.x, top}, {area.min.x + strip - 8, bottom}} : Area{};
    if (with_strip && zoom_.scale == 1) {
        // Side view and sheet lie together in the middle.
        const float spare = std::max(0.0f, (room.size().x - (sheet_.max.x - sheet_.min.x)) / 2);
        strip_.min.x += spare / 2;
        strip_.max.x += spare / 2;
    }
    decides_ = decider_plane();
    looks_.clear();
    for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter)
        looks_.push_back(look_of(at(), letter));
}

// On a small screen as near as all aircraft can be seen, and where hexes are large enough to be pointed at.
void DogfightView::close_in(const Area& room) {
    framed_turn_ = at().turn;
    zoom_ = {};
    chart_.size = art::size_for_sheet(room.size(), chart_.columns, chart_.rows);
    chart_.origin = {};
    ImVec2 low = chart_.extent(), high{};
    for (const Aircraft& plane : at().planes) {
        if (!plane.in_play()) continue;
        const ImVec2 c = chart_.centre(plane.hex);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    if (high.x < low.x) return;
    const ImVec2 size = room.size(), extent = chart_.extent();
    const float rim = 7 * chart_.size;
    zoom_.scale = std::clamp(std::min(size.x / (high.x - low.x + rim), size.y / (high.y - low.y + rim)), 1.0f, 2.2f);
    const auto shift = [this](float of_planes, float of_chart, float room_here) {
        const float reach = room_here * (zoom_.scale - 1) / 2;
        return std::clamp((of_chart / 2 - of_planes) * zoom_.scale, -reach, reach);
    };
    zoom_.pan = {shift((low.x + high.x) / 2, extent.x, size.x), shift((low.y + high.y) / 2, extent.y, size.y)};
}

void DogfightView::draw_sky(ImDrawList& list) const { art::sky_sheet(list, chart_, sheet_.min, sheet_.max); }

// Those farther north first, as they are seen a little from the south.
void DogfightView::draw_aircraft(ImDrawList& list) const {
    if (motion_.part() < 1) return draw_motion(list);
    std::vector<int> order;
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        if (at().planes[static_cast<std::size_t>(letter)].in_play()) order.push_back(letter);
    }
    const auto look = [this](int letter) -> const art::Look& { return looks_[static_cast<std::size_t>(letter)]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return look(a).ground.y < look(b).ground.y; });
    const theme::Palette& p = theme::palette();
    for (const int letter : order) art::shadow(list, look(letter));
    for (const int letter : order) {
        const bool decides = letter == decides_, chosen = letter == plane_ || letter == hovered_;
        if (!decides && !chosen) continue;
        const ImVec2 g = look(letter).ground;
        const float radius = chart_.size * 0.74f;
        const ImU32 ink = decides ? p.accent : p.text;
        list.AddCircleFilled(g, radius, paint::faded(ink, decides ? 0.16f : 0.07f));
        list.AddCircle(g, radius, paint::faded(p.raised, 0.8f), 0, chart_.size * 0.09f);
        list.AddCircle(g, radius, paint::faded(ink, decides ? 1.0f : 0.6f), 0, chart_.size * 0.05f);
    }
    for (const int letter : order) art::stalk(list, look(letter));
    for (const int letter : order) art::plane(list, look(letter));
    for (const int letter : order) draw_plaque(list, letter);
}

void DogfightView::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    place_chart(area);
    place_plaques();
    place_ghosts();
    list.PushClipRect(area.min, area.max, true);
    draw_sky(list);
    const bool still = motion_.part() >= 1;
    if (still) {
        draw_causes(list);
        draw_targets(list);
        draw_ghosts(list);
    }
    draw_aircraft(list);
    if (still) {
        draw_forecast(list);
        draw_fire(list);
        draw_hits(list);
        draw_cursor(list);
    }
    draw_strip(list, strip_);
    list.PopClipRect();
    take_pointer(area);
    take_keys();
}

void DogfightView::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    own_zoom_ = false;
    framed_turn_ = 0;
    place_chart(area);
    list.PushClipRect(area.min, area.max, true);
    draw_sky(list);
    plaques_.clear();
    draw_targets(list);
    draw_aircraft(list);
    list.PopClipRect();
}

}  // namespace sightlines::dogfight
