#include "games/crossfire_squads/ai/choice.h"

#include <algorithm>
#include <limits>

#include "base/sort_short.h"
#include "games/crossfire_squads/ai/action_evaluator.h"
#include "games/crossfire_squads/ai/deployment.h"
#include "games/crossfire_squads/ai/destinations.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/ai/reaction_policy.h"
#include "games/crossfire_squads/ai/weights.h"
#include "games/crossfire_squads/rules/line_of_sight.h"

namespace sightlines::crossfire_squads {

namespace {

struct Tried {
    Action action;
    ActionValue value;
    int rank = 1;  // see Chooser::play
};

struct Chooser {
    const Rules& rules;
    const Position& at;
    const Skill& skill;
    int side;
    Rng rng;
    NodeCounter nodes;
    ActionEvaluator evaluator;

    Chooser(const Rules& given, const Position& now, const Skill& at_level, const SearchBudget& budget)
        : rules(given),
          at(now),
          skill(at_level),
          side(static_cast<int>(to_act(now))),
          rng(budget.seed),
          nodes(budget.nodes),
          evaluator(given, now, side, skill.foresight, nodes) {}

    int noise() { return skill.noise == 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint32_t>(skill.noise))); }

    std::vector<Tried> evaluate(std::vector<Action> actions) {
        std::vector<Tried> tried;
        for (Action& action : actions) {
            if (!tried.empty() && !nodes.left()) break;
            ActionValue value = evaluator.evaluate(at, action);
            // A shot that fails ends the turn, so noise must not make ending it at once look better.
            value.points -= std::holds_alternative<EndTurn>(action) ? skill.noise : noise();
            tried.push_back({std::move(action), value});
        }
        sort(tried);
        return tried;
    }

    static void sort(std::vector<Tried>& tried) {
        sort_short(tried, [](const Tried& a, const Tried& b) { return a.value.points > b.value.points; });
    }

    Ranking answer(const std::vector<Tried>& tried) const {
        Ranking ranking;
        for (const Tried& one : tried) ranking.ranked.push_back(one.action);
        ranking.lead = tried.front().value.points;
        ranking.nodes = nodes.spent();
        return ranking;
    }

    // Sorts the best of the first rank by the plans that begin with them.
    void compare_plans(std::vector<Tried>& tried) {
        std::size_t looked = 0;
        for (Tried& one : tried) {
            if (looked == skill.plans || one.rank != tried.front().rank) break;
            const int points = evaluator.evaluate(at, one.action, skill.plan).points;
            if (!nodes.left()) break;
            one.value.points = points;
            ++looked;
        }
        std::vector<Tried> front(tried.begin(), tried.begin() + static_cast<std::ptrdiff_t>(looked));
        sort(front);
        std::move(front.begin(), front.end(), tried.begin());
    }

    // Whoever means to end the turn loses nothing by a shot that fails, however little the target counts; but an end
    // that wins the game is the end.
    static void shoot_before_end(std::vector<Tried>& tried) {
        const Tried& best = tried.front();
        if (!std::holds_alternative<EndTurn>(best.action) || best.value.points >= won_points) return;
        const auto shot = std::find_if(tried.begin(), tried.end(),
                                       [](const Tried& one) { return std::holds_alternative<Fire>(one.action); });
        if (shot != tried.end()) std::rotate(tried.begin(), shot, shot + 1);
    }

    // Among moves that gain without a risk, those of the platoon nearest to the objective come first, and of its units
    // those of the nearest: a unit goes on until it is there, a platoon until all of it is, and people can follow.
    void follow_on(std::vector<Tried>& tried) const {
        const Piece* objective = at.terrain.find(at.objective);
        if (objective == nullptr || tried.front().rank != 0 || mover(tried.front()) == no_unit) return;
        const Point goal = middle_of(*objective);
        constexpr auto far = std::numeric_limits<std::int64_t>::max();
        const auto way = [&](UnitId id) { return squared_distance(at[id].at, goal); };
        const auto of_platoon = [&](UnitId id) {
            std::int64_t nearest = way(id);
            each_on_table(at, side, [&](UnitId other, const Unit& unit) {
                if (unit.platoon > 0 && unit.platoon == at[id].platoon) nearest = std::min(nearest, way(other));
            });
            return nearest;
        };
        const auto order = [&](const Tried& one) {
            const UnitId id = one.rank == 0 ? mover(one) : no_unit;
            return id == no_unit ? std::pair{far, far} : std::pair{of_platoon(id), way(id)};
        };
        const auto next = std::min_element(tried.begin(), tried.end(),
                                           [&](const Tried& a, const Tried& b) { return order(a) < order(b); });
        std::rotate(tried.begin(), next, next + 1);
    }

