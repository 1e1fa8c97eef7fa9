#include "games/dogfight/rules/initiative.h"

#include <algorithm>
#include <tuple>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/turn/turn.h"

namespace sightlines::dogfight {
namespace {

// DF-INI-03 without the roll-offs.
auto rank(const Options& options, const Aircraft& plane) {
    return std::make_tuple(plane.initiative, experience(options, plane), plane.altitude, plane.speed);
}

// DF-INI-03: those who are still equal, by index.
void list_ties(const Options& options, Position& at) {
    at.list.clear();
    for (std::size_t a = 0; a < at.planes.size(); ++a) {
        const Aircraft& plane = at.planes[a];
        if (!plane.in_play()) continue;
        for (std::size_t b = 0; b < at.planes.size(); ++b) {
            const Aircraft& other = at.planes[b];
            if (a == b || !other.in_play() || plane.roll_offs != other.roll_offs ||
                rank(options, plane) != rank(options, other))
                continue;
            at.list.push_back(static_cast<std::int8_t>(a));
            break;
        }
    }
}

void settle_ties(Turn& turn) {
    list_ties(turn.options, turn.at);
    if (!turn.at.list.empty()) {
        turn.at.phase = Phase::tiebreak;
    } else if (turn.at.grand_turn) {
        make_links(turn);  // DF-GT-02: no encounters
    } else {
        begin_encounters(turn);
    }
}

// Whether following `leader` would close a ring.
bool closes_ring(const Position& at, int follower, int leader) {
    for (std::size_t links = 0; links <= at.planes.size() && leader != nobody; ++links) {
        if (leader == follower) return true;
        leader = at.plane(leader).follow;
    }
    return false;
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

int move_group(const Aircraft& plane) { return plane.spin ? 0 : counts_as_targeting(plane) ? 1 : 2; }

bool moves_before(const Options& options, const Position& at, int a, int b) {
    const auto of_a = rank(options, at.plane(a));
    const auto of_b = rank(options, at.plane(b));
    if (of_a != of_b) return of_a < of_b;
    const auto& dice_a = at.plane(a).roll_offs;
    const auto& dice_b = at.plane(b).roll_offs;
    return dice_a != dice_b ? dice_a < dice_b : a < b;
}

void begin_initiative(Turn& turn) {
    turn.at.list.clear();
    turn.at.phase = Phase::initiative;
}

void roll_initiative(Turn& turn, const Roll& roll) {
    std::size_t die = 0;
    for (Aircraft& plane : turn.at.planes) {
        if (!plane.in_play()) continue;
        ModifierSum sum = initiative_modifiers(turn.options, plane);
        sum.add(why::die, roll.faces[die++]);
        plane.initiative = static_cast<std::int16_t>(sum.total());
        turn.tell_roll(turn.letter(plane), sum, why::initiative, 0, "");
    }
    settle_ties(turn);
}

void break_ties(Turn& turn, const Roll& roll) {
    for (std::size_t i = 0; i < turn.at.list.size(); ++i)
        turn.plane(turn.at.list[i]).roll_offs.push_back(roll.faces[i]);
    settle_ties(turn);
}

// DF-INI-05, DF-ADV-FRM-02.
void make_links(Turn& turn) {
    Position& at = turn.at;
    at.list.clear();
    std::vector<int> order;
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        Aircraft& plane = turn.plane(letter);
        if (!plane.in_play() || plane.target == nobody) continue;
        if (plane.form && !closes_ring(at, letter, plane.target)) plane.follow = plane.target;
        order.push_back(letter);
    }
    std::sort(order.begin(), order.end(), [&turn](int a, int b) { return moves_before(turn.options, turn.at, a, b); });
    for (const int letter : order) {
        Aircraft& plane = turn.plane(letter);
        if (plane.follow != nobody || plane.initiative <= turn.plane(plane.target).initiative) continue;
        if (!closes_ring(at, letter, plane.target)) plane.follow = plane.target;
    }
    seek_next(turn);
}

int next_mover(const Options& options, const Position& at) {
    for (std::size_t place = at.done.size(); place > 0; --place) {
        if (const int follower = lowest(options, at, at.done[place - 1]); follower != nobody) return follower;
    }
    return lowest(options, at, nobody);
}

bool may_tail(const Position& at, const Aircraft& plane) {
    if (plane.follow != nobody || plane.target == nobody) return false;
    const Aircraft& target = at.plane(plane.target);
    return !target.moved && plane.initiative + tailing_bonus(plane, target) > target.initiative;
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

// DF-INI-10: nobody is asked before its place has come.
void seek_next(Turn& turn) {
    Position& at = turn.at;
    const int letter = next_mover(turn.options, at);
    if (letter == nobody) return at.grand_turn ? begin_end(turn) : begin_combat(turn);
    if (!may_tail(at, turn.plane(letter))) return begin_move(turn, letter);
    at.current = static_cast<std::int8_t>(letter);
    at.phase = Phase::tail;
}

// DF-INI-06, DF-INI-09.
void tail(Turn& turn) {
    Position& at = turn.at;
    const int first = at.current;
    const bool ring = closes_ring(at, first, turn.mover().target);
    turn.mover().follow = turn.mover().target;
    at.current = nobody;
    if (!ring) return seek_next(turn);
    at.list.clear();
    int member = first;
    do {
        at.list.push_back(static_cast<std::int8_t>(member));
        member = turn.plane(member).follow;
    } while (member != first);
    at.phase = Phase::rolloff;
}

void roll_off(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const char lowest_die = *std::min_element(roll.faces.begin(), roll.faces.end());
    std::vector<std::int8_t> lowest_members;
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        if (roll.faces[i] == lowest_die) lowest_members.push_back(at.list[i]);
    }
    at.list = lowest_members;
    if (at.list.size() > 1) return;
    const int first = at.list[0];
    at.list.clear();
    turn.plane(first).follow = nobody;
    begin_move(turn, first);
}

}  // namespace sightlines::dogfight
