// The best lines of a position, and what each action of a game was worth.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <string>

#include "support/nonempty.h"
#include "support/serve.h"

using namespace sightlines::test;

namespace {

const char* const hex = R"({"game":"crossfire-hex","version":1})";

Json lines(const Json& record, int count, int level = 2) {
    return ask({{"op", "think"}, {"record", record}, {"level", level}, {"seed", 1}, {"lines", count}});
}

Json review(const Json& record, std::size_t move) {
    return ask({{"op", "review"}, {"record", record}, {"move", move}, {"level", 1}, {"seed", 1}});
}

// A game that level 1 played at most this far.
Json played(const std::string& game, int most, int seed = 3) {
    const Json fresh{{"game", game}, {"version", 1}};
    return ask({{"op", "match"}, {"record", fresh}, {"players", {1}}, {"seed", seed}, {"most", most}}).at("record");
}

int to_act(const Json& record) {
    const Json status = status_of(record).at("status");
    return status.at("toAct").is_number() ? status.at("toAct").get<int>() : -1;
}

// The first position from there on in which somebody decides between several actions.
Json decision_after(std::string_view game, int moves) {
    for (int more = 0; more < 60; ++more) {
        const Json record = played(std::string(game), moves + more);
        if (to_act(record) >= 0 && legal_of(record).at("actions").size() > 3) return record;
    }
    FAIL("nobody decides");
    return {};
}

Json without_last(Json record) {
    record.at("moves").erase(record.at("moves").size() - 1);
    return record;
}

Json with(Json record, const Json& action) {
    record["moves"].push_back(action);
    return record;
}

}  // namespace

TEST_CASE("serve: the best lines can be played, begin apart, and get worse", "[bots][analysis]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war");
    CAPTURE(game);
    const Json record = decision_after(game, 24);
    const int player = to_act(record);
    const Json reply = lines(record, 3);
    REQUIRE(has(reply, "lines"));
    CHECK(reply.at("lines").size() >= 2);
    CHECK(reply.at("lines").size() <= 3);
    int last = 1000;
    Json firsts = Json::array();
    for (const Json& each : reply.at("lines")) {
        const int chance = each.at("chances").at(static_cast<std::size_t>(player)).get<int>();
        CHECK(chance <= last);
        CHECK(chance >= 0);
        last = chance;
        CHECK(std::find(firsts.begin(), firsts.end(), each.at("actions").front()) == firsts.end());
        firsts.push_back(each.at("actions").front());
        CHECK(each.at("actions").size() == each.at("texts").size());
        CHECK(each.at("actions").size() <= 6);
        CHECK(rule_of(applied(record, each.at("actions"))).empty());
    }
}

TEST_CASE("serve: a position is judged for its lines as it is in a review", "[bots][analysis]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war");
    CAPTURE(game);
    const Json record = decision_after(game, 24);
    const Json found = lines(record, 2, 1);
    REQUIRE(has(found, "lines"));
    CHECK(found.at("lines").at(0).at("actions").at(0) == found.at("action"));
    CHECK(found.at("lines").at(0).at("chances") == found.at("chances"));
    const Json reviewed = review(with(record, found.at("action")), record.at("moves").size());
    CHECK(reviewed.at("before") == found.at("chances"));
    CHECK(reviewed.at("action") == found.at("action"));
    CHECK_FALSE(ask({{"op", "think"}, {"record", record}, {"level", 1}, {"seed", 1}}).contains("lines"));
}

TEST_CASE("serve: a line tells nothing that the other side has not shown", "[bots][analysis]") {
    const Json record = decision_after("crossfire-squads", 60);
    const int player = to_act(record);
    const Json reply = lines(record, 3);
    for (const Json& each : sightlines::nonempty(reply.at("lines"))) {
        Json so_far = record;
        for (const Json& action : sightlines::nonempty(each.at("actions"))) {
            CHECK(to_act(so_far) == player);
            so_far = with(so_far, action);
        }
    }
}

TEST_CASE("serve: a win that is taken costs nothing, one that is given away what it was worth", "[bots][analysis]") {
    int dearest = 0;
    for (int seed = 1; seed < 12; ++seed) {
        const Json fresh{{"game", "crossfire-hex"}, {"version", 1}};
        const Json game =
            ask({{"op", "match"}, {"record", fresh}, {"players", {1, "random"}}, {"seed", seed}}).at("record");
        const Json won = status_of(game).at("status").at("result").at("winners");
        const std::size_t last = game.at("moves").size() - 1;
        const Json taken = review(game, last);
        const Json before = without_last(game);
        if (to_act(before) != won.at(0)) continue;
        CAPTURE(seed);
        const auto winner = won.at(0).get<std::size_t>();
        CHECK(text_of(taken, "kind") == "choice");
        CHECK(taken.at("cost") == 0);
        CHECK(taken.at("after").at(winner) == 1000);
        CHECK(taken.at("after").at(1 - winner) == 0);
        constexpr std::size_t other = 1;
        for (std::size_t move = other; move < last; move += 2) {  // those that were played at random
            const Json given = review(game, move);
            dearest = std::max(dearest, given.at("cost").get<int>());
            CHECK(given.at("before").at(other).get<int>() - given.at("after").at(other).get<int>() ==
                  std::min(given.at("cost").get<int>(), given.at("before").at(other).get<int>()));
        }
        if (dearest > 200) break;
    }
    CHECK(dearest > 200);
}

