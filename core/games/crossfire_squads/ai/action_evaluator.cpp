#include "games/crossfire_squads/ai/action_evaluator.h"

#include <algorithm>
#include <optional>

#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/ai/reaction_policy.h"
#include "games/crossfire_squads/ai/weights.h"
#include "games/crossfire_squads/rules/odds.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int longest = 60;  // decisions of an activation

bool has_unseen(const Rules& rules, const Position& at, int side) {
    const int enemy = 1 - side;
    if (rules.options().hidden != enemy) return false;
    const auto of_enemy = [&](UnitId id) { return side_of(id) == enemy; };
    auto known = static_cast<std::size_t>(std::count_if(at.lost.begin(), at.lost.end(), of_enemy));
    for (int number = 0; number < most_units; ++number) known += at[unit_id(enemy, number)].exists() ? 1U : 0U;
    return known < rules.options().forces[static_cast<std::size_t>(enemy)].size();
}

}  // namespace

ActionEvaluator::ActionEvaluator(const Rules& rules, const Position& at, int side, bool foresight, NodeCounter& nodes)
    : rules_(rules),
      side_(side),
      foresight_(foresight),
      nodes_(nodes),
      lines_(at),
      turn_(at.turn),
      unseen_(has_unseen(rules, at, side)) {}

int ActionEvaluator::judge(const Position& at) const {
    return foresight_ || at.win ? lead_of(rules_.options(), at, lines_, side_)
                                : standing_lead(rules_.options(), at, side_);
}

int ActionEvaluator::lead(const Position& at) const {
    if (at.win && at.win->reason == Ending::eliminated && unseen_ && at.win->winners[0] == side_)
        return standing_lead(rules_.options(), at, side_);
    const std::int8_t scores = at.turn == turn_ && !at.win ? scorer(at) : nobody;
    if (scores == nobody) return judge(at);
    Position scored = at;
    ++scored.vp[static_cast<std::size_t>(scores)];
    return judge(scored);
}

ActionValue ActionEvaluator::evaluate(const Position& at, const Action& action) const {
    return settle(after(at, action), nullptr);
}

ActionValue ActionEvaluator::evaluate(const Position& at, const Action& action, const PlanLimits& limits) const {
    return settle(after(at, action), &limits);
}

Position ActionEvaluator::after(const Position& at, const Action& action) const {
    Position next = at;
    rules_.play(next, action);
    nodes_.spend();
    return next;
}

int ActionEvaluator::unopposed(const Position& at, const Action& action) const {
    Position next = after(at, action);
    while (next.phase == Phase::react) rules_.play(next, Hold{});
    return settle(std::move(next), nullptr).points;
}

ActionValue ActionEvaluator::settle(Position at, const PlanLimits* plan) const {
    for (int step = 0; step < longest; ++step) {
        if (at.phase == Phase::play || at.phase == Phase::over || at.phase == Phase::deploy || !nodes_.left())
            return {plan != nullptr && at.phase == Phase::play && at.active == side_ ? plan_on(at, *plan) : lead(at),
                    false};
        if (!is_chance(at.phase)) {
            rules_.play(at, quick_reply(rules_, at));
            nodes_.spend();
            continue;
        }
        std::int64_t sum = 0;
        std::int64_t odds = 0;
        for (const Branch& branch : branches(rules_.options(), at)) {
            Position next = at;
            const Phase phase = at.phase;
            for (const int hits : branch.hits) {
                if (next.phase != phase) break;
                rules_.play(next, roll_of(rules_.options(), next, hits));
                nodes_.spend();
            }
            sum += std::int64_t{branch.odds} * settle(std::move(next), plan).points;
            odds += branch.odds;
        }
        return {odds == 0 ? lead(at) : static_cast<int>(sum / odds), true};
    }
    return {lead(at), false};
}

// One step is made, the best, and not each of them tried: a platoon comes into reach by several moves, of which each
// counts little.
int ActionEvaluator::plan_on(const Position& at, const PlanLimits& limits) const {
    int best = lead(at);
    int least = best + values::least_gain;
    std::optional<Action> step;
    Rng rng(1);
    for (Action& action : generate_orders(rules_, at, limits.candidates, rng, nodes_)) {
        if (!nodes_.left()) break;
        const ActionValue value = evaluate(at, action);
        best = std::max(best, value.points);
        if (value.chancy || value.points < least) continue;
        least = value.points + 1;
        step = std::move(action);
    }
    if (!step || limits.steps == 0) return best;
    return std::max(best, evaluate(at, *step, PlanLimits{limits.candidates, limits.steps - 1}).points);
}

}  // namespace sightlines::crossfire_squads
