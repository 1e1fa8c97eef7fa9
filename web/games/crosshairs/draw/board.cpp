// Draws the map, the clouds and the planes, and animates planes between positions.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "board/gunfire.h"
#include "board/paint.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/draw/shapes.h"
#include "games/crosshairs/view.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
namespace {

constexpr double step_ms = 240;
constexpr float two_pi = 2 * std::numbers::pi_v<float>;

float lerp(float a, float b, float part) { return a + (b - a) * part; }

// Along the shorter arc; angles in radians.
float lerp_angle(float from, float to, float part) {
    float difference = std::fmod(to - from, two_pi);
    if (difference > two_pi / 2) difference -= two_pi;
    if (difference < -two_pi / 2) difference += two_pi;
    return from + difference * part;
}

template <class Many>
bool holds(const Many& planes, const Plane& plane) {
    return std::any_of(planes.begin(), planes.end(),
                       [&plane](const Plane& p) { return p.cell == plane.cell && p.owner == plane.owner; });
}

// The plane that moved, before (null: it entered) and after (null: none moved).
struct Flight {
    const Plane* from = nullptr;
    const Plane* to = nullptr;
};

Flight flight_between(const Planes& earlier, const Planes& later) {
    Flight flight;
    for (const Plane& plane : later) {
        const auto same = std::find_if(earlier.begin(), earlier.end(),
                                       [&plane](const Plane& before) { return before.cell == plane.cell; });
        if (same == earlier.end() || same->owner != plane.owner || same->heading != plane.heading ||
            same->height != plane.height)
            flight.to = &plane;
    }
    for (const Plane& plane : earlier) {
        if (flight.to != nullptr && plane.owner == flight.to->owner &&
            (!holds(later, plane) || plane.cell == flight.to->cell))
            flight.from = &plane;
    }
    return flight;
}

// The plane turns in the second half of its path.
art::Look between(const art::Look& from, const art::Look& to, float part) {
    art::Look look = to;
    look.ground = {lerp(from.ground.x, to.ground.x, part), lerp(from.ground.y, to.ground.y, part)};
    look.angle = lerp_angle(from.angle, to.angle, std::clamp(part * 2 - 1, 0.0f, 1.0f));
    look.height = lerp(from.height, to.height, part);
    look.spent = false;
    return look;
}

// Spins down along its nose; the plane is gone when it has reached the ground.
art::Look falling(art::Look look, float part) {
    const float glide = look.cell * 0.55f * part;
    look.ground = {look.ground.x + glide * std::cos(look.angle), look.ground.y + glide * std::sin(look.angle)};
    look.angle += 6 * part * part;
    look.cell *= 1 - 0.35f * part;
    look.height *= 1 - part;
    look.opacity = std::clamp((1 - part) * 5, 0.0f, 1.0f);
    return look;
}

struct Lost {
    art::Look hit;                 // as it flew when it was shot down, or crashed
    std::vector<ImVec2> shooters;  // none at a crash
    gunfire::Kill kill;
};

// The position after the action that is hovered, else planned; nullopt if it moves no plane.
std::optional<Position> previewed(const Selection& selection, const Selection::Scene& scene) {
    const std::optional<Action> action = selection.intended(scene);
    if (!action || std::holds_alternative<Shoot>(*action) || std::holds_alternative<PullOut>(*action) ||
        std::holds_alternative<EndTurn>(*action) || std::holds_alternative<Crash>(*action))
        return std::nullopt;
    Position next = scene.at;
    scene.rules.play(next, *action);
    for (Plane& plane : next.planes) plane.acted = false;
    return next;
}

// Where the planes are that may shoot the target.
std::vector<ImVec2> shooters_at(const Rules& rules, const HexView& view, const Position& before, const Plane& target) {
    const Sky sky(before);
    const Crosshairs aim(rules.options(), rules.setup(), sky);
    const PlaneSet aiming = aim.hostile_aim(static_cast<std::size_t>(sky.place_on(target.cell)));
    std::vector<ImVec2> shooters;
    for (std::size_t place = 0; place < before.planes.size(); ++place)
        if ((aiming >> place & 1U) != 0) shooters.push_back(view.at(hex_of(before.planes[place].cell)));
    return shooters;
}

// The flight of a hint shows the lines of fire that it brings; a shot shows those that it needs.
Position after_flight(const Rules& rules, Position at, const std::optional<Action>& hint) {
    if (hint && !std::holds_alternative<Shoot>(*hint) && rules.check(at, *hint).accepted()) rules.play(at, *hint);
    return at;
}

}  // namespace

