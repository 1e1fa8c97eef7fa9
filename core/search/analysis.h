#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/dice.h"
#include "search/choose.h"
#include "search/rollouts.h"

// What a position is worth to everybody, and how play goes on from it, for people who analyse a game. Hidden
// information stays hidden: a line and its chances are those of the player to act, who knows what he sees.
namespace sightlines {

inline constexpr std::size_t longest_line_of_play = 6;  // actions

// Full strength with the nodes of a level: an analysis makes no mistakes on purpose.
template <HasBot G>
SearchBudget analysis_budget(int level, std::uint64_t seed) {
    return {analyst, Bot<G>::skill(level).nodes, seed};
}

template <HasBot G>
bool same_team(const G& rules, std::size_t a, std::size_t b) {
    if constexpr (requires { Bot<G>::team(rules, 0); }) {
        return Bot<G>::team(rules, static_cast<int>(a)) == Bot<G>::team(rules, static_cast<int>(b));
    } else {
        return a == b;
    }
}

// `chance` goes to a player and to his team; the others share the rest in proportion to `glance`.
template <HasBot G>
WinChances shared_chances(const G& rules, WinChances glance, std::size_t player, int chance) {
    const int others = 1000 - glance[player];
    for (std::size_t other = 0; other < glance.size(); ++other) {
        if (same_team(rules, player, other)) {
            glance[other] = static_cast<std::int16_t>(chance);
        } else if (others > 0) {
            glance[other] = static_cast<std::int16_t>(glance[other] * (1000 - chance) / others);
        }
    }
    return glance;
}

template <class G>
concept ComparesByRollouts = HasBot<G> && requires(const G& rules, const typename G::Position& at) {
    Bot<G>::rollouts(rules, at, std::span(&at, 1), 0, SearchBudget{});
};

struct Estimate {
    WinChances chances;
    std::uint64_t nodes = 0;
};

namespace detail {

inline constexpr std::uint64_t most_outcomes = 36;  // of dice, looked at one by one; of more, as many are drawn

// What `player` may see of a position.
template <HasBot G>
typename G::Position as_seen_by(const G& rules, const typename G::Position& at, std::size_t player) {
    if constexpr (HasHiddenInformation<G>) {
        return rules.seen_by(at, player_side(static_cast<int>(player)));
    } else {
        return at;
    }
}

// A search where somebody decides, unless that would tell `viewer` what he does not know; else at a glance.
template <HasBot G>
Estimate estimate_choice(const G& rules, const typename G::Position& at, std::size_t viewer,
                         const SearchBudget& budget) {
    const Status status = rules.status(at);
    if (status.to_act == Side::nobody) {
        const std::size_t players = Bot<G>::evaluate(rules, at).size();
        return {win_chances_of(*status.outcome, players), 0};
    }
    const WinChances glance = Bot<G>::evaluate(rules, as_seen_by(rules, at, viewer));
    if (status.to_act == Side::chance) return {glance, 1};
    const auto player = static_cast<std::size_t>(status.to_act);
    if (HasHiddenInformation<G> && !same_team(rules, player, viewer)) return {glance, 1};
    const auto found = choose_action(rules, at, budget);
    return {shared_chances(rules, glance, player, found.win_permille), found.nodes + 1};
}

inline std::vector<Roll> outcomes_of(const Dice& dice, std::uint64_t seed) {
    if (count_rolls(dice) <= most_outcomes) return all_rolls(dice);
    Rng rng(seed);
    std::vector<Roll> drawn;
    drawn.reserve(most_outcomes);
    for (std::uint64_t i = 0; i < most_outcomes; ++i) drawn.push_back(sample_roll(dice, rng));
    return drawn;
}

inline SearchBudget share_of(const SearchBudget& budget, std::size_t outcomes) {
    return {budget.level, budget.nodes / outcomes + 1, budget.seed};
}

template <ComparesByRollouts G>
Estimate estimate_by_rollouts(const G& rules, const typename G::Position& from, const typename G::Position& at,
                              std::size_t viewer, const SearchBudget& budget) {
    const RolloutMeans means = Bot<G>::rollouts(rules, from, std::span(&at, 1), viewer, budget);
    return {shared_chances(rules, Bot<G>::evaluate(rules, at), viewer, means.permille.front()), means.nodes};
}

// The mean of what several outcomes of dice are estimated at, each counted by its odds.
class MeanEstimate {
  public:
    void add(const Estimate& one, std::int64_t odds) {
        mean_.chances = one.chances;
        mean_.nodes += one.nodes + 1;
        odds_ += odds;
        for (std::size_t i = 0; i < one.chances.size(); ++i) sums_[i] += odds * one.chances[i];
    }
    Estimate value() {
        for (std::size_t i = 0; i < mean_.chances.size(); ++i)
            mean_.chances[i] = static_cast<std::int16_t>(sums_[i] / odds_);
        return mean_;
    }

