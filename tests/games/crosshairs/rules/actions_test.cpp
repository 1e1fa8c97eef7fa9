// The shape of actions, and the list of legal ones.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <set>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

// Something of everything: entries with height, all moves, an open shot, a plane at the edge that has to crash.
Table busy() {
    return Table(
        "handicap=[2,0]",
        act(0, 7).fleet(0, "c1=e d3=e d7=w e5=ne^4 k6=ne").fleet(1, "d5=ne").fleet(1, north_parked).off("1 0"));
}

// Every action that could be written in canonical form: the whole space, legal or not.
std::vector<Json> all_actions() {
    static const int length[] = {6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6};
    std::vector<Json> all = {action_of("="), action_of(".")};
    for (int row = 0; row < 11; ++row)
        for (int number = 1; number <= length[row]; ++number) {
            const std::string cell = std::string(1, static_cast<char>('a' + row)) + std::to_string(number);
            for (const char* prefix : {"~", "x"}) all.push_back(action_of(prefix + cell));
            all.push_back(action_of(cell + "#"));
            for (const char* turn : {"<", "", ">"})
                for (const char* kind : {"^", "-1", "-2", "v", "w"}) all.push_back(action_of(cell + kind + turn));
            for (const char* dir : {"e", "se", "sw", "w", "nw", "ne"})
                for (const char* height : {"", "^1", "^2", "^3", "^4", "^5", "^6"})
                    all.push_back(action_of("+" + cell + "=" + dir + height));
        }
    return all;
}

}  // namespace

TEST_CASE("Actions: every key missing, one at a time") {
    const Table t = busy();
    for (const char* action : {R"({})", R"({"plane":"c1"})", R"({"do":"cloud"})", R"({"do":"enter","cell":"a1"})",
                               R"({"do":"enter","dir":"e"})", R"({"do":"enter"})", R"({"do":"climb"})",
                               R"({"do":"level"})", R"({"do":"level","steps":2})", R"({"do":"swoop"})",
                               R"({"do":"power"})", R"({"do":"crash"})", R"({"do":"shoot"})"})
        t.refuses(action, "FORMAT");
}

TEST_CASE("Actions: keys that do not belong there") {
    const Table t = busy();
    for (const char* action :
         {R"({"do":"climb","plane":"c1","steps":1})", R"({"do":"climb","plane":"c1","height":0})",
          R"({"do":"level","plane":"c1","cell":"c2"})", R"({"do":"swoop","plane":"e5","steps":1})",
          R"({"do":"power","plane":"e5","steps":2})", R"({"do":"crash","plane":"k6","turn":0})",
          R"({"do":"shoot","target":"d5","plane":"d3"})", R"({"do":"shoot","plane":"d5"})", R"({"do":"end","turn":0})",
          R"({"do":"pullout","plane":"e5"})", R"({"do":"enter","cell":"a1","dir":"e","turn":0})",
          R"({"do":"enter","cell":"a1","dir":"e","p":0})", R"({"do":"enter","plane":"a1","dir":"e"})",
          R"({"do":"cloud","cell":"f6","dir":"e"})", R"({"do":"level","plane":"c1","":1})",
          R"({"do":"level","plane":"c1","__proto__":null})"})
        t.refuses(action, "FORMAT");
}

TEST_CASE("Actions: wrong types and values") {
    const Table t = busy();
    for (const char* action : {R"({"do":1})",
                               R"({"do":null})",
                               R"({"do":"Level","plane":"c1"})",
                               R"({"do":"","plane":"c1"})",
                               R"({"do":"roll","dice":[1]})",
                               R"({"do":["level"],"plane":"c1"})",
                               R"({"do":"level","plane":5})",
                               R"({"do":"level","plane":null})",
                               R"({"do":"level","plane":["c1"]})",
                               R"({"do":"level","plane":""})",
                               R"({"do":"level","plane":"C1"})",
                               R"({"do":"level","plane":"c01"})",
                               R"({"do":"level","plane":"c9"})",
                               R"({"do":"level","plane":"c1","steps":true})",
                               R"({"do":"level","plane":"c1","steps":"1"})",
                               R"({"do":"level","plane":"c1","steps":null})",
                               R"({"do":"level","plane":"c1","steps":3})",
                               R"({"do":"level","plane":"c1","steps":0})",
                               R"({"do":"level","plane":"c1","steps":-2})",
                               R"({"do":"level","plane":"c1","turn":2})",
                               R"({"do":"level","plane":"c1","turn":-2})",
                               R"({"do":"level","plane":"c1","turn":false})",
                               R"({"do":"level","plane":"c1","turn":"left"})",
                               R"({"do":"level","plane":"c1","turn":null})",
                               R"({"do":"swoop","plane":"e5","turn":true})",
                               R"({"do":"power","plane":"e5","turn":[1]})",
                               R"({"do":"enter","cell":"a1","dir":"n"})",
                               R"({"do":"enter","cell":"a1","dir":"E"})",
                               R"({"do":"enter","cell":"a1","dir":0})",
                               R"({"do":"enter","cell":"a1","dir":""})",
                               R"({"do":"enter","cell":"l1","dir":"e"})",
                               R"({"do":"enter","cell":"a1","dir":"e","height":-1})",
                               R"({"do":"enter","cell":"a1","dir":"e","height":"1"})",
                               R"({"do":"enter","cell":"a1","dir":"e","height":true})",
                               R"({"do":"enter","cell":"a1","dir":"e","height":7})",
                               R"({"do":"shoot","target":"d10"})",
                               R"({"do":"shoot","target":4})",
                               R"({"do":"shoot","target":true})"})
        t.refuses(action, "FORMAT");
}

