// DF-MT: Maneuver Tests that are passed, or not yet failed.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// The phase after one step of an Albatros: "throttle A" when no dice were needed.
std::string after(const std::string& plane, const std::string& move, const std::string& die = "(1)") {
    return alone("0 d5a h7 ne 8 " + plane).plays(die + " " + move).phase();
}

// A test that is passed with 12, everything after it rolled safely, and the rest of the move.
Flight passed(const std::string& plane, const std::string& move, const std::string& die) {
    Flight f = pair("0 d5a h7 ne 8 " + plane + " target=B", "1 d5a i7 n 8 5");
    f.plays(die + " " + move);
    for (int rolls = 0; rolls < 3 && f.to_act() == "chance"; ++rolls) f.plays(f.phase() == "stall A" ? "(6)" : "(6,6)");
    for (int steps = 0; steps < 4 && f.phase() == "move A"; ++steps)
        f.plays(f.offers("E") ? "E" : f.offers("F") ? "F" : "H");
    return f.plays("N");
}

}  // namespace

TEST_CASE("DF-MT-01: turns, changes of pitch and stays are tasks, straight flight is none", "[dogfight]") {
    CHECK(after("9", "F") == "move A");
    CHECK(after("9", "R1") == "mt A");
    CHECK(after("9", "F^1") == "mt A");
    CHECK(after("9", "M") == "mt A");
    CHECK(alone("0 d5a h7 - 8 9").plays("(1) Xn^3").phase() == "move A");
}

TEST_CASE("DF-MT-02: the level goes by the speed", "[dogfight]") {
    // Level 0 is passed without dice, and level 1 is not.
    CHECK(after("7", "R1") == "throttle A");
    CHECK(after("8", "R1") == "mt A");
    CHECK(after("4", "R2") == "throttle A");
    CHECK(after("5", "R2") == "mt A");
    CHECK(after("3", "M") == "throttle A");
    CHECK(after("4", "M") == "mt A");
    CHECK(after("2 card={\"min\":0}", "U", "(2)") == "throttle A");
    CHECK(after("3", "U") == "mt A");
    const auto level = [](const std::string& speed, const char* move, const char* die = "(1)") {
        return passed(speed + " card={\"min\":0,\"stall\":3,\"dive\":12}", move, die).of("A", "mt");
    };
    CHECK(level("11", "R1") == 1);
    CHECK(level("12", "R1") == 2);
    CHECK(level("7", "R2") == 1);
    CHECK(level("8", "R2") == 2);
    CHECK(level("4", "U") == 1);
    CHECK(level("5", "U") == 2);
    CHECK(level("8", "U") == 2);
    CHECK(level("9", "U") == 3);
    CHECK(level("7", "M") == 1);
    CHECK(level("8", "M") == 2);
    CHECK(level("10", "M") == 2);
    CHECK(level("11", "M") == 3);
}

TEST_CASE("DF-MT-02: pitch is tested like facing, and wins as much", "[dogfight]") {
    CHECK(after("8", "F^-1") == "mt A");
    CHECK(after("7", "F^-1") == "throttle A");
    CHECK(after("5", "F^-2") == "mt A");
    CHECK(passed("6", "F^-2", "(2)").of("A", "cv") == 1);
    CHECK(passed("5", "F^-2", "(2)").of("A", "cv") == 0);
    CHECK(passed("5", "F^-3", "(5)").of("A", "cv") == 2);
}

TEST_CASE("DF-MT-02: the column is lower in a climb or dive before the step", "[dogfight]") {
    CHECK(after("8 pitch=1", "R1", "(1)") == "mt A");
    CHECK(after("8 pitch=2", "R1", "(1)") == "throttle A");
    CHECK(after("9 pitch=-2", "R1", "(1)") == "mt A");
    CHECK(after("9 pitch=-3", "R1", "(1)") == "move A");
    CHECK(passed("6 pitch=1", "R2", "(1)").of("A", "cv") == 1);
    CHECK(passed("6 pitch=2", "R2", "(1)").of("A", "cv") == 0);
    // Never below 1: automatic. And one below 12 an about turn is possible.
    CHECK(after("1 pitch=-3 ctl=5 card={\"min\":0}", "R1", "(6)") == "move A");
    alone("0 d5a h7 ne 8 12").plays("(1)").refuses("U", "DF-MT-04");
    CHECK(alone("0 d5a h7 ne 8 12 pitch=-2").plays("(1)").offers("U"));
}

