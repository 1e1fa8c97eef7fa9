// A game's computer player behind api/bots.h; a game gets its own in api/bot/<id>.cpp.
#pragma once

#include <array>
#include <nlohmann/json.hpp>

#include "api/bot_registry.h"
#include "api/match_of.h"
#include "api/reply.h"
#include "games/codec.h"
#include "search/choose.h"
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
bool same_team(const G& rules, std::size_t a, std::size_t b) {
    if constexpr (requires { Bot<G>::team(rules, 0); }) {
        return Bot<G>::team(rules, static_cast<int>(a)) == Bot<G>::team(rules, static_cast<int>(b));
    } else {
        return a == b;
    }
}

// The chance that the search found goes to the player to act and to his team; the others share the rest in proportion
// to `glance`.
template <HasBot G>
WinChances shared(const G& rules, WinChances glance, std::size_t player, int chance) {
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

template <HasBot G>
Json think_in(const Match& any, int level, std::uint64_t seed) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const typename G::Position& at = match.history().at();
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const SearchResult<typename G::Action> result = choose_action(rules, at, budget_of<G>(level, seed));
    const typename G::Position seen = as_decider_sees(rules, at);
    const typename G::Action& best = result.ranked.front();
    return {{"action", Codec<G>::write(best)},
            {"text", Codec<G>::text(best)},
            {"why", Bot<G>::explain(rules, seen, best)},
            {"chance", result.win_permille},
            {"chances", list_of(shared(rules, Bot<G>::evaluate(rules, seen), player, result.win_permille))},
            {"nodes", result.nodes}};
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
inline constexpr BotEntry bot_of{&G::info, detail::think_in<G>, detail::play_on<G>};

}  // namespace sightlines::registry
