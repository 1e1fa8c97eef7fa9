#include "games/dogfight/draw/plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

constexpr double risky = 0.85;
// How far from others a preview is to be, times the size of a hex, and its scale where it makes way for them; and the
// same beside its own aircraft in one hex, where it cannot go as far.
constexpr float preview_room = 0.9f, preview_scale = 0.74f;
constexpr float room_beside_itself = 0.62f, scale_beside_itself = 0.55f;

void round_arrow(ImDrawList& list, ImVec2 c, float radius, ImU32 ink, float width) {
    list.PathArcTo(c, radius, -pi * 0.45f, pi * 1.1f, 20);
    list.PathStroke(ink, 0, width);
    const float end = pi * 1.1f;
    const ImVec2 tip{c.x + radius * std::cos(end), c.y + radius * std::sin(end)};
    paint::arrow(list, {tip.x - 1, tip.y + 1}, {tip.x + radius * 0.1f, tip.y - radius * 0.5f}, ink, width,
                 radius * 0.6f);
}

// A drop that points along the nose.
void nose_drop(ImDrawList& list, ImVec2 c, float radius, float angle, ImU32 inside, ImU32 edge) {
    std::array<ImVec2, 16> points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float at = angle + 0.72f + (2 * pi - 1.44f) * static_cast<float>(i) / 14;
        points[i] = {c.x + radius * std::cos(at), c.y + radius * std::sin(at)};
    }
    points.back() = {c.x + radius * 1.6f * std::cos(angle), c.y + radius * 1.6f * std::sin(angle)};
    paint::shape(list, points, inside, edge, 1.6f);
}

void arrow_along(ImDrawList& list, ImVec2 c, float radius, float angle, ImU32 ink) {
    const ImVec2 way{std::cos(angle), std::sin(angle)};
    paint::arrow(list, {c.x - way.x * radius * 0.55f, c.y - way.y * radius * 0.55f},
                 {c.x + way.x * radius * 0.85f, c.y + way.y * radius * 0.85f}, ink, 1.8f, radius * 0.5f);
}

// No dice: an arrow; a test: a die; risky: an exclamation mark.
void mark_of(ImDrawList& list, ImVec2 c, float radius, const Plan& plan, ImU32 ink) {
    if (!plan.rolls) return;
    if (plan.chance < risky) {
        list.AddLine({c.x, c.y - radius * 0.62f}, {c.x, c.y + radius * 0.16f}, ink, radius * 0.24f);
        return list.AddCircleFilled({c.x, c.y + radius * 0.5f}, radius * 0.15f, ink);
    }
    const float half = radius * 0.46f;
    list.AddRect({c.x - half, c.y - half}, {c.x + half, c.y + half}, ink, 2, 0, 1.4f);
    list.AddCircleFilled(c, radius * 0.14f, ink);
}

}  // namespace

// Beside the aircraft rather than over them: then smaller, and no more than its wings reach out of its hex.
art::Look PlanLayer::preview_look() const {
    const Waypoint end = selection().plan().preview()->end();
    art::Look look = picture_.look_at(end, at().current);
    const ImVec2 usual = art::lifted(look), c = chart().centre(end.hex);
    const bool stays = at().mover().hex == end.hex;
    // 1: enough.
    const auto room_at = [&](ImVec2 air) {
        float least = 1;
        for (std::size_t letter = 0; letter < looks().size(); ++letter) {
            if (looks()[letter].opacity == 0) continue;
            const ImVec2 there = art::lifted(looks()[letter]);
            const bool itself = stays && static_cast<int>(letter) == at().current;
            const float wanted = chart().size * (itself ? room_beside_itself : preview_room);
            least = std::min(least, std::hypot(there.x - air.x, there.y - air.y) / wanted);
        }
        return least;
    };
    if (room_at(usual) >= 1) return look;
    look.scale = std::min(look.scale, stays ? scale_beside_itself : preview_scale);
    const float inside = std::max(0.0f, chart().size * half_height - (stays ? 1.0f : 0.55f) * art::reach(look));
    ImVec2 best = c;
    float room = room_at(best), away = std::hypot(usual.x - c.x, usual.y - c.y);
    for (int place = 0; place < 24; ++place) {
        const bool corner = place % 2 == 0;
        const float angle = pi / 6 * static_cast<float>(place % 12);
        const float out = inside / (corner ? half_height : 1) * (place < 12 ? 1.0f : 0.6f);
        const ImVec2 air{c.x + out * std::cos(angle), c.y + out * std::sin(angle)};
        const float here = room_at(air), far = std::hypot(usual.x - air.x, usual.y - air.y);
        if (here < room || (here == room && far >= away)) continue;
        room = here;
        away = far;
        best = air;
    }
    look.ground = {look.ground.x + best.x - usual.x, look.ground.y + best.y - usual.y};
    return look;
}

