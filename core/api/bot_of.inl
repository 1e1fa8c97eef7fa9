// A game's computer player behind api/bots.h; each game gets its own by bot_of_game.cpp.in.
#pragma once

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "api/asked.h"
#include "api/bot_registry.h"
#include "api/match_of.h"
#include "api/reply.h"
#include "games/codec.h"
#include "games/offer_of.h"
#include "search/analysis.h"
#include "search/flat_monte_carlo.h"

namespace sightlines::detail {

inline constexpr int baseline_level = 3;

inline Json list_of(const WinChances& chances) {
    Json list = Json::array();
    for (const std::int16_t chance : chances) list.push_back(chance);
    return list;
}

template <HasBot G>
SearchResult<typename G::Action> choose(const G& rules, const typename G::Position& at, const Contestant& contestant,
                                        std::uint64_t seed) {
    Rng rng(seed);
    if (contestant.kind == Contestant::Kind::level)
        return choose_action(rules, at, budget_of<G>(contestant.level, seed));
    if (contestant.kind == Contestant::Kind::monte_carlo)
        return flat_monte_carlo(rules, at, budget_of<G>(baseline_level, seed));
    if constexpr (requires { Bot<G>::baseline(rules, at, seed); }) {
        if (contestant.kind == Contestant::Kind::baseline) return Bot<G>::baseline(rules, at, seed);
    }
    return {{random_action(rules, at, rng)}, 500, 0};
}

template <HasBot G>
void add_lines(Json& reply, const G& rules, const typename G::Position& at,
               const SearchResult<typename G::Action>& found, const ThinkPlan& plan) {
    const auto best = best_lines(rules, at, found, plan.lines, analysis_budget<G>(baseline_level - 1, plan.seed));
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const WinChances glance = Bot<G>::evaluate(rules, as_decider_sees(rules, at));
    Json lines = Json::array();
    for (const auto& each : best.lines) {
        Json actions = Json::array();
        Json texts = Json::array();
        for (const auto& action : each.actions) {
            actions.push_back(Codec<G>::write(action));
            texts.push_back(Codec<G>::text(action));
        }
        lines.push_back({{"actions", std::move(actions)},
                         {"texts", std::move(texts)},
                         {"chances", list_of(shared_chances(rules, glance, player, each.win_permille))}});
    }
    reply["lines"] = std::move(lines);
    reply["nodes"] = found.nodes + best.nodes;
}

template <HasBot G>
Asked ask_in(const Match& any) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const typename G::Position seen = as_decider_sees(rules, match.history().at());
    Asked asked;
    if constexpr (HasOffers<G>) {
        asked.question = Offers<G>::question(rules, seen);
    } else {
        asked.question.asks = "What do you do?";
    }
    std::optional<typename G::Action> suggested;
    if constexpr (HasAdvice<G>) suggested = Advice<G>::suggest(rules, seen);
    std::vector<typename G::Action> actions = legal_actions(rules, seen);
    if (suggested && std::ranges::find(actions, *suggested) == actions.end()) actions.push_back(*suggested);
    for (const typename G::Action& action : actions) {
        AskedAnswer& answer = asked.answers.emplace_back();
        static_cast<Offer&>(answer) = offer_of(rules, seen, action);
        answer.action = Codec<G>::write(action);
        answer.text = Codec<G>::text(action);
        if (suggested != action) continue;
        answer.role = Role::suggested;
        if constexpr (ExplainsAdvice<G>) {
            answer.why = Advice<G>::why(rules, seen, action);
        } else {
            answer.why = Bot<G>::explain(rules, seen, action);
        }
    }
    if constexpr (HasParametricActions<G>) asked.parametric = rules.parametric(seen);
    return asked;
}

template <HasBot G>
Json think_in(const Match& any, const ThinkPlan& plan) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const typename G::Position& at = match.history().at();
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const SearchBudget budget =
        plan.lines > 0 ? analysis_budget<G>(plan.level, plan.seed) : budget_of<G>(plan.level, plan.seed);
    const SearchResult<typename G::Action> result = choose_action(rules, at, budget);
    const typename G::Position seen = as_decider_sees(rules, at);
    const typename G::Action& best = result.ranked.front();
    Json reply{{"action", Codec<G>::write(best)},
               {"text", Codec<G>::text(best)},
               {"why", Bot<G>::explain(rules, seen, best)},
               {"chance", result.win_permille},
               {"chances", list_of(shared_chances(rules, Bot<G>::evaluate(rules, seen), player, result.win_permille))},
               {"nodes", result.nodes}};
    if (plan.lines > 0) add_lines(reply, rules, at, result, plan);
    return reply;
}

// The chances after an action that cost this much; of a game that is over they are its outcome.
template <HasBot G>
WinChances after_cost(const G& rules, typename G::Position at, const typename G::Action& played,
                      const WinChances& before, int cost) {
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    rules.play(at, played);
    const Status status = rules.status(at);
    if (status.outcome) return win_chances_of(*status.outcome, before.size());
    return shared_chances(rules, before, player, std::max(0, before[player] - cost));
}

