// A dice game with a secret goes through the whole engine.
#include "engine/toy.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/match_of.h"
#include "api/reply.h"
#include "engine/history.h"
#include "engine/perft.h"
#include "engine/playout.h"

using namespace sightlines;
using namespace sightlines::toy;

namespace {

toy::Rules rules_with(std::int8_t dice) { return *toy::Rules::make({dice}); }

// Both secrets written, dice due.
toy::Position opened(const toy::Rules& rules) {
    toy::Position at = rules.start();
    rules.play(at, Write{10});
    rules.play(at, Write{12});
    return at;
}

Roll threes(int dice) {
    Roll roll;
    for (int die = 0; die < dice; ++die) roll.faces.push_back(3);
    return roll;
}

}  // namespace

TEST_CASE("toy: what cannot be listed is parametric, and samples of it are accepted", "[engine]") {
    const toy::Rules rules = rules_with(3);
    const toy::Position start = rules.start();
    CHECK(legal_actions(rules, start).empty());
    CHECK(rules.parametric(start) == std::vector<std::string_view>{"write"});
    Rng rng(5);
    for (int tries = 0; tries < 50; ++tries) CHECK(rules.check(start, rules.sample(start, rng)).accepted());
    CHECK(rules.check(start, Write{greatest_secret}).accepted());
    CHECK_FALSE(rules.check(start, Write{greatest_secret + 1}).accepted());
}

TEST_CASE("toy: three dice are listed, four are parametric", "[engine]") {
    const toy::Rules three = rules_with(3);
    CHECK(legal_actions(three, opened(three)).size() == 216);
    CHECK(three.parametric(opened(three)).empty());

    const toy::Rules four = rules_with(4);
    CHECK(legal_actions(four, opened(four)).empty());
    CHECK(four.parametric(opened(four)) == std::vector<std::string_view>{"roll"});
    CHECK(four.check(opened(four), threes(4)).accepted());
    CHECK_FALSE(four.check(opened(four), threes(3)).accepted());
}

TEST_CASE("toy: chance is a player that only rolls", "[engine]") {
    const toy::Rules rules = rules_with(2);
    toy::Position at = opened(rules);
    CHECK(rules.status(at).to_act == Side::chance);
    CHECK_FALSE(rules.check(at, Take{}).accepted());
    CHECK(rules.check(at, threes(2)).accepted());
    CHECK(status_json(rules.status(at)) ==
          Json::parse(R"({"toAct":"chance","phase":"roll","roll":{"dice":[6,6],"for":"the total"},"result":null})"));
    rules.play(at, threes(2));
    CHECK(rules.status(at).to_act == player_side(0));
    CHECK_FALSE(rules.check(at, threes(2)).accepted());
}

TEST_CASE("toy: perft counts every outcome of a roll", "[engine]") {
    const toy::Rules rules = rules_with(2);
    PerftBudget budget{1'000'000};
    CHECK(perft(rules, opened(rules), 1, budget) == 36);
    CHECK(perft(rules, opened(rules), 2, budget) == 72);  // take or leave
    CHECK(perft(rules, opened(rules), 4, budget) == 72 * 72);
    CHECK(perft(rules, opened(rules), 0, budget) == 1);
    const toy::Rules one = rules_with(1);
    CHECK(perft(one, opened(one), 8, budget) == 12 * 12 * 12 * 12);
    CHECK(perft(one, opened(one), 9, budget) == 0);  // the game is over after eight
}

TEST_CASE("toy: perft stops when its budget is spent", "[engine]") {
    const toy::Rules rules = rules_with(2);
    PerftBudget enough{37};  // the roll that is due, and the positions after its 36 outcomes
    CHECK(perft(rules, opened(rules), 2, enough) == 72);
    CHECK(enough.positions == 0);
    PerftBudget short_by_one{36};
    CHECK(perft(rules, opened(rules), 2, short_by_one) == std::nullopt);
    PerftBudget little{100};
    CHECK(perft(rules, opened(rules), 8, little) == std::nullopt);
    PerftBudget idle{1'000'000, 500};
    CHECK(perft(rules, opened(rules), 2, idle) == std::nullopt);
}

TEST_CASE("toy: a playout samples, shows every step and ends with the game", "[engine]") {
    for (const std::int8_t dice : std::to_array<std::int8_t>({1, 3, 4})) {
        const toy::Rules rules = rules_with(dice);
        toy::Position at = rules.start();
        Rng rng(9);
        int seen = 0;
        const int played =
            playout(rules, at, rng, 100, [&](const auto& before, const auto& listed, const auto& chosen) {
                CHECK(rules.check(before, chosen).accepted());
                CHECK(listed == legal_actions(rules, before));
                ++seen;
            });
        CHECK(played == 10);  // two secrets; roll and choice, four times
        CHECK(seen == played);
        CHECK(rules.status(at).to_act == Side::nobody);
        toy::Position again = rules.start();
        Rng same(9);
        CHECK(playout(rules, again, same, 7) == 7);
        CHECK(playout(rules, again, same, 100) == 3);
        CHECK(again == at);
    }
}

