// What the computer's players keep in every game, at budgets small enough for whole games.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/think.h"
#include "games/minds.h"
#include "samples/all.h"
#include "support/computer.h"

using namespace sightlines;
using sightlines::test::computer_plays;
using sightlines::test::Samples;

namespace {

constexpr int most_actions = 240;
constexpr std::uint64_t few_nodes = 40;

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
        computer_plays(rules, at, rng, most_actions, few_nodes, [&](const auto& before, const Effort& effort) {
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
    computer_plays(rules, at, rng, 120, 400, [&](const auto& before, const Effort& effort) {
        most = std::max(most, think(rules, before, effort).nodes);
    });
    CHECK(most > 0);
    CHECK(most <= 400 + 800);  // what was begun is finished
}

TEMPLATE_LIST_TEST_CASE("chances are those of all players, and reasons are sentences", "[minds]", AllGames) {
    using G = TestType;
    const G rules = *G::make({});
    Rng rng(13);
    typename G::Position at = rules.start();
    int reasons = 0;
    computer_plays(rules, at, rng, 150, few_nodes, [&](const auto& before, const Effort& effort) {
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