TEST_CASE("serve: what dice could bring is the mean of what each of them brings", "[bots][analysis]") {
    const Json fresh{{"game", "aerial-war"}, {"version", 1}};
    Json record = played("aerial-war", 20);
    while (text_of(status_of(record).at("status"), "phase").empty() || to_act(record) >= 0)
        record = without_last(record);
    const std::size_t move = record.at("moves").size();
    const Json rolls = legal_of(record).at("actions");
    REQUIRE(rolls.size() > 1);
    REQUIRE(rolls.size() <= 36);
    int sum = 0;
    int expected = -1;
    for (const Json& roll : rolls) {
        const Json reply = review(with(record, roll), move);
        CHECK(text_of(reply, "kind") == "dice");
        if (expected < 0) expected = reply.at("before").at(0).get<int>();
        CHECK(reply.at("before").at(0) == expected);
        sum += reply.at("after").at(0).get<int>();
    }
    CHECK(expected == sum / static_cast<int>(rolls.size()));
}

TEST_CASE("serve: who could only do one thing is not judged", "[bots][analysis]") {
    for (int moves = 1; moves < 200; ++moves) {
        const Json record = played("dogfight", moves);
        const Json before = without_last(record);
        if (to_act(before) < 0 || legal_of(before).at("actions").size() != 1) continue;
        if (legal_of(before).contains("parametric")) continue;
        const Json reply = review(record, static_cast<std::size_t>(moves) - 1);
        CHECK(text_of(reply, "kind") == "forced");
        CHECK(reply.at("before") == reply.at("after"));
        return;
    }
    FAIL("everybody always had a choice");
}

TEST_CASE("serve: what was forced and ended the game is worth its outcome", "[bots][analysis]") {
    const Json record = json(R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":1,"round":9,"left":1,
        "planes":[{"at":"c3","p":0,"dir":"e","h":2},{"at":"d4","p":0,"dir":"e","h":2},{"at":"a1","p":1,"dir":"w"},
        {"at":"k1","p":1,"dir":"e","m":true}]},"moves":[{"do":"crash","plane":"a1"}]})");
    REQUIRE(legal_of(without_last(record)).at("actions").size() == 1);
    REQUIRE(status_of(record).at("status").at("result").at("winners") == Json::array({0}));
    const Json reply = review(record, 0);
    CHECK(text_of(reply, "kind") == "forced");
    CHECK(reply.at("before") == Json::array({1000, 0}));
    CHECK(reply.at("after") == Json::array({1000, 0}));
}

TEST_CASE("serve: what lines and review do not take", "[bots][analysis]") {
    for (const Json& count : {Json(0), Json(4), Json("2"), Json(1.5), Json(true), Json()})
        CHECK(rule_of(ask({{"op", "think"}, {"record", json(hex)}, {"level", 1}, {"lines", count}})) == "FORMAT");
    const Json record = played("crossfire-hex", 4);
    for (const Json& move : {Json(-1), Json(4), Json(20'000), Json("1"), Json()})
        CHECK(is_clear_refusal(ask({{"op", "review"}, {"record", record}, {"move", move}, {"level", 1}})));
    for (const Json& level : {Json(0), Json(5), Json()})
        CHECK(is_clear_refusal(ask({{"op", "review"}, {"record", record}, {"move", 0}, {"level", level}})));
    CHECK(is_clear_refusal(ask({{"op", "review"}, {"record", record}, {"level", 1}})));
    CHECK(is_clear_refusal(ask({{"op", "review"}, {"record", record}, {"move", 0}, {"level", 1}, {"nodes", 1}})));
}

// After "steady" dice of the engine are due, after "faster" those of the throttle: two kinds of positions, and level 2
// wins as often from the one as from the other (5 of 12 games each).
TEST_CASE("review: what leads to dice and what leads to a decision are compared alike", "[analysis]") {
    const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"target","turn":15,"map":[15,13],
        "limit":20,"planes":{"A":{"side":0,"type":"camel","hex":"g5","alt":3,"speed":4,"pitch":-1,"mt":2,"target":"B"},
        "B":{"side":1,"type":"d5a","hex":"g5","alt":4,"speed":4,"leave":-1,"pitch":-3,"mt":1,"cv":-1,"target":"A"}},
        "queue":["A","B"]},"moves":[{"do":"target","on":"B"},{"do":"target","on":"A"},{"do":"roll","dice":[5,9]},
        {"do":"roll","dice":[5]},{"do":"aero","ap":3},{"do":"fly","mid":true,"pitch":2,"raise":1},
        {"do":"roll","dice":[4,5]},{"do":"throttle"}]})");
    for (const int seed : {0, 1, 2}) {
        const Json told = ask({{"op", "review"}, {"record", record}, {"move", 7}, {"level", 2}, {"seed", seed}});
        REQUIRE(told.at("kind") == "choice");
        CHECK(told.at("cost") < 100);
    }
}

