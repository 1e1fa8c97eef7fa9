// DF-ADV-COL and DF-ADV-RAM: aircraft that come too close.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string far = "1 d5a o13 n 8 5";

// A at speed 7 with marker 2 looks at C; B at speed 8 looks for nobody. With dice a and b the sum is a - 5 + b - 2.
Flight met(const std::string& dice, const std::string& a = "", const std::string& b = "") {
    Flight f("initiative", {"0 d5a h7 n 8 7 mt=2 target=C " + a, "1 d5a h7 s 8 8 " + b, far}, "collisions");
    return f.plays("(4,4,9) " + dice);
}

int need(const Flight& f) { return has(f.position(), "enc") ? f.position().at("enc").at(0).at("need").get<int>() : 0; }

}  // namespace

TEST_CASE("DF-ADV-COL-01: the same hex, level and number, and neither the other's target", "[dogfight]") {
    const auto phase = [](const std::string& a, const std::string& b, const char* dice = "(4,4,9)",
                          std::string_view options = "collisions") {
        return Flight("initiative", {"0 d5a " + a, "1 d5a " + b, far}, options).plays(dice).phase();
    };
    Flight f("initiative", {"0 d5a h7 n 8 7", "1 d5a h7 s 8 8", far}, "collisions");
    f.plays("(4,4,9)");
    CHECK(f.phase() == "encounter");
    CHECK(f.list() == "AB");
    CHECK(f.roll() == "6 6");
    CHECK(phase("h7 n 8 7", "h7 s 8 8 leave=1") == "encounter");
    CHECK(phase("h7 n 8 7 target=C", "h7 - 8 8") == "encounter");
    CHECK(phase("h7 n 8 7", "h7 s 8 8", "(4,5,9)") == "mproll A");
    CHECK(phase("h7 n 8 7", "h6 s 8 8") == "mproll A");
    CHECK(phase("h7 n 9 7", "h7 s 8 8") == "mproll B");
    CHECK(phase("h7 n 8 7 target=B", "h7 s 8 8") == "mproll A");
    CHECK(phase("h7 n 8 7", "h7 s 8 8 target=A") == "mproll B");
    CHECK(phase("h7 n 8 7", "h7 s 8 8", "(4,4,9)", "") == "mproll A");
    CHECK(phase("h7 - 8 0 pitch=-2 spin mt=1", "h7 s 8 8", "(8,4,9)") == "spin A");
}

TEST_CASE("DF-ADV-COL-02: the sum of both, and how many levels are needed", "[dogfight]") {
    CHECK(met("(4,5)").phase() == "mproll A");  // 2: nothing
    CHECK(met("(4,5)").target("A") == "C 0");
    CHECK(need(met("(4,4)")) == 1);
    CHECK(need(met("(3,4)")) == 2);
    CHECK(need(met("(1,2)")) == 6);  // -4
    CHECK(need(met("(1,1)")) == 6);  // -5, but six at most
    CHECK(need(met("(3,4)", "", "mt=1")) == 3);
    Flight f = met("(3,4)");
    CHECK(f.target("A").empty());
    CHECK(f.of("A", "tried") == 1);
    CHECK(f.of("B", "tried") == 1);
    // Experience adds: 3 + 1 on the first die has the same number as 4.
    Flight old("initiative", {"0 d5a h7 n 8 7 mt=2 target=C pilot=1,0,0", "1 d5a h7 s 8 8", far}, "collisions");
    CHECK(need(old.plays("(3,4,9) (3,4)")) == 1);
}

TEST_CASE("DF-ADV-COL-02: all sums are reckoned before anything is lost", "[dogfight]") {
    Flight f("initiative", {"0 d5a h7 n 8 7 target=D", "1 d5a h7 s 8 8", "0 d5a h7 s 8 5", far}, "collisions");
    f.plays("(4,4,5,9)");
    CHECK(f.list() == "AB AC BC");
    CHECK(f.roll() == "6 6 6 6 6 6");
    // 1 - 3 + 1 - 2 is -3; 4 - 3 + 2 is 3; 3 - 2 + 1 is 2, for B does not yet count as targeting.
    f.plays("(1,1,4,2,3,1)");
    CHECK(f.position().at("enc").size() == 1);
    CHECK(need(f) == 5);
}

