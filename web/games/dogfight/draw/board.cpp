// Draws the chart and the aircraft, and defines the drawing order.
#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/draw/altitude_strip.h"
#include "games/dogfight/view.h"
#include "platform.h"
#include "widgets/theme.h"

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
    const float out = plane.out == Out::left ? 1.9f : occupancy.in_hex > 1 ? 0.7f : 0.42f;
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

art::Look View::look_of(const Position& at, int letter) const {
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
                                          : look_.pieces,
            .side = plane.side,
            .type = plane.type,
            .middle = plane.middle(),
            .spin = plane.spin,
            .smoke = plane.smoke > 0,
            .fire = plane.fire > 0,
            .opacity = plane.in_play() ? 1.0f : 0.0f};
}

void View::place_chart(const Area& area) {
    const ImVec2 all = area.size();
    const bool with_strip = all.x >= min_strip_room && all.y >= min_strip_room;
    const float strip =
        with_strip ? std::clamp(all.x * 0.12f, platform::surroundings().coarse ? 57.0f : 48.0f, 108.0f) : 0;
    strip_ = with_strip ? Area{{area.min.x + 4, area.min.y + 8}, {area.min.x + strip - 8, area.max.y - 10}} : Area{};
    paper_ = {{area.min.x + strip + 2, area.min.y + 2}, {area.max.x - 2, area.max.y - 4}};
    room_ = art::window_of(paper_);
    const Plan* preview = planning() && decides_here() ? selection_.plan().preview() : nullptr;
    const bool flies_on = preview != nullptr && preview->out == Out::in_play;
    camera_.update(room_, at(), history().cursor(), look_.turned, selection_.acting(),
                   flies_on ? std::optional(preview->end().hex) : std::nullopt);
    looks_.clear();
    for (int letter = 0; letter < static_cast<int>(at().planes.size()); ++letter)
        looks_.push_back(look_of(at(), letter));
}

void View::draw_sky(ImDrawList& list) const {
    art::sky(list, chart(), room_, camera_.height());
    if (rules().options().sun != Facing::none) art::sun(list, chart(), rules().options().sun);
}

// Near the aircraft and where the mover can go.
void View::draw_grid(ImDrawList& list) const {
    std::vector<ImVec2> near;
    for (const art::Look& look : looks_) {
        if (look.opacity > 0) near.push_back(look.ground);
    }
    for (const StepOffer& offer : steps().offers()) {
        if (offer.forecast.out == Out::in_play) near.push_back(chart().centre(offer.forecast.hex));
    }
    if (selection_.cursor()) near.push_back(chart().centre(*selection_.cursor()));
    art::grid(list, chart(), near);
}

// From the top of the screen down: the perspective is slightly from below, so nearer aircraft cover farther ones.
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
        const bool decides = letter == selection_.acting(), chosen = selection_.is_inspected(letter);
        if (!decides && !chosen) continue;
        const ImVec2 g = look(letter).ground;
        const float radius = chart().size * 0.74f;
        const ImU32 ink = decides ? p.accent : p.text;
        list.AddCircleFilled(g, radius, paint::faded(ink, decides ? 0.16f : 0.07f));
        list.AddCircle(g, radius, paint::faded(p.raised, 0.8f), 0, chart().size * 0.09f);
        list.AddCircle(g, radius, paint::faded(ink, decides ? 1.0f : 0.6f), 0, chart().size * 0.05f);
    }
    for (const int letter : order) art::stalk(list, look(letter));
    for (const int letter : order) art::plane(list, look(letter));
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    look_ = board_look();
    if (waits_ && animation_.part() >= 1) played();
    look_ahead();
    place_chart(area);
    ring_.place(chart(), scene(), steps());
    planned_ = planning_areas();
    place_labels();
    art::sheet(list, chart(), paper_, look_.coordinates);
    list.PushClipRect(room_.min, room_.max, true);
    draw_sky(list);
    draw_grid(list);
    const bool still = animation_.part() >= 1;
    if (still) {
        draw_highlights(list);
        draw_marks(list);
        draw_hunt(list);
        draw_targets(list, false);
        draw_destination(list);
    }
    draw_aircraft(list);
    if (still) {
        for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) draw_label(list, letter);
        draw_gains(list);
        draw_targets(list, true);
        draw_step_targets(list);
        draw_forecast(list);
        draw_fire(list);
        draw_hits(list);
        draw_test(list);
        if (planning()) draw_tap_again(list);
        draw_cursor(list);
        draw_hint(list);
        draw_drag(list);
    }
    list.PopClipRect();
    const std::vector<PlacedHeightMark> placed =
        still && planning() && decides_here() ? shown_height_marks() : std::vector<PlacedHeightMark>();
    const bool on_strip = !placed.empty() && placed.front().centre.x < strip_.max.x;
    constexpr float heading = theme::small + 6;  // above the highest of them
    const Area covered = on_strip ? Area{{strip_.min.x, placed.back().centre.y - placed.back().half.y - heading},
                                         {strip_.max.x, placed.front().centre.y + placed.front().half.y}}
                                  : Area{};
    draw_altitude_strip(list, strip_, at(), selection_, looks_, covered);
    if (still) draw_height_marks(list);
    take_pointer(area);
    take_keys();
    draw_disambiguation();
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    camera_.reset();
    look_ = {};
    place_chart(area);
    label_centres_.clear();
    art::sheet(list, chart(), paper_, false);
    list.PushClipRect(room_.min, room_.max, true);
    draw_sky(list);
    draw_grid(list);
    draw_targets(list, false);
    draw_aircraft(list);
    list.PopClipRect();
}

}  // namespace sightlines::dogfight