TEST_CASE("review: the luck of all outcomes of a roll comes to nothing", "[analysis]") {
    const Json start{{"game", "dogfight"}, {"version", 1}};
    Json record = start;
    record["moves"] = Json::array({{{"do", "target"}, {"on", "B"}}, {{"do", "target"}, {"on", "A"}}});
    REQUIRE(status_of(record).at("status").at("roll").at("dice").size() == 2);
    record["moves"].push_back({{"do", "roll"}, {"dice", {6, 5}}});
    const Json dice = status_of(record).at("status").at("roll").at("dice");
    REQUIRE(dice == Json::array({6}));
    int luck = 0;
    for (int face = 1; face <= 6; ++face) {
        const Json told = ask({{"op", "review"},
                               {"record", with(record, {{"do", "roll"}, {"dice", {face}}})},
                               {"move", 3},
                               {"level", 2}});
        luck += told.at("after")[0].get<int>() - told.at("before")[0].get<int>();
    }
    CHECK(std::abs(luck) < 6 * 30);
}

namespace {

// Of two platoons a side. Green walks to the flag and is stopped by the second that shoots:
// it is Red's turn, who walks to the flag, stops at the edge of its wood, and walks on.
Json two_platoons(std::size_t moves) {
    Json record = ask({{"op", "new"}, {"game", "crossfire-squads"}, {"scenario", "two"}}).at("record");
    record["moves"] = json(R"([{"do":"move","unit":"a01","to":[3450,2110]},{"do":"move","unit":"a00","to":[2310,1730]},
        {"do":"move","unit":"a04","to":[2560,2710]},{"do":"move","unit":"a01","to":[2516,2150]},
        {"do":"react","units":["b07"],"at":260},{"do":"roll","dice":[2,3,4]},
        {"do":"react","units":["b02"],"at":260},{"do":"roll","dice":[5,5]},
        {"do":"move","unit":"b01","to":[2666,1706]},{"do":"move","unit":"b01","to":[2666,1706]}])");
    while (record.at("moves").size() > moves) record = without_last(record);
    return record;
}

}  // namespace

TEST_CASE("review: the chances are those of one who sees all, whoever decides", "[analysis]") {
    const Json fresh{{"game", "crossfire-squads"}, {"version", 1}, {"options", {{"scenario", "ambush"}, {"seed", 1}}}};
    const Json record =
        ask({{"op", "match"}, {"record", fresh}, {"players", {1}}, {"seed", 3}, {"most", 60}}).at("record");
    const Json& moves = record.at("moves");
    const auto before = [&](std::size_t move) {
        const Json reply = ask({{"op", "review"}, {"record", record}, {"move", move}, {"level", 1}, {"seed", 1}});
        if (reply.at("kind") != "choice") return -1;
        CHECK(reply.at("cost") == 0);  // Green does not know of most of Red's units
        return reply.at("before").at(0).get<int>();
    };
    int looked = 0;
    for (std::size_t ply = 20; ply + 1 < moves.size() && looked < 12; ++ply) {
        // Of one unit more that hides, or of nobody who shoots, nothing much comes.
        if (moves[ply].at("do") != "hide" && moves[ply].at("do") != "hold") continue;
        const int here = before(ply), there = before(ply + 1);
        if (there < 0) continue;
        CAPTURE(ply, here, there);
        CHECK(std::abs(here - there) < 200);
        ++looked;
    }
    CHECK(looked >= 6);
}

TEST_CASE("review: a walk after which the same can still be done costs little", "[analysis]") {
    const Json reply = ask({{"op", "review"}, {"record", two_platoons(10)}, {"move", 9}, {"level", 2}, {"seed", 1}});
    REQUIRE(reply.at("kind") == "choice");
    CHECK(reply.at("cost") < 100);
}

TEST_CASE("review: a roll that hands over the turn is worth what the other side can then do", "[analysis]") {
    const auto look = [](std::size_t move) {
        return ask({{"op", "review"}, {"record", two_platoons(10)}, {"move", move}, {"level", 2}, {"seed", 1}});
    };
    REQUIRE(look(7).at("kind") == "dice");
    CHECK(look(7).at("after") == look(8).at("before"));
    CHECK(look(5).at("after") == look(6).at("before"));  // and one that leaves it as it is
    CHECK(look(7).at("after").at(0) < look(7).at("before").at(0));
}
