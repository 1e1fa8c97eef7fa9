// DF-MT: what a failed Maneuver Test costs.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

std::string two_dice(int sum) {
    const int low = sum > 7 ? sum - 6 : 1;
    return "(" + std::to_string(low) + "," + std::to_string(sum - low) + ")";
}

// An about turn at speed 9 against 9, missed by 7 with a 2; the failure dice show this sum.
Flight missed_by_seven(int sum) { return alone("0 d5a h7 ne 8 9 target=B cv=9").plays("(1) U (1,1) " + two_dice(sum)); }

}  // namespace

TEST_CASE("DF-MT-11: the failure table, from -5 to 4", "[dogfight]") {
    struct Row {
        int sum, cv, left, speed;
    };
    // What is left of three hexsides: two of them still win 1.
    for (const Row& row : {Row{2, -6, 0, -2},
                           {3, -5, 0, -2},
                           {4, -4, 0, -1},
                           {5, -4, 0, -1},
                           {6, -3, 0, -1},
                           {7, -2, 1, -1},
                           {8, -2, 1, -1},
                           {9, -1, 1, 0},
                           {10, -1, 2, 0},
                           {11, 0, 2, 0},
                           {12, 0, 2, 0}}) {
        INFO("failure dice " << row.sum);
        Flight f = missed_by_seven(row.sum);
        CHECK(f.phase() == "stress A");  // level 3
        f.plays("(6,6)");
        CHECK(f.of("A", "cv") == 9 + row.cv + (row.left == 2 ? 1 : 0));
        CHECK(f.where("A") == std::string("i7 ") + (row.left == 0 ? "ne" : row.left == 1 ? "se" : "s") + " 8");
        CHECK(f.plays("F N").of("A", "dv") == row.speed - 2);
        CHECK(f.of("A", "mt") == 3);
    }
}

TEST_CASE("DF-MT-11: the table ends at -5", "[dogfight]") {
    // Control damage of 3: missed by 10, and 2 less 10 reads -5.
    Flight f = alone("0 d5a h7 ne 8 9 target=B cv=9 ctl=3");
    f.plays("(1) U (1,1) (1,1) (6,6)");
    CHECK(f.of("A", "cv") == 3);
    CHECK(f.where("A") == "i7 ne 8");
}

TEST_CASE("DF-MT-11: a stress test from the table, and none above 0", "[dogfight]") {
    // Level 2, missed by 4.
    CHECK(alone("0 d5a h7 ne 8 6").plays("(1) U (1,1) (2,2)").phase() == "stress A");
    CHECK(alone("0 d5a h7 ne 8 6").plays("(1) U (1,1) (2,3)").phase() == "throttle A");
}

TEST_CASE("DF-MT-11: the table's modifier counts in the stress test", "[dogfight]") {
    // Strength -1 and one point too fast; below 4 a set of five is filled.
    const auto marks = [](int failure, int stress) {
        return missed_by_seven(failure).plays(two_dice(stress)).of("A", "dmg");
    };
    CHECK(marks(2, 8) == 0);
    CHECK(marks(2, 7) == 5);
    CHECK(marks(3, 7) == 0);
    CHECK(marks(3, 6) == 5);
    CHECK(marks(4, 7) == 0);
    CHECK(marks(4, 6) == 5);
    CHECK(marks(5, 6) == 0);
    CHECK(marks(5, 5) == 5);
    CHECK(marks(12, 6) == 0);
    CHECK(marks(12, 5) == 5);
}

TEST_CASE("DF-MT-11: without a target there is no CV to lose", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 9").plays("(1) U (1,1) (1,1) (6,6)");
    CHECK(f.key("A", "cv").is_null());
}

TEST_CASE("DF-MT-12: with two tasks the player ranks them", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5");
    f.plays("(1) R2^-1 (1,2)");
    CHECK(f.phase() == "prefer A");
    CHECK(f.choices() == 2);
    CHECK(f.offers("?turn,pitch ?pitch,turn"));
    f.refuses("?turn", "DF-MT-12");
    f.refuses("?turn,turn", "DF-MT-12");
    f.refuses("?turn,mid", "DF-MT-12");
    f.refuses("?turn,pitch,aero", "DF-MT-12");
    f.refuses("?turn,loop", "FORMAT");
    f.plays("?turn,pitch");
    CHECK(f.phase() == "fail A");
    CHECK(f.roll() == "6 6 6");
    CHECK(Flight(f).plays("(6,5,3)").where("A") == "i7 se 8 p-1");  // the first choice
    CHECK(Flight(f).plays("(6,5,2)").where("A") == "i7 s 8");       // the second
}

