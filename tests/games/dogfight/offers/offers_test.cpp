// What Dogfight! asks, and the answers: {"op":"ask"}.
#include <catch_amalgamated.hpp>

#include <string>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;
using sightlines::test::ask;

namespace {

Json question_of(const Flight& flight) {
    const Json reply = ask({{"op", "ask"}, {"record", flight.record()}});
    REQUIRE(has(reply, "question"));
    return reply.at("question");
}

Json answer_of(const Json& question, std::string_view id) {
    for (const Json& answer : question.at("answers")) {
        if (answer.at("id") == id) return answer;
    }
    FAIL("no answer " << id);
    return {};
}

bool contains(const Json& text, std::string_view part) {
    return text.get<std::string>().find(part) != std::string::npos;
}

const Planes pair{"0 camel h7 n 8 5 target=B cv=5", "1 d5a h7 n 8 5"};

}  // namespace

TEST_CASE("dogfight offers: whom to hunt; enemies are usual, and nobody declines") {
    const Json question = question_of(Flight("begin", {"0 camel h7 n 8 5", "1 d5a h6 n 8 5", "0 camel c3 n 8 5"}));
    CHECK(question.at("asks") == "The green Camel A: whom do you hunt?");
    CHECK(question.at("because") == "The green Camel A");
    const Json enemy = answer_of(question, ">B"), own = answer_of(question, ">C"), none = answer_of(question, ">-");
    CHECK(enemy.at("name") == "Hunt the red Albatros");
    CHECK(enemy.at("role") == "suggested");
    CHECK(enemy.at("why") == "You are right behind it, Combat Value 2.");
    CHECK(own.at("name") == "Keep an eye on the green Camel C");
    CHECK(own.at("role") == "other");
    CHECK(none.at("role") == "declining");
}

TEST_CASE("dogfight offers: the longest burst is suggested, shorter ones are seldom meant, and to hold fire declines") {
    const Json question = question_of(Flight("combat", pair));
    CHECK(question.at("asks") == "Fire at the red Albatros?");
    const Json longest = answer_of(question, "*3"), hold = answer_of(question, "*0");
    CHECK(longest.at("name") == "Fire a long burst at the red Albatros");
    CHECK(longest.at("role") == "suggested");
    CHECK(contains(longest.at("why"), "% to hit, about 6 hits."));
    CHECK(contains(longest.at("note"), "% to hit, about 6 hits, critical "));
    CHECK(answer_of(question, "*1").at("role") == "other");
    CHECK(hold.at("role") == "declining");
    CHECK(hold.at("note") == "No need: a shot is free.");
}

TEST_CASE("dogfight offers: a shot that hardly can hit has a reason, one that cannot is not suggested") {
    // Each gun needs 12 on two dice: 10 is taken off, and 2 more for a level of height.
    const Json hardly =
        answer_of(question_of(Flight("combat", {"0 camel h7 n 8 5 target=B cv=1", "1 d5a h7 n 8 5"})), "*3");
    CHECK(hardly.at("role") == "suggested");
    CHECK_FALSE(hardly.at("why").get<std::string>().empty());
    const Json question = question_of(Flight("combat", {"0 camel h7 n 9 5 target=B cv=1", "1 d5a h7 n 8 5"}));
    for (const Json& answer : question.at("answers")) CHECK(answer.at("role") != "suggested");
}

TEST_CASE("dogfight offers: a move is asked for step by step, and the beginning of a plan is suggested") {
    Flight flight("go cur=A", pair);
    flight.plays("(6)");
    const Json question = question_of(flight);
    CHECK(question.at("asks") == "Where do you fly? 2 hexes.");
    CHECK(answer_of(question, "F").at("name") == "Straight on");
    CHECK(answer_of(question, "F").at("note") == "");
    CHECK(contains(answer_of(question, "L2").at("note"), "Works "));
    CHECK(answer_of(question, "S").at("role") == "other");
    int suggested = 0;
    for (const Json& answer : question.at("answers")) {
        CHECK(answer.at("role") != "declining");
        if (answer.at("role") != "suggested") continue;
        ++suggested;
        CHECK(contains(answer.at("why"), ": the suggested move ends "));
    }
    CHECK(suggested == 1);
}

TEST_CASE("dogfight offers: to keep the throttle has one name") {
    Flight flight("go cur=A", {"0 camel h7 n 8 5 target=B", "1 d5a h2 n 8 5"});
    flight.plays("(1) F");
    const Json question = question_of(flight);
    CHECK(question.at("asks") == "Faster, slower, or steady?");
    CHECK(answer_of(question, "N").at("name") == "Steady");
    CHECK(answer_of(question, "N").at("note") == "Speed 5.");
}