  private:
    Estimate mean_;
    std::array<std::int64_t, most_players> sums_{};
    std::int64_t odds_ = 0;
};

}  // namespace detail

// The chances of all players, as `viewer` can tell them: of dice that are due, the mean over their outcomes.
template <HasBot G>
Estimate estimate(const G& rules, const typename G::Position& at, std::size_t viewer, const SearchBudget& budget) {
    if constexpr (std::is_constructible_v<typename G::Action, Roll>) {
        const Status status = rules.status(at);
        if (status.to_act != Side::chance) return detail::estimate_choice(rules, at, viewer, budget);
        if constexpr (ComparesByRollouts<G>) return detail::estimate_by_rollouts(rules, at, at, viewer, budget);
        const std::vector<Roll> rolls = detail::outcomes_of(*status.roll, budget.seed);
        const SearchBudget share = detail::share_of(budget, rolls.size());
        detail::MeanEstimate mean;
        for (const Roll& roll : rolls) {
            typename G::Position next = at;
            rules.play(next, typename G::Action(roll));
            mean.add(detail::estimate_choice(rules, next, viewer, share), 1);
        }
        return mean.value();
    } else {
        return detail::estimate_choice(rules, at, viewer, budget);
    }
}

// The chances after a roll, looked at as `estimate` looks at each outcome, so that the difference is luck alone.
template <HasBot G>
Estimate estimate_roll(const G& rules, typename G::Position at, const Roll& roll, std::size_t viewer,
                       const SearchBudget& budget) {
    if constexpr (ComparesByRollouts<G>) {
        typename G::Position next = at;
        rules.play(next, typename G::Action(roll));
        return detail::estimate_by_rollouts(rules, at, next, viewer, budget);
    }
    const Dice dice = *rules.status(at).roll;
    const auto outcomes = static_cast<std::size_t>(std::min(count_rolls(dice), detail::most_outcomes));
    rules.play(at, typename G::Action(roll));
    return detail::estimate_choice(rules, at, viewer, detail::share_of(budget, outcomes));
}

// After an action of `player`, whose chances they are told by.
template <HasBot G>
Estimate estimate_after(const G& rules, typename G::Position at, const typename G::Action& action, std::size_t player,
                        const SearchBudget& budget) {
    rules.play(at, action);
    return estimate(rules, at, player, budget);
}

// How much worse than `best` an action is for the player to act, per mille, both looked at alike; not below 0.
struct Cost {
    int permille = 0;
    std::uint64_t nodes = 0;
};
template <HasBot G>
Cost cost_of(const G& rules, const typename G::Position& at, const typename G::Action& best,
             const typename G::Action& action, const SearchBudget& budget) {
    if (best == action) return {};
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    if constexpr (ComparesByRollouts<G>) {
        std::array<typename G::Position, 2> after{at, at};
        rules.play(after[0], best);
        rules.play(after[1], action);
        const RolloutMeans means = Bot<G>::rollouts(rules, at, after, player, budget);
        return {std::max(0, means.permille[0] - means.permille[1]), means.nodes};
    }
    const Estimate better = estimate_after(rules, at, best, player, budget);
    const Estimate worse = estimate_after(rules, at, action, player, budget);
    return {std::max(0, better.chances[player] - worse.chances[player]), better.nodes + worse.nodes};
}

// Whether what is hidden from a player makes little of a difference at a glance: else what he looks at is another game.
template <HasBot G>
bool sees_enough(const G& rules, const typename G::Position& at, std::size_t player) {
    if constexpr (HasHiddenInformation<G>) {
        constexpr int little = 50;  // per mille
        const typename G::Position seen = detail::as_seen_by(rules, at, player);
        return std::abs(Bot<G>::evaluate(rules, at)[player] - Bot<G>::evaluate(rules, seen)[player]) <= little;
    } else {
        return true;
    }
}

template <HasBot G>
bool all_see_enough(const G& rules, const typename G::Position& at) {
    for (std::size_t player = 0; player < Bot<G>::evaluate(rules, at).size(); ++player)
        if (!sees_enough(rules, at, player)) return false;
    return true;
}

// As estimate, for a review, by all that is in `at`, whoever decides: at a glance where he does not see enough of it. A
// game may say what its dice come to (Bot<G>::outcomes): each is then looked at as whatever follows it will be, with
// all the nodes, so that the luck of a roll holds what comes of it, such as the end of a turn.
template <HasBot G>
Estimate estimate_in_review(const G& rules, const typename G::Position& at, const SearchBudget& budget) {
    if constexpr (requires { Bot<G>::outcomes(rules, at); }) {
        const auto outcomes = Bot<G>::outcomes(rules, at);
        const Side decides = rules.status(at).to_act;
        if (outcomes.empty() && decides >= Side::first) {
            const auto player = static_cast<std::size_t>(decides);
            if (!sees_enough(rules, at, player)) return {Bot<G>::evaluate(rules, at), 1};
            return estimate(rules, at, player, budget);
        }
        if (outcomes.empty()) return estimate(rules, at, 0, budget);
        detail::MeanEstimate mean;
        for (const auto& outcome : outcomes)
            mean.add(estimate_in_review(rules, outcome.position, budget), outcome.odds);
        return mean.value();
    } else {
        return estimate(rules, at, 0, budget);
    }
}

template <HasBot G>
Estimate estimate_roll_in_review(const G& rules, typename G::Position at, const Roll& roll,
                                 const SearchBudget& budget) {
    if constexpr (requires { Bot<G>::outcomes(rules, at); }) {
        if (!Bot<G>::outcomes(rules, at).empty()) {
            rules.play(at, typename G::Action(roll));
            return estimate_in_review(rules, at, budget);
        }
    }
    return estimate_roll(rules, std::move(at), roll, 0, budget);
}

namespace detail {

// After an action of a player, who may go on, as he would, to where dice decide or somebody else.
template <HasBot G>
Estimate estimate_turn(const G& rules, typename G::Position at, const typename G::Action& action, std::size_t player,
                       bool goes_on, const SearchBudget& budget) {
    constexpr int most = 24;  // actions
    rules.play(at, action);
    std::uint64_t nodes = 0;
    for (int i = 0; goes_on && i < most && rules.status(at).to_act == player_side(static_cast<int>(player)); ++i) {
        const auto found = choose_action(rules, at, budget);
        nodes += found.nodes + 1;
        rules.play(at, found.ranked.front());
    }
    Estimate rest = estimate_in_review(rules, at, budget);
    rest.nodes += nodes;
    return rest;
}

}  // namespace detail

// The same as cost_of, for a review, of `best` that was found to be worth `chance`. Where a game's search holds every
// action that keeps the turn to be worth the best that comes next (Bot<G>::looks_one_action_ahead), a throw that may
// end the turn would cost the turn, which ends anyhow. With the rest of the turn, one may come to its end and the other
// to where somebody may shoot. So an action costs there what it costs by both looks, and no more than the chance fell.
// `at` is as the player to act sees it.
template <HasBot G>
Cost cost_in_review(const G& rules, const typename G::Position& at, const typename G::Action& best, int chance,
                    const typename G::Action& action, const SearchBudget& budget) {
    if constexpr (requires { Bot<G>::looks_one_action_ahead; }) {
        if (best == action) return {};
        const auto player = static_cast<std::size_t>(rules.status(at).to_act);
        Cost least{1000};
        for (const bool goes_on : {false, true}) {
            if (least.permille == 0) break;
            const Estimate better = detail::estimate_turn(rules, at, best, player, goes_on, budget);
            const Estimate worse = detail::estimate_turn(rules, at, action, player, goes_on, budget);
            const int had = goes_on ? better.chances[player] : std::min<int>(chance, better.chances[player]);
            least.permille = std::clamp(had - worse.chances[player], 0, least.permille);
            least.nodes += better.nodes + worse.nodes;
        }
        return least;
    } else {
        return cost_of(rules, at, best, action, budget);
    }
}

template <class Action>
struct LineOfPlay {
    std::vector<Action> actions;  // at least one
    int win_permille = 500;       // of the player who begins it
};

namespace detail {

// Goes on as everybody would, until dice decide, somebody does what the viewer may not foresee, or the game is over.
template <HasBot G>
std::uint64_t prolong(const G& rules, typename G::Position at, std::size_t viewer, LineOfPlay<typename G::Action>& line,
                      const SearchBudget& budget) {
    std::uint64_t nodes = 0;
    rules.play(at, line.actions.front());
    while (line.actions.size() < longest_line_of_play) {
        const Side to_act = rules.status(at).to_act;
        if (to_act < Side::first) break;
        if (HasHiddenInformation<G> && !same_team(rules, static_cast<std::size_t>(to_act), viewer)) break;
        auto found = choose_action(rules, at, budget);
        nodes += found.nodes + 1;
        rules.play(at, found.ranked.front());
        line.actions.push_back(std::move(found.ranked.front()));
    }
    return nodes;
}

}  // namespace detail

template <class Action>
struct LinesOfPlay {
    std::vector<LineOfPlay<Action>> lines;  // best first, at least one
    std::uint64_t nodes = 0;
};

// The best actions of a search as lines, at most `count`: in its order, the first with the chance that it found, each
// other with what it costs against the first.
template <HasBot G>
LinesOfPlay<typename G::Action> best_lines(const G& rules, const typename G::Position& at,
                                           const SearchResult<typename G::Action>& found, std::size_t count,
                                           const SearchBudget& budget) {
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    LinesOfPlay<typename G::Action> result;
    int chance = found.win_permille;
    for (const auto& action : found.ranked) {
        if (result.lines.size() == count) break;
        const auto same = [&](const auto& other) { return other.actions.front() == action; };
        if (std::any_of(result.lines.begin(), result.lines.end(), same)) continue;
        const Cost cost = cost_of(rules, at, found.ranked.front(), action, budget);
        chance = std::clamp(found.win_permille - cost.permille, 0, chance);
        result.lines.push_back({{action}, chance});
        result.nodes += cost.nodes;
        result.nodes += detail::prolong(rules, at, player, result.lines.back(), budget);
    }
    return result;
}

}  // namespace sightlines