std::vector<PlacedWaypoint> PlanLayer::waypoints() const {
    const Plan* preview = picture_.preview();
    std::vector<PlacedWaypoint> waypoints;
    ImVec2 last{};
    for (std::size_t step = 0; preview != nullptr && step + 1 < preview->steps(); ++step) {
        ImVec2 centre = picture_.look_at(preview->places[preview->place_of(step)], at().current).ground;
        // Where it circles on, one beside the other.
        if (step > 0 && std::hypot(centre.x - last.x, centre.y - last.y) < waypoint_reach())
            centre.x = last.x + waypoint_reach();
        waypoints.push_back({step, centre});
        last = centre;
    }
    if (preview == nullptr || preview->out != Out::in_play || looks().empty()) return waypoints;
    // The last step ends at the preview, which is pressed to fly: its waypoint is on the way there, where there is
    // room.
    const art::Look end = preview_look(), &mover = look(at().current);
    const ImVec2 from = waypoints.empty() ? mover.ground : last;
    const ImVec2 centre{(from.x + end.ground.x) / 2, (from.y + end.ground.y) / 2};
    float room = waypoints.empty() ? 1e9f : std::hypot(centre.x - last.x, centre.y - last.y);
    for (const ImVec2 other : {art::lifted(end), art::lifted(mover)})
        room = std::min(room, std::hypot(centre.x - other.x, centre.y - other.y));
    if (room > 2 * waypoint_reach()) waypoints.push_back({preview->steps() - 1, centre});
    return waypoints;
}

std::vector<PlanHandle> PlanLayer::handles() const {
    std::vector<ImVec2> taken;
    for (const art::Look& look : looks()) {
        if (look.opacity > 0) taken.push_back(art::lifted(look));
    }
    for (const PlacedWaypoint& waypoint : waypoints()) taken.push_back(waypoint.centre);
    const Plan* preview = selection().plan().preview();
    if (preview != nullptr && preview->out == Out::in_play) taken.push_back(art::lifted(preview_look()));
    std::vector<PlanHandle> list = plan_handles(chart(), room(), selection().plan(), taken);
    if (selection().panel().guided)
        std::erase_if(list, [](const PlanHandle& handle) { return handle.plan == nullptr; });
    return list;
}

// For fingers on the strip, where they cover nothing of the sky.
std::vector<PlacedHeightMark> PlanLayer::height_marks() const {
    const float spare = strip().size().x - 2 * height_mark_half().x;
    const bool on_strip = platform::surroundings().coarse && spare >= 0;
    return placed_height_marks(strip(), on_strip ? strip().min.x + spare / 2 : room().min.x + 3, selection().plan());
}

std::vector<PlacedHeightMark> PlanLayer::shown_height_marks() const {
    return selection().shows_heights() ? height_marks() : std::vector<PlacedHeightMark>();
}

std::vector<Area> PlanLayer::areas() const {
    std::vector<Area> areas;
    if (!planning() || !decides_here()) return areas;
    const float reach = handle_reach();
    if (const Plan* preview = selection().plan().preview(); preview != nullptr && preview->out == Out::in_play) {
        const art::Look look = preview_look();
        areas.push_back(area_around(art::lifted(look), {art::reach(look), art::reach(look)}));
        const float ring = look.size * look.scale * 0.62f;
        if (look.middle) areas.push_back(area_around(look.ground, {ring, ring * 0.75f}));
    }
    for (const PlacedWaypoint& waypoint : waypoints())
        areas.push_back(square_around(waypoint.centre, chart().size * 0.14f));
    for (const PlanHandle& handle : handles()) areas.push_back(area_around(handle.centre, {reach, reach}));
    for (const PlacedHeightMark& height_mark : shown_height_marks())
        areas.push_back(area_around(height_mark.centre, height_mark.half));
    return areas;
}

