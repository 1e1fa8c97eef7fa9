#include "games/dogfight/rules/turn/movement.h"

#include <algorithm>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/rules/turn/damage.h"
#include "games/dogfight/rules/turn/grand_tactical.h"
#include "games/dogfight/rules/turn/initiative.h"
#include "games/dogfight/rules/turn/maneuver_tests.h"
#include "games/dogfight/rules/turn/throttle.h"

namespace sightlines::dogfight {
namespace {

// DF-ADV-FRM-02: the leader whose MP die serves the aircraft too.
const Aircraft* die_giver(Turn& turn, const Aircraft& plane) {
    if (!plane.form || plane.target == nobody) return nullptr;
    const Aircraft& leader = turn.plane(plane.target);
    return leader.moved && leader.speed == plane.speed && leader.die > 0 ? &leader : nullptr;
}

// DF-ADV-COL-05: marker and costs of evading count from the start of the move.
void pay_for_evading(Turn& turn, Aircraft& plane) {
    Move& mv = turn.at.move;
    const table::Costs& costs = table::levels[static_cast<std::size_t>(plane.evading_level)];
    plane.mt = plane.evading_level;
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + costs.speed);
    mv.power_cost = costs.power;
    mv.min_rise = costs.min_rise;
    mv.tested = true;
    mv.well = plane.well;
}

void begin_steps(Turn& turn) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    if (turn.options.formation) plane.die = mv.die;
    mv.step = 1;
    const ModifierSum sum = mp_sum(plane, mv, 0);
    turn.tell_roll(turn.at.current, sum, why::movement, 0, "");
    if (mv.declared && mv.chosen.kind == StepKind::fly) {
        const int pitch = mv.chosen.pitch == Step::same_pitch ? plane.pitch : mv.chosen.pitch;
        mv.undone = mps_at(sum.total(), pitch, 0).horizontal < 1;
    }
    turn.at.phase = Phase::move;
}

// DF-ADV-FRM-03.
void keep_formation(Turn& turn, Aircraft& plane, const Step& step) {
    if (plane.form && plane.target != nobody) {
        const auto& plan = turn.plane(plane.target).plan;
        const auto place = static_cast<std::size_t>(turn.at.move.step - 1);
        if (place >= plan.size() || plan[place] != formation_step(step)) {
            plane.form = false;
            turn.tell(turn.at.current, why::formation_broken, 0, plane.target);
        }
    }
    if (turn.options.formation && plane.plan.size() < plane.plan.capacity()) plane.plan.push_back(formation_step(step));
}

bool has_horizontal_mp(const Turn& turn, const Aircraft& plane) {
    const Move& mv = turn.at.move;
    if (turn.at.grand_turn) return true;
    return mv.step <= mps_at(mp_total(plane, mv, 0), mv.pitch, 0).horizontal;
}

bool has_vertical_mp(const Turn& turn, const Aircraft& plane, int fine) {
    const Move& mv = turn.at.move;
    if (turn.at.grand_turn) return false;
    return mv.step <= mps_at(mp_total(plane, mv, 0), mv.pitch, fine).vertical;
}

// DF-ADV-DEP-01: the aircraft leaves the middle, or does not get into it.
bool departs(const Aircraft& plane, const Move& mv) {
    return lost_stay(mv) || (plane.middle() && mv.chosen.exit != Facing::none);
}

// DF-MOV-06, DF-MOV-10, DF-MT-15: across the hexes, with a horizontal MP.
void fly_across(Turn& turn, Aircraft& plane) {
    Move& mv = turn.at.move;
    if (plane.middle()) {
        if (mv.chosen.exit != Facing::none) {
            plane.face = turned(mv.chosen.exit, mv.off);
        } else if (mv.chosen.mid) {
            mv.stayed = true;
        }
        return;
    }
    const Hex next = neighbour(plane.hex, plane.face);
    if (next.column < 0 || next.column >= turn.at.columns || next.row < 0 || next.row >= turn.at.rows) {
        turn.tell(turn.at.current, why::left_map);
        return take_out(turn, plane, Out::left);
    }
    plane.hex = next;
    if (mv.chosen.mid && !lost_stay(mv)) {
        plane.face = Facing::none;
        mv.stayed = true;
    } else if (mv.chosen.mid) {
        plane.face = turned(plane.face, mv.off);
    } else {
        const int sides = mv.attempted[Task::turn] > 0 ? mv.left[Task::turn] : std::abs(mv.chosen.turn);
        plane.face = turned(plane.face, mv.chosen.turn < 0 ? -sides : sides);
    }
}

