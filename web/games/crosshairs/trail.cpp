#include "games/crosshairs/trail.h"

#include <algorithm>
#include <variant>

#include "games/crosshairs/rules/board.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/turns.h"

namespace sightlines::crosshairs {
namespace {

// A flight goes on from where one of the same player ended: the steps of a dive are one flight.
void add_flight(Trail& trail, int player, Cell from, Cell to) {
    const auto before = std::find_if(trail.flights.rbegin(), trail.flights.rend(), [&](const Trail::Flight& flight) {
        return flight.player == player && flight.path.back() == from;
    });
    if (from == no_cell || before == trail.flights.rend()) {
        trail.flights.push_back({player, {from, to}});
    } else if (to != from) {
        before->path.push_back(to);
    }
}

void add(Trail& trail, const Rules& rules, const Position& before, const Action& action) {
    const int player = before.player;
    const auto fly = [&](Cell from, int steps) {
        const Heading heading = Sky(before).plane_on(from)->heading;
        Cell to = from;
        for (int step = 0; step < steps; ++step) to = ahead(to, heading);
        add_flight(trail, player, from, to);
    };
    std::visit(
        [&]<class Kind>(const Kind& a) {
            if constexpr (std::is_same_v<Kind, PlaceCloud>) trail.clouds.push_back(a.cell);
            if constexpr (std::is_same_v<Kind, Enter>) add_flight(trail, player, no_cell, a.cell);
            if constexpr (std::is_same_v<Kind, Climb> || std::is_same_v<Kind, Swoop>) fly(a.plane, 1);
            if constexpr (std::is_same_v<Kind, Level>) fly(a.plane, a.steps);
            if constexpr (std::is_same_v<Kind, PowerDive>) fly(a.plane, 0);
            if constexpr (std::is_same_v<Kind, Shoot>)
                trail.shots.push_back(
                    {player, *plane_at(before, a.target), Judge(rules, before).shooters_at(a.target)});
            if constexpr (std::is_same_v<Kind, Crash>) trail.crashes.push_back(a.plane);
        },
        action);
}

}  // namespace

std::vector<Plane> given_up(const Position& before, const Action& action, const Position& after) {
    const auto* shot = std::get_if<Shoot>(&action);
    const auto* crash = std::get_if<Crash>(&action);
    std::vector<Plane> gone;
    if (shot == nullptr && crash == nullptr) return gone;
    const Cell fallen = shot != nullptr ? shot->target : crash->plane;
    for (const Plane& plane : before.planes) {
        if (plane.cell != fallen && plane_at(after, plane.cell) == nullptr) gone.push_back(plane);
    }
    return gone;
}

Trail trail_of(const History<Rules>& history, std::size_t first, std::size_t last) {
    Trail trail;
    for (std::size_t ply = first; ply < last; ++ply) {
        const Action& action = history.actions()[ply];
        add(trail, history.rules(), history.at(ply), action);
        for (const Plane& plane : given_up(history.at(ply), action, history.at(ply + 1)))
            trail.given_up.push_back(plane);
    }
    return trail;
}

Trail last_turn(const History<Rules>& history) {
    std::size_t end = history.cursor();
    if (history.at().phase == Phase::clouds) return trail_of(history, end == 0 ? 0 : end - 1, end);
    // A finished game has no next turn: show the one that ended it.
    if (history.at().phase != Phase::over) end = turn_begin(history, end);
    if (end == 0 || history.at(end - 1).phase == Phase::clouds) return {};
    return trail_of(history, turn_begin(history, end - 1), end);
}

}  // namespace sightlines::crosshairs
