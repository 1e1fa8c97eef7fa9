// The two requests of the protocol that let the computer think.
#include <algorithm>
#include <catch_amalgamated.hpp>

#include "support/serve.h"

using namespace sightlines::test;

namespace {

const char* const fresh = R"({"game":"aerial-war","version":1})";
// A duel without clouds, where the first player brings a plane on.
const char* const duel = R"({"game":"crosshairs","version":1,"options":{"clouds":0}})";

Json think(const char* record, const Json& level, const Json& seed) {
    return ask({{"op", "think"}, {"record", json(record)}, {"level", level}, {"seed", seed}});
}

Json match(const Json& players, int opening = 0, int most = 20'000) {
    return ask({{"op", "match"},
                {"record", json(R"({"game":"aerial-war","version":1,"options":{"battles":1,"roundLimit":3}})")},
                {"players", players},
                {"seed", 5},
                {"opening", opening},
                {"most", most}});
}

}  // namespace

TEST_CASE("serve: think answers with an action that may be played, and why", "[bots]") {
    const Json reply = think(duel, 1, 3);
    REQUIRE(has(reply, "action"));
    CHECK(rule_of(applied(json(duel), Json::array({reply.at("action")}))).empty());
    CHECK_FALSE(text_of(reply, "text").empty());
    CHECK(has(reply, "why"));
    CHECK(reply.at("chances").size() == 2);
    CHECK(reply.at("chances").at(0) == reply.at("chance"));
    CHECK(think(duel, 1, 3) == reply);
}

TEST_CASE("serve: the seed of think may be left out, the level not", "[bots]") {
    CHECK(ask({{"op", "think"}, {"record", json(duel)}, {"level", 1}}) == think(duel, 1, 0));
    CHECK(rule_of(ask({{"op", "think"}, {"record", json(duel)}})) == "FORMAT");
}

TEST_CASE("serve: what think does not take", "[bots]") {
    for (const Json& level : {Json(0), Json(5), Json("1"), Json(1.5), Json(true), Json()})
        CHECK(rule_of(think(duel, level, 0)) == "FORMAT");
    for (const Json& seed : {Json(-1), Json("x"), Json(2'147'483'648), Json()})
        CHECK(rule_of(think(duel, 1, seed)) == "FORMAT");
    CHECK(rule_of(ask({{"op", "think"}, {"record", json(duel)}, {"level", 1}, {"nodes", 7}})) == "FORMAT");
    CHECK(is_clear_refusal(think(R"({"game":"chess","version":1})", 1, 0)));
}

TEST_CASE("serve: nobody thinks while dice are due, nor when the game is over", "[bots]") {
    CHECK(is_clear_refusal(think(fresh, 1, 0)));
    const Json over = match({"random", "random"});
    REQUIRE(over.at("status").at("toAct").is_null());
    CHECK(is_clear_refusal(ask({{"op", "think"}, {"record", over.at("record")}, {"level", 1}})));
}

TEST_CASE("serve: a match is played to its end, the same for the same seed", "[bots]") {
    const Json reply = match({"random", "random"});
    CHECK(reply.at("status").at("result").is_object());
    CHECK(reply.at("decisions").size() == 2);
    CHECK(status_of(reply.at("record")).at("status") == reply.at("status"));
    CHECK(match({"random", "random"}) == reply);
    CHECK(match({"random"}) == reply);
}

TEST_CASE("serve: a match goes no further than it is told, from where the record ends", "[bots]") {
    const Json some = match({1, "monte-carlo"}, 0, 4);
    CHECK(some.at("record").at("moves").size() == 4);
    CHECK(match({1}, 2, 0).at("record").contains("moves") == false);
    const Json on = ask({{"op", "match"}, {"record", some.at("record")}, {"players", {"random"}}, {"most", 3}});
    CHECK(on.at("record").at("moves").size() == 7);
}

TEST_CASE("serve: an opening at random is the same whoever plays on", "[bots]") {
    const auto decisions = [](const Json& reply, std::size_t count) {
        Json all = Json::array();
        for (const Json& move : reply.at("record").at("moves")) {
            if (move.at("do") != "roll" && all.size() < count) all.push_back(move);
        }
        return all;
    };
    CHECK(decisions(match({"random", 1}, 3, 30), 3) == decisions(match({1, "random"}, 3, 30), 3));
}

TEST_CASE("serve: what match does not take", "[bots]") {
    for (const Json& players :
         {Json::array(), Json("random"), Json::array({0}), Json::array({"best"}), Json::array({Json()})})
        CHECK(rule_of(match(players)) == "FORMAT");
    CHECK(rule_of(match({"random"}, -1)) == "FORMAT");
    CHECK(rule_of(match({"random"}, 0, -1)) == "FORMAT");
}