TEST_CASE("toy: each side sees its own secret only", "[engine]") {
    const toy::Rules rules = rules_with(3);
    const toy::Position at = opened(rules);
    CHECK(rules.seen_by(at, player_side(0)).secrets == std::array<std::int32_t, 2>{10, 0});
    CHECK(rules.seen_by(at, player_side(1)).secrets == std::array<std::int32_t, 2>{0, 12});
    CHECK(rules.seen_by(at, Side::chance).secrets == std::array<std::int32_t, 2>{0, 0});
    toy::Position other = at;
    other.secrets[1] = 99;
    CHECK(rules.seen_by(other, player_side(0)) == rules.seen_by(at, player_side(0)));
}

TEST_CASE("toy: apply works on a copy", "[engine]") {
    const toy::Rules rules = rules_with(3);
    const toy::Position start = rules.start();
    const auto written = apply(rules, start, Write{10});
    REQUIRE(written);
    CHECK(written->secrets[0] == 10);
    CHECK(start == rules.start());
    const auto refused = apply(rules, start, Take{});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().rule == "TOY-01");
}

TEST_CASE("toy: a history undoes, redoes and forgets", "[engine]") {
    const toy::Rules rules = rules_with(1);
    History<toy::Rules> history(rules, rules.start());
    const std::vector<toy::Action> actions{Write{10}, Write{12}, threes(1), Take{}};
    for (const toy::Action& action : actions) REQUIRE(history.play(action).accepted());
    CHECK(history.cursor() == 4);
    CHECK(history.actions() == actions);
    CHECK(history.at().scores[0] == 3);
    CHECK(history.start() == rules.start());

    history.go_to(1);
    CHECK(history.at().secrets == std::array<std::int32_t, 2>{10, 0});
    CHECK(history.size() == 4);
    CHECK_FALSE(history.play(Take{}).accepted());  // refused: what lies ahead stays
    CHECK(history.size() == 4);
    history.go_to(4);
    CHECK(history.at().scores[0] == 3);

    history.go_to(3);
    REQUIRE(history.play(Leave{}).accepted());  // another way: what lay ahead is forgotten
    CHECK(history.size() == 4);
    CHECK(history.at().scores[0] == 0);
    history.go_to(1);
    REQUIRE(history.play(Write{7}).accepted());
    CHECK(history.size() == 2);
    CHECK(history.cursor() == 2);
    CHECK(history.at(1).secrets == std::array<std::int32_t, 2>{10, 0});
    CHECK(history.at().secrets == std::array<std::int32_t, 2>{10, 7});
    CHECK(history.actions() == std::vector<toy::Action>{Write{10}, Write{7}});
    history.go_to(0);
    CHECK(history.at() == rules.start());
}

TEST_CASE("toy: a match speaks JSON and text, and names what cannot be listed", "[engine]") {
    const toy::Rules rules = rules_with(4);
    MatchOf<toy::Rules> typed(History<toy::Rules>(rules, rules.start()), false);
    Match& match = typed;
    CHECK(match.parametric() == std::vector<std::string_view>{"write"});
    CHECK(match.actions().empty());
    CHECK(match.play(Json::parse(R"({"do":"write","secret":500000})")));
    CHECK(match.play_text("w12"));
    CHECK(match.parametric() == std::vector<std::string_view>{"roll"});
    const Result<> wrong = match.play(Json::parse(R"({"do":"roll","dice":[1,2,3]})"));
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().rule == "TOY-03");
    CHECK(match.play(Json::parse(R"({"do":"roll","dice":[1,2,3,4]})")));
    CHECK(match.actions() == Json::parse(R"([{"do":"take"},{"do":"leave"}])"));
    CHECK(match.play_text("+"));
    CHECK(match.position() == Json::parse(R"({"phase":"roll","turn":1,"secrets":[500000,12],"scores":[10,0]})"));
    CHECK(match.text(2) == "r1234");
    CHECK(match.record() == Json::parse(R"({"game":"toy","version":1,"options":{"dice":4},"moves":[
        {"do":"write","secret":500000},{"do":"write","secret":12},{"do":"roll","dice":[1,2,3,4]},{"do":"take"}]})"));
    CHECK(match.position_record() == Json::parse(R"({"game":"toy","version":1,"options":{"dice":4},
        "start":{"phase":"roll","turn":1,"secrets":[500000,12],"scores":[10,0]}})"));
    const Result<> broken = match.play(Json::parse(R"({"do":"roll","dice":[1,2,3,"4"]})"));
    REQUIRE_FALSE(broken);
    CHECK(broken.error().rule == "FORMAT");
    CHECK(broken.error().message.find("action/dice/3") != std::string::npos);
}
