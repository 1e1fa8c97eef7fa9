// Counts of action sequences, kept in tests/perft/<game>.perft: a name, a record, then a line "depth nodes" for each
// depth, the long ones marked "deep". A count one level above which there are few enough positions is taken a second
// time, without the lists: by trying everything that can be written at all.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/match_of.h"
#include "engine/perft.h"
#include "samples/all.h"

using namespace sightlines;
using sightlines::test::Samples;

namespace {

constexpr std::uint64_t few = 400;

struct Count {
    int depth;
    std::uint64_t nodes;
    bool deep;
};

struct Entry {
    std::string name;
    std::string record;
    std::vector<Count> counts;
};

std::vector<Entry> entries_of(std::string_view game) {
    std::ifstream in(TESTS_DIR "/perft/" + std::string(game) + ".perft");
    std::vector<Entry> entries;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string first;
        if (!(words >> first) || first[0] == '#') continue;
        if (first == "name") {
            entries.emplace_back();
            std::getline(words >> std::ws, entries.back().name);
            continue;
        }
        REQUIRE_FALSE(entries.empty());
        if (first == "record") {
            std::getline(words >> std::ws, entries.back().record);
            continue;
        }
        Count count{0, 0, first == "deep"};
        if (count.deep) words >> first;
        words >> count.nodes;
        INFO(line);
        REQUIRE(words);
        count.depth = std::stoi(first);
        entries.back().counts.push_back(count);
    }
    return entries;
}

template <Game G>
const History<G>& opened(const Entry& entry, std::unique_ptr<Match>& keep) {
    const Result<Json> record = parse_json(entry.record);
    REQUIRE(record);
    Result<std::unique_ptr<Match>> match = open_match(*record);
    if (!match) FAIL(match.error().message);
    keep = std::move(*match);
    return static_cast<const MatchOf<G>&>(*keep).history();
}

template <Game G>
std::uint64_t tried(const G& rules, const typename G::Position& at, int depth,
                    const std::vector<typename G::Action>& every) {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    for (const auto& action : every) {
        if (const auto next = apply(rules, at, action)) nodes += tried(rules, *next, depth - 1, every);
    }
    return nodes;
}

template <Game G>
void check_counts(bool deep) {
    for (const Entry& entry : entries_of(G::info.id)) {
        if (std::none_of(entry.counts.begin(), entry.counts.end(), [deep](const Count& c) { return c.deep == deep; }))
            continue;
        DYNAMIC_SECTION(G::info.id << ": " << entry.name) {
            std::unique_ptr<Match> keep;
            const History<G>& history = opened<G>(entry, keep);
            for (const Count& count : entry.counts) {
                if (count.deep != deep) continue;
                INFO("depth " << count.depth);
                PerftBudget budget{10'000'000'000};
                CHECK(perft(history.rules(), history.at(), count.depth, budget) == count.nodes);
            }
        }
    }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("perft", "[perft]", AllGames) {
    if constexpr (HasParametricActions<TestType>) {
        SUCCEED("actions too many to count");
    } else {
        REQUIRE_FALSE(entries_of(TestType::info.id).empty());
        check_counts<TestType>(false);
    }
}

TEMPLATE_LIST_TEST_CASE("perft, deep", "[perft][.deep]", AllGames) { check_counts<TestType>(true); }

TEMPLATE_LIST_TEST_CASE("perft, by trying everything", "[perft]", AllGames) {
    using G = TestType;
    if constexpr (requires { Samples<G>::every_action(); }) {
        const auto every = Samples<G>::every_action();
        int checked = 0;
        for (const Entry& entry : entries_of(G::info.id)) {
            std::unique_ptr<Match> keep;
            const History<G>& history = opened<G>(entry, keep);
            std::uint64_t above = 1;
            for (const Count& count : entry.counts) {
                if (above > few) break;
                INFO(entry.name << ", depth " << count.depth);
                CHECK(tried(history.rules(), history.at(), count.depth, every) == count.nodes);
                above = count.nodes;
                ++checked;
            }
        }
        CHECK(checked > 0);
    }
}
