#include "games/dogfight/plan_worth.h"

#include <algorithm>
#include <cstdlib>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

constexpr double off_map = 220;  // the next hex ahead is none
constexpr double near_rim = 12;  // nor is the one after it
constexpr double too_slow = 18;  // each point of speed short of one above the minimum
constexpr double too_fast = 40;  // each point above the most in a dive
constexpr double low_dive = 60;  // into the ground next turn
constexpr double per_level = 2;
constexpr double per_speed = 4;
constexpr double per_cv = 14;
constexpr double per_lack = 8;    // of a Combat Value below 0
constexpr double on_tail = 24;    // behind the other, nearest
constexpr double in_front = 10;   // the other ahead, nearest
constexpr double sure_hit = 20;   // its point and its harm
constexpr double likely_hit = 8;  // while the other may still fly off
constexpr double hunter = 1.5;    // a hold that another has on it counts more than its own: who is shot at loses all
constexpr double per_hex = 4;     // from its target
constexpr double per_half_level = 2;
constexpr int far = 9;

double energy(const Position& at, const Aircraft& plane) {
    double worth = per_level * plane.altitude;
    if (!plane.middle()) {
        const Hex next = neighbour(plane.hex, plane.face);
        if (!is_on_map(at, next)) {
            worth -= off_map;
        } else if (!is_on_map(at, neighbour(next, plane.face))) {
            worth -= near_rim;
        }
    }
    const int speed = plane.speed + plane.speed_change;
    worth += per_speed * std::min<int>(0, plane.speed_change);
    worth -= too_slow * std::max(0, plane.card.min + 1 - speed) + too_fast * std::max(0, speed - max_dive(plane));
    if (plane.pitch < 0 && plane.altitude + plane.leave < 2 - plane.pitch / 2) worth -= low_dive;
    return worth;
}

double grip(const Aircraft& a, const Aircraft& b, bool hunts) {
    const int apart = range(a, b);
    if (apart > 6) return 0;
    double worth = 0;
    if (apart <= 2) {
        const int cv = (hunts ? kept_cv(a, b) : 0) + position_bonus(a, b);
        worth = (cv > 0 ? per_cv : per_lack) * cv;
    }
    if (behind(a, b)) worth += on_tail * 2 / (2 + apart);
    if (!a.middle() && in_rear_arc(a.hex, turned(a.face, 3), b.hex)) worth += in_front * 2 / (2 + apart);
    return worth;
}

double hits(const Rules& rules, const Position& at, int letter) {
    const auto fire = forecast_fire(rules.options(), at, letter);
    return fire && !fire->bursts.empty() ? fire->bursts.back().mean_hits : 0;
}

}  // namespace

int kept_cv(const Aircraft& plane, const Aircraft& target) { return carried_cv(plane, target).total(); }

double place_worth(const Rules& rules, const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    const bool last = at.turn >= at.limit;  // only hits count any more
    double worth = last ? 0 : energy(at, plane);
    int nearest = last ? 0 : far;
    for (int other = 0; other < static_cast<int>(at.planes.size()); ++other) {
        const Aircraft& enemy = at.plane(other);
        if (!enemy.in_play() || enemy.side == plane.side) continue;
        const bool hunts = plane.target == other, hunted = enemy.target == letter;
        const double hit = enemy.moved ? sure_hit : likely_hit;
        if (hunts) worth += hit * hits(rules, at, letter);
        if (hunted) worth -= hit * hits(rules, at, other);
        if (last && enemy.moved) continue;
        worth += grip(plane, enemy, hunts) * (hunts ? 1 : 0.5) - grip(enemy, plane, hunted) * (hunted ? hunter : 0.5);
        if (hunts || plane.target == nobody) nearest = std::min(nearest, distance(plane.hex, enemy.hex));
        if (hunts) worth -= per_half_level * std::min(6, std::abs(half_levels(plane) - half_levels(enemy)));
    }
    return worth - per_hex * nearest;
}

}  // namespace sightlines::dogfight