float View::line_width() const { return std::max(1.5f, view_.cell / 28); }

void View::place_view(const Area& area) {
    look_ = board_look();
    zoom_.follow(area, look_.turned);
    view_.turned = look_.turned;
    view_.cell = art::cell_for_sheet(art::sheet_in(area.size())) * zoom_.scale;
    view_.centre = zoom_.middle_in(area);
}

void View::draw_ground(ImDrawList& list, const Area& area) {
    const ImVec2 sheet = art::sheet_in(area.size()), c = view_.centre;
    const ImVec2 half{sheet.x * zoom_.scale / 2, sheet.y * zoom_.scale / 2};
    art::map_sheet(list, view_, {c.x - half.x, c.y - half.y}, {c.x + half.x, c.y + half.y}, rules().setup(),
                   art::landscape_seed, look_.coordinates);
}

void View::draw_clouds(ImDrawList& list) const {
    const CellSet& clouds = at().clouds;
    const CellSet& before =
        history().at(animation_.from <= history().size() ? animation_.from : history().cursor()).clouds;
    for (const int cell : clouds) art::cloud_shadow(list, view_, hex_of(static_cast<Cell>(cell)));
    for (const int number : clouds) {
        const auto cell = static_cast<Cell>(number);
        std::optional<Hex> beside;
        for (const Heading heading : all_headings) {
            const Cell other = ahead(cell, heading);
            if (other != no_cell && clouds.contains(other)) beside = hex_of(other);
        }
        const float fresh = before.contains(number) ? 1 : animation_.part();
        const float cover = plane_at(at(), cell) != nullptr ? 0.4f : 1;
        art::cloud(list, view_, hex_of(cell), beside ? &*beside : nullptr, cover, fresh);
    }
}

void View::draw_planes(ImDrawList& list) {
    if (animation_.part() < 1) return draw_motion(list);
    for (const bool shadows : {true, false}) {
        for (const Plane& plane : at().planes) {
            art::Look look = look_of(view_, look_.pieces, plane);
            look.spent = plane.acted && plane.cell != at().dive;
            if (shadows) {
                art::plane_shadow(list, look);
            } else {
                art::plane(list, look);
                marks_.tags.push_back(look);
            }
        }
    }
}

void View::draw_motion(ImDrawList& list) {
    const float part = animation_.part();
    const bool backwards = animation_.to < animation_.from;
    const Position& earlier = history().at(std::min(animation_.from, animation_.to));
    const Position& later = history().at(std::max(animation_.from, animation_.to));
    const float forward = backwards ? 1 - part : part;
    const Flight flight = flight_between(earlier.planes, later.planes);

    std::vector<art::Look> looks;
    for (const Plane& plane : later.planes) {
        art::Look look = look_of(view_, look_.pieces, plane);
        look.spent = plane.acted && plane.cell != later.dive;
        if (&plane == flight.to && flight.from != nullptr) {
            look = between(look_of(view_, look_.pieces, *flight.from), look, forward);
        } else if (&plane == flight.to) {
            look.opacity = forward;
        }
        looks.push_back(look);
    }
    const std::size_t flying = looks.size();
    const std::size_t ply = std::min(animation_.from, animation_.to);
    const std::vector<Plane> leaving =
        ply < history().size() ? given_up(earlier, history().actions()[ply], later) : std::vector<Plane>{};
    for (const Plane& plane : leaving) {
        looks.push_back(look_of(view_, look_.pieces, plane));
        looks.back().opacity = lerp(1, ghost_opacity, forward);
    }
    std::vector<Lost> all_lost;
    for (const Plane& plane : earlier.planes) {
        if (holds(later.planes, plane) || &plane == flight.from || holds(leaving, plane)) continue;
        Lost lost{look_of(view_, look_.pieces, plane), shooters_at(rules(), view_, earlier, plane), {}};
        const float time = backwards ? forward : gunfire::uneased(part);
        lost.kill = lost.shooters.empty() ? gunfire::Kill{1, time} : gunfire::kill_at(time);
        looks.push_back(falling(lost.hit, lost.kill.fall));
        all_lost.push_back(std::move(lost));
    }
    for (const art::Look& look : looks) art::plane_shadow(list, look);
    for (const auto& [hit, shooters, kill] : all_lost) {
        const ImVec2 now = falling(hit, kill.fall).ground;
        if (kill.fall > 0) gunfire::fall(list, hit.ground, now, now, view_.cell, kill.fall);
    }
    for (const art::Look& look : looks) art::plane(list, look);
    looks.resize(flying);
    marks_.tags.insert(marks_.tags.end(), looks.begin(), looks.end());  // what falls has no height to be read
    for (const auto& [hit, shooters, kill] : all_lost) {
        if (kill.shot == 1) continue;
        for (const ImVec2 from : shooters) gunfire::tracers(list, from, hit.ground, view_.cell, kill.shot);
        gunfire::hits(list, hit.ground, view_.cell, kill.shot);
    }
}