TEST_CASE("DF-ADV-COL-03: least experience first, then speed, then index", "[dogfight]") {
    CHECK(met("(3,4)").queue() == "A B");
    Flight old("initiative", {"0 d5a h7 n 8 7 mt=2 target=C pilot=1,0,0", "1 d5a h7 s 8 8", far}, "collisions");
    CHECK(old.plays("(3,4,9) (2,4)").queue() == "B A");
    Flight f = met("(3,4)");
    CHECK(f.phase() == "evade A");
    CHECK(f.offers("V0 V1 V2 V3"));
    CHECK(f.choices() == 4);
    f.refuses("V4", "FORMAT");
    // Enough has been done: B is not asked, and both fly on.
    CHECK(Flight(f).plays("V2 (3,3)").phase() == "mproll A");
    CHECK(Flight(f).plays("V1 (3,3)").phase() == "evade B");
    CHECK(Flight(f).plays("V1 (3,3) V1 (2,2)").phase() == "mproll A");
    CHECK(Flight(f).plays("V0 V0").phase() == "collide");
}

TEST_CASE("DF-ADV-COL-04: the highest level reached counts", "[dogfight]") {
    const auto got = [](const char* level, const char* dice, const std::string& more = "") {
        return met("(1,1)", more).plays(std::string(level) + " " + dice).of("A", "got");
    };
    CHECK(got("V1", "(2,2)") == 1);
    CHECK(got("V1", "(1,2)") == 0);
    CHECK(got("V1", "(6,6)") == 1);
    CHECK(got("V2", "(3,3)") == 2);
    CHECK(got("V2", "(2,3)") == 1);
    CHECK(got("V3", "(4,5)") == 3);
    CHECK(got("V3", "(4,4)") == 2);
    CHECK(got("V3", "(2,2)") == 1);
    CHECK(got("V3", "(1,1)") == 0);
    CHECK(got("V2", "(3,3)", "ctl=1") == 1);
    CHECK(got("V2", "(2,3)", "pilot=0,1,0") == 2);
    // A stress test after level 3 only, and never a failure table.
    CHECK(met("(1,1)").plays("V3 (1,1)").phase() == "stress A");
    CHECK(met("(1,1)").plays("V2 (1,1)").phase() == "evade B");
}

TEST_CASE("DF-ADV-COL-05: an evader flies straight, with the costs of its test", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 ev=2 got=1", "collisions");
    f.plays("(5)");
    CHECK(f.offers("F"));
    CHECK(f.choices() == 1);
    for (const char* move : {"R1", "U", "M", "F^1", "F^-1", "@1"}) f.refuses(move, "DF-ADV-COL-05");
    f.plays("F F N");
    CHECK(f.of("A", "mt") == 2);
    CHECK(f.of("A", "dv") == -1);
    // From the middle by any edge, with the pitch it has.
    Flight middle = alone("0 d5a h7 - 8 5 ev=1 got=1 pitch=-1", "collisions");
    middle.plays("(1)");
    CHECK(middle.offers("Xn Xne Xse Xs Xsw Xnw"));
    CHECK(middle.choices() == 6);
    middle.refuses("Xn^0", "DF-ADV-COL-05");
    middle.refuses("M", "DF-ADV-COL-05");
    CHECK(middle.plays("Xn N").of("A", "mt") == 1);
    // Level 1 costs power.
    CHECK(alone("0 d5a h7 ne 8 4 ev=1 got=1", "collisions").plays("(1) F P (3)").of("A", "dv") == 0);
    CHECK(alone("0 d5a h7 ne 8 4 ev=1 got=1", "collisions").plays("(1) F P (4)").of("A", "dv") == 1);
    // Level 3 raises the minimum to 6 and costs 2.
    CHECK(alone("0 d5a h7 ne 8 6 ev=3 got=3", "collisions").plays("(1) F").phase() == "stall A");
    CHECK(alone("0 d5a h7 ne 8 7 ev=3 got=3", "collisions").plays("(1) F N").of("A", "dv") == -2);
    // With declared steps it declares none.
    CHECK(alone("0 d5a h7 ne 8 5 ev=1 got=1", "collisions declareFirst").phase() == "mproll A");
}

