// DF-ADV-CLB and DF-ADV-DEP: fine steps of climb, and the way out of the middle.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// Where a step with a certain pitch and fine step leads.
std::string step(const std::string& plane, const std::string& moves) {
    return alone("0 d5a h7 ne 8 " + plane, "fineClimb").plays(moves).where("A");
}

}  // namespace

TEST_CASE("DF-ADV-CLB-01: the vertical sum falls by 1 or 2", "[dogfight]") {
    // Shallow: 7 - 3 is a point, 7 - 4 is none; 9 - 5 is.
    CHECK(step("5 pitch=1", "(2) F") == "i7 ne 8+ p1");
    CHECK(step("5 pitch=1", "(2) F'1") == "i7 ne 8 p1");
    CHECK(step("5 pitch=1", "(4) F'2") == "i7 ne 8+ p1");
    CHECK(step("5 pitch=-1", "(3) F'2") == "i7 ne 8 p-1");
    // Normal: 10 is two vertical points, 10 - 1 is one.
    Flight normal = alone("0 d5a h7 ne 8 4 pitch=-2", "fineClimb");
    normal.plays("(6)");
    CHECK(Flight(normal).plays("F").phase() == "move A");
    CHECK(Flight(normal).plays("F").offers("H F^-1"));
    // Chosen anew each step: the second step is only there without one.
    Flight second = normal;
    second.plays("F'1");
    CHECK(second.phase() == "throttle A");
    // Steep: 6 + 3 is one point; without a fine step 7 + 3 would be two, with one it is not.
    CHECK(alone("0 d5a h7 ne 8 4 pitch=3", "fineClimb").plays("(3) F").phase() == "move A");
    CHECK(alone("0 d5a h7 ne 8 4 pitch=3", "fineClimb").plays("(3) F'1").phase() == "throttle A");
    CHECK(step("3 pitch=2", "(1) H") == "h7 ne 8+ p2");
    Flight hold = alone("0 d5a h7 ne 8 3 pitch=2", "fineClimb");
    hold.plays("(1)");
    CHECK(hold.offers("H'1 H'2"));
    CHECK(hold.plays("H'1").where("A") == "h7 ne 8 p2");
}

TEST_CASE("DF-ADV-CLB-01: only with a climb or dive, and only with the option", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 pitch=1", "fineClimb");
    f.plays("(1)");
    CHECK(f.offers("F F'1 F'2 F^2'1 R1'2"));
    f.refuses("F^0'1", "DF-ADV-CLB-01");
    f.refuses("F'3", "FORMAT");
    f.refuses("F'0", "FORMAT");
    alone("0 d5a h7 ne 8 5", "fineClimb").plays("(1)").refuses("F'1", "DF-ADV-CLB-01");
    alone("0 d5a h7 ne 8 5 pitch=1").plays("(1)").refuses("F'1", "DF-ADV-CLB-01");
}

TEST_CASE("DF-ADV-CLB-02: a low die makes the change of speed one smaller", "[dogfight]") {
    const auto change = [](const std::string& plane, const std::string& moves) {
        return alone("0 d5a h7 ne 8 " + plane, "fineClimb").plays(moves).of("A", "dv");
    };
    CHECK(change("5 pitch=-1", "(1) F'1 N (2)") == 0);
    CHECK(change("5 pitch=-1", "(1) F'1 N (3)") == 1);
    CHECK(change("5 pitch=-1", "(1) F'2 N (4)") == 0);
    CHECK(change("5 pitch=-1", "(1) F'2 N (5)") == 1);
    CHECK(change("5 pitch=2", "(1) F'2 N (4)") == -1);
    CHECK(change("5 pitch=2", "(1) F'2 N (5)") == -2);
    // Before the throttle's die.
    Flight f = alone("0 d5a h7 ne 8 4 pitch=-1", "fineClimb");
    f.plays("(1) F'1 P");
    CHECK(f.roll() == "6 6");
    CHECK(f.plays("(2,3)").of("A", "dv") == 1);
    CHECK(alone("0 d5a h7 ne 8 4 pitch=-1", "fineClimb").plays("(1) F'1 P (3,2)").of("A", "dv") == 1);
    // Only the last step counts.
    CHECK(change("5 pitch=-1", "(5) F'1 F N") == 1);
    CHECK(alone("0 d5a h7 ne 8 5 pitch=-1", "fineClimb").plays("(5) F F'1 N").phase() == "speed A");
    // At the ceiling the climb is over, and so is the die.
    CHECK(alone("0 d5a h7 ne 14 5 pitch=2 leave=1", "fineClimb").plays("(2) F'1 N").phase() == "mproll B");
    // A stall has no fine step.
    CHECK(alone("0 d5a h7 ne 8 2 pitch=-1", "fineClimb").plays("(4) F'1 (2) N").phase() == "mproll B");
}

