// Animation between two positions: a plane flies its route, loops, shoots, falls.
#include <algorithm>
#include <cmath>

#include "board/area.h"
#include "board/gunfire.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/view.h"
#include "platform.h"

namespace sightlines::aerial_war {
namespace {

// Takes the shorter way round.
float lerp_angle(float from, float to, float part) { return from + std::remainder(to - from, 6.2831853f) * part; }

void fly_along(std::vector<art::Look>& looks, const Grid& grid, const Position& before, const Fly& flight, float part) {
    const Plane& plane = mover(before);
    const std::vector<Square> route = route_to(Flights(before), flight.to, flight.facing);
    if (route.size() < 2) return;
    const float distance = part * static_cast<float>(route.size() - 1);
    const auto step = std::min(static_cast<std::size_t>(distance), route.size() - 2);
    const float rest = distance - static_cast<float>(step);
    const auto heading = [&](std::size_t leg) {
        const ImVec2 a = grid.at(route[leg]), b = grid.at(route[leg + 1]);
        return std::atan2(b.y - a.y, b.x - a.x);
    };
    const float last = step == 0 ? grid.angle(plane.facing) : heading(step - 1);
    for (art::Look& look : looks) {
        if (look.side != plane.side || look.colour != plane.colour) continue;
        look.centre = part_way(grid.at(route[step]), grid.at(route[step + 1]), rest);
        look.angle = lerp_angle(last, heading(step), std::min(rest * 2, 1.0f));
        look.moved = false;
    }
}

// Spins down along its nose.
art::Look falling(art::Look look, float part) {
    const float glide = look.cell * 0.5f * part;
    look.centre = {look.centre.x + glide * std::cos(look.angle), look.centre.y + glide * std::sin(look.angle)};
    look.angle += 6 * part * part;
    look.cell *= 1 - 0.4f * part;
    look.opacity = std::clamp((1 - part) * 5, 0.0f, 1.0f);
    return look;
}

// A throw that decides a shot.
bool is_shot(const Position& before, const Action& action) {
    return std::holds_alternative<Roll>(action) && due_hit_roll(before) && before.phase != Phase::loop;
}

}  // namespace

// The planes before the action, transformed by what it does to them.
void View::draw_motion(ImDrawList& list) const {
    const bool backwards = animation_.to < animation_.from;
    const std::size_t ply = std::min(animation_.from, animation_.to);
    const float part = backwards ? 1 - animation_.part() : animation_.part();
    const Position& before = history().at(ply);
    const Position& after = history().at(ply + 1);
    const Action& action = history().actions()[ply];
    const TurnTrace now = last_turn(history());
    const bool shot = is_shot(before, action) && !now.shots.empty();
    const float time = backwards ? part : gunfire::uneased(part);
    const gunfire::Kill kill = shot ? gunfire::kill_at(time) : gunfire::Kill{1, time};
    std::vector<art::Look> looks, hit;
    for (const Plane& plane : before.planes) {
        const art::Look look = look_of(plane);
        const bool gone = after.battle == before.battle && plane_of(after, plane.side, plane.colour) == nullptr;
        if (gone) hit.push_back(look);
        looks.push_back(gone ? falling(look, kill.fall) : look);
    }
    if (const Fly* flight = std::get_if<Fly>(&action)) fly_along(looks, grid_, before, *flight, part);
    if (std::holds_alternative<Loop>(action) ||
        (std::holds_alternative<Roll>(action) && after.phase == Phase::counter)) {
        // An arc over the attacker.
        const Plane& attacker = mover(before);
        const ImVec2 from = centre_of(ahead(attacker.square, attacker.facing));
        const ImVec2 to = centre_of(behind(attacker.square, attacker.facing));
        const ImVec2 forward = grid_.direction(attacker.facing);
        for (art::Look& look : looks) {
            if (std::fabs(look.centre.x - from.x) + std::fabs(look.centre.y - from.y) > 1) continue;
            const float arc = std::sin(part * pi);
            look.centre = along(part_way(from, to, part), {-forward.y, forward.x}, arc * grid_.cell * 0.9f);
            look.cell *= 1 + 0.3f * arc;
        }
    }
    for (const art::Look& look : hit) {
        const ImVec2 at = falling(look, kill.fall).centre;
        if (kill.fall > 0) gunfire::fall(list, look.centre, at, at, grid_.cell * 0.8f, kill.fall);
    }
    draw_each(list, looks);
    if (!shot || backwards || kill.shot == 1) return;
    const TurnTrace::Shot& fired = now.shots.back();
    const float guns = hit.empty() ? part : kill.shot;
    gunfire::tracers(list, centre_of(fired.line.from), centre_of(fired.line.to), grid_.cell, guns);
    if (!hit.empty()) gunfire::hits(list, centre_of(fired.line.to), grid_.cell, guns);
}

double duration(const History<Rules>& history, std::size_t from, std::size_t to) {
    constexpr double step_ms = 280;
    if (to != from + 1 || to > history.size()) return step_ms;
    const Position &before = history.at(from), &after = history.at(to);
    const bool kills = after.battle == before.battle && after.planes.size() < before.planes.size();
    return kills ? gunfire::fall_ms : is_shot(before, history.actions()[from]) ? gunfire::shot_ms : step_ms;
}

}  // namespace sightlines::aerial_war
