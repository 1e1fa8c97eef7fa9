// What the computer's players keep in every game, at budgets small enough for whole games.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "games/bots.h"
#include "samples/all.h"
#include "search/choose.h"
#include "support/computer.h"

using namespace sightlines;
using sightlines::test::computer_plays;
using sightlines::test::Samples;

namespace {

constexpr int most_actions = 240;
constexpr std::uint64_t few_nodes = 40;

template <Game G>
std::string described(const G& rules, const typename G::Position& at) {
    return write_json(Codec<G>::write(rules.options())) + " " + write_json(Codec<G>::write(rules, at));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("whatever the options, the computer plays by the rules, the same for the same budget", "[bots]",
                        AllGames) {
    using G = TestType;
    Rng rng(7);
    int decisions = 0;
    for (const auto& options : Samples<G>::option_sets()) {
        const G rules = *G::make(options);
        typename G::Position at = rules.start();
        computer_plays(rules, at, rng, most_actions, few_nodes, [&](const auto& before, const SearchBudget& budget) {
            const auto result = choose_action(rules, before, budget);
            if (result.ranked.empty()) FAIL("no answer: " << described(rules, before));
            for (const auto& action : result.ranked) {
                if (!rules.check(before, action).accepted())
                    FAIL("not allowed: " << Codec<G>::text(action) << " in " << described(rules, before));
            }
            if (result.win_permille < 0 || result.win_permille > 1000) FAIL("chance " << result.win_permille);
            if (decisions++ % 5 == 0 && choose_action(rules, before, budget).ranked != result.ranked)
                FAIL("another answer for the same budget: " << described(rules, before));
        });
    }
    CHECK(decisions > 200);
}

TEMPLATE_LIST_TEST_CASE("the budget of nodes is kept", "[bots]", AllGames) {
    using G = TestType;
    const G rules = *G::make({});
    Rng rng(11);
    typename G::Position at = rules.start();
    std::uint64_t most = 0;
    computer_plays(rules, at, rng, 120, 400, [&](const auto& before, const SearchBudget& budget) {
        most = std::max(most, choose_action(rules, before, budget).nodes);
    });
    CHECK(most > 0);
    CHECK(most <= 400 + 800);  // what was begun is finished
}

TEMPLATE_LIST_TEST_CASE("chances are those of all players, and reasons are sentences", "[bots]", AllGames) {
    using G = TestType;
    const G rules = *G::make({});
    Rng rng(13);
    typename G::Position at = rules.start();
    int reasons = 0;
    computer_plays(rules, at, rng, 150, few_nodes, [&](const auto& before, const SearchBudget& budget) {
        int sum = 0;
        for (const std::int16_t chance : Bot<G>::evaluate(rules, before)) {
            if (chance < 0 || chance > 1000) FAIL("chance " << chance);
            sum += chance;
        }
        if (sum < 990 || sum > 1010) FAIL("sum " << sum << " in " << described(rules, before));
        const auto seen = as_decider_sees(rules, before);
        const std::string why = Bot<G>::explain(rules, seen, choose_action(rules, before, budget).ranked.front());
        if (why.empty()) return;
        ++reasons;
        if (why.back() != '.' || why.size() < 8 || why.size() > 160) FAIL("reason: " << why);
    });
    CHECK(reasons > 10);
}
