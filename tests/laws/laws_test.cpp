// Laws that every game keeps, looked at along random games under every set of options and from positions thrown
// together. A law that is broken says which it was, and the game, the seed and the ply where.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "laws/of_codec.h"
#include "laws/of_games.h"
#include "laws/of_rules.h"
#include "laws/of_trees.h"
#include "laws/of_words.h"
#include "samples/all.h"

using namespace sightlines;
using namespace sightlines::laws;
using sightlines::test::LawfulGames;
using sightlines::test::Samples;

namespace {

template <Game G>
std::string broken(Length length) {
    std::vector<Law<Look<G>>> on_positions;
    add_laws_of_rules<G>(on_positions);
    add_laws_of_codec<G>(on_positions);
    add_laws_of_words<G>(on_positions);
    std::vector<Law<Played<G>>> on_games = laws_of_games<G>();
    add_laws_of_trees<G>(on_games);
    return Walk<G>(length, std::move(on_positions), std::move(on_games)).broken();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("what every game keeps", "[laws]", LawfulGames) { CHECK(broken<TestType>({}) == ""); }

TEMPLATE_LIST_TEST_CASE("what every game keeps, in more games and more closely", "[laws][.deep]", LawfulGames) {
    CHECK(broken<TestType>({.rounds = 2, .closer = 4}) == "");
}

// An hour for some games when it is sanitized.
TEMPLATE_LIST_TEST_CASE("what every game keeps, wherever play leads", "[laws][.deep][slow]", LawfulGames) {
    CHECK(broken<TestType>({.rounds = 10, .closer = 32}) == "");
}

TEMPLATE_LIST_TEST_CASE("options there and back", "[laws]", LawfulGames) {
    using G = TestType;
    for (const auto& options : Samples<G>::option_sets()) {
        const Result<G> rules = G::make(options);
        REQUIRE(rules);
        const Json json = Codec<G>::write(rules->options());
        INFO(write_json(json));
        const auto back = read_back(json, Codec<G>::options);
        REQUIRE(back);
        CHECK(*back == rules->options());
        const Result<G> again = G::make(*back);
        REQUIRE(again);
        CHECK(Codec<G>::write(again->options()) == json);
    }
}

TEST_CASE("a law that is broken is reported with its name, the game, the seed and the ply", "[laws]") {
    using G = toy::Rules;
    const auto of = [](int least, int (*look)(Look<G>&)) {
        return Walk<G>({}, {{"never late", 1, least, look}}, {}).broken();
    };
    CHECK(of(1, [](Look<G>&) { return 1; }) == "");
    CHECK(of(1, [](Look<G>&) { return 0; }) == "never late: looked at 0 only\n");
    const std::string report = of(1, [](Look<G>& here) {
        hold(here.at.turn < 2, "late");
        return 1;
    });
    CHECK(report.starts_with("never late: late\ngame toy, seed 1, ply 6\noptions: {\"dice\":1}\nposition: {"));

    const auto on_games = [](int (*look)(Played<G>&)) { return Walk<G>({}, {}, {{"short", 1, 1, look}}).broken(); };
    CHECK(on_games([](Played<G>& game) {
              hold<G>(game.actions.size() < 10, "long", game.actions.front());
              return 1;
          }).starts_with("short: long\naction: "));
}