template <HasBot G>
std::string why_better(const G& rules, const typename G::Position& seen, const typename G::Action& best,
                       const typename G::Action& played) {
    if constexpr (requires { Bot<G>::explain(rules, seen, best, played); })
        return Bot<G>::explain(rules, seen, best, played);
    return Bot<G>::explain(rules, seen, best);
}

template <HasBot G>
Json review_choice(const G& rules, const typename G::Position& at, const typename G::Action& played,
                   const SearchBudget& budget) {
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const SearchResult<typename G::Action> found = choose_action(rules, at, budget);
    const typename G::Action& best = found.ranked.front();
    const typename G::Position seen = as_decider_sees(rules, at);
    // What is done in the dark, or hides from others, nobody can judge: they would not have known what to do about it.
    const Cost cost =
        all_see_enough(rules, at) ? cost_in_review(rules, seen, best, found.win_permille, played, budget) : Cost{};
    WinChances before = Bot<G>::evaluate(rules, at);
    if (sees_enough(rules, at, player)) before = shared_chances(rules, before, player, found.win_permille);
    return {{"kind", "choice"},
            {"before", list_of(before)},
            {"after", list_of(after_cost(rules, at, played, before, cost.permille))},
            {"cost", cost.permille},
            {"action", Codec<G>::write(best)},
            {"text", Codec<G>::text(best)},
            {"why", cost.permille > 0 ? why_better(rules, seen, best, played) : std::string()},
            {"nodes", found.nodes + cost.nodes}};
}

template <HasBot G>
bool is_forced(const G& rules, const typename G::Position& at) {
    if constexpr (HasParametricActions<G>) {
        if (!rules.parametric(at).empty()) return false;
    }
    return legal_actions(rules, at).size() == 1;
}

template <HasBot G>
Json review_roll(const G& rules, const typename G::Position& at, const Roll& roll, const SearchBudget& budget) {
    const Estimate before = estimate_in_review(rules, at, budget);
    const Estimate after = estimate_roll_in_review(rules, at, roll, budget);
    return {{"kind", "dice"},
            {"before", list_of(before.chances)},
            {"after", list_of(after.chances)},
            {"nodes", before.nodes + after.nodes}};
}

// At a glance; of an action that ended the game, its outcome.
template <HasBot G>
Json review_forced(const G& rules, const typename G::Position& at, const typename G::Action& played) {
    const WinChances glance = Bot<G>::evaluate(rules, at);
    typename G::Position next = at;
    rules.play(next, played);
    const std::optional<Outcome> outcome = rules.status(next).outcome;
    const Json worth = list_of(outcome ? win_chances_of(*outcome, glance.size()) : glance);
    return {{"kind", "forced"}, {"before", worth}, {"after", worth}, {"nodes", 1}};
}

template <HasBot G>
Json review_in(const Match& any, std::size_t ply, int level, std::uint64_t seed) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const typename G::Position& at = match.history().at(ply);
    const typename G::Action& played = match.history().actions()[ply];
    const SearchBudget budget = analysis_budget<G>(level, seed);
    if constexpr (throws_dice<typename G::Action>) {
        if (const auto* roll = std::get_if<Roll>(&played)) return review_roll(rules, at, *roll, budget);
    }
    if (is_forced(rules, at)) return review_forced(rules, at, played);
    return review_choice(rules, at, played, budget);
}

template <HasBot G>
Json play_on(Match& any, const MatchPlan& plan) {
    auto& match = static_cast<MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    Rng rng(plan.seed);
    std::array<std::uint64_t, most_players> decisions{};
    std::array<std::uint64_t, most_players> nodes{};
    std::size_t taken = 0;
    for (std::size_t played = 0; played < plan.most; ++played) {
        const typename G::Position& at = match.history().at();
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody) break;
        if constexpr (detail::throws_dice<typename G::Action>) {
            if (status.to_act == Side::chance) {
                if (!match.play(typename G::Action(sample_roll(*status.roll, rng))).accepted()) break;
                continue;
            }
        }
        const auto player = static_cast<std::size_t>(status.to_act);
        const Contestant contestant = taken++ < plan.opening ? Contestant{Contestant::Kind::random}
                                                             : plan.contestants[player % plan.contestants.size()];
        const SearchResult<typename G::Action> result = choose(rules, at, contestant, rng.next());
        if (const Verdict verdict = match.play(result.ranked.front()); !verdict.accepted())
            return error_reply(Error(verdict.why()));
        ++decisions[player];
        nodes[player] += result.nodes;
    }
    const std::size_t players = Bot<G>::evaluate(rules, match.history().at()).size();
    Json reply{{"record", match.record()}, {"status", status_json(match.status())}};
    for (std::size_t player = 0; player < players; ++player) {
        reply["decisions"].push_back(decisions[player]);
        reply["nodes"].push_back(nodes[player]);
    }
    return reply;
}

}  // namespace sightlines::detail

namespace sightlines::registry {

template <HasBot G>
inline constexpr BotEntry bot_of{&G::info, detail::think_in<G>, detail::review_in<G>, detail::play_on<G>};

template <HasBot G>
inline constexpr Asker asker_of{&G::info, detail::ask_in<G>};

}  // namespace sightlines::registry
