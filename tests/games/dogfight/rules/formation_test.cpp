// DF-ADV-FRM, DF-ADV-DIS and DF-ADV-SIG: friends who fly together, and what others see and hear of it.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string far = "1 d5a o13 n 8 5";

// A leads B in their move; C is far away.
Flight led(const std::string& leader, const std::string& follower) {
    return Flight("links",
                  {"0 " + leader + " init=2", "0 d5a h7 n 8 " + follower + " init=7 target=A form", far + " init=9"},
                  "formation");
}

}  // namespace

TEST_CASE("DF-ADV-FRM-01: a friend in the same hex and level who does not follow in turn", "[dogfight]") {
    const auto planes = [](const std::string& b) { return Planes{"0 d5a h7 n 8 5", b, "0 d5a h7 n 8 5", far}; };
    Flight f("begin", planes("0 d5a h7 s 8 6"), "formation");
    CHECK(f.offers("A>B A>B* A>C A>C* A>D A>-"));
    f.refuses("A>D*", "DF-ADV-FRM-01");
    f.plays("A>B*");
    CHECK(f.of("A", "form") == 1);
    f.refuses("B>A*", "DF-ADV-FRM-01");
    f.plays("B>C*");
    f.refuses("C>A*", "DF-ADV-FRM-01");  // through B
    f.refuses("C>B*", "DF-ADV-FRM-01");
    CHECK(f.offers("C>A C>B"));  // as plain targets they will do
    Flight("begin", planes("0 d5a h7 n 9 5"), "formation").refuses("A>B*", "DF-ADV-FRM-01");
    Flight("begin", planes("0 d5a h8 n 8 5"), "formation").refuses("A>B*", "DF-ADV-FRM-01");
    Flight("begin", planes("1 d5a h7 n 8 5"), "formation").refuses("A>B*", "DF-ADV-FRM-01");
    Flight("begin", planes("0 d5a h7 n 8 5")).refuses("A>B*", "DF-ADV-FRM-01");
    CHECK(Flight("begin", planes("0 d5a h7 n 8 5 leave=1"), "formation").offers("A>B*"));
}

TEST_CASE("DF-ADV-FRM-02: linked whatever the numbers, with the leader's die at the leader's speed", "[dogfight]") {
    Flight f("links", {"0 d5a h7 n 8 5 init=7", "0 d5a h7 n 8 5 init=2 target=A form", far + " init=9 target=A"},
             "formation");
    CHECK(f.key("B", "follow") == "A");
    CHECK(f.phase() == "mproll A");
    f.plays("(5) F F N");
    CHECK(f.phase() == "move B");  // 5 + 5: two points as well
    f.plays("F");
    CHECK(f.phase() == "move B");
    // At another speed it rolls.
    Flight slow = led("d5a h7 n 8 5", "4");
    slow.plays("(1) F N");
    CHECK(slow.phase() == "mproll B");
}

TEST_CASE("DF-ADV-FRM-03: copy each step, or the formation is broken", "[dogfight]") {
    Flight f = led("d5a h7 n 8 5", "5");
    f.plays("(5) R1 F N");
    CHECK(Flight(f).plays("R1 F").of("B", "form") == 1);
    CHECK(Flight(f).plays("R1 F N").of("B", "form") == 1);
    CHECK(Flight(f).plays("F").of("B", "form") == 0);
    CHECK(Flight(f).plays("L1").of("B", "form") == 0);
    CHECK(Flight(f).plays("R1^1").of("B", "form") == 0);
    CHECK(Flight(f).plays("R1 R1").of("B", "form") == 0);
    // It goes when the next declarations begin.
    f.plays("R1 F N (1) F N");
    CHECK(f.turn() == 2);
    CHECK(f.of("B", "form") == 0);
    CHECK(f.target("B") == "A 0");
}