void PlanLayer::draw_reach(ImDrawList& list) const {
    if (!decides_here()) return;
    const theme::Palette& p = theme::palette();
    const Plan* preview = selection().plan().preview();
    std::vector<Hex> drawn;
    for (const Plan& plan : selection().plan().plans()) {
        if (dragged_ && *dragged_ >= plan.steps()) continue;
        const Hex hex = dragged_ ? plan.places[plan.place_of(*dragged_)].hex : plan.end().hex;
        if (plan.out != Out::in_play || std::ranges::find(drawn, hex) != drawn.end()) continue;
        drawn.push_back(hex);
        const bool goal = preview != nullptr && preview->end().hex == hex;
        art::hex_outline(list, chart(), hex, 0.96f, faded(p.accent, goal ? 0.2f : 0.14f),
                         faded(p.accent, goal ? 0.9f : 0.75f), std::max(1.5f, chart().size * (goal ? 0.05f : 0.04f)));
    }
}

void PlanLayer::draw(ImDrawList& list) const {
    const Plan* preview = selection().plan().preview();
    if (!decides_here()) return;
    if (preview != nullptr) {
        draw_way(list, *preview);
        if (preview->out == Out::in_play) {
            art::Look look = preview_look();
            look.opacity = 0.7f;
            art::stalk(list, look);
            art::outline(list, look);
        }
        draw_handles(list, *preview);
    }
}

// To the preview, with a waypoint where a step ends.
void PlanLayer::draw_way(ImDrawList& list, const Plan& preview) const {
    const theme::Palette& p = theme::palette();
    const float line = std::max(1.6f, chart().size * 0.05f), radius = std::max(4.5f, chart().size * 0.09f);
    const std::vector<PlacedWaypoint> steps = waypoints();
    std::vector<ImVec2> way{look(at().current).ground};
    for (const PlacedWaypoint& waypoint : steps) way.push_back(waypoint.centre);
    way.push_back(preview.out == Out::in_play ? preview_look().ground
                                              : picture_.look_at(preview.end(), at().current).ground);
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        list.AddLine(way[i], way[i + 1], faded(p.raised, 0.7f), line * 2.4f);
        list.AddLine(way[i], way[i + 1], faded(p.accent, 0.9f), line);
    }
    for (const PlacedWaypoint& waypoint : steps) {
        const bool held = dragged_ == waypoint.step;
        list.AddCircleFilled(waypoint.centre, radius + 1.5f, p.raised);
        list.AddCircleFilled(waypoint.centre, held ? radius * 0.5f : radius, p.accent);
    }
}

void PlanLayer::draw_handles(ImDrawList& list, const Plan& preview) const {
    const theme::Palette& p = theme::palette();
    const float radius = handle_reach() * 0.68f;
    for (const PlanHandle& handle : handles()) {
        if (handle.plan == nullptr) {
            const float arm = radius * 0.3f;
            const ImVec2 c = handle.centre;
            paint::cross(list, c, arm, faded(p.secondary, 0.8f), 1.5f);
            continue;
        }
        const bool chosen = preview.end().face == handle.face;
        const ImU32 inside = chosen ? p.accent : faded(p.raised, 0.92f), ink = chosen ? p.on_accent : p.text;
        if (handle.face == Facing::none) {
            list.AddCircleFilled(handle.centre, radius, inside);
            list.AddCircle(handle.centre, radius, p.accent, 0, 1.6f);
            round_arrow(list, handle.centre, radius * 0.72f, ink, 1.6f);
            if (handle.plan->rolls) mark_of(list, handle.centre, radius * 0.7f, *handle.plan, ink);
        } else {
            nose_drop(list, handle.centre, radius, chart().angle(handle.face), inside, p.accent);
            if (!handle.plan->rolls) arrow_along(list, handle.centre, radius, chart().angle(handle.face), ink);
            mark_of(list, handle.centre, radius, *handle.plan, ink);
        }
    }
}

