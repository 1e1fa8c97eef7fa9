// Positions as they are read and written, and those that are refused.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

struct Fault {
    const char* what;
    Json start;
};

std::string rule_for(const char* options, const Json& start) {
    return rule_of(status_of(record(options_of(options), start)));
}

void check_all_refused(const char* options, const Json& good, const std::vector<Fault>& faults) {
    INFO("good: " << good.dump());
    CHECK(rule_for(options, good).empty());
    for (const Fault& fault : faults) {
        INFO(fault.what << ": " << fault.start.dump());
        const Json reply = status_of(record(options_of(options), fault.start));
        INFO("reply: " << reply.dump());
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
        CHECK_FALSE(has(reply, "move"));
    }
}

// A copy with one key changed or taken away.
Json with(Json start, const char* key, Json value) {
    start[key] = std::move(value);
    return start;
}

Json without(Json start, const char* key) {
    start.erase(key);
    return start;
}

Json with_plane(Json start, std::size_t index, const char* key, Json value) {
    start["planes"][index][key] = std::move(value);
    return start;
}

Json without_in_plane(Json start, std::size_t index, const char* key) {
    start["planes"][index].erase(key);
    return start;
}

const Json clouds_good = json(R"({"phase":"clouds","player":0,"off":[6,6],"clouds":["c4","h8"]})");
const Json act_good = json(R"({"phase":"act","player":0,"round":7,"left":2,"clouds":["c4","h8"],"off":[1,2],
    "planes":[{"at":"c1","p":0,"dir":"e","h":2,"m":true},{"at":"e5","p":0,"dir":"ne"},{"at":"h1","p":1,"dir":"w"}]})");
const Json dive_good = json(R"({"phase":"dive","player":0,"round":7,"left":1,"dive":"c1",
    "planes":[{"at":"c1","p":0,"dir":"e","h":2,"m":true},{"at":"e5","p":0,"dir":"ne"},{"at":"h1","p":1,"dir":"w"},{"at":"h3","p":1,"dir":"w"}]})");
const Json over_good = json(R"({"phase":"over","round":7,"clouds":["c4"],"off":[1,0],
    "planes":[{"at":"c1","p":0,"dir":"e","h":2}]})");

}  // namespace

TEST_CASE("Positions: keys that the phase does not know") {
    check_all_refused("", clouds_good,
                      {{"round", with(clouds_good, "round", 1)},
                       {"left", with(clouds_good, "left", 1)},
                       {"planes", with(clouds_good, "planes", Json::array({{{"at", "c1"}, {"p", 0}, {"dir", "e"}}}))},
                       {"dive", with(clouds_good, "dive", "c1")},
                       {"points", with(clouds_good, "points", {0, 0})},
                       {"stranger", with(clouds_good, "wind", "nw")}});
    check_all_refused("", act_good,
                      {{"dive", with(act_good, "dive", "c1")},
                       {"points", with(act_good, "points", {1, 0})},
                       {"stranger", with(act_good, "turn", 3)},
                       {"another case", with(act_good, "Round", 7)}});
    check_all_refused("", dive_good,
                      {{"stranger", with(dive_good, "from", "b1")}, {"points", with(dive_good, "points", {1, 0})}});
    check_all_refused("", over_good,
                      {{"player", with(over_good, "player", 0)},
                       {"left", with(over_good, "left", 0)},
                       {"dive", with(over_good, "dive", "c1")},
                       {"stranger", with(over_good, "result", nullptr)},
                       {"points", with(over_good, "points", {1, 0})}});
}

