#include "games/dogfight/ai/evaluation.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/dogfight/ai/weights.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

constexpr int lowest_modifier = -24;
constexpr int highest_modifier = 12;

// Hits of one gun over the 36 rolls of its dice.
constexpr auto mean_hits = [] {
    std::array<std::array<std::int16_t, 4>, highest_modifier - lowest_modifier + 1> hits{};
    for (int modifier = lowest_modifier; modifier <= highest_modifier; ++modifier) {
        for (int burst = 1; burst <= 3; ++burst)
            hits[static_cast<std::size_t>(modifier - lowest_modifier)][static_cast<std::size_t>(burst)] =
                static_cast<std::int16_t>(hits_of_all_throws(modifier, burst));
    }
    return hits;
}();

int rim(const Position& at, const Aircraft& plane) {
    if (plane.middle()) return 0;
    const Hex next = neighbour(plane.hex, plane.face);
    if (!is_on_map(at, next)) return values::off_map;
    return is_on_map(at, neighbour(next, plane.face)) ? 0 : values::near_rim;
}

}  // namespace

int expected_hits(const Options& options, const Aircraft& firer, const Aircraft& target, int cv) {
    if (cv < 1 || firer.spin || !has_working_gun(firer)) return 0;
    const std::optional<int> half_hexes = fire_range(firer, target);
    if (!half_hexes) return 0;
    const int burst = longest_burst(firer, target).burst();
    if (burst < 1) return 0;
    const int modifier = -10 + std::min(cv, 10) + firer.card.fire + shooting(options, firer) +
                         table::fire_range[static_cast<std::size_t>(*half_hexes)] -
                         std::max(0, firer.speed - firer.card.level + 1);
    const int known = std::clamp(modifier, lowest_modifier, highest_modifier) - lowest_modifier;
    const auto guns = std::count(firer.jams.begin(), firer.jams.begin() + firer.card.guns, Gun::works);
    return 10 * static_cast<int>(guns) * mean_hits[static_cast<std::size_t>(known)][static_cast<std::size_t>(burst)] /
           36;
}

int tail_value(const Aircraft& a, const Aircraft& b, int cv) {
    const int r = range(a, b);
    if (r > out_of_touch) return 0;
    int value = 0;
    if (r <= 2) {
        const int kept_cv = cv == 0 || behind(b, a) ? 0 : std::min(cv, 10) / (r + 1);
        const int total = kept_cv + position_bonus(a, b);
        value = total > 0 ? values::per_cv * total : values::per_lack * total;
    }
    if (behind(a, b)) value += values::on_tail * 2 / (2 + r);
    if (!a.middle() && in_rear_arc(a.hex, turned(a.face, 3), b.hex)) value += values::ahead * 2 / (2 + r);
    return value;
}

int airframe_value(const Aircraft& plane) {
    const int boxes = 2 * all_boxes(plane.card);
    int value = values::life + values::boxes * (boxes - plane.damage) / boxes;
    value -= values::per_control * plane.control_damage + values::per_engine * plane.engine_hits +
             values::per_wound * plane.wound;
    if (plane.engine_dead) value -= values::dead_engine;
    if (!has_working_gun(plane)) value -= values::no_guns;
    if (plane.fire > 0) value -= values::on_fire;
    if (plane.smoke > 0) value -= values::smoking;
    return std::max(value, values::wreck);
}

int energy_value(const Position& at, const Aircraft& plane) {
    int value = values::per_level * plane.altitude - rim(at, plane);
    if (plane.spin) return value - values::spinning;
    value -= values::too_slow * std::max(0, plane.card.min + 1 - plane.speed - plane.speed_change);
    value -= values::too_fast * std::max(0, plane.speed + plane.speed_change - max_dive(plane));
    if (plane.pitch < 0 && plane.altitude + plane.leave < 2 - plane.pitch / 2) value -= values::low_dive;
    return value;
}