TEST_CASE("DF-ADV-DEP-01: the way out goes by the marker of last turn", "[dogfight]") {
    const auto face = [](const std::string& plane, const std::string& dice) {
        return alone("0 d5a h7 - 8 5 " + plane, "departure").plays("(1) Xn " + dice).key("A", "face");
    };
    CHECK(face("", "(1,1)") == "n");
    CHECK(face("mt=1", "(2,1)") == "n");
    CHECK(face("mt=1", "(1,1)") == "nw");
    CHECK(face("mt=1", "(1,2)") == "ne");
    CHECK(face("mt=2", "(4,1)") == "n");
    CHECK(face("mt=2", "(2,3)") == "nw");
    CHECK(face("mt=2", "(1,4)") == "se");
    CHECK(face("mt=2", "(1,5)") == "sw");
    CHECK(face("mt=3", "(5,6)") == "n");
    CHECK(face("mt=3", "(3,6)") == "ne");
    CHECK(face("mt=3", "(2,6)") == "se");
    CHECK(face("mt=3 pilot=0,-1,0", "(1,6)") == "s");
    CHECK(face("mt=3 pilot=0,-1,0", "(1,1)") == "s");
    CHECK(face("mt=3 pilot=0,2,0", "(3,6)") == "n");
    // Pitch as chosen; without the option no dice.
    CHECK(alone("0 d5a h7 - 8 5 mt=2", "departure").plays("(1) Xn^-2 (3,1)").where("A") == "h7 nw 8- p-2");
    CHECK(alone("0 d5a h7 - 8 5 mt=2").plays("(1) Xn").phase() == "throttle A");
    Flight f = alone("0 d5a h7 - 8 5 mt=2", "departure");
    f.plays("(1) Xn");
    CHECK(f.phase() == "depart A");
    CHECK(f.roll() == "6 6");
}

TEST_CASE("DF-ADV-DEP-01: the bonus for movement points helps, used or not", "[dogfight]") {
    for (const char* bonus : {"=", "=+"}) {
        Flight f("go cur=A done=B", {"0 d5a h7 - 8 5 mt=3 target=B cv=4", "1 d5a o13 n 8 5 moved"}, "departure");
        f.plays(std::string(bonus) + " (1) Xn (3,1)");
        CHECK(f.key("A", "face") == "n");
    }
}

TEST_CASE("DF-ADV-DEP-01: a lost stay goes by the level of its own test", "[dogfight]") {
    // Level 1, missed by 1; the table takes the stay. 1 + 3 is one hexside off straight ahead.
    Flight f = alone("0 d5a h7 ne 8 5 mt=3", "departure");
    f.plays("(1) M (1,2) (3,3)");
    CHECK(f.phase() == "depart A");
    CHECK(Flight(f).plays("(1,1)").where("A") == "i7 n 8");
    CHECK(Flight(f).plays("(1,2)").where("A") == "i7 se 8");
    CHECK(Flight(f).plays("(2,2)").where("A") == "i7 ne 8");
    // In the middle the edge is chosen first.
    Flight middle = alone("0 d5a h7 - 8 5", "departure");
    middle.plays("(1) M (1,2) (3,3)");
    CHECK(middle.phase() == "exit A");
    middle.plays("Xs");
    CHECK(middle.phase() == "depart A");
    CHECK(middle.plays("(1,1)").where("A") == "h7 se 8");
}
