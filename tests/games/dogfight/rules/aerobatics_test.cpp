// DF-AER: Aerobatic Points.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

TEST_CASE("DF-AER-01: points bind the pilot to a manoeuvre that can bear them", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5");
    f.plays("(6) @1");
    CHECK(f.offers("F R2 L2 U M M+1 M+2"));
    f.refuses("R1", "DF-AER-02");
    f.refuses("S", "DF-STALL-08");
    f.refuses("E", "DF-MOV-09");
    f.refuses("@1", "DF-AER-02");
    f.refuses("@2", "DF-AER-02");
    Flight middle = alone("0 d5a h7 - 8 5");
    middle.plays("(6) M (2,2) @1");
    middle.refuses("E", "DF-MOV-09");
    middle.refuses("S", "DF-STALL-08");
    CHECK(middle.offers("Xn M"));
}

TEST_CASE("DF-AER-02: at most level, flying skill and the type's rating together", "[dogfight]") {
    // An about turn at speed 6 is level 2.
    const auto bears = [](const std::string& plane, const std::string& points) {
        Flight f = alone(plane);
        f.plays("(6) @" + points);
        return f.offers("U");
    };
    CHECK(bears("0 d5a h7 ne 8 6", "2"));
    CHECK_FALSE(bears("0 d5a h7 ne 8 6", "3"));
    CHECK(bears("0 camel h7 ne 8 6", "3"));
    CHECK_FALSE(bears("0 camel h7 ne 8 6", "4"));
    CHECK(bears("0 camel h7 ne 8 6 pilot=0,2,0", "5"));
    CHECK_FALSE(bears("0 dfw h7 ne 8 6", "1"));
    CHECK(bears("0 camel h7 ne 8 6 pilot=0,1,0 wound=2", "2"));
    CHECK_FALSE(bears("0 camel h7 ne 8 6 pilot=0,1,0 wound=2", "3"));

    Flight f = alone("0 d5a h7 ne 8 6");
    f.plays("(6)");
    CHECK(f.offers("@1 @2 @3"));
    f.refuses("@4", "DF-AER-02");
    f.refuses(R"({"do":"aero","ap":0})", "FORMAT");
    f.refuses(R"({"do":"aero"})", "FORMAT");
    // Level 3 and the best of pilots and types: no more than that.
    Flight ace = alone("0 camel h7 ne 8 6 pilot=0,3,0");
    ace.plays("(6)");
    CHECK(ace.offers("@7"));
    ace.refuses("@8", "DF-AER-02");
}

TEST_CASE("DF-AER-03: points alone make a test of the lowest level that bears them", "[dogfight]") {
    const auto needs = [](const std::string& plane, const std::string& points, const char* enough, const char* less) {
        Flight f = alone(plane + " target=B card={\"min\":0}");
        f.plays("(1) @" + points + " F");
        CHECK(Flight(f).plays(less).phase() == "fail A");
        return f.plays(enough);
    };
    Flight one = needs("0 d5a h7 ne 8 7", "1", "(2,3)", "(2,2)");
    CHECK(one.plays("N").of("A", "dv") == -1);
    CHECK(one.of("A", "mt") == 1);
    CHECK(one.of("A", "cv") == 1);
    Flight two = needs("0 d5a h7 ne 8 7", "2", "(3,4)", "(3,3)");
    CHECK(two.plays("N").of("A", "dv") == -2);
    CHECK(two.of("A", "mt") == 2);
    CHECK(two.of("A", "cv") == 2);
    Flight three = needs("0 d5a h7 ne 8 7", "3", "(4,6)", "(4,5)");
    CHECK(three.phase() == "stress A");
    CHECK(three.plays("(6,6) N").of("A", "dv") == -3);
    CHECK(three.of("A", "cv") == 3);
    // Skill 1 makes one point a test of level 0 against 3, which cannot fail with it.
    Flight skilled = alone("0 d5a h7 ne 8 7 pilot=0,1,0 target=B");
    skilled.plays("(1) @1 F");
    CHECK(skilled.phase() == "throttle A");
    CHECK(skilled.of("A", "cv") == 1);
    // With an exit and with a hold.
    CHECK(alone("0 d5a h7 - 8 5 target=B").plays("(1) @1 Xn (2,3)").of("A", "cv") == 1);
    CHECK(alone("0 d5a h7 ne 8 3 pitch=2 target=B").plays("(2) @1 H (2,3)").of("A", "cv") == 1);
}