TEST_CASE("DF-ADV-FRM-03: the leader's points weigh 2 each on the follower's tests", "[dogfight]") {
    Flight f = led("camel h7 n 8 5 pilot=0,1,0", "5");
    f.plays("(4) @2 R1 N");
    CHECK(f.phase() == "move B");
    Flight same = f;
    same.plays("R1");
    CHECK(same.phase() == "mt B");  // 2 - 4 can fail
    CHECK(Flight(same).plays("(2,3)").phase() == "fail B");
    CHECK(Flight(same).plays("(3,3)").phase() == "throttle B");
    // Another step is free of it.
    CHECK(Flight(f).plays("L1").phase() == "throttle B");
}

TEST_CASE("DF-ADV-DIS-01: of a near target in formation its first leader is shown", "[dogfight]") {
    const auto shown = [](const std::string& hunter, std::string_view options = "formation disclosure") {
        Flight f("initiative",
                 {"0 d5a h7 n 8 5", "0 d5a h7 n 8 5 target=A form", "0 d5a h7 n 8 5 target=B form",
                  "1 d5a " + hunter + " target=C"},
                 options);
        return has(f.status(), "shown") ? f.status().at("shown").value("D", "") : "no key";
    };
    CHECK(shown("h6 s 8 5") == "A");
    CHECK(shown("h5 s 8 5") == "A");
    CHECK(shown("h6 s 10 5") == "A");
    CHECK(shown("h4 s 8 5") == "C");
    CHECK(shown("h5 s 10 5") == "C");
    CHECK(shown("h6 s 8 5", "formation") == "no key");
    Flight f("combat",
             {"0 d5a h7 n 8 5 target=D cv=5", "0 d5a h7 n 8 5 target=A form", "1 d5a h7 s 8 5 target=B cv=5",
              "1 d5a h7 n 8 5"},
             "formation disclosure");
    CHECK(f.status().at("shown") == json(R"({"A":"D","B":"A","C":"A"})"));
    f.plays("*0 *1 (1,1,1,1)");
    CHECK(f.turn() == 2);
    Flight late("combat done=C,A",
                {"0 d5a h7 n 8 5 target=D cv=5 moved", "0 d5a h7 n 8 5 target=A form",
                 "1 d5a h7 s 8 5 target=B cv=5 moved", "1 d5a h7 n 8 5"},
                "formation disclosure");
    late.plays("*1 (1,2,1,2)");
    CHECK(late.phase() == "fire A");
    CHECK(late.status().at("shown").at("C") == "B");  // it has fired
}

TEST_CASE("DF-ADV-SIG-01: one message of eight before the declaration", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 5", "0 d5a h8 n 8 5", far};
    Flight f("begin", planes, "signals");
    CHECK(f.offers("A!1 A!8"));
    CHECK(f.choices() == 3 + 8);
    f.refuses("A!9", "FORMAT");
    f.refuses("A!0", "FORMAT");
    f.plays("A!8");
    CHECK(f.of("A", "sig") == 8);
    CHECK(f.phase() == "target A");
    f.refuses("A!2", "DF-ADV-SIG-01");
    CHECK(f.choices() == 3);
    Flight("begin", planes).refuses("A!2", "DF-ADV-SIG-01");
}

TEST_CASE("DF-ADV-SIG-02: friends who look at the sender read it, later", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "0 d5a c5 n 8 5", "0 d5a e5 n 8 5", far}, "signals");
    f.plays("A!5 A>- B>A");
    CHECK_FALSE(has(f.status(), "signals"));
    f.plays("C>B D>A");
    CHECK(f.phase() == "initiative");
    CHECK(f.status().at("signals") == json(R"([{"to":"B","from":"A","code":5}])"));
    f.plays("(0,5,8,9) (1) F N (1) F N (1) F N (1) F N");
    CHECK(f.turn() == 2);
    CHECK(f.key("A", "sig").is_null());
}

TEST_CASE("DF-ADV-SIG-02: a signaller keeps to level 1 and spends no points", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 sig=1", "signals");
    f.plays("(5)");
    CHECK(f.offers("F R2 M F^-2"));
    f.refuses("U", "DF-ADV-SIG-02");
    f.refuses("M+1", "DF-ADV-SIG-02");
    f.refuses("F^-3", "DF-ADV-SIG-02");
    f.refuses("@1", "DF-ADV-SIG-02");
    f.refuses("S", "DF-STALL-08");
}
