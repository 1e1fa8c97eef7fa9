#include "games/dogfight/rules/initiative.h"

#include <tuple>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

// DF-INI-03 without the roll-offs.
auto rank(const Options& options, const Aircraft& plane) {
    return std::make_tuple(plane.initiative, experience(options, plane), plane.altitude, plane.speed);
}

// DF-INI-08: the lowest of those who are to move behind `leader`; of the unlinked when that is nobody (DF-INI-04).
int lowest(const Options& options, const Position& at, int leader) {
    const auto earlier = [&](int a, int b) {
        const int group_a = move_group(at.plane(a));
        const int group_b = move_group(at.plane(b));
        if (leader == nobody && group_a != group_b) return group_a < group_b;
        return moves_before(options, at, a, b);
    };
    int found = nobody;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        const Aircraft& plane = at.plane(letter);
        if (!plane.in_play() || plane.moved || plane.follow != leader) continue;
        if (found == nobody || earlier(letter, found)) found = letter;
    }
    return found;
}

}  // namespace

ModifierSum initiative_modifiers(const Options& options, const Aircraft& plane) {
    ModifierSum sum;
    sum.add(why::experience, experience(options, plane));
    return sum.add(why::speed, table::initiative[static_cast<std::size_t>(plane.speed)]);
}

bool moves_before(const Options& options, const Position& at, int a, int b) {
    const auto of_a = rank(options, at.plane(a));
    const auto of_b = rank(options, at.plane(b));
    if (of_a != of_b) return of_a < of_b;
    const auto& dice_a = at.plane(a).roll_offs;
    const auto& dice_b = at.plane(b).roll_offs;
    return dice_a != dice_b ? dice_a < dice_b : a < b;
}

std::vector<std::int8_t> ties(const Options& options, const Position& at) {
    std::vector<std::int8_t> tied;
    for (std::size_t a = 0; a < at.planes.size(); ++a) {
        const Aircraft& plane = at.planes[a];
        if (!plane.in_play()) continue;
        for (std::size_t b = 0; b < at.planes.size(); ++b) {
            const Aircraft& other = at.planes[b];
            if (a == b || !other.in_play() || plane.roll_offs != other.roll_offs ||
                rank(options, plane) != rank(options, other))
                continue;
            tied.push_back(static_cast<std::int8_t>(a));
            break;
        }
    }
    return tied;
}

int move_group(const Aircraft& plane) { return plane.spin ? 0 : counts_as_targeting(plane) ? 1 : 2; }

bool may_tail(const Position& at, const Aircraft& plane) {
    if (plane.follow != nobody || plane.target == nobody) return false;
    const Aircraft& target = at.plane(plane.target);
    return !target.moved && plane.initiative + tailing_bonus(plane, target) > target.initiative;
}

bool closes_ring(const Position& at, int follower, int leader) {
    for (std::size_t links = 0; links <= at.planes.size() && leader != nobody; ++links) {
        if (leader == follower) return true;
        leader = at.plane(leader).follow;
    }
    return false;
}

int next_mover(const Options& options, const Position& at) {
    for (std::size_t place = at.done.size(); place > 0; --place) {
        if (const int follower = lowest(options, at, at.done[place - 1]); follower != nobody) return follower;
    }
    return lowest(options, at, nobody);
}

std::vector<std::int8_t> expected_order(const Options& options, const Position& at) {
    std::vector<std::int8_t> order;
    Position later = at;
    for (int letter = next_mover(options, later); letter != nobody; letter = next_mover(options, later)) {
        order.push_back(static_cast<std::int8_t>(letter));
        later.plane(letter).moved = true;
        if (later.done.size() < most_planes) later.done.push_back(static_cast<std::int8_t>(letter));
    }
    return order;
}

}  // namespace sightlines::dogfight
