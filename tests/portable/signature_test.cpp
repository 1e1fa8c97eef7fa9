// Numbers kept in tests/signature.txt, two for each game: hashes over 100 and over 1,000 games played at random under
// sets of options from all of them. They are the same with every compiler, natively and as wasm. They change when the
// rules, the order of the lists, the records or the sets of options do; tests/playthroughs/approve then renews them.
#include <array>
#include <catch_amalgamated.hpp>
#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <type_traits>
#include <vector>

#include "base/hash.h"
#include "engine/perft.h"
#include "engine/playout.h"
#include "samples/all.h"

using namespace sightlines;
using sightlines::test::Samples;

namespace {

constexpr const char* kept = TESTS_DIR "/signature.txt";
constexpr std::uint64_t few = 100;
constexpr std::uint64_t many = 1000;
constexpr int most_actions = 2000;
constexpr int stride = 8;  // of the positions that are written out

template <Game G>
std::uint64_t signature(std::uint64_t games) {
    Hash hash;
    const auto sets = Samples<G>::option_sets();
    for (std::uint64_t game = 0; game < games; ++game) {
        const std::uint64_t set = sets.size() > games ? game * sets.size() / games : game % sets.size();
        const G rules = *G::make(sets[static_cast<std::size_t>(set)]);
        const auto add_position = [&](const auto& at) { hash.add(write_json(Codec<G>::write(rules, at))); };
        if (game < sets.size()) {
            PerftBudget budget{1'000'000};
            if (const auto nodes = perft(rules, rules.start(), 2, budget)) hash.add(*nodes);
            add_position(rules.start());
        }
        typename G::Position at = rules.start();
        Rng rng(game);
        int step = 0;
        playout(rules, at, rng, most_actions, [&](const auto& before, const auto& listed, const auto& chosen) {
            hash.add(listed.size()).add(Codec<G>::text(chosen));
            if (step++ % stride == 0) add_position(before);
        });
        add_position(at);
    }
    return hash.value();
}

template <Game G>
std::string line(std::uint64_t games) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016" PRIx64, signature<G>(games));
    return std::string(G::info.id) + " " + std::to_string(games) + " " + digits.data();
}

std::vector<std::string> kept_lines() {
    std::ifstream in(kept);
    std::vector<std::string> lines;
    for (std::string text; std::getline(in, text);) lines.push_back(text);
    return lines;
}

template <class... G>
void write_all(std::ofstream& out, std::type_identity<std::tuple<G...>>) {
    for (const std::uint64_t games : {few, many}) ((out << line<G>(games) << "\n"), ...);
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("the signature of the game", "[signature]", AllGames) {
    CHECK_THAT(kept_lines(), Catch::Matchers::VectorContains(line<TestType>(few)));
}

TEMPLATE_LIST_TEST_CASE("the signature of the game, of many", "[signature][.deep]", AllGames) {
    CHECK_THAT(kept_lines(), Catch::Matchers::VectorContains(line<TestType>(many)));
}

TEST_CASE("renew the signatures", "[.approve]") {
    std::ofstream out(kept);
    write_all(out, std::type_identity<AllGames>{});
    CHECK(out.good());
}