TEST_CASE("DF-AER-04: 1 off the sum of the turn, once, and 1 speed for each test", "[dogfight]") {
    // 5 + 5 is two points, but not with Aerobatic Points.
    CHECK(alone("0 d5a h7 ne 8 5").plays("(5) @1 F (2,3)").phase() == "throttle A");
    // 5 + 6 is two with them, in both steps.
    Flight f = alone("0 d5a h7 ne 8 5 target=B");
    f.plays("(6) @1 F (2,3) @1 F (2,3) N");
    CHECK(f.where("A") == "j6 ne 8");
    CHECK(f.of("A", "cv") == 2);
    CHECK(f.of("A", "dv") == -2);
    // With points the second one of 10 is no horizontal point any more.
    Flight late = alone("0 d5a h7 ne 8 5");
    late.plays("(5) F");
    CHECK(late.offers("F"));
    late.plays("@1").refuses("F", "DF-MOV-05");
    // Failed, they cost the speed and win nothing.
    Flight failed = alone("0 d5a h7 ne 8 5 target=B cv=3");
    failed.plays("(5) @1 F (2,2) (6,6)");
    CHECK(failed.of("A", "cv") == 3);
    CHECK(failed.plays("N").of("A", "dv") == -1);
}

TEST_CASE("DF-AER-04: in the other's hex a point is worth 1 and the flying skill", "[dogfight]") {
    const auto won = [](const std::string& pilot, const std::string& other, const std::string& moves) {
        return pair("0 d5a h7 ne 8 5 target=B pilot=" + pilot, "1 d5a " + other).plays(moves).of("A", "cv");
    };
    // The stay of level 1 wins 1.
    CHECK(won("0,0,0", "i7 n 8 5", "(1) @1 M (2,3)") == 2);
    CHECK(won("0,1,0", "i7 n 8 5", "(1) @1 M (2,2)") == 3);
    CHECK(won("0,1,0", "i7 n 8 5", "(1) @2 M (2,2)") == 5);
    CHECK(won("0,1,0", "i7 n 9 5", "(1) @2 M (2,2)") == 5);   // range 0 as well
    CHECK(won("0,1,0", "i7 n 10 5", "(1) @2 M (2,2)") == 3);  // two levels apart is another place
    CHECK(won("0,1,0", "i6 n 8 5", "(1) @2 M (2,2)") == 3);
    CHECK(won("0,-1,0", "i7 n 8 5", "(1) @1 M+1 (4,4)") == 3);  // a point is worth nothing
    CHECK(won("0,-1,0", "i6 n 8 5", "(1) @1 M+1 (4,4)") == 4);
}

TEST_CASE("DF-CV-09: points are won at any distance, the bonus of the stay is not", "[dogfight]") {
    const auto won = [](const char* other, const std::string& moves) {
        return pair("0 d5a h7 ne 8 5 target=B", other).plays(moves).of("A", "cv");
    };
    CHECK(won("1 d5a i6 n 8 5", "(1) @1 M (2,3)") == 2);
    CHECK(won("1 d5a i5 n 8 5", "(1) @1 M (2,3)") == 1);
    CHECK(won("1 d5a o13 n 8 5", "(1) @1 M (2,3)") == 1);
    CHECK(won("1 d5a i5 n 8 5", "(1) M (2,3)") == 0);
}

TEST_CASE("DF-AER-04: without a target the pursuers are judged one by one", "[dogfight]") {
    Flight f("go cur=A",
             {"0 d5a h7 ne 8 5 pilot=0,1,0", "1 d5a i7 n 8 5 target=A cv=10", "1 d5a o13 n 8 5 target=A cv=10"});
    f.plays("(1) @2 M (2,2)");
    CHECK(f.of("B", "cv") == 7);  // half of 1 + 2 x 2
    CHECK(f.of("C", "cv") == 9);  // half of 2
}

TEST_CASE("DF-AER-05: points without any movement point", "[dogfight]") {
    Flight f = alone("0 dr1 h7 ne 8 2 target=B");
    f.plays("(1) @1");
    CHECK(f.offers("H"));
    f.refuses("F", "DF-MOV-05");
    f.plays("H");
    CHECK(f.of("A", "cv") == 1);
    // The point that was there is taken away by the points: 3 + 1 is one movement point, 3 is none.
    Flight less = alone("0 dr1 h7 ne 8 3 target=B");
    less.plays("(1)");
    CHECK(less.offers("F"));
    less.plays("@1");
    CHECK(less.offers("H"));
    less.refuses("F", "DF-MOV-05");
}
