#include "games/dogfight/rules/turn/targeting.h"

#include <algorithm>

#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/grand_tactical.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/rules/turn/grand_tactical.h"
#include "games/dogfight/rules/turn/initiative.h"

namespace sightlines::dogfight {
namespace {

// DF-TGT-01, DF-TGT-03: who declares, and before whom.
void line_up(const Options& options, Position& at) {
    at.queue.clear();
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& plane = at.planes[letter];
        if (plane.in_play() && !plane.spin) at.queue.push_back(static_cast<std::int8_t>(letter));
    }
    std::stable_sort(at.queue.begin(), at.queue.end(), [&options, &at](std::int8_t a, std::int8_t b) {
        return experience(options, at.plane(a)) < experience(options, at.plane(b));
    });
}

// DF-ADV-ACQ-01.
void after_declarations(Turn& turn) {
    Position& at = turn.at;
    at.list.clear();
    if (turn.options.acquisition) {
        for (Aircraft& plane : at.planes) {
            if (plane.in_play() && plane.fresh && plane.target != nobody)
                at.list.push_back(static_cast<std::int8_t>(turn.letter(plane)));
        }
    }
    if (at.list.empty()) return adjust(turn);
    at.phase = Phase::acquire;
}

// What is of one turn only.
void forget_turn(Aircraft& plane) {
    plane.initiative = 0;
    plane.roll_offs.clear();
    plane.follow = nobody;
    plane.moved = false;
    plane.speed_change = 0;
    plane.speed_before = 0;
    plane.tried = false;
    plane.signal = 0;
    plane.plan.clear();
    plane.die = 0;
    plane.aerobatic_points = 0;
    plane.evading_level = 0;
    plane.levels_gained = 0;
    plane.well = false;
    plane.shock = 0;
    plane.shown = false;
    plane.level = false;
    plane.under = 0;
    plane.fine = 0;
}

}  // namespace

void begin_turn(Turn& turn) {
    for (Aircraft& plane : turn.at.planes) forget_turn(plane);
    turn.at.done.clear();
    turn.at.grand_turn = false;
    if (turn.at.phase == Phase::over) return;
    if (turn.options.grand && grand_possible(turn.at)) return begin_grand(turn);
    begin_declarations(turn);
}

void begin_declarations(Turn& turn) {
    for (Aircraft& plane : turn.at.planes) plane.form = false;
    line_up(turn.options, turn.at);
    turn.at.phase = Phase::target;
    if (turn.at.queue.empty()) after_declarations(turn);
}

// DF-TGT-05, DF-CV-01: the target and the CV against it are gone; so is a random effect.
void drop_target(Turn& turn, Aircraft& plane, const Reason& why) {
    turn.change_cv(plane, plane.target != nobody ? plane.target : plane.random_target, -plane.cv, why);
    plane.cv = 0;
    plane.target = nobody;
    plane.random_target = nobody;
    plane.fresh = false;
    plane.claim = false;
    plane.form = false;
    plane.lost = false;
}

void declare(Turn& turn, const Declare& declared) {
    Position& at = turn.at;
    Aircraft& plane = turn.plane(at.queue[0]);
    const bool keeps = declared.on != nobody && declared.on == plane.target && !plane.lost;
    const bool claims = declared.on != nobody && declared.on == plane.random_target;
    if (!keeps && !claims) drop_target(turn, plane, why::new_target);
    plane.target = declared.on;
    plane.random_target = nobody;
    plane.lost = false;
    plane.form = declared.form;
    plane.fresh = declared.on != nobody && !keeps;
    plane.claim = claims;
    at.queue.erase(at.queue.begin());
    if (at.queue.empty()) after_declarations(turn);
}

void acquire(Turn& turn, const Roll& roll) {
    for (std::size_t i = 0; i < turn.at.list.size(); ++i) {
        Aircraft& plane = turn.plane(turn.at.list[i]);
        const int target = plane.target;
        ModifierSum sum = acquisition(turn.options, turn.at, plane);
        sum.add(why::die, roll.faces[i]);
        const bool spotted = sum.total() >= 0;
        turn.tell_roll(turn.at.list[i], sum, why::acquisition, 0, spotted ? "spotted" : "not spotted", target);
        if (spotted) continue;
        drop_target(turn, plane, why::not_spotted);
        plane.tried = true;  // DF-ADV-ACQ-03
    }
    turn.at.list.clear();
    adjust(turn);
}

// DF-CV-02, DF-CV-03, DF-CV-04, DF-CV-05, DF-CV-06: everything is reckoned from the CVs as declared, then set.
void adjust(Turn& turn) {
    Position& at = turn.at;
    std::array<ModifierSum, most_planes> carried;
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        const Aircraft& plane = at.planes[letter];
        if (plane.in_play() && plane.target != nobody && (!plane.fresh || plane.claim))
            carried[letter] = carried_cv(plane, turn.plane(plane.target));
    }
    for (std::size_t letter = 0; letter < at.planes.size(); ++letter) {
        Aircraft& plane = at.planes[letter];
        if (!plane.in_play() || plane.target == nobody) continue;
        const Aircraft& target = turn.plane(plane.target);
        if (plane.fresh && !plane.claim) {
            plane.cv = 0;
            const int against = carried[static_cast<std::size_t>(plane.target)].total();
            if (target.target == static_cast<int>(letter) && against > 0)
                turn.change_cv(plane, plane.target, -against, why::handicap);
        } else {
            for (const Modifier& term : carried[letter].modifiers()) {
                if (term.why != &why::combat_value) turn.change_cv(plane, plane.target, term.value, *term.why);
            }
        }
        const Reason* because = nullptr;
        if (const int bonus = position_bonus(plane, target, &because); bonus != 0)
            turn.change_cv(plane, plane.target, bonus, *because);
    }
    for (Aircraft& plane : at.planes) plane.fresh = plane.claim = false;
    begin_initiative(turn);
}

}  // namespace sightlines::dogfight