TEST_CASE("Positions: keys that are missing") {
    check_all_refused("", clouds_good,
                      {{"phase", without(clouds_good, "phase")},
                       {"player", without(clouds_good, "player")},
                       {"off", without(clouds_good, "off")}});
    check_all_refused("", act_good,
                      {{"phase", without(act_good, "phase")},
                       {"player", without(act_good, "player")},
                       {"round", without(act_good, "round")},
                       {"left, although a plane is marked", without(act_good, "left")},
                       {"at", without_in_plane(act_good, 1, "at")},
                       {"p", without_in_plane(act_good, 1, "p")},
                       {"dir", without_in_plane(act_good, 1, "dir")}});
    check_all_refused("", dive_good,
                      {{"dive", without(dive_good, "dive")},
                       {"left", without(dive_good, "left")},
                       {"round", without(dive_good, "round")},
                       {"player", without(dive_good, "player")}});
    check_all_refused("", over_good, {{"round", without(over_good, "round")}, {"phase", without(over_good, "phase")}});
}

TEST_CASE("Positions: wrong types and values") {
    check_all_refused("", act_good,
                      {{"phase", with(act_good, "phase", "fly")},
                       {"phase as a number", with(act_good, "phase", 1)},
                       {"player -1", with(act_good, "player", -1)},
                       {"player 2", with(act_good, "player", 2)},
                       {"player as text", with(act_good, "player", "0")},
                       {"player true", with(act_good, "player", true)},
                       {"player 0.0", with(act_good, "player", 0.0)},
                       {"round 0", with(act_good, "round", 0)},
                       {"round 10000", with(act_good, "round", 10000)},
                       {"round 7.0", with(act_good, "round", 7.0)},
                       {"left -1", with(act_good, "left", -1)},
                       {"left null", with(act_good, "left", nullptr)},
                       {"left as text", with(act_good, "left", "2")},
                       {"clouds as text", with(act_good, "clouds", "c4")},
                       {"a cloud that is no cell", with(act_good, "clouds", {"c4", "l1"})},
                       {"a cloud as a number", with(act_good, "clouds", {"c4", 7})},
                       {"off too short", with(act_good, "off", Json::array({1}))},
                       {"off too long", with(act_good, "off", {1, 2, 0})},
                       {"off negative", with(act_good, "off", {1, -2})},
                       {"off as an object", with(act_good, "off", {{"0", 1}})},
                       {"off as floats", with(act_good, "off", {1.0, 2.0})},
                       {"planes as an object", with(act_good, "planes", Json::object())},
                       {"a plane as text", with(act_good, "planes", {"c1"})},
                       {"no cell", with_plane(act_good, 1, "at", "a7")},
                       {"cell in capitals", with_plane(act_good, 1, "at", "E5")},
                       {"cell as a number", with_plane(act_good, 1, "at", 5)},
                       {"owner 2", with_plane(act_good, 1, "p", 2)},
                       {"owner -1", with_plane(act_good, 1, "p", -1)},
                       {"owner true", with_plane(act_good, 1, "p", true)},
                       {"facing n", with_plane(act_good, 1, "dir", "n")},
                       {"facing NE", with_plane(act_good, 1, "dir", "NE")},
                       {"facing 0", with_plane(act_good, 1, "dir", 0)},
                       {"height -1", with_plane(act_good, 1, "h", -1)},
                       {"height 7", with_plane(act_good, 1, "h", 7)},
                       {"height 1.0", with_plane(act_good, 1, "h", 1.0)},
                       {"height true", with_plane(act_good, 1, "h", true)},
                       {"mark 1", with_plane(act_good, 0, "m", 1)},
                       {"mark as text", with_plane(act_good, 0, "m", "true")},
                       {"a stranger in a plane", with_plane(act_good, 1, "name", "Red Baron")}});
    for (const char* start : {"[]", "7", "\"act\"", "null", "true", "{}"}) CHECK(rule_for("", json(start)) == "FORMAT");
}

