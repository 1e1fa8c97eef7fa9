// A game's computer player behind api/minds.h; a game gets its own in api/mind/<id>.cpp.
#pragma once

#include <array>
#include <nlohmann/json.hpp>

#include "api/match_of.h"
#include "api/mind_registry.h"
#include "api/reply.h"
#include "engine/flat_monte_carlo.h"
#include "engine/think.h"
#include "games/codec.h"

namespace sightlines::detail {

inline constexpr int yardstick_level = 3;

inline Json list_of(const Chances& chances) {
    Json list = Json::array();
    for (const std::int16_t chance : chances) list.push_back(chance);
    return list;
}

template <Thinks G>
Thought<typename G::Action> choose(const G& rules, const typename G::Position& at, const Seat& seat,
                                   std::uint64_t seed) {
    Rng rng(seed);
    if (seat.kind == Seat::Kind::level) return think(rules, at, effort_of<G>(seat.level, seed));
    if (seat.kind == Seat::Kind::monte_carlo) return flat_monte_carlo(rules, at, effort_of<G>(yardstick_level, seed));
    if constexpr (requires { Mind<G>::plain(rules, at, seed); }) {
        if (seat.kind == Seat::Kind::plain) return Mind<G>::plain(rules, at, seed);
    }
    return {{random_action(rules, at, rng)}, 500, 0};
}

template <Thinks G>
bool same_team(const G& rules, std::size_t a, std::size_t b) {
    if constexpr (requires { Mind<G>::team(rules, 0); }) {
        return Mind<G>::team(rules, static_cast<int>(a)) == Mind<G>::team(rules, static_cast<int>(b));
    } else {
        return a == b;
    }
}

// What the search found for whoever thinks and his team; the others share the rest as they would at a glance.
template <Thinks G>
Chances shared(const G& rules, Chances glance, std::size_t player, int chance) {
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

template <Thinks G>
Json think_in(const Match& any, int level, std::uint64_t seed) {
    const auto& match = static_cast<const MatchOf<G>&>(any);
    const G& rules = match.history().rules();
    const typename G::Position& at = match.history().at();
    const auto player = static_cast<std::size_t>(rules.status(at).to_act);
    const Thought<typename G::Action> thought = think(rules, at, effort_of<G>(level, seed));
    const typename G::Position seen = as_decider_sees(rules, at);
    const typename G::Action& best = thought.ranked.front();
    return {{"action", Codec<G>::write(best)},
            {"text", Codec<G>::text(best)},
            {"why", Mind<G>::why(rules, seen, best)},
            {"chance", thought.chance},
            {"chances", list_of(shared(rules, Mind<G>::chances(rules, seen), player, thought.chance))},
            {"nodes", thought.nodes}};
}

template <Thinks G>
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
        const Seat seat = taken++ < plan.opening ? Seat{Seat::Kind::random} : plan.seats[player % plan.seats.size()];
        const Thought<typename G::Action> thought = choose(rules, at, seat, rng.next());
        if (const Verdict verdict = match.play(thought.ranked.front()); !verdict.accepted())
            return error_reply(Error(verdict.why()));
        ++decisions[player];
        nodes[player] += thought.nodes;
    }
    const std::size_t players = Mind<G>::chances(rules, match.history().at()).size();
    Json reply{{"record", match.record()}, {"status", status_json(match.status())}};
    for (std::size_t player = 0; player < players; ++player) {
        reply["decisions"].push_back(decisions[player]);
        reply["nodes"].push_back(nodes[player]);
    }
    return reply;
}

}  // namespace sightlines::detail

namespace sightlines::registry {

template <Thinks G>
inline constexpr MindEntry mind_of{&G::info, detail::think_in<G>, detail::play_on<G>};

}  // namespace sightlines::registry
