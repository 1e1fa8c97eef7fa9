// Animation between two positions: a plane flies its route, loops, shoots, falls.
#include <algorithm>
#include <cmath>

#include "board/area.h"
#include "board/paint.h"
#include "games/aerial_war/draw/marks.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/view.h"
#include "platform.h"
#include "widgets/theme.h"

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

}  // namespace

// The planes before the action, transformed by what it does to them.
void View::draw_motion(ImDrawList& list) const {
    const bool backwards = animation_.to < animation_.from;
    const std::size_t ply = std::min(animation_.from, animation_.to);
    const float part = backwards ? 1 - animation_.part() : animation_.part();
    const Position& before = history().at(ply);
    const Position& after = history().at(ply + 1);
    const Action& action = history().actions()[ply];
    std::vector<art::Look> looks;
    for (const Plane& plane : before.planes) {
        art::Look look = look_of(plane);
        const bool gone = after.battle == before.battle && plane_of(after, plane.side, plane.colour) == nullptr;
        if (gone) {
            look.opacity = 1 - part;
            look.angle += part * 1.1f;
        }
        looks.push_back(look);
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
    draw_each(list, looks);
    const theme::Palette& p = theme::palette();
    TurnTrace now = last_turn(history());
    for (const Plane& plane : before.planes) {
        if (after.battle != before.battle || plane_of(after, plane.side, plane.colour) != nullptr) continue;
        const float burst = grid_.cell * (0.25f + 0.55f * part);
        paint::soft_disc(list, centre_of(plane.square), burst * 0.3f, burst, theme::fade(p.accent, 0.6f * (1 - part)));
    }
    if (std::holds_alternative<Roll>(action) && due_hit_roll(before) && before.phase != Phase::loop &&
        !now.shots.empty()) {
        const TurnTrace::Shot& shot = now.shots.back();
        const ImVec2 from = centre_of(shot.line.from), to = centre_of(shot.line.to);
        const ImVec2 head = part_way(from, to, std::min(1.0f, part * 1.4f));
        paint::dashed(list, part_way(from, to, part * 0.6f), head, theme::fade(p.accent, 1 - part * 0.6f),
                      line_width() * 1.4f, grid_.cell / 8, grid_.cell / 10);
    }
}

}  // namespace sightlines::aerial_war