    static UnitId mover(const Tried& one) {
        const auto* move = std::get_if<Move>(&one.action);
        return move == nullptr ? no_unit : move->unit;
    }

    Ranking play() {
        std::vector<Action> actions{EndTurn{}};
        for (Action& order : generate_orders(rules, at, skill.limits, rng, nodes)) actions.push_back(std::move(order));
        std::vector<Tried> tried = evaluate(std::move(actions));
        // Rank 0: gains without a risk. Rank 1: gambles, and moves that gain if nobody fires at them. Rank 2: the rest.
        const int now = evaluator.lead(at);
        for (Tried& one : tried) {
            if (is_gamble(one.action)) continue;
            if (!one.value.chancy) {
                one.rank = one.value.points >= now + values::least_gain ? 0 : 2;
            } else {
                one.rank = evaluator.unopposed(at, one.action) >= now + values::least_gain ? 1 : 2;
            }
        }
        sort_short(tried, [](const Tried& a, const Tried& b) { return a.rank < b.rank; });
        if (skill.plans > 0 && tried.size() > 1 && tried[1].rank == tried[0].rank) compare_plans(tried);
        if (skill.plans > 0) shoot_before_end(tried);
        if (skill.one_by_one) follow_on(tried);
        return answer(tried);
    }

    Ranking react() {
        std::vector<Action> actions{Hold{}};
        for (Action& action : reactions(rules, at, skill.points, skill.reactions)) actions.push_back(std::move(action));
        for (Action& action : ambushes(rules, at, skill.reactions / 2)) actions.push_back(std::move(action));
        return answer(evaluate(std::move(actions)));
    }

    Ranking group() {
        std::vector<Action> actions = group_moves(rules, at, skill.reactions);
        actions.emplace_back(Done{});
        return answer(evaluate(std::move(actions)));
    }

    Ranking reveal() {
        std::vector<Action> actions;
        for (const UnitId id : at.revealing) {
            for (Action& action : appearances(rules, at, id, skill.reactions)) actions.push_back(std::move(action));
        }
        if (actions.empty()) actions.push_back(quick_reply(rules, at));
        return answer(evaluate(std::move(actions)));
    }

    // Helpers, and who suffers from explosives: a short list, the likeliest first.
    Ranking among_listed() {
        constexpr std::size_t most = 40;
        std::vector<Action> actions{quick_reply(rules, at)};
        for (Action& action : legal_actions(rules, at)) {
            if (actions.size() < most && action != actions.front()) actions.push_back(std::move(action));
        }
        return answer(evaluate(std::move(actions)));
    }
};

}  // namespace

bool is_gamble(const Action& action) {
    return std::holds_alternative<Fire>(action) || std::holds_alternative<Rally>(action) ||
           std::holds_alternative<Recon>(action) || std::holds_alternative<Cross>(action) ||
           std::holds_alternative<EndTurn>(action);
}

Ranking choose(const Rules& rules, const Position& at, const Skill& skill, const SearchBudget& budget) {
    Chooser chooser(rules, at, skill, budget);
    switch (at.phase) {
        case Phase::objective:
        case Phase::edge:
        case Phase::deploy:
            return {preparations(rules, at, chooser.rng), standing_lead(rules.options(), at, chooser.side), 0};
        case Phase::play: return chooser.play();
        case Phase::react: return chooser.react();
        case Phase::group: return chooser.group();
        case Phase::reveal: return chooser.reveal();
        default: return chooser.among_listed();
    }
}

}  // namespace sightlines::crossfire_squads
