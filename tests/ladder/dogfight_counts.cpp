#include "ladder/dogfight_counts.h"

#include <algorithm>
#include <string_view>

#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight::counts {
namespace {

using Times = std::array<double, weights.size()>;

consteval std::size_t at_name(std::string_view name) {
    std::size_t i = 0;
    while (name != weights[i].name) ++i;
    return i;
}

void add_airframe(const Aircraft& plane, Times& times) {
    if (airframe_value(plane) == values::wreck) {
        times[at_name("wreck")] = 1;
        return;
    }
    const double boxes = 2 * all_boxes(plane.card);
    times[at_name("life")] = 1;
    times[at_name("boxes")] = (boxes - plane.damage) / boxes;
    times[at_name("per_control")] = -plane.control_damage;
    times[at_name("per_engine")] = -plane.engine_hits;
    times[at_name("dead_engine")] = plane.engine_dead ? -1 : 0;
    times[at_name("per_wound")] = -plane.wound;
    times[at_name("no_guns")] = has_working_gun(plane) ? 0 : -1;
    times[at_name("on_fire")] = plane.fire > 0 ? -1 : 0;
    times[at_name("smoking")] = plane.smoke > 0 ? -1 : 0;
}

void add_energy(const Position& at, const Aircraft& plane, Times& times) {
    times[at_name("per_level")] = plane.altitude;
    if (!plane.middle()) {
        const Hex next = neighbour(plane.hex, plane.face);
        if (!is_on_map(at, next))
            times[at_name("off_map")] = -1;
        else if (!is_on_map(at, neighbour(next, plane.face)))
            times[at_name("near_rim")] = -1;
    }
    if (plane.spin) {
        times[at_name("spinning")] = -1;
        return;
    }
    const int speed = plane.speed + plane.speed_change;
    times[at_name("too_slow")] = -std::max(0, plane.card.min + 1 - speed);
    times[at_name("too_fast")] = -std::max(0, speed - max_dive(plane));
    const bool low = plane.pitch < 0 && plane.altitude + plane.leave < 2 - plane.pitch / 2;
    times[at_name("low_dive")] = low ? -1 : 0;
}

void add_place(const Aircraft& a, const Aircraft& b, bool is_target, Times& times) {
    const int r = range(a, b);
    if (r > out_of_touch) return;
    const double share = is_target ? 1 : 0.5;
    const int cv = is_target ? a.cv : 0;
    if (r <= 2) {
        const int kept_cv = cv == 0 || behind(b, a) ? 0 : std::min(cv, 10) / (r + 1);
        const int total = kept_cv + position_bonus(a, b);
        times[total > 0 ? at_name("per_cv") : at_name("per_lack")] += share * total;
    }
    if (behind(a, b)) times[at_name("on_tail")] += share * 2 / (2 + r);
    if (!a.middle() && in_rear_arc(a.hex, turned(a.face, 3), b.hex)) times[at_name("ahead")] += share * 2 / (2 + r);
}

}  // namespace

Row row_of(const Position& at) {
    Row row;
    row.turns = std::clamp(at.limit - at.turn + 1, 0, most_turns);
    const double wear = static_cast<double>(std::min(row.turns, turns_of_wear)) / turns_of_wear;
    const double soon = static_cast<double>(std::min(row.turns, turns_of_place)) / turns_of_place;
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& plane = at.planes[letter];
        if (!plane.in_play()) continue;
        Times times{};
        add_airframe(plane, times);
        add_energy(at, plane, times);
        for (std::size_t other = 0; other < at.planes.size(); ++other) {
            const Aircraft& enemy = at.planes[other];
            if (enemy.in_play() && enemy.side != plane.side)
                add_place(plane, enemy, plane.target == static_cast<int>(other), times);
        }
        for (std::size_t i = 0; i < times.size(); ++i)
            row.times[i] += (plane.side == 0 ? 1 : -1) * (i < energy ? wear : soon) * times[i];
    }
    row.times[score] = at.score[0] - at.score[1];
    row.any_lead = (at.score[0] > at.score[1]) - (at.score[0] < at.score[1]);
    return row;
}

}  // namespace sightlines::dogfight::counts