int shots_value(const Options& options, const Position& at, int letter, const Stakes& stakes) {
    const Aircraft& plane = at.plane(letter);
    int value = 0;
    for (std::size_t other = 0; other < at.planes.size(); ++other) {
        const Aircraft& enemy = at.planes[other];
        if (!enemy.in_play() || enemy.side == plane.side) continue;
        const int share = enemy.moved ? values::sure_shot : values::likely_shot;
        if (plane.target == static_cast<int>(other))
            value += expected_hits(options, plane, enemy, plane.cv + stakes.gain) * share / 10;
        if (enemy.target == letter)
            value -= expected_hits(options, enemy, plane, enemy.cv - stakes.losses[other]) * share / 10;
    }
    return value;
}

int standing_value(const Position& at, int letter, const Stakes& stakes) {
    const Aircraft& plane = at.plane(letter);
    int value = energy_value(at, plane);
    int nearest = values::far;
    for (std::size_t other = 0; other < at.planes.size(); ++other) {
        const Aircraft& enemy = at.planes[other];
        if (!enemy.in_play() || enemy.side == plane.side) continue;
        const bool hunts = plane.target == static_cast<int>(other);
        const bool hunted = enemy.target == letter;
        value += tail_value(plane, enemy, hunts ? plane.cv + stakes.gain : 0) * (hunts ? 2 : 1) / 2;
        value -= tail_value(enemy, plane, hunted ? enemy.cv - stakes.losses[other] : 0) * (hunted ? 2 : 1) / 2;
        if (hunts || plane.target == nobody) nearest = std::min(nearest, distance(plane.hex, enemy.hex));
        if (hunts) value -= values::per_height * std::min(6, std::abs(half_levels(plane) - half_levels(enemy)));
    }
    return value - values::per_hex * nearest;
}

namespace {

// What an aircraft may still do for its side in the turns to come.
int promise(const Position& at, int letter, int turns) {
    const Aircraft& plane = at.plane(letter);
    int place = energy_value(at, plane);
    for (std::size_t other = 0; other < at.planes.size(); ++other) {
        const Aircraft& enemy = at.planes[other];
        if (!enemy.in_play() || enemy.side == plane.side) continue;
        const bool target = plane.target == static_cast<int>(other);
        place += tail_value(plane, enemy, target ? plane.cv : 0) / (target ? 1 : 2);
    }
    return airframe_value(plane) * std::min(turns, turns_of_wear) / turns_of_wear +
           place * std::min(turns, turns_of_place) / turns_of_place;
}

}  // namespace

WinChances win_chances(const Position& at) {
    std::array<int, most_sides> strength{};
    std::array<bool, most_sides> playing{};
    std::size_t sides = 0;
    const int turns = std::clamp(at.limit - at.turn + 1, 0, most_turns);
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& plane = at.planes[letter];
        const auto side = static_cast<std::size_t>(plane.side);
        sides = std::max(sides, side + 1);
        if (!plane.in_play()) continue;
        playing[side] = true;
        strength[side] += promise(at, static_cast<int>(letter), turns);
    }
    for (std::size_t side = 0; side < sides; ++side) strength[side] += 10 * at.score[side];

    // Each side as likely as it would beat all the others, one by one.
    std::array<std::int64_t, most_sides> shares{};
    std::int64_t all = 0;
    for (std::size_t side = 0; side < sides; ++side) {
        if (!playing[side]) continue;
        shares[side] = 1;
        for (std::size_t other = 0; other < sides; ++other) {
            if (other != side && playing[other])
                shares[side] *= win_permille_of(strength[side] - strength[other],
                                                values::scale_at_end + values::scale_by_turn * turns);
        }
        all += shares[side];
    }
    WinChances chances;
    for (std::size_t side = 0; side < sides; ++side)
        chances.push_back(static_cast<std::int16_t>(all == 0 ? 0 : 1000 * shares[side] / all));
    return chances;
}

}  // namespace sightlines::dogfight
