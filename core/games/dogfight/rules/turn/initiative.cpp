#include "games/dogfight/rules/turn/initiative.h"

#include <algorithm>

#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/turn/encounters.h"
#include "games/dogfight/rules/turn/endings.h"
#include "games/dogfight/rules/turn/fire.h"
#include "games/dogfight/rules/turn/movement.h"

namespace sightlines::dogfight {
namespace {

void settle_ties(Turn& turn) {
    turn.at.list = ties(turn.options, turn.at);
    if (!turn.at.list.empty()) {
        turn.at.phase = Phase::tiebreak;
    } else if (turn.at.grand_turn) {
        make_links(turn);  // DF-GT-02: no encounters
    } else {
        begin_encounters(turn);
    }
}

}  // namespace

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
