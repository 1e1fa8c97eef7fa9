#include "games/dogfight/ai/evaluation.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

// Tenths of a point.
constexpr int life = 150;         // an aircraft that can fight on, beside its boxes
constexpr int boxes_worth = 200;  // of all its boxes together
constexpr int per_control = 25;   // a point of control damage
constexpr int per_engine = 10;    // a point of engine damage
constexpr int dead_engine = 60;
constexpr int per_wound = 30;  // a point off all skills
constexpr int no_guns = 90;
constexpr int wreck = 40;  // an aircraft in the air is never worth less
constexpr int on_fire = 120;
constexpr int smoking = 25;
constexpr int spinning = 70;
constexpr int too_slow = 18;     // each point of speed short of one above the minimum
constexpr int too_fast = 40;     // each point above the maximum dive speed
constexpr int low_dive = 60;     // diving in the lowest level
constexpr int per_level = 2;     // height
constexpr int off_map = 220;     // the next hex ahead is none
constexpr int near_rim = 12;     // nor is the one after it
constexpr int per_cv = 14;       // CV that will be carried over
constexpr int per_lack = 8;      // the same when negative
constexpr int on_tail = 24;      // behind the other, nearest
constexpr int out_of_touch = 6;  // range beyond which who is where hardly matters
constexpr int ahead = 10;        // the other in front, nearest

// Turns that are left count up to these; how decisive a lead is depends on them.
constexpr int most_turns = 20;
constexpr int turns_of_wear = 12;
constexpr int turns_of_place = 4;
constexpr int scale_at_end = 20;
constexpr int scale_by_turn = 8;

constexpr int lowest_modifier = -24;
constexpr int highest_modifier = 12;

// Hits of one gun over the 36 rolls of its dice.
constexpr auto mean_hits = [] {
    std::array<std::array<std::int16_t, 4>, highest_modifier - lowest_modifier + 1> hits{};
    for (int modifier = lowest_modifier; modifier <= highest_modifier; ++modifier) {
        for (int burst = 1; burst <= 3; ++burst) {
            int sum = 0;
            for (int dice = 2; dice <= 12; ++dice) {
                const int ways = 6 - (dice > 7 ? dice - 7 : 7 - dice);
                const int base = std::max(0, dice + modifier);
                sum += ways * (burst == 1 ? base / 2 : burst == 2 ? base : base + base / 2);
            }
            hits[static_cast<std::size_t>(modifier - lowest_modifier)][static_cast<std::size_t>(burst)] =
                static_cast<std::int16_t>(sum);
        }
    }
    return hits;
}();

int rim(const Position& at, const Aircraft& plane) {
    if (plane.middle()) return 0;
    const Hex next = neighbour(plane.hex, plane.face);
    if (!is_on_map(at, next)) return off_map;
    return is_on_map(at, neighbour(next, plane.face)) ? 0 : near_rim;
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
        value = total > 0 ? per_cv * total : per_lack * total;
    }
    if (behind(a, b)) value += on_tail * 2 / (2 + r);
    if (!a.middle() && in_rear_arc(a.hex, turned(a.face, 3), b.hex)) value += ahead * 2 / (2 + r);
    return value;
}

int airframe_value(const Aircraft& plane) {
    const int boxes = 2 * all_boxes(plane.card);
    int value = life + boxes_worth * (boxes - plane.damage) / boxes;
    value -= per_control * plane.control_damage + per_engine * plane.engine_hits + per_wound * plane.wound;
    if (plane.engine_dead) value -= dead_engine;
    if (!has_working_gun(plane)) value -= no_guns;
    if (plane.fire > 0) value -= on_fire;
    if (plane.smoke > 0) value -= smoking;
    return std::max(value, wreck);
}

int energy_value(const Position& at, const Aircraft& plane) {
    int value = per_level * plane.altitude - rim(at, plane);
    if (plane.spin) return value - spinning;
    value -= too_slow * std::max(0, plane.card.min + 1 - plane.speed - plane.speed_change);
    value -= too_fast * std::max(0, plane.speed + plane.speed_change - max_dive(plane));
    if (plane.pitch < 0 && plane.altitude + plane.leave < 2 - plane.pitch / 2) value -= low_dive;
    return value;
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
                shares[side] *= win_permille_of(strength[side] - strength[other], scale_at_end + scale_by_turn * turns);
        }
        all += shares[side];
    }
    WinChances chances;
    for (std::size_t side = 0; side < sides; ++side)
        chances.push_back(static_cast<std::int16_t>(all == 0 ? 0 : 1000 * shares[side] / all));
    return chances;
}

}  // namespace sightlines::dogfight
