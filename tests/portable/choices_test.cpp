// What the computer chooses, kept in tests/choices.txt as one number for each game: the same natively and as wasm. It
// changes when the computer plays otherwise; the hidden test below renews it: core_tests "renew the choices".
#include <array>
#include <catch_amalgamated.hpp>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "base/hash.h"
#include "games/all.h"
#include "search/analysis.h"
#include "support/computer.h"

using namespace sightlines;
using sightlines::test::computer_plays;

namespace {

constexpr const char* kept = TESTS_DIR "/choices.txt";

std::string digits_after(const std::string& words, const Hash& hash) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016" PRIx64, hash.value());
    return words + digits.data();
}

std::vector<std::string> kept_lines() {
    std::ifstream in(kept);
    std::vector<std::string> lines;
    for (std::string text; std::getline(in, text);) lines.push_back(text);
    return lines;
}

// Of one game between all levels: every action.
template <Game G>
std::string choices() {
    const G rules = *G::make({});
    typename G::Position at = rules.start();
    Rng rng(2026);
    Hash hash;
    computer_plays(rules, at, rng, 250, 500, [&](const auto& before, const SearchBudget& budget) {
        const auto result = choose_action(rules, before, budget);
        hash.add(Codec<G>::text(result.ranked.front())).add(result.nodes).add(result.win_permille);
    });
    return digits_after(std::string(G::info.id) + " ", hash);
}

// Of one game: lines and costs of every tenth position.
template <Game G>
std::string analyses() {
    const G rules = *G::make({});
    typename G::Position at = rules.start();
    Rng rng(2027);
    Hash hash;
    int decisions = 0;
    computer_plays(rules, at, rng, 250, 300, [&](const auto& before, const SearchBudget& budget) {
        if (decisions++ % 10 != 0) return;
        const auto found = choose_action(rules, before, budget);
        const auto best = best_lines(rules, before, found, most_best_lines, {analyst, 300, budget.seed});
        for (const auto& each : best.lines) {
            for (const auto& action : each.actions) hash.add(Codec<G>::text(action));
            hash.add(each.win_permille);
        }
        hash.add(best.nodes);
    });
    return digits_after(std::string(G::info.id) + " analysis ", hash);
}

template <class... G>
void write_all(std::ofstream& out, std::type_identity<std::tuple<G...>>) {
    ((out << choices<G>() << "\n"), ...);
    ((out << analyses<G>() << "\n"), ...);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("the computer chooses alike everywhere", "[choices]", AllGames) {
    CHECK_THAT(kept_lines(), Catch::Matchers::VectorContains(choices<TestType>()));
}

TEMPLATE_LIST_TEST_CASE("the computer analyses alike everywhere", "[choices]", AllGames) {
    CHECK_THAT(kept_lines(), Catch::Matchers::VectorContains(analyses<TestType>()));
}

TEST_CASE("renew the choices", "[.approve]") {
    std::ofstream out(kept);
    write_all(out, std::type_identity<AllGames>{});
    CHECK(out.good());
}