// DF-CV-08, DF-CV-09, DF-ADV-RND-02.
void gain(Turn& turn, Aircraft& plane, const Gains& gains) {
    const int mover = turn.at.current;
    std::array<int, most_planes> losses{};
    for (std::size_t letter = 0; letter < turn.at.planes.size(); ++letter) {
        const Aircraft& other = turn.at.planes[letter];
        if (other.in_play() && (other.target == mover || other.random_target == mover))
            losses[letter] = loss_of_pursuer(turn.options, turn.at, mover, static_cast<int>(letter), gains);
    }
    if (const int party = plane.target != nobody ? plane.target : plane.random_target; party != nobody) {
        const Bonus bonus = bonus_against(turn.options, plane, turn.plane(party), gains);
        turn.change_cv(plane, party, gains.turn, why::turn_bonus);
        turn.change_cv(plane, party, gains.pitch, why::pitch_bonus);
        turn.change_cv(plane, party, bonus.stay, why::stay_bonus);
        turn.change_cv(plane, party, bonus.points, why::points_bonus);
    }
    for (std::size_t letter = 0; letter < turn.at.planes.size(); ++letter)
        turn.change_cv(turn.plane(static_cast<int>(letter)), mover, -losses[letter], why::pursuer_loses);
}

// DF-MOV-03, DF-ADV-FRM-02.
void ask_mp(Turn& turn) {
    Move& mv = turn.at.move;
    const Aircraft& plane = turn.mover();
    if (const Aircraft* leader = die_giver(turn, plane)) {
        mv.die = leader->die;
        return begin_steps(turn);
    }
    mv.offered = static_cast<std::int16_t>(mp_bonus(turn.at, plane));
    turn.at.phase = mv.offered > 0 ? Phase::mp : Phase::mproll;
}

void next_step(Turn& turn) {
    Move& mv = turn.at.move;
    const Aircraft& plane = turn.mover();
    ++mv.step;
    if (turn.at.grand_turn) {
        if (mv.step > mv.hexes) return finish_grand(turn);
    } else {
        const Mps mps = mps_at(mp_total(plane, mv, 0), plane.pitch, plane.fine);
        if (mv.step > std::max(mps.horizontal, mps.vertical)) return end_move(turn);
    }
    turn.at.phase = Phase::move;
}

void fly_step(Turn& turn) {
    Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    Counts left = mv.left;
    Step stay = mv.chosen;
    if (mv.held) {
        left[Task::mid] = 1;
        (turn.options.adv_tables ? stay.number : stay.raise) = mv.held_by;
    }
    const bool flown = has_horizontal_mp(turn, plane) && mv.chosen.kind == StepKind::fly;
    const Gains gains = gains_of(turn.options, plane, stay, left, flown);
    place_step(turn);
    if (!plane.in_play()) return leave_move(turn);
    gain(turn, plane, gains);
    mv.level &= plane.pitch == 0;
    mv.points = 0;
    next_step(turn);
}

}  // namespace

// DF-MOV-01. In a grand turn there is no MP die (DF-GT-02).
void begin_move(Turn& turn, int letter) {
    Position& at = turn.at;
    at.current = narrow(letter);
    at.move = {};
    Aircraft& plane = turn.mover();
    at.move.last_marker = plane.mt;
    if (plane.spin) {
        at.phase = Phase::spin;
    } else if (at.grand_turn) {
        at.phase = Phase::gtplan;
    } else if (plane.evading_level > 0) {
        pay_for_evading(turn, plane);
        ask_mp(turn);
    } else if (turn.options.declare_first) {
        at.phase = Phase::declare;
    } else {
        ask_mp(turn);
    }
}

void roll_mp(Turn& turn, int die) {
    turn.at.move.die = narrow(die);
    begin_steps(turn);
}