TEST_CASE("Positions: planes and clouds that cannot be") {
    const Json plane = json(R"({"at":"e5","p":1,"dir":"w"})");
    Json on_one_cell = act_good;
    on_one_cell["planes"].push_back(plane);
    Json three_clouds = with(act_good, "clouds", {"f4", "f5", "f6"});
    check_all_refused("", act_good,
                      {{"two planes on a cell", on_one_cell},
                       {"two clouds on a cell", with(act_good, "clouds", {"c4", "h8", "c4"})},
                       {"a cloud of three", three_clouds},
                       {"a bent cloud of three", with(act_good, "clouds", {"e5", "f5", "f6"})},
                       {"one plane left, on the board", with(act_good, "off", {1, 0})},
                       {"more than the fleet", with(act_good, "off", {1, 6})},
                       {"more than the fleet, off", with(act_good, "off", {5, 2})},
                       {"another player's plane marked", with_plane(act_good, 2, "m", true)},
                       {"left beyond what can act", with(act_good, "left", 3)}});
    check_all_refused(
        "", json(R"({"phase":"act","player":0,"round":7,"off":[2,2]})"),
        {{"one plane left, off", json(R"({"phase":"act","player":0,"round":7,"off":[2,1]})")},
         {"left beyond what is off", json(R"({"phase":"act","player":0,"round":7,"off":[2,2],"left":3})")},
         {"one team only", json(R"({"phase":"act","player":0,"round":7,"off":[2,0]})")},
         {"nobody", json(R"({"phase":"act","player":0,"round":7})")},
         {"the player to act has no planes", json(R"({"phase":"act","player":1,"round":7,"off":[2,0]})")}});
}

TEST_CASE("Positions: heights beyond the pool, of a player or of a team") {
    CHECK(refusal_of("rings=5", act(0, 7).fleet(0, "c1=e^2 c3=e^3").fleet(1, "h1=e^5 h3=e")).empty());
    CHECK(refusal_of("rings=5", act(0, 7).fleet(0, "c1=e^3 c3=e^3").fleet(1, "h1=e^5 h3=e")) == "FORMAT");
    CHECK(refusal_of("rings=5", act(0, 7).fleet(0, "c1=e^2 c3=e^3").fleet(1, "h1=e^5 h3=e^1")) == "FORMAT");
    CHECK(
        refusal_of("type=1v2 rings=5", act(0, 7).fleet(0, "c1=e c3=e").fleet(1, "h1=e^3 h3=e").fleet(2, "i1=e^2 i3=e"))
            .empty());
    CHECK(refusal_of("type=1v2 rings=5",
                     act(0, 7).fleet(0, "c1=e c3=e").fleet(1, "h1=e^3 h3=e").fleet(2, "i1=e^2 i3=e^1")) == "FORMAT");
    CHECK(refusal_of("rings=5", over(7).fleet(0, "c1=e^6 c3=e")) == "FORMAT");
}