double View::duration(std::size_t from, std::size_t to) const {
    const bool forward = to == from + 1 && to <= history().size();
    const bool kills = forward && history().at(to).planes.size() < history().at(from).planes.size();
    return kills ? gunfire::fall_ms : step_ms;
}

void View::draw_marks(ImDrawList& list) {
    for (const art::Look& look : marks_.tags) {
        const float radius = art::tag_radius(look);
        if (radius == 0) continue;
        const std::array<ImVec2, 5> places = art::tag_places(look);
        const ImVec2 at = marks_.room.best(places, {radius * 0.7f, radius * 0.7f});
        art::height_tag(list, look, at);
        marks_.room.take(at, radius);
    }
    for (const art::Look& look : marks_.tags) marks_.room.take(look.ground, look.cell * 0.3f);
    ImFont* font = theme::font(theme::Font::strong);
    for (const Label& label : marks_.labels) {
        const ImVec2 size = font->CalcTextSizeA(theme::small, 1000, 0, label.text.c_str());
        const ImVec2 half{size.x / 2 + 5, size.y / 2 + 2};
        std::array<ImVec2, 6> places = label.places;
        for (ImVec2& place : places) {
            place.x = std::clamp(place.x, list.GetClipRectMin().x + half.x, list.GetClipRectMax().x - half.x);
            place.y = std::clamp(place.y, list.GetClipRectMin().y + half.y, list.GetClipRectMax().y - half.y);
        }
        const ImVec2 at = marks_.room.best(places, half);
        list.AddRectFilled({at.x - half.x, at.y - half.y}, {at.x + half.x, at.y + half.y},
                           theme::fade(theme::palette().raised, 0.92f), 4);
        paint::label(list, font, theme::small, at, theme::palette().text, label.text.c_str());
    }
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    place_view(area);
    spots_.clear();
    marks_ = {};
    list.PushClipRect(area.min, area.max, true);
    draw_ground(list, area);
    draw_clouds(list);
    const bool still = animation_.part() >= 1;
    if (still) draw_trail(list);
    if (still) draw_selectable(list);
    draw_cloud_hint(list);
    draw_planes(list);
    if (still) {
        // Lines of fire as they will be after what is previewed.
        const std::optional<Position> next = previewed(selection_, scene());
        const Position seen = next ? *next : after_flight(rules(), at(), hint());
        const Sky sky(seen);
        draw_highlights(list);
        draw_lines(list, sky);
        draw_aims(list, sky);
        if (next) draw_preview(list, *next);
        draw_choice(list);
        draw_shots(list);
    }
    draw_marks(list);
    if (still) {
        draw_cursor(list);
        draw_hint(list);
    }
    list.PopClipRect();
    take_pointer(area);
    take_keys();
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    zoom_ = {};
    look_ = {};
    marks_ = {};
    view_.turned = false;
    view_.cell = art::cell_for_sheet(art::sheet_in(area.size()));
    view_.centre = area.centre();
    list.PushClipRect(area.min, area.max, true);
    draw_ground(list, area);
    draw_clouds(list);
    draw_planes(list);
    draw_marks(list);
    list.PopClipRect();
}

}  // namespace sightlines::crosshairs