TEST_CASE("DF-MT-03: levels 2 and 3 cost speed, level 1 costs power", "[dogfight]") {
    CHECK(passed("6", "U", "(1)").of("A", "dv") == -1);
    const auto spent = [](const std::string& plane, const std::string& moves) {
        return alone("0 d5a h7 ne 8 " + plane).plays(moves + " N").of("A", "dv");
    };
    CHECK(spent("9", "(1) U (6,6) (6,6) F") == -2);
    CHECK(spent("7", "(3) U (3,3) U (3,3)") == -2);
    CHECK(spent("6", "(1) U (1,1) (6,6)") == -1);  // failed: 12 less 4
    // Two tests of level 1 take 2 off the power roll: 4 is not enough, 5 is.
    const std::string strong = "0 d5a h7 ne 8 6 card={\"level\":9}";
    CHECK(alone(strong).plays("(4) R2 (2,2) R2 (2,2) P (4)").of("A", "dv") == 0);
    CHECK(alone(strong).plays("(4) R2 (2,2) R2 (2,2) P (5)").of("A", "dv") == 1);
    // The marker is the highest.
    CHECK(alone("0 d5a h7 ne 8 7").plays("(3) U (3,3) R2 (2,2) N").of("A", "mt") == 2);
    CHECK(alone("0 d5a h7 ne 8 7").plays("(3) R2 (2,2) U (3,3) N").of("A", "mt") == 2);
}

TEST_CASE("DF-MT-03: levels 2 and 3 raise the minimum speed for the turn", "[dogfight]") {
    // Minimum 2, raised to 3 or 6.
    CHECK(alone("0 d5a h7 ne 8 3").plays("(1) M+2 (3,3)").phase() == "stall A");
    CHECK(alone("0 d5a h7 ne 8 4").plays("(1) M+1 (3,3)").phase() == "throttle A");
    CHECK(alone("0 d5a h7 ne 8 6").plays("(1) M+2 (4,5) (6,6)").phase() == "stall A");
    CHECK(alone("0 d5a h7 ne 8 7").plays("(1) M+2 (4,5) (6,6)").phase() == "throttle A");
    // Next turn it is the card's again.
    Flight f = alone("0 d5a h7 ne 8 6");
    f.plays("(1) M+2 (4,5) (6,6) (4) N (1) F N");
    CHECK(f.turn() == 2);
    CHECK(f.of("A", "speed") == 4);
    f.plays("A>- B>- (0,9) (1) Xn");
    CHECK(f.phase() == "throttle A");
}

TEST_CASE("DF-MT-04: X is refused, and what is automatic needs no dice", "[dogfight]") {
    alone("0 d5a h7 ne 8 12").plays("(1)").refuses("F^3", "DF-MT-04");
    alone("0 d5a h7 ne 8 12").plays("(1)").refuses("M+1", "DF-MT-04");
    const std::string slow = "0 d5a h7 ne 8 1 card={\"min\":0,\"aero\":1}";
    CHECK(alone(slow).plays("(6) R1").phase() == "throttle A");
    // With a point it is level 0 against 3.
    Flight f = alone(slow);
    f.plays("(6) @1 R1");
    CHECK(f.phase() == "mt A");
    CHECK(Flight(f).plays("(1,2)").phase() == "throttle A");
    CHECK(Flight(f).plays("(1,1)").phase() == "fail A");
}

TEST_CASE("DF-MT-05: flying skill, the type's bonus and control damage", "[dogfight]") {
    const auto outcome = [](const std::string& plane, const char* dice) {
        return alone(plane).plays(std::string("(1) R2 ") + dice).phase();
    };
    CHECK(outcome("0 d5a h7 ne 8 5", "(2,2)") == "throttle A");
    CHECK(outcome("0 d5a h7 ne 8 5", "(1,2)") == "fail A");
    CHECK(outcome("0 camel h7 ne 8 5", "(1,2)") == "throttle A");
    CHECK(outcome("0 camel h7 ne 8 5", "(1,1)") == "fail A");
    CHECK(outcome("0 camel h7 ne 8 5 pilot=0,1,0", "(1,1)") == "throttle A");
    CHECK(outcome("0 camel h7 ne 8 5 pilot=0,1,0 ctl=1", "(1,2)") == "throttle A");
    CHECK(outcome("0 camel h7 ne 8 5 pilot=0,1,0 ctl=2", "(1,2)") == "fail A");
    CHECK(outcome("0 dfw h7 ne 8 5", "(2,2)") == "fail A");
    CHECK(outcome("0 d5a h7 ne 8 5 pilot=3,0,3", "(1,2)") == "fail A");
}

TEST_CASE("DF-MT-06: two tasks add the level of the easier one", "[dogfight]") {
    // At speed 8 two hexsides are level 2, one step of pitch is level 1: 7.
    Flight f = alone("0 d5a h7 ne 8 8 target=B");
    f.plays("(1) R2^-1");
    CHECK(Flight(f).plays("(3,3)").phase() == "prefer A");
    Flight done = f;
    done.plays("(3,4)");
    CHECK(done.where("A") == "i7 s 8- p-1");
    CHECK(done.of("A", "mt") == 2);
    CHECK(done.of("A", "cv") == 1);
    CHECK(done.plays("N").of("A", "dv") == 0);  // -1 for the test, +1 for the dive
    // The harder task may be the pitch.
    Flight steep = alone("0 d5a h7 ne 8 8 target=B");
    steep.plays("(1) R1^-2 (3,4)");
    CHECK(steep.of("A", "mt") == 2);
    CHECK(steep.of("A", "cv") == 1);
    // Two of level 0 need 2 and are not rolled.
    CHECK(after("5", "R1^1") == "throttle A");
    // A stay and a pitch of level 1 each: 5.
    CHECK(alone("0 d5a h7 ne 8 5").plays("(2) M^-2 (2,2)").phase() == "prefer A");
    CHECK(alone("0 d5a h7 ne 8 5").plays("(2) M^-2 (2,3)").phase() == "throttle A");
}

