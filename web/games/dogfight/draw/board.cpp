// The chart, the aircraft on it, and the order in which everything is drawn.
#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/view.h"
#include "platform.h"
#include "widgets/theme.h"

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
    const Aircraft& plane = at.plane(letter);
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        const Aircraft& beside = at.plane(other);
        if (!beside.in_play() || beside.hex != plane.hex) continue;
        ++company.in_hex;
        if (beside.face != plane.face) continue;
        ++company.count;
        if (other < letter) ++company.place;
    }
    return company;
}

constexpr float least_strip_room = 330;  // narrower or lower boards go without the side view

}  // namespace

art::Look View::look_of(const Position& at, int letter) const {
    const Aircraft& plane = at.plane(letter);
    const Company company = company_of(at, letter);
    const bool crowded = company.in_hex > 1;
    const ImVec2 c = chart_.centre(plane.hex), edge = chart_.edge(plane.hex, plane.face);
    const float out = plane.out == Out::left ? 1.9f : crowded ? 0.7f : 0.42f;
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
            .level = static_cast<float>(plane.altitude) + static_cast<float>(plane.leave) / 2,
            .pitch = static_cast<float>(plane.pitch),
            .scale = company.in_hex > 2 ? 0.66f
                     : crowded          ? 0.74f
                                        : 1.0f,
            .side = plane.side,
            .type = plane.type,
            .middle = plane.middle(),
            .spin = plane.spin,
            .smoke = plane.smoke > 0,
            .fire = plane.fire > 0,
            .opacity = plane.in_play() ? 1.0f : 0.0f};
}

Zoom View::zoom_now() const {
    const double now = platform::now_ms();
    if (now >= zoom_ends_) return zoom_;
    const auto left = static_cast<float>((zoom_ends_ - now) / (zoom_ends_ - zoom_begins_)),
               part = 1 - left * left * left;
    const auto between = [part](float a, float b) { return a + (b - a) * part; };
    return {between(zoomed_from_.scale, zoom_.scale),
            {between(zoomed_from_.pan.x, zoom_.pan.x), between(zoomed_from_.pan.y, zoom_.pan.y)}};
}

void View::place_chart(const Area& area) {
    const ImVec2 all = area.size();
    const bool with_strip = all.x >= least_strip_room && all.y >= least_strip_room;
    const float strip = with_strip ? std::clamp(all.x * 0.12f, 48.0f, 108.0f) : 0;
    strip_ = with_strip ? Area{{area.min.x + 4, area.min.y + 8}, {area.min.x + strip - 8, area.max.y - 10}} : Area{};
    room_ = {{area.min.x + strip, area.min.y}, area.max};
    if (platform::gesture().active) own_zoom_ = true;
    zoom_.follow(room_);
    chart_.columns = at().columns;
    chart_.rows = at().rows;
    if (!own_zoom_ && framed_ != history().cursor()) close_in(room_);

    const Zoom zoom = zoom_now();
    chart_.size = art::size_for_sheet(room_.size(), chart_.columns, chart_.rows) * zoom.scale;
    sheet_scale_ = zoom.scale / zoom_.scale;
    const ImVec2 extent = chart_.extent();
    const ImVec2 centre{(room_.min.x + room_.max.x) / 2 + zoom.pan.x, (room_.min.y + room_.max.y) / 2 + zoom.pan.y};
    // On a device pixel, for sharp hexes.
    chart_.origin = {platform::snap(centre.x - extent.x / 2), platform::snap(centre.y - extent.y / 2)};
    const float rim = art::rim_of_sheet(room_.size()) * zoom.scale;
    sheet_ = {{chart_.origin.x - rim, chart_.origin.y - rim},
              {chart_.origin.x + extent.x + rim, chart_.origin.y + extent.y + rim}};
    decides_ = decider_plane();
    looks_.clear();
    for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter)
        looks_.push_back(look_of(at(), letter));
}