TEST_CASE("DF-ADV-COL-06: what the collision does", "[dogfight]") {
    // 15 of speed are 5; two levels missing: the dice less 3.
    Flight f = met("(3,4)");
    f.plays("V0 V0");
    CHECK(f.roll() == "6 6 6 6");
    f.plays("(4,3,1,2)");
    CHECK(f.of("A", "dmg") == 4);
    CHECK(f.of("B", "dmg") == 0);
    CHECK(f.of("A", "shock") == 8);
    CHECK(f.of("B", "shock") == 0);
    CHECK(f.score() == "0 4");
    CHECK(f.phase() == "mproll A");
    // The shock is on all tests: level 0 can fail now.
    f.plays("(1) R1");
    CHECK(f.phase() == "mt A");
    CHECK(Flight(f).plays("(4,5)").phase() == "fail A");
    CHECK(Flight(f).plays("(4,6)").phase() == "throttle A");
    // One level found: one less; and who has tested has no shock.
    Flight one = met("(3,4)").plays("V1 (2,2) V0 (4,3,3,4)");
    CHECK(one.of("A", "dmg") == 3);
    CHECK(one.of("B", "dmg") == 3);
    CHECK(one.of("A", "shock") == 0);
    CHECK(one.of("B", "shock") == 6);
    // Doubles: one critical hit for every four.
    Flight crit = met("(3,4)").plays("V0 V0 (4,4,3,3)");
    CHECK(crit.of("A", "dmg") == 5);
    CHECK(crit.of("B", "dmg") == 3);
    CHECK(crit.phase() == "crit");
    CHECK(crit.list() == "A");
    CHECK(crit.plays("(1,5)").of("A", "ctl") == 1);
    // Hits are points, and a wreck is ten.
    Flight wreck = met("(3,4)", "dmg=28").plays("V0 V0 (6,5,2,3)");
    CHECK(wreck.where("A") == "destroyed");
    CHECK(wreck.score() == "2 18");
}

TEST_CASE("DF-ADV-COL-07: an encounter ends with one of its aircraft", "[dogfight]") {
    Flight f = met("(1,1)", "dmg=10");
    f.plays("V3 (1,1) (1,1)");
    CHECK(f.where("A") == "destroyed");
    CHECK(f.phase() == "mproll B");
}

TEST_CASE("DF-ADV-RAM-01: in the enemy's hex, with a bonus that reaches its number", "[dogfight]") {
    const auto asked = [](const std::string& a, const std::string& b, const char* dice = "(1,5)",
                          std::string_view options = "collisions ramming") {
        return Flight("initiative", {"0 d5a " + a, b}, options).plays(dice).phase() == "ram A";
    };
    const std::string b = "1 d5a h7 s 8 5 target=A";  // 6 against 1
    CHECK(asked("h7 n 8 3 target=B cv=6", b));
    CHECK(asked("h7 n 8 3 target=B cv=5", b));
    CHECK_FALSE(asked("h7 n 8 3 target=B cv=4", b));
    CHECK_FALSE(asked("h7 n 8 3 target=B", b, "(9,1)"));  // no bonus, however high the number
    CHECK(asked("h7 n 8 3 target=B cv=1", b, "(9,1)"));
    CHECK_FALSE(asked("h7 n 8 3 target=B cv=6", "1 d5a h6 s 8 5 target=A"));
    CHECK_FALSE(asked("h7 n 8 3 target=B cv=6", "1 d5a h7 s 9 5 target=A"));
    CHECK_FALSE(asked("h7 n 8 3 target=B cv=6", b, "(1,5)", "collisions"));
    Flight f("initiative", {"0 d5a h7 n 8 3 target=B cv=6", b}, "collisions ramming");
    f.plays("(1,5)");
    CHECK(f.choices() == 2);
    f.plays("*0");
    CHECK(f.phase() == "tail A");
}

TEST_CASE("DF-ADV-RAM-02: slow and clumsy rammers miss, and they do not evade", "[dogfight]") {
    const auto ram = [](const std::string& a, const char* dice) {
        Flight f("initiative", {"0 d5a h7 n 8 " + a + " target=B cv=9", "1 d5a h7 s 8 5 target=A"},
                 "collisions ramming");
        f.plays("(1,5) Y");
        CHECK(f.phase() == "ramroll A");
        CHECK(f.roll() == "6 6");
        return f.plays(dice);
    };
    // The rammer's die less 2 for targeting, the other's too: 3 + 3 - 4 is 2, nothing.
    CHECK(ram("4", "(3,3)").phase() == "tail A");
    Flight f = ram("4", "(3,2)");
    CHECK(need(f) == 1);
    CHECK(f.position().at("enc").at(0).at("ram") == "A");
    CHECK(f.queue() == "B");
    CHECK(f.target("A").empty());
    CHECK(f.target("B").empty());
    CHECK(ram("3", "(3,2)").phase() == "tail A");  // 1 for each point below 4
    CHECK(need(ram("2", "(1,2)")) == 1);
    CHECK(need(ram("4 pilot=0,1,0", "(3,3)")) == 1);
    CHECK(need(ram("4 pilot=0,-1,0", "(3,2)")) == 0);
    CHECK(need(ram("4 pilot=3,0,0", "(3,2)")) == 1);  // experience plays no part for the rammer
    // 9 of speed are 3: the dice less 10, plus 1 and 3.
    f.plays("V0 (4,4,4,5)");
    CHECK(f.of("A", "dmg") == 2);
    CHECK(f.of("B", "dmg") == 3);
    CHECK(f.of("A", "shock") == 4);
}