TEST_CASE("DF-MT-07: a level-0 test is rolled only if it can fail", "[dogfight]") {
    CHECK(after("5 ctl=1", "R1") == "mt A");
    CHECK(after("5 ctl=1 pilot=0,1,0", "R1") == "throttle A");
    CHECK(after("5 ctl=1", "R1 (1,1)") == "fail A");
    CHECK(after("5 ctl=1", "R1 (1,2)") == "throttle A");
    // Level 1 is always rolled, however good the pilot.
    CHECK(after("5 pilot=0,3,0", "R2") == "mt A");
}

TEST_CASE("DF-MT-08: harder stays and what they win", "[dogfight]") {
    constexpr int plus1[]{3, 2, 2, 4, 3, 2, 2, 6, 5, 4};
    constexpr int plus2[]{11, 7, 5, 12, 11, 8, 7};
    const auto won = [](int speed, const char* move) {
        return passed(std::to_string(speed) + " card={\"min\":0,\"stall\":3,\"dive\":12}", move, "(3)").of("A", "cv");
    };
    for (int speed = 1; speed <= 10; ++speed) {
        INFO("speed " << speed);
        CHECK(won(speed, "M+1") == plus1[speed - 1]);
        if (speed <= 7) CHECK(won(speed, "M+2") == plus2[speed - 1]);
        if (speed > 7) alone("0 d5a h7 ne 8 " + std::to_string(speed)).plays("(1)").refuses("M+2", "DF-MT-04");
    }
    alone("0 d5a h7 ne 8 11").plays("(1)").refuses("M+1", "DF-MT-04");
    Flight f = alone("0 d5a h7 ne 8 5");
    f.plays("(1)");
    f.refuses("M+3", "FORMAT");
    f.refuses(R"({"do":"fly","raise":1})", "FORMAT");
    f.refuses("M7", "DF-MT-08");  // that is for the advanced tables
    // In the middle too: level 3 at speed 4.
    CHECK(pair("0 d5a h7 - 8 7 target=B", "1 d5a h7 n 8 5").plays("(1) M+2 (4,5) (6,6)").of("A", "cv") == 7);
}

TEST_CASE("DF-MT-09: a harder stay may fall back on an easier one", "[dogfight]") {
    const auto with = [](const char* dice) {
        return pair("0 d5a h7 ne 8 4 target=B cv=5", "1 d5a i7 n 8 5").plays(std::string("(2) M+1 ") + dice);
    };
    // 4 reaches the plain stay: held, +1; the failure dice 12 less 2.
    Flight held = with("(2,2) (6,6)");
    CHECK(held.where("A") == "i7 mid 8");
    CHECK(held.of("A", "cv") == 6);
    CHECK(held.of("A", "mt") == 2);
    // 3 less 2 takes 2 off the CV, and 2 of the one count there was: the nose drops.
    Flight drops = with("(2,2) (1,2)");
    CHECK(drops.where("A") == "i7 mid 8 p-1");
    CHECK(drops.of("A", "cv") == 4);
    // 3 reaches nothing: the stay is lost.
    CHECK(with("(1,2) (6,6)").where("A") == "i7 ne 8");
    CHECK(with("(1,2) (6,6)").of("A", "cv") == 5);
    // What is added for points is kept: 7 for the raised stay, 5 for the plain one.
    Flight point = pair("0 d5a h7 ne 8 4 target=B", "1 d5a i7 n 8 5");
    point.plays("(3) @1 M+1");
    CHECK(Flight(point).plays("(2,3) (6,6)").where("A") == "i7 mid 8");
    CHECK(Flight(point).plays("(2,2)").phase() == "prefer A");
}

TEST_CASE("DF-MT-10: passed by 3 helps the engine, once a turn", "[dogfight]") {
    // Two tests of level 1 cost 2 and win 1, however well both are passed.
    CHECK(alone("0 d5a h7 ne 8 4").plays("(6) M (3,4) M (3,4) P (3)").of("A", "dv") == 0);
    CHECK(alone("0 d5a h7 ne 8 4").plays("(6) M (3,4) M (3,4) P (4)").of("A", "dv") == 1);
    // One test: 3 - 1, and + 1 only when it is passed by 3.
    CHECK(alone("0 d5a h7 ne 8 4").plays("(2) M (3,3) P (3)").of("A", "dv") == 0);
    CHECK(alone("0 d5a h7 ne 8 4").plays("(2) M (3,4) P (3)").of("A", "dv") == 1);
    // A test of level 0 does not count.
    CHECK(alone("0 d5a h7 ne 8 4 ctl=1").plays("(2) R1 (6,6) P (2)").of("A", "dv") == 0);
}