void choose_step(Turn& turn, const Step& step) {
    Position& at = turn.at;
    Move& mv = at.move;
    Aircraft& plane = turn.mover();
    if (at.phase == Phase::declare) {
        mv.chosen = step;
        mv.declared = true;
        return ask_mp(turn);
    }
    keep_formation(turn, plane, step);
    if (mv.points > 0) {
        mv.points_spent = true;
        if (turn.options.formation)
            plane.aerobatic_points = static_cast<std::int16_t>(plane.aerobatic_points + mv.points);
    }
    mv.declared = mv.undone = false;
    mv.chosen = step;
    mv.test = test_of(turn.options, plane, step, mv.points);
    mv.attempted = mv.left = attempted_by(turn.options, plane, step, mv.points);
    mv.pitch = step.pitch == Step::same_pitch ? plane.pitch : step.pitch;
    mv.held = mv.failed = false;
    mv.off = 0;
    const bool straight = step.turn == 0 && !step.mid && step.exit == Facing::none && step.kind != StepKind::spin;
    mv.level &= straight && plane.pitch == 0 && mv.pitch == 0 && !plane.middle();
    mv.free_exit = mv.step == 1 && step.exit != Facing::none;
    begin_test(turn);
}

// After tests and the stall check: what has to be asked before the step is flown.
void carry_out(Turn& turn) {
    Position& at = turn.at;
    Move& mv = at.move;
    const Aircraft& plane = turn.mover();
    if (!has_horizontal_mp(turn, plane)) return fly_step(turn);
    if (plane.middle() && lost_stay(mv) && mv.chosen.exit == Facing::none) {
        at.phase = Phase::exit;
    } else if (turn.options.departure && departs(plane, mv)) {
        at.phase = Phase::depart;
    } else {
        fly_step(turn);
    }
}

void depart(Turn& turn, const Roll& roll) {
    Move& mv = turn.at.move;
    ModifierSum sum = departure_modifiers(turn.options, turn.at);
    sum.add(why::die, roll.faces[0]);
    const int off = sum.total() < 1 ? 3 : sum.total() <= 2 ? 2 : sum.total() <= 4 ? 1 : 0;
    mv.off = narrow(roll.faces[1] % 2 == 1 ? -off : off);
    const std::string_view result = off == 0 ? "as meant" : mv.off < 0 ? "to the left" : "to the right";
    turn.tell_roll(turn.at.current, sum, why::departure, 5, result);
    fly_step(turn);
}

// DF-MOV-01: across and up or down in the same step.
void place_step(Turn& turn) {
    const Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    const bool flown = has_horizontal_mp(turn, plane) && (mv.chosen.kind == StepKind::fly || !plane.middle());
    const bool climbs = has_vertical_mp(turn, plane, mv.chosen.fine);
    plane.pitch = mv.pitch;
    plane.fine = plane.pitch != 0 ? mv.chosen.fine : narrow(0);
    if (flown) fly_across(turn, plane);
    if (!plane.in_play()) return;
    if (climbs) {
        half_level(turn, plane, plane.pitch > 0 ? 1 : -1);
    } else if (plane.pitch == 0 && plane.leave != 0 && flown && !turn.at.grand_turn) {
        half_level(turn, plane, plane.leave);
    }
}

// DF-MOV-08, DF-GEO-07: an aircraft that leaves a level goes on the way it was leaving.
void half_level(Turn& turn, Aircraft& plane, int direction) {
    if (plane.leave != 0) {
        plane.altitude = narrow(plane.altitude + plane.leave);
        plane.leave = 0;
        return settle_height(turn, plane);
    }
    if (direction < 0 || plane.altitude < plane.card.ceiling) plane.leave = narrow(direction);
}

// DF-GEO-06, DF-GEO-07.
void settle_height(Turn& turn, Aircraft& plane) {
    if (plane.altitude < 1) return destroy(turn, plane, why::crashed);
    if (plane.leave == 0 && plane.altitude >= plane.card.ceiling && plane.pitch > 0) {
        plane.pitch = 0;
        turn.tell(turn.letter(plane), why::levelled);
    }
}

// DF-MOV-11.
void end_move(Turn& turn) {
    const Move& mv = turn.at.move;
    Aircraft& plane = turn.mover();
    if (!mv.tested) plane.mt = mv.free_exit ? narrow(std::max(0, mv.last_marker - 1)) : narrow(0);
    if (turn.options.jamming) plane.level = mv.level && !mv.tested && !plane.middle() && mv.half_levels == 0;
    begin_throttle(turn);
}

// The move is over; its aircraft may be out of play.
void leave_move(Turn& turn) {
    Position& at = turn.at;
    Aircraft& plane = turn.mover();
    plane.moved = true;
    at.done.push_back(at.current);
    at.current = nobody;
    at.move = {};
    seek_next(turn);
}

}  // namespace sightlines::dogfight