void PlanLayer::draw_height_marks(ImDrawList& list) const {
    if (!planning() || !decides_here()) return;
    const theme::Palette& p = theme::palette();
    if (const std::vector<PlacedHeightMark> all = shown_height_marks(); !all.empty()) {
        const PlacedHeightMark& top = all.back();
        art::boxed_text(list, {top.centre.x, top.centre.y - top.half.y - theme::small / 2 - 4}, theme::small - 1,
                        labels::height_marks, p.text);
    }
    for (const auto& [height_mark, c, half] : shown_height_marks()) {
        const bool chosen = height_mark->pitch == selection().plan().pitch();
        const ImVec2 min{c.x - half.x + 1, c.y - half.y + 1}, max{c.x + half.x - 1, c.y + half.y - 1};
        list.AddRectFilled(min, max, chosen ? p.accent : p.raised, theme::radius);
        list.AddRect(min, max, chosen ? p.accent : p.hairline, theme::radius);
        const ImU32 ink = chosen ? p.on_accent : p.text;
        const float rise = static_cast<float>(height_mark->pitch) * 3;
        paint::arrow(list, {min.x + 5, c.y + rise}, {min.x + 21, c.y - rise}, ink, 1.8f, 6);
        const std::string height = words::level_name(height_mark->end.altitude, height_mark->end.leave);
        paint::label(list, theme::font(theme::Font::strong), theme::small - 1, {max.x - 10, c.y}, ink, height.c_str());
    }
}

// That a second press on what was marked flies it: beside the arrow that was pressed, else beside the hex, where that
// covers nothing.
void PlanLayer::draw_tap_again(ImDrawList& list, const std::optional<Action>& hint) const {
    const Plan *preview = selection().plan().preview(), *proposed = selection().plan().proposed();
    if (!decides_here() || preview == nullptr || proposed == nullptr || preview->out != Out::in_play) return;
    if (preview->end() == proposed->end() || hint == preview->actions.front()) return;
    const char* text = platform::surroundings().coarse ? labels::tap_again : labels::click_again;
    const float size = 12, wide = theme::text_width(theme::Font::strong, size, text);
    const ImVec2 half{wide / 2 + size * 0.4f + 2, size / 2 + 3};
    struct Way {
        float x, y;
    };
    static constexpr std::array ways{Way{0, 1}, Way{0, -1}, Way{1, 0},  Way{-1, 0},
                                     Way{1, 1}, Way{-1, 1}, Way{1, -1}, Way{-1, -1}};
    const auto put = [&](ImVec2 beside, float far) {
        for (const Way& way : ways) {
            const ImVec2 here{beside.x + way.x * (half.x + (way.y == 0 ? far : 0)), beside.y + way.y * (half.y + far)};
            if (is_outside(here, half) || is_occupied(here, half)) continue;
            write(list, here, size, text, theme::palette().accent);
            return true;
        }
        return false;
    };
    const std::vector<PlanHandle> arrows = handles();
    const auto pressed = std::ranges::find_if(
        arrows, [&](const PlanHandle& handle) { return handle.plan != nullptr && handle.face == preview->end().face; });
    for (const float out : {0.8f, 1.2f, 1.6f}) {
        if (pressed != arrows.end() && put(pressed->centre, handle_reach() * out)) return;
    }
    for (const float out : {0.6f, 1.0f, 1.5f, 2.0f, 2.5f, 3.0f}) {
        if (put(chart().centre(preview->end().hex), chart().size * out)) return;
    }
}

void PlanLayer::draw_stopped(ImDrawList& list) const {
    const auto& flight = selection().flight();
    if (!flight || !flight->stopped() || !at().plane(flight->plane()).in_play()) return;
    const std::vector<Waypoint> rest = flight->rest();
    if (rest.empty()) return;
    const ImU32 ink = faded(theme::palette().secondary, 0.9f);
    ImVec2 from = look(flight->plane()).ground;
    for (const Waypoint& place : rest) {
        const ImVec2 to = picture_.look_at(place, flight->plane()).ground;
        paint::dashed(list, from, to, ink, 1.8f, 6, 5);
        from = to;
    }
    list.AddCircle(from, chart().size * 0.3f, ink, 0, 1.8f);
}

}  // namespace sightlines::dogfight
