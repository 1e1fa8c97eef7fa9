// What the computer's players keep in every game, at budgets small enough for whole games.
#include <catch_amalgamated.hpp>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <vector>

#include "base/hash.h"
#include "engine/flat_monte_carlo.h"
#include "engine/playout.h"
#include "engine/think.h"
#include "games/minds.h"
#include "samples/all.h"

using namespace sightlines;
using sightlines::test::Samples;

namespace {

constexpr const char* kept = TESTS_DIR "/choices.txt";
constexpr int most_actions = 240;
constexpr std::uint64_t few_nodes = 40;

// The level changes with every decision, so that all of them meet every phase.
template <Game G, class See>
int play(const G& rules, typename G::Position& at, Rng& rng, int most, std::uint64_t nodes, See see) {
    for (int played = 0; played < most; ++played) {
        const Status status = rules.status(at);
        if (status.to_act == Side::nobody) return played;
        if (status.roll) {
            if constexpr (std::is_constructible_v<typename G::Action, Roll>)
                rules.play(at, typename G::Action(sample_roll(*status.roll, rng)));
            continue;
        }
        const Effort effort{1 + played % top_level, nodes, rng.next()};
        see(at, effort);
        rules.play(at, think(rules, at, effort).ranked.front());
    }
    return most;
}

template <Game G>
std::string told(const G& rules, const typename G::Position& at) {
    return write_json(Codec<G>::write(rules.options())) + " " + write_json(Codec<G>::write(rules, at));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("whatever the options, the computer plays by the rules, the same for the same effort",
                        "[minds]", AllGames) {
    using G = TestType;
    Rng rng(7);
    int decisions = 0;
    for (const auto& options : Samples<G>::option_sets()) {
        const G rules = *G::make(options);
        typename G::Position at = rules.start();
        play(rules, at, rng, most_actions, few_nodes, [&](const auto& before, const Effort& effort) {
            const auto thought = think(rules, before, effort);
            if (thought.ranked.empty()) FAIL("no answer: " << told(rules, before));
            for (const auto& action : thought.ranked) {
                if (!rules.check(before, action).accepted())
                    FAIL("not allowed: " << Codec<G>::text(action) << " in " << told(rules, before));
            }
            if (thought.chance < 0 || thought.chance > 1000) FAIL("chance " << thought.chance);
            if (decisions++ % 5 == 0 && think(rules, before, effort).ranked != thought.ranked)
                FAIL("another answer for the same effort: " << told(rules, before));
        });
    }
    CHECK(decisions > 200);
}

TEMPLATE_LIST_TEST_CASE("the budget of nodes is kept", "[minds]", AllGames) {
    using G = TestType;
    const G rules = *G::make({});
    Rng rng(11);
    typename G::Position at = rules.start();
    std::uint64_t most = 0;
    play(rules, at, rng, 120, 400,
         [&](const auto& before, const Effort& effort) { most = std::max(most, think(rules, before, effort).nodes); });
    CHECK(most > 0);
    CHECK(most <= 400 + 800);  // what was begun is finished
}

TEMPLATE_LIST_TEST_CASE("chances are those of all players, and reasons are sentences", "[minds]", AllGames) {
    using G = TestType;
    const G rules = *G::make({});
    Rng rng(13);
    typename G::Position at = rules.start();
    int reasons = 0;
    play(rules, at, rng, 150, few_nodes, [&](const auto& before, const Effort& effort) {
        int sum = 0;
        for (const std::int16_t chance : Mind<G>::chances(rules, before)) {
            if (chance < 0 || chance > 1000) FAIL("chance " << chance);
            sum += chance;
        }
        if (sum < 990 || sum > 1010) FAIL("sum " << sum << " in " << told(rules, before));
        const auto seen = as_decider_sees(rules, before);
        const std::string why = Mind<G>::why(rules, seen, think(rules, before, effort).ranked.front());
        if (why.empty()) return;
        ++reasons;
        if (why.back() != '.' || why.size() < 8 || why.size() > 140) FAIL("reason: " << why);
    });
    CHECK(reasons > 10);
}

namespace {

// Of one game between all levels: every action.
template <Game G>
std::string choices() {
    const G rules = *G::make({});
    typename G::Position at = rules.start();
    Rng rng(2026);
    Hash hash;
    play(rules, at, rng, 250, 500, [&](const auto& before, const Effort& effort) {
        const auto thought = think(rules, before, effort);
        hash.add(Codec<G>::text(thought.ranked.front())).add(thought.nodes).add(thought.chance);
    });
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016" PRIx64, hash.value());
    return std::string(G::info.id) + " " + digits.data();
}

template <class... G>
void write_all(std::ofstream& out, std::type_identity<std::tuple<G...>>) {
    ((out << choices<G>() << "\n"), ...);
}

}  // namespace

// tests/choices.txt: the same natively and as wasm. It changes when the computer plays otherwise; the hidden test below
// renews it: core_tests "renew the choices".
TEMPLATE_LIST_TEST_CASE("the computer chooses alike everywhere", "[minds]", AllGames) {
    std::ifstream in(kept);
    std::vector<std::string> lines;
    for (std::string text; std::getline(in, text);) lines.push_back(text);
    CHECK_THAT(lines, Catch::Matchers::VectorContains(choices<TestType>()));
}

TEST_CASE("renew the choices", "[.approve]") {
    std::ofstream out(kept);
    write_all(out, std::type_identity<AllGames>{});
    CHECK(out.good());
}