TEST_CASE("DF-MT-12: flying skill moves the choice, and the last of two stands for the third", "[dogfight]") {
    const auto lost = [](int skill, const char* dice) {
        Flight f = alone("0 d5a h7 ne 8 5 pilot=0," + std::to_string(skill) + ",0 ctl=" + std::to_string(skill + 1));
        return f.plays(std::string("(1) R2^-1 (1,3) ?turn,pitch ") + dice).where("A");
    };
    CHECK(lost(1, "(6,5,2)") == "i7 se 8 p-1");
    CHECK(lost(1, "(6,5,1)") == "i7 s 8");
    CHECK(lost(-1, "(6,5,4)") == "i7 se 8 p-1");
    CHECK(lost(-1, "(6,5,3)") == "i7 s 8");
    CHECK(lost(-1, "(6,5,1)") == "i7 s 8");
}

TEST_CASE("DF-MT-12: three tasks, and what one cannot bear passes to the others in order", "[dogfight]") {
    // The rulebook's example: 6 for the turn, 1 for the pitch, 1 for the point; missed by 3, the table says 2 off.
    const auto missed = [](const char* pilot, const char* dice, const char* failure) {
        Flight f = alone(std::string("0 camel h7 ne 8 8 target=B cv=5 pilot=") + pilot);
        f.plays(std::string("(1) @1 R2^-1 ") + dice);
        CHECK(f.choices() == 6);
        return f.plays("?aero,pitch,turn").plays(failure);
    };
    Flight second = missed("1,1,0", "(1,2)", "(1,3,1)");
    CHECK(second.where("A") == "i7 s 8");
    CHECK(second.of("A", "cv") == 4);  // -2, and 1 for the turn that was kept
    CHECK(second.plays("N").of("A", "dv") == -3);
    // Skill -1: 1 - 1 is the third choice, which can bear both; pitch and point are kept.
    Flight third = missed("0,-1,0", "(2,3)", "(1,3,1)");
    CHECK(third.where("A") == "i7 ne 8- p-1");
    CHECK(third.of("A", "cv") == 4);
    // The first choice bears 1, the other 1 is the pitch's.
    Flight first = missed("1,1,0", "(1,2)", "(1,3,2)");
    CHECK(first.where("A") == "i7 s 8");
    CHECK(first.of("A", "cv") == 4);
}

TEST_CASE("DF-MT-12: an automatic turn is not taken away, so there is nothing to rank", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 1 ctl=1 card={\"min\":0}");
    f.plays("(6) R1^2 (1,1)");
    CHECK(f.phase() == "fail A");
    CHECK(f.roll() == "6 6");
    f.plays("(6,6)");
    CHECK(f.where("A") == "i7 se 8+ p1");
}

TEST_CASE("DF-MT-13: more taken than tried drops the nose", "[dogfight]") {
    // Level 1, missed by 2; 2 less 2 takes two of one hexside.
    CHECK(alone("0 d5a h7 ne 8 8").plays("(1) R1 (1,1) (1,1) (6,6)").where("A") == "i7 ne 8- p-1");
    // Just as many as tried: it stays.
    CHECK(alone("0 d5a h7 ne 8 8").plays("(1) R2 (2,2) (1,1) (6,6)").where("A") == "i7 ne 8");
    // Below the pitch that is left: the climb planned is lost first.
    CHECK(alone("0 d5a h7 ne 8 8").plays("(1) F^1 (1,1) (1,1) (6,6)").where("A") == "i7 ne 8- p-1");
    // Not below -3.
    CHECK(alone("0 d5a h7 ne 8 10 pitch=-3").plays("(1) R1 (1,1) (1,1) (6,6)").of("A", "pitch") == -3);
}

TEST_CASE("DF-MT-14: what is left of a change of pitch is flown and wins its bonus", "[dogfight]") {
    // Three steps at speed 6 are level 2 and win 2; one is taken, and two win 1.
    Flight f = alone("0 d5a h7 ne 8 6 target=B cv=5");
    f.plays("(3) F^-3 (2,3) (6,6)");
    CHECK(f.of("A", "pitch") == -2);
    CHECK(f.of("A", "cv") == 6);
    // Points that are left count as in a success.
    Flight points = alone("0 d5a h7 ne 8 5 target=B card={\"aero\":2}");
    points.plays("(5) @3 F (1,1) (6,6)");
    CHECK(points.of("A", "cv") == 2);
}

TEST_CASE("DF-MT-15: a stay that is lost goes on straight, or out by an edge of choice", "[dogfight]") {
    Flight f = alone("0 d5a h7 - 8 5");
    f.plays("(5) M (1,2) (3,3)");
    CHECK(f.phase() == "exit A");
    CHECK(f.choices() == 6);
    f.refuses("F", "DF-SEQ-02");
    f.plays("Xsw");
    CHECK(f.where("A") == "h7 sw 8");
    CHECK(f.phase() == "move A");  // a failure does not end the move
    CHECK(f.plays("F").where("A") == "g8 sw 8");
}

TEST_CASE("DF-MT-16: level out and stay, to keep hex and level", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 6 pitch=2");
    f.plays("(1) M^0");
    // In the column of speed 5 both are level 1: 5.
    CHECK(Flight(f).plays("(2,2)").phase() == "prefer A");
    CHECK(Flight(f).plays("(2,3)").where("A") == "i7 mid 8");
}