// As near as all aircraft can be seen, up to hexes that are easily pointed at.
Zoom View::close_to_aircraft(const Area& room) const {
    const float size = art::size_for_sheet(room.size(), chart_.columns, chart_.rows);
    const Chart chart{chart_.columns, chart_.rows, {0, 0}, size};
    const ImVec2 extent = chart.extent(), space = room.size();
    ImVec2 low = extent, high{};
    for (const Aircraft& plane : at().planes) {
        if (!plane.in_play()) continue;
        const ImVec2 c = chart.centre(plane.hex);
        low = {std::min(low.x, c.x), std::min(low.y, c.y)};
        high = {std::max(high.x, c.x), std::max(high.y, c.y)};
    }
    if (high.x < low.x) return {};
    const float around = 6.5f * size, wanted = platform::surroundings().coarse ? 34.0f : 50.0f;
    const float fits = std::min(space.x / (high.x - low.x + around), space.y / (high.y - low.y + around));
    Zoom zoom;
    zoom.scale = std::min({fits, wanted / size, 2.6f});
    if (zoom.scale < 1.2f) return {};  // hardly nearer: better the whole map
    const auto shift = [&](float of_planes, float of_chart, float room_here) {
        const float reach = room_here * (zoom.scale - 1) / 2;
        return std::clamp((of_chart / 2 - of_planes) * zoom.scale, -reach, reach);
    };
    zoom.pan = {shift((low.x + high.x) / 2, extent.x, space.x), shift((low.y + high.y) / 2, extent.y, space.y)};
    return zoom;
}

bool View::sees_all(const Area& room) const {
    const float rim = chart_.size * 1.6f;
    return std::all_of(at().planes.begin(), at().planes.end(), [&](const Aircraft& plane) {
        const ImVec2 c = chart_.centre(plane.hex);
        return !plane.in_play() || zoom_.scale == 1 ||
               (c.x > room.min.x + rim && c.x < room.max.x - rim && c.y > room.min.y + rim * 1.4f &&
                c.y < room.max.y - rim);
    });
}

// Only when somebody is out of sight, or could be seen much better: a map that moves at every step is a nuisance.
void View::close_in(const Area& room) {
    const bool first = !framed_;
    framed_ = history().cursor();
    const Zoom wanted = close_to_aircraft(room);
    const float change = wanted.scale / zoom_.scale;
    if (!first && sees_all(room) && change > 0.7f && change < 1.35f) return;
    zoomed_from_ = zoom_now();
    zoom_ = wanted;
    zoom_begins_ = zoom_ends_ = platform::now_ms();
    if (first || platform::surroundings().reduced_motion) return;
    zoom_ends_ += 300;
    platform::animate_until(zoom_ends_);
}

void View::draw_sky(ImDrawList& list) const {
    art::sky_sheet(list, chart_, sheet_.min, sheet_.max, sheet_scale_);
    if (rules().options().sun != Facing::none) art::sun(list, chart_, rules().options().sun);
}

// Those farther north first, as they are seen a little from the south.
void View::draw_aircraft(ImDrawList& list) const {
    if (animation_.part() < 1) return draw_motion(list);
    std::vector<int> order;
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        if (at().plane(letter).in_play()) order.push_back(letter);
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

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    place_chart(area);
    place_ghosts();
    place_plaques();
    list.PushClipRect(room_.min, room_.max, true);
    draw_sky(list);
    const bool still = animation_.part() >= 1;
    if (still) {
        draw_highlights(list);
        draw_targets(list, false);
        draw_goal(list);
    }
    draw_aircraft(list);
    if (still) {
        draw_targets(list, true);
        draw_ghosts(list);
        draw_forecast(list);
        draw_fire(list);
        draw_hits(list);
        draw_cursor(list);
        draw_hint(list);
    }
    list.PopClipRect();
    draw_strip(list, strip_);
    take_pointer(area);
    take_keys();
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    own_zoom_ = false;
    framed_.reset();
    place_chart(area);
    plaques_.clear();
    list.PushClipRect(area.min, area.max, true);
    draw_sky(list);
    draw_targets(list, false);
    draw_aircraft(list);
    list.PopClipRect();
}

}  // namespace sightlines::dogfight