TEST_CASE("Positions: a dive names a marked plane of the player to act") {
    check_all_refused("", dive_good,
                      {{"an empty cell", with(dive_good, "dive", "c2")},
                       {"no cell", with(dive_good, "dive", "z1")},
                       {"an unmarked plane", with(dive_good, "dive", "e5")},
                       {"the other player's plane", with(dive_good, "dive", "h1")},
                       {"not marked", without_in_plane(dive_good, 0, "m")},
                       {"null", with(dive_good, "dive", nullptr)},
                       {"a list", with(dive_good, "dive", Json::array({"c1"}))},
                       {"left beyond what can act", with(dive_good, "left", 2)},
                       {"one team only", json(R"({"phase":"dive","player":0,"round":7,"left":1,"dive":"c1",
                           "planes":[{"at":"c1","p":0,"dir":"e","h":2,"m":true},{"at":"e5","p":0,"dir":"ne"}]})")}});
}

TEST_CASE("Positions: the placement of clouds") {
    check_all_refused("clouds=3", clouds_good,
                      {{"all clouds lie", with(clouds_good, "clouds", {"c4", "h8", "a1"})},
                       {"more than all", with(clouds_good, "clouds", {"c4", "h8", "a1", "k1"})},
                       {"a cloud of three", with(clouds_good, "clouds", {"c4", "c5", "c6"})},
                       {"one plane", with(clouds_good, "off", {6, 1})},
                       {"no planes", with(clouds_good, "off", {6, 0})},
                       {"more than the fleet", with(clouds_good, "off", {7, 6})},
                       {"player 2", with(clouds_good, "player", 2)}});
    CHECK(rule_for("clouds=3", with(clouds_good, "off", {2, 3})).empty());  // fewer planes than the fleet are in order
    CHECK(rule_for("clouds=2", clouds_good) == "FORMAT");
    CHECK(rule_for("clouds=0", without(clouds_good, "clouds")) == "FORMAT");
}

TEST_CASE("Positions: rounds and the limit") {
    const Json nine = with(act_good, "round", 9);
    CHECK(rule_for("roundLimit=9", nine).empty());
    CHECK(rule_for("roundLimit=8", nine) == "FORMAT");
    CHECK(rule_for("", with(act_good, "round", 1)).empty());
    CHECK(rule_for("", with(act_good, "round", 9999)).empty());
    CHECK(rule_for("roundLimit=6", over_good) == "FORMAT");
}

TEST_CASE("Positions: over, and not over") {
    const Json both = json(R"({"phase":"over","round":7,"off":[2,2]})");
    CHECK(rule_for("", both) == "FORMAT");
    CHECK(rule_for("roundLimit=8", both) == "FORMAT");
    CHECK(rule_for("roundLimit=7", both).empty());
    CHECK(rule_for("", over_good).empty());
    CHECK(rule_for("", json(R"({"phase":"over","round":7})")) == "FORMAT");  // nobody is left to have won
    CHECK(rule_for("", with_plane(over_good, 0, "m", true)) == "FORMAT");
    CHECK(rule_for("", with(over_good, "off", {0, 0})) == "FORMAT");  // one plane: the winner has at least two

    CHECK(rule_for("type=1v2", json(R"({"phase":"over","round":7,"off":[0,2,2]})")).empty());
    CHECK(rule_for("type=1v2", json(R"({"phase":"over","round":7,"off":[2,0,2]})")) == "FORMAT");
    CHECK(rule_for("type=ffa", json(R"({"phase":"over","round":7,"off":[0,2,0]})")).empty());
    CHECK(rule_for("type=ffa", json(R"({"phase":"over","round":7,"off":[0,2,2]})")) == "FORMAT");
    CHECK(
        rule_for("type=circle", json(R"({"phase":"over","round":7,"off":[0,2,2]})")).empty());  // exactly one has none
    CHECK(rule_for("type=circle", json(R"({"phase":"over","round":7,"off":[2,2,2]})")) == "FORMAT");
    CHECK(rule_for("type=circle", json(R"({"phase":"act","player":1,"round":7,"off":[0,2,2]})")) == "FORMAT");
    CHECK(rule_for("type=circle players=4", json(R"({"phase":"over","round":7,"off":[0,2,0,2]})")) == "FORMAT");
}

TEST_CASE("Positions: points belong to a free-for-all, 0 to 99, one a player") {
    const Json good = json(R"({"phase":"act","player":0,"round":7,"off":[2,2,2],"points":[0,99,3]})");
    check_all_refused("type=ffa", good,
                      {{"100", with(good, "points", {0, 100, 3})},
                       {"-1", with(good, "points", {0, -1, 3})},
                       {"two of three", with(good, "points", {1, 2})},
                       {"four of three", with(good, "points", {1, 2, 3, 4})},
                       {"a number", with(good, "points", 3)},
                       {"floats", with(good, "points", {1.0, 2.0, 3.0})}});
    CHECK(rule_for("type=circle", good) == "FORMAT");
    CHECK(rule_for("type=1v2", good) == "FORMAT");
}

TEST_CASE("Positions: an eliminated player has no planes and is not to act") {
    CHECK(rule_for("type=ffa", json(R"({"phase":"act","player":0,"round":7,"off":[2,0,2]})")).empty());
    CHECK(rule_for("type=ffa", json(R"({"phase":"act","player":1,"round":7,"off":[2,0,2]})")) == "FORMAT");
    CHECK(rule_for("type=2v2", json(R"({"phase":"act","player":0,"round":7,"off":[2,0,0,2]})")).empty());
    CHECK(rule_for("type=2v2", json(R"({"phase":"act","player":0,"round":7,"off":[2,2,0,0]})")) == "FORMAT");
}
