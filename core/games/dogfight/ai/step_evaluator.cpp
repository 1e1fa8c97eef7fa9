#include "games/dogfight/ai/step_evaluator.h"

#include <algorithm>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/ai/weights.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/stalls.h"
#include "games/dogfight/rules/turn/movement.h"

namespace sightlines::dogfight {
namespace {

int chance36(int number) {
    const int least = std::clamp(number, 2, 13);
    int ways = 0;
    for (int sum = least; sum <= 12; ++sum) ways += 6 - std::abs(sum - 7);
    return ways;
}

int height_between(const Aircraft& a, const Aircraft& b) { return half_levels(b) - half_levels(a); }

}  // namespace

StepEvaluator::StepEvaluator(const Options& options, const Position& at) : options_(options), at_(at), scratch_(at) {
    if (scratch_.move.step == 0) scratch_.move.step = 1;
    if (at_.phase == Phase::declare) scratch_.move.die = 4;  // a middling one
    modifiers_ = test_modifiers(options, at, mover()).total();
}

void StepEvaluator::restore() {
    if (flyer().in_play()) {
        flyer() = mover();
        scratch_.move = at_.move;
    } else {
        scratch_ = at_;
    }
    if (scratch_.move.step == 0) scratch_.move.step = 1;
    if (at_.phase == Phase::declare) scratch_.move.die = 4;
}

int StepEvaluator::outlook(const Stakes& stakes) const {
    if (!scratch_.plane(at_.current).in_play()) return values::lost;
    return standing_value(scratch_, at_.current, stakes) + shots_value(options_, scratch_, at_.current, stakes);
}

// With MPs left: the best of the places that the next one could lead to.
int StepEvaluator::ahead(const Stakes& stakes) {
    Aircraft& plane = flyer();
    if (!plane.in_play()) return values::lost;
    if (plane.middle()) return outlook(stakes);
    const Hex next = neighbour(plane.hex, plane.face);
    if (!is_on_map(at_, next)) return values::lost;
    plane.hex = next;
    const Facing face = plane.face;
    int best = values::lost;
    for (const int turn : {0, 1, -1, 2, -2}) {
        plane.face = turned(face, turn);
        best = std::max(best, outlook(stakes) - 3 * std::abs(turn));
    }
    return best;
}

// A failed test: roughly, straight on or stay, with less CV.
int StepEvaluator::when_failed() {
    if (failed_known_) return failed_;
    restore();
    Move& mv = scratch_.move;
    mv.chosen = Step{.kind = StepKind::fly};
    mv.attempted = mv.left = {};
    mv.pitch = mover().pitch;
    if (!mover().middle()) {
        Turn turn{options_, scratch_};
        place_step(turn);
    }
    failed_known_ = true;
    failed_ = outlook({.gain = mover().target == nobody ? 0 : -values::usual_loss}) - values::per_speed;
    return failed_;
}

// The stall and stress that come before.
int StepEvaluator::checked(const ManeuverTest& test, int value) const {
    const Aircraft& plane = mover();
    const int rise = test.needed ? test.min_rise : 0;
    if (stall_due(plane, at_.move, rise)) {
        Move mv = at_.move;
        mv.min_rise = std::max<std::int16_t>(mv.min_rise, static_cast<std::int16_t>(rise));
        const int modifier = plane.card.stall + flying(options_, plane);
        int sum = 0;
        for (int die = 1; die <= 6; ++die) {
            const Stall result = stall_result(plane, mv, modifier + die);
            sum += result == Stall::none    ? value
                   : result == Stall::stall ? std::min(value, 0) - values::stalled
                                            : -values::spun;
        }
        value = sum / 6;
    }
    if (!test.needed) return value;
    if (const std::optional<int> stress = stress_of(options_, test)) {
        const int modifier = stress_modifiers(plane, *stress).total();
        int harm = 0;
        for (int sum = 2; sum <= 12; ++sum) {
            const int ways = 6 - std::abs(sum - 7);
            switch (stress_result(sum + modifier)) {
                case Stress::destroyed: harm -= values::lost * ways; break;
                case Stress::two_sets: harm += values::fills_two * ways; break;
                case Stress::one_set: harm += values::fills_one * ways; break;
                default: break;
            }
        }
        value -= harm / 36;
    }
    return value;
}

int StepEvaluator::of(const Step& step, int points) {
    restore();
    Move& mv = scratch_.move;
    Aircraft& plane = flyer();
    const ManeuverTest test = test_of(options_, plane, step, points);
    mv.points = static_cast<std::int16_t>(points);
    mv.points_spent |= points > 0;
    mv.chosen = step;
    mv.attempted = mv.left = attempted_by(options_, plane, step, points);
    mv.pitch = step.pitch == Step::same_pitch ? plane.pitch : step.pitch;
    mv.off = 0;
    mv.held = mv.failed = false;
    const Gains gains = gains_of(options_, plane, step, mv.attempted, step.kind == StepKind::fly);
    Turn turn{options_, scratch_};
    place_step(turn);
    if (!plane.in_play()) return values::lost;
    plane.mt = test.needed ? std::max(mv.tested ? plane.mt : narrow(0), test.level) : mv.tested ? plane.mt : narrow(0);
    plane.speed_change = static_cast<std::int16_t>(plane.speed_change + test.speed_cost);

    Stakes stakes;
    if (plane.target != nobody) stakes.gain = bonus_against(options_, plane, scratch_.plane(plane.target), gains).sum();
    for (std::size_t letter = 0; letter < scratch_.planes.size(); ++letter) {
        const Aircraft& other = scratch_.planes[letter];
        if (other.in_play() && other.target == at_.current)
            stakes.losses[letter] = loss_of_pursuer(options_, scratch_, at_.current, static_cast<int>(letter), gains);
    }
    bool last = at_.grand_turn;
    if (!at_.grand_turn) {
        const Mps mps = mps_at(mp_total(plane, mv, 0), plane.pitch, plane.fine);
        last = mv.step >= std::max(mps.horizontal, mps.vertical);
    }
    int value = last ? outlook(stakes) : ahead(stakes);
    value += values::per_speed * test.speed_cost;
    if (test.needed && !cannot_fail(test, modifiers_)) {
        const int chance = chance36(test.number - modifiers_);
        if (chance < 36) value = (chance * value + (36 - chance) * std::min(value, when_failed())) / 36;
    }
    return checked(test, value);
}

int StepEvaluator::of_ending() {
    restore();
    return outlook({});
}

std::vector<ScoredStep> StepEvaluator::steps(Breadth breadth, int points) {
    std::vector<ScoredStep> found;
    const auto add = [&](const Step& step) { found.push_back({step, of(step, points)}); };
    if (breadth == Breadth::all || at_.move.declared || at_.grand_turn) {
        for (const Step& step : legal_steps(options_, at_, points)) add(step);
    } else {
        const Aircraft& plane = mover();
        StaticVector<std::int8_t, 4> pitches{Step::same_pitch};
        const auto consider = [&](int pitch) {
            if (pitch == plane.pitch || std::abs(pitch - plane.pitch) > 3) return;
            if (std::find(pitches.begin(), pitches.end(), pitch) == pitches.end()) pitches.push_back(narrow(pitch));
        };
        consider(0);
        if (plane.target != nobody) {
            const int height = height_between(plane, at_.plane(plane.target));
            if (std::abs(height) > 1) consider(height > 0 ? 1 : -1);
            if (std::abs(height) > 3) consider(height > 0 ? 2 : -2);
        }
        const auto with_pitch = [&](Step step) {
            for (const std::int8_t pitch : pitches) {
                step.pitch = pitch;
                if (judge_step(options_, at_, step, points).accepted()) add(step);
            }
        };
        if (plane.middle()) {
            for (const Facing exit : all_facings) with_pitch({.exit = exit});
        } else {
            for (const int turn : {0, 1, -1, 2, -2, 3}) with_pitch({.turn = narrow(turn)});
        }
        const bool close = plane.target != nobody && distance(plane.hex, at_.plane(plane.target).hex) <= 2;
        with_pitch({.mid = true});
        if (close && options_.adv_tables) {
            const int own = own_stay_number(plane);
            for (int number = std::max(2, own + 1); number <= std::min(12, own + 4); ++number)
                with_pitch({.mid = true, .number = narrow(number)});
        } else if (close) {
            for (const int raise : {1, 2}) with_pitch({.mid = true, .raise = narrow(raise)});
        }
        if (at_.phase == Phase::move) with_pitch({.kind = StepKind::hold});
        if (found.empty())
            for (const Step& step : legal_steps(options_, at_, points)) add(step);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const ScoredStep& a, const ScoredStep& b) { return a.value > b.value; });
    return found;
}

}  // namespace sightlines::dogfight
