#include <algorithm>
#include <cstdlib>

#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/refusals.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

int new_pitch(const Aircraft& plane, const Step& step) {
    return step.pitch == Step::same_pitch ? plane.pitch : step.pitch;
}

// DF-MOV-06, DF-MOV-07, DF-GEO-07, DF-GT-06, DF-ADV-COL-05, DF-ADV-CLB-01, DF-MT-08.
Verdict judge_form(const Options& options, const Position& at, const Step& step) {
    const Aircraft& plane = at.mover();
    const bool fly = step.kind == StepKind::fly;
    if (!plane.middle() && step.exit != Facing::none) return refuse::exit_from_edge;
    if (fly && plane.middle() && step.exit == Facing::none && !step.mid) return refuse::middle_needs_edge;
    const int pitch = new_pitch(plane, step);
    if (step.exit == Facing::none && std::abs(pitch - plane.pitch) > 3) return refuse::pitch_too_far;
    const bool climbs = step.pitch != Step::same_pitch && step.pitch > 0;
    if (climbs && plane.leave == 0 && plane.altitude >= plane.card.ceiling) return refuse::at_ceiling;
    const bool pitches = step.pitch != Step::same_pitch;
    if (at.grand_turn && (!fly || step.mid || pitches || step.fine > 0)) return refuse::grand_turns_only;
    if (plane.evading_level > 0 && (step.mid || pitches || step.turn != 0)) return refuse::evader_straight;
    if (step.fine > 0 && (!options.fine_climb || pitch == 0)) return refuse::no_fine_step;
    if (options.adv_tables ? step.raise > 0 : step.number > 0) return refuse::other_tables;
    return accepted;
}

// DF-MOV-05.
Verdict judge_mps(const Position& at, const Step& step, int points) {
    if (at.grand_turn) return accepted;
    const Aircraft& plane = at.mover();
    const Mps mps = mps_at(mp_total(plane, at.move, points), new_pitch(plane, step), step.fine);
    const bool horizontal = at.move.step <= mps.horizontal;
    if (step.kind == StepKind::fly) return horizontal ? accepted : Verdict(refuse::no_horizontal_mp);
    if (horizontal) return refuse::must_fly;
    // In step 1 always, be it for Aerobatic Points alone (DF-AER-05).
    return at.move.step == 1 || at.move.step <= mps.vertical ? accepted : Verdict(refuse::no_mp_left);
}

Verdict judge_test(const Options& options, const Aircraft& plane, const Step& step, int points) {
    const ManeuverTest test = test_of(options, plane, step, points);
    if (!test.possible) return refuse::not_possible;
    if (plane.signal > 0 && test.needed && test.level > 1) return refuse::signaller_tests;
    return test.points_fit ? accepted : Verdict(refuse::too_many_points);
}

// DF-ADV-DCL-02: the step that stands in for one that the MPs do not allow.
bool stands_in(const Position& at, const Step& step, int points) {
    Step plain = step;
    plain.exit = Facing::none;
    plain.fine = 0;
    const bool is_plain = plain == Step{.kind = step.kind} && step.kind != StepKind::spin;
    if (!is_plain || points > 0) return false;
    const bool may_hold = judge_mps(at, Step{.kind = StepKind::hold}, 0).accepted();
    return (step.kind == StepKind::hold) == may_hold;
}

Verdict judge_declared(const Position& at, const Step& step, int points) {
    const Move& mv = at.move;
    if (!mv.declared || at.phase != Phase::move) return accepted;
    if (mv.undone ? stands_in(at, step, points) : step == mv.chosen) return accepted;
    return refuse::declared_step;
}

// DF-STALL-08, DF-AER-01, DF-GT-02.
Verdict judge_spin(const Position& at) {
    const Aircraft& plane = at.mover();
    if (at.grand_turn || plane.evading_level > 0 || plane.signal > 0 || at.move.points > 0) return refuse::cannot_spin;
    return judge_declared(at, Step{.kind = StepKind::spin}, 0);
}

}  // namespace

Verdict judge_step(const Options& options, const Position& at, const Step& step, int points) {
    if (step.kind == StepKind::spin) return judge_spin(at);
    const Aircraft& plane = at.mover();
    if (step.pitch == plane.pitch) return refuse::default_pitch;
    if (options.adv_tables && step.number > 0 && step.number == own_stay_number(plane)) return refuse::default_number;
    if (const Verdict form = judge_form(options, at, step); !form.accepted()) return form;
    if (at.phase == Phase::move) {
        if (const Verdict mps = judge_mps(at, step, points); !mps.accepted()) return mps;
    }
    if (const Verdict test = judge_test(options, plane, step, points); !test.accepted()) return test;
    return judge_declared(at, step, points);
}

// DF-AER-01: points for which some manoeuvre is legal, given once.
Verdict judge_points(const Options& options, const Position& at, int points) {
    const Aircraft& plane = at.mover();
    if (at.grand_turn) return refuse::grand_turns_only;
    if (plane.evading_level > 0) return refuse::evader_straight;
    if (plane.signal > 0) return refuse::signaller_tests;
    if (at.move.points > 0) return refuse::points_given;
    if (points > most_points(options, plane)) return refuse::too_many_points;
    const Step straight{.kind = StepKind::fly, .exit = plane.middle() ? Facing::n : Facing::none};
    for (const Step& step : {straight, Step{.kind = StepKind::hold}}) {
        if (judge_step(options, at, step, points).accepted()) return accepted;
    }
    return legal_steps(options, at, points).empty() ? Verdict(refuse::too_many_points) : accepted;
}

// DF-MOV-09, DF-AER-01.
Verdict judge_end(const Position& at) {
    const bool may = !at.grand_turn && at.move.step > 1 && at.move.stayed && at.mover().middle() && at.move.points == 0;
    return may ? accepted : Verdict(refuse::cannot_end);
}

std::vector<Step> legal_steps(const Options& options, const Position& at, int points) {
    const Aircraft& plane = at.mover();
    std::vector<Step> steps;
    const auto with_fine = [&](const Step& step) {
        const int most_fine = options.fine_climb && new_pitch(plane, step) != 0 ? 2 : 0;
        for (int fine = 0; fine <= most_fine; ++fine) {
            Step each = step;
            each.fine = static_cast<std::int8_t>(fine);
            if (judge_step(options, at, each, points).accepted()) steps.push_back(each);
        }
    };
    const auto with_pitch = [&](const Step& step) {
        with_fine(step);
        for (std::int8_t pitch = -3; pitch <= 3; ++pitch) {
            if (pitch == plane.pitch || at.grand_turn || plane.evading_level > 0) continue;
            Step each = step;
            each.pitch = pitch;
            with_fine(each);
        }
    };
    if (plane.middle()) {
        for (const Facing exit : all_facings) with_pitch({.exit = exit});
    } else {
        for (const int turn : {0, 1, -1, 2, -2, 3}) with_pitch({.turn = static_cast<std::int8_t>(turn)});
    }
    with_pitch({.mid = true});
    if (options.adv_tables) {
        for (std::int8_t number = 2; number <= 12; ++number) with_pitch({.mid = true, .number = number});
    } else {
        for (const int raise : {1, 2}) with_pitch({.mid = true, .raise = static_cast<std::int8_t>(raise)});
    }
    if (at.phase == Phase::move) with_pitch({.kind = StepKind::hold});
    return steps;
}

}  // namespace sightlines::dogfight