TEST_CASE("Actions: 2.0 is not an integer, and nothing beyond 32 bits is") {
    const Json record = busy().record();
    for (const char* action :
         {R"({"do":"level","plane":"c1","steps":1.0})", R"({"do":"level","plane":"c1","steps":2e0})",
          R"({"do":"level","plane":"c1","turn":0.0})", R"({"do":"level","plane":"c1","steps":4294967297})",
          R"({"do":"climb","plane":"c1","turn":1.5})", R"({"do":"enter","cell":"a1","dir":"e","height":1.0})",
          R"({"do":"enter","cell":"a1","dir":"e","height":-1e-9})"}) {
        INFO(action);
        const Json reply = applied(record, Json::array({json(action)}));
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
        CHECK_FALSE(has(reply, "record"));
    }
}

TEST_CASE("Actions: a refused number is told with its action and its key") {
    const Json reply =
        applied(busy().record(), Json::array({action_of("c1-1"), json(R"({"do":"level","plane":"d3","steps":1.0})")}));
    CHECK(rule_of(reply) == "FORMAT");
    CHECK(reply.value("at", Json{}) == Json(1));
    CHECK(reply.dump().find("steps") != std::string::npos);
}

TEST_CASE("Actions: things that are no actions at all") {
    const Json record = busy().record();
    for (const char* action : {"[]", "\"end\"", "7", "null", "true", "[{\"do\":\"end\"}]"}) {
        INFO(action);
        const Json reply = applied(record, Json::array({json(action)}));
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(reply.value("at", Json{}) == Json(0));
    }
    for (const char* actions : {"{}", "\"end\"", "7", "null", "true", R"({"do":"end"})"}) {
        INFO(actions);
        CHECK(rule_of(applied(record, json(actions))) == "FORMAT");
    }
}

TEST_CASE("Actions: explicit defaults are accepted and dropped") {
    const auto recorded = [](const char* action) {
        Table t = busy();
        t.plays(action);
        return t.record().at("moves");
    };
    CHECK(recorded(R"({"turn":0,"steps":1,"plane":"c1","do":"level"})") == json(R"([{"do":"level","plane":"c1"}])"));
    CHECK(recorded(R"({"do":"level","plane":"c1","steps":2,"turn":0})") ==
          json(R"([{"do":"level","plane":"c1","steps":2}])"));
    CHECK(recorded(R"({"do":"climb","plane":"c1","turn":0})") == json(R"([{"do":"climb","plane":"c1"}])"));
    CHECK(recorded(R"({"do":"swoop","plane":"e5","turn":0})") == json(R"([{"do":"swoop","plane":"e5"}])"));
    CHECK(recorded(R"({"do":"power","plane":"e5","turn":0})") == json(R"([{"do":"power","plane":"e5"}])"));
    CHECK(recorded(R"({"do":"enter","cell":"a1","dir":"e","height":0})") ==
          json(R"([{"do":"enter","cell":"a1","dir":"e"}])"));
    CHECK(recorded(R"({"do":"enter","cell":"a1","dir":"e","height":2})") ==
          json(R"([{"do":"enter","cell":"a1","dir":"e","height":2}])"));
    CHECK(recorded(R"({"do":"level","plane":"c1","turn":-1})") == json(R"([{"do":"level","plane":"c1","turn":-1}])"));
}

TEST_CASE("Actions: the list names each legal action once, in canonical form, and misses none") {
    Table in_a_dive = busy();
    in_a_dive.plays("e5v");
    const Table tables[] = {
        busy(),
        in_a_dive,
        Table("handicap=[0,2]"),
        Table("", act(0, 7)
                      .fleet(0, "d3=e* d7=w* c4=e^2")
                      .fleet(1, "d5=ne")
                      .fleet(1, north_parked)
                      .off("1 0")
                      .set("left", 0)),
        Table("type=2v2 handicap=[0,6,0,0] rings=3", act(1, 1).off("5 5 5 5")),
        Table("type=circle players=4 concealed=true turbulence=hex", act(3, 7)
                                                                         .fleet(0, "f6=ne a1=se a2=se")
                                                                         .fleet(1, "h1=e h4=e")
                                                                         .fleet(2, "f1=e b3=ne")
                                                                         .fleet(3, "f11=w i2=e^6 j3=sw^1")
                                                                         .clouds("f11 g6")),
        Table("", over(7).fleet(0, "f1=e f11=w")),
    };
    static const std::vector<Json> everything = all_actions();
    for (const Table& t : tables) {
        INFO(t.record().dump());
        // As text, because the order of JSON values is not the same in every standard library.
        const Json legal = legal_of(t.record()).value("actions", Json::array());
        std::set<std::string> listed, accepted;
        for (const Json& action : legal) listed.insert(action.dump());
        CHECK(listed.size() == legal.size());
        for (const Json& action : everything)
            if (has(applied(t.record(), Json::array({action})), "record")) accepted.insert(action.dump());
        CHECK(accepted == listed);
    }
}
