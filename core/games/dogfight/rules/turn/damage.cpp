#include "games/dogfight/rules/turn/damage.h"

#include <algorithm>

#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/turn/encounters.h"
#include "games/dogfight/rules/turn/endings.h"
#include "games/dogfight/rules/turn/targeting.h"

namespace sightlines::dogfight {
namespace {

void award(Turn& turn, int side, int points) {
    std::int32_t& score = turn.at.score[static_cast<std::size_t>(side)];
    score = std::min(score + points, 1'000'000'000);
}

// DF-END-02: who gets the points for an aircraft that nobody hit; nobody in a game of more than two sides.
int other_side(const Position& at, int side) {
    int found = nobody;
    for (const Aircraft& plane : at.planes) {
        if (plane.side == side || plane.side == found) continue;
        if (found != nobody) return nobody;
        found = plane.side;
    }
    return found;
}

// DF-DMG-01, DF-DMG-04.
void mark(Turn& turn, Aircraft& plane, int marks) {
    plane.damage = static_cast<std::int16_t>(std::min(plane.damage + marks, 2 * all_boxes(plane.card)));
    turn.tell(turn.letter(plane), why::marks, marks);
    if (plane.damage >= 2 * all_boxes(plane.card)) destroy(turn, plane, why::destroyed);
}

void after_damage(Turn& turn) {
    if (turn.at.then_chances) return begin_chances(turn);
    begin_end(turn);
}

void take_critical(Turn& turn, Aircraft& plane, int dice, std::vector<std::int8_t>& engines) {
    const int letter = turn.letter(plane);
    const auto engine = [&](int damage) {
        plane.engine_hits = static_cast<std::int16_t>(plane.engine_hits + damage);
        turn.tell(letter, why::engine_hit, damage);
        engines.push_back(static_cast<std::int8_t>(letter));
    };
    const auto controls = [&](int damage) {
        plane.control_damage = static_cast<std::int16_t>(plane.control_damage + damage);
        turn.tell(letter, why::control_hit, damage);
    };
    const auto wound = [&](int damage) {
        plane.wound = static_cast<std::int16_t>(plane.wound + damage);
        turn.tell(letter, why::pilot_hit, damage);
    };
    switch (dice) {
        case 2:
            plane.engine_dead = true;
            turn.tell(letter, why::engine_destroyed);
            engines.push_back(static_cast<std::int8_t>(letter));
            return;
        case 3: return controls(2);
        case 4: return engine(2);
        case 5: return engine(1);
        case 6: return controls(1);
        case 9: return fill_sets(turn, plane, 2);
        case 10: return wound(1);
        case 11: return wound(3);
        case 12: return destroy(turn, plane, why::pilot_killed);
        default: return fill_sets(turn, plane, 1);
    }
}

}  // namespace

void fill_sets(Turn& turn, Aircraft& plane, int sets) {
    turn.tell(turn.letter(plane), why::fills, sets);
    mark(turn, plane, marks_after_fill(plane, sets) - plane.damage);
}

// DF-END-02.
void destroy(Turn& turn, Aircraft& plane, const Reason& why) {
    turn.tell(turn.letter(plane), why, 0, plane.attacker_side);
    const int side = plane.attacker_side != nobody ? plane.attacker_side : other_side(turn.at, plane.side);
    if (side != nobody) award(turn, side, 10);
    take_out(turn, plane, Out::destroyed);
}

// DF-TGT-05, DF-INI-08.
void take_out(Turn& turn, Aircraft& plane, Out out) {
    const int letter = turn.letter(plane);
    plane.out = out;
    drop_target(turn, plane, why::target_gone);
    plane.follow = nobody;
    for (Aircraft& other : turn.at.planes) {
        if (other.target == letter || other.random_target == letter) drop_target(turn, other, why::target_gone);
        if (other.follow == letter) other.follow = nobody;
    }
}

// DF-CRIT-03, DF-END-02: marks in the order fired, then the critical hits of those still in play.
void mark_pending(Turn& turn) {
    Position& at = turn.at;
    std::array<bool, most_planes> in_play{};  // when the burst found its target
    int last_attacker = nobody;
    for (const Pending& hit : at.pending) {
        Aircraft& plane = turn.plane(hit.target);
        if (hit.attacker != last_attacker) {
            for (std::size_t i = 0; i < at.planes.size(); ++i) in_play[i] = at.planes[i].in_play();
            last_attacker = hit.attacker;
        }
        if (!in_play[static_cast<std::size_t>(hit.target)]) continue;
        const Aircraft& firer = turn.plane(hit.attacker);
        if (firer.side != plane.side) {
            award(turn, firer.side, hit.hits);
            plane.attacker_side = firer.side;
        }
        if (plane.in_play()) mark(turn, plane, hit.hits);
    }
    at.list.clear();
    for (const Pending& hit : at.pending) {
        if (turn.plane(hit.target).in_play())
            at.list.insert(at.list.end(), static_cast<std::size_t>(hit.crits), hit.target);
    }
    at.pending.clear();
    if (at.list.empty()) return after_damage(turn);
    at.phase = Phase::crit;
}

void roll_criticals(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    const std::vector<std::int8_t> struck = at.list;
    std::vector<std::int8_t> engines;
    for (std::size_t i = 0; i < struck.size(); ++i) {
        Aircraft& plane = turn.plane(struck[i]);
        if (!plane.in_play()) continue;
        const int dice = roll.faces[2 * i] + roll.faces[2 * i + 1];
        ModifierSum sum;
        turn.tell_roll(struck[i], sum.add(why::die, dice), why::critical, 0, "");
        take_critical(turn, plane, dice, engines);
    }
    std::erase_if(engines, [&turn](int letter) { return !turn.plane(letter).in_play(); });
    at.list = turn.options.engine_fire ? engines : std::vector<std::int8_t>{};
    if (at.list.empty()) return after_damage(turn);
    at.phase = Phase::smoke;
}

// DF-ADV-ENG-01.
void roll_smoke(Turn& turn, const Roll& roll) {
    Position& at = turn.at;
    for (std::size_t i = 0; i < at.list.size(); ++i) {
        Aircraft& plane = turn.plane(at.list[i]);
        if (roll.faces[2 * i] > 3) continue;
        if (plane.smoke == 0) plane.smoke = at.turn;
        turn.tell(at.list[i], why::smokes);
        if (roll.faces[2 * i + 1] != 1) continue;
        if (plane.fire == 0) plane.fire = at.turn;
        turn.tell(at.list[i], why::on_fire);
    }
    at.list.clear();
    after_damage(turn);
}

}  // namespace sightlines::dogfight
