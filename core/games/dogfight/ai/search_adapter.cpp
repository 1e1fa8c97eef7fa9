#include "games/dogfight/ai/search_adapter.h"

#include <algorithm>
#include <cstdlib>

#include "base/hash.h"
#include "base/narrow.h"
#include "games/dogfight/advice/answers.h"
#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/ai/step_evaluator.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/throttle.h"

namespace sightlines::dogfight {

namespace {

bool flies(const Position& at) { return at.phase == Phase::declare || at.phase == Phase::move; }

}  // namespace

std::vector<Action> SearchAdapter::steps(const Position& at, bool all) const {
    const Options& options = rules_.options();
    StepEvaluator evaluator(options, at);
    std::vector<RatedAction> rated;
    const int given = at.move.points;
    for (const ScoredStep& each : evaluator.steps(all ? Breadth::all : Breadth::usual, given))
        rated.push_back({each.step, each.value});
    if (all && at.phase == Phase::move && given == 0 && !at.move.declared) {
        for (int points = 1; points <= most_points(options, at.plane(at.current)); ++points) {
            if (!judge_points(options, at, points).accepted()) continue;
            const std::vector<ScoredStep> with = evaluator.steps(Breadth::usual, points);
            if (!with.empty()) rated.push_back({Aero{static_cast<std::int16_t>(points)}, with.front().value});
        }
    }
    if (at.phase == Phase::move && judge_end(at).accepted()) rated.push_back({EndMove{}, evaluator.of_ending()});
    if (rated.empty()) rated.push_back({legal_actions(rules_, at).front(), 0});
    return in_order(std::move(rated));
}

std::vector<Action> SearchAdapter::candidates(const Position& at, Rng&) const {
    std::vector<Action> actions = flies(at) ? steps(at, true) : answers_in_order(rules_, at);
    if (actions.size() > skill_.most_candidates) actions.resize(skill_.most_candidates);
    return actions;
}

Action SearchAdapter::rollout_action(const Position& at, Rng&) const {
    return (flies(at) ? steps(at, false) : answers_in_order(rules_, at)).front();
}

bool SearchAdapter::is_cutoff(const Position& at, int) const {
    return at.turn > until_ && (at.phase == Phase::target || at.phase == Phase::grand);
}

int SearchAdapter::value(const Position& at, std::size_t player) const { return win_chances(at)[player]; }

// What is flown, and how; all else has a clear favourite.
bool SearchAdapter::is_searched(const Position& at) const {
    return at.phase == Phase::target || at.phase == Phase::declare || at.phase == Phase::move ||
           at.phase == Phase::prefer || at.phase == Phase::exit || at.phase == Phase::throttle;
}

// Without the dice that are spent, such as those of initiative.
std::uint64_t SearchAdapter::key(const Position& at) const {
    Hash hash;
    hash.add(at.phase).add(at.turn).add(at.current).add(at.queue.size());
    for (const std::int8_t letter : at.queue) hash.add(letter);
    const Move& move = at.move;
    hash.add(move.step).add(move.die).add(move.bonus).add(move.points).add(move.points_spent).add(move.tested);
    hash.add(move.stayed).add(move.level).add(move.well).add(move.free_exit).add(move.checked).add(move.min_rise);
    for (const std::int8_t count : move.attempted.of) hash.add(count);
    for (const Aircraft& plane : at.planes) {
        hash.add(plane.out).add(plane.moved).add(plane.hex.column).add(plane.hex.row).add(plane.face);
        hash.add(plane.altitude).add(plane.leave).add(plane.pitch).add(plane.speed).add(plane.speed_change);
        hash.add(plane.mt).add(plane.spin).add(plane.target).add(plane.cv);
        hash.add(plane.damage).add(plane.wound).add(plane.engine_hits).add(plane.control_damage);
    }
    return hash.value();
}

}  // namespace sightlines::dogfight
