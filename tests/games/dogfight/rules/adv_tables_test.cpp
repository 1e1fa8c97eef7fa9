// DF-ADV-TAB and DF-ADV-STR: finer tests, and stress that goes by their number.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

std::string after(const std::string& plane, const std::string& moves, std::string_view options = "advTables") {
    return alone("0 d5a h7 ne 8 " + plane, options).plays(moves).phase();
}

}  // namespace

TEST_CASE("DF-ADV-TAB-01: numbers by speed", "[dogfight]") {
    // Below 3 a plain pilot cannot fail.
    CHECK(after("5", "(1) R1") == "throttle A");
    CHECK(after("6", "(1) R1") == "mt A");
    CHECK(after("6", "(1) R1 (1,2)") == "throttle A");
    CHECK(after("6", "(1) R1 (1,1)") == "fail A");
    CHECK(after("3", "(1) R2") == "throttle A");
    CHECK(after("4", "(1) R2 (1,2)") == "throttle A");
    CHECK(after("6", "(1) R2 (2,2)") == "fail A");
    CHECK(after("6", "(1) R2 (2,3)") == "throttle A");
    CHECK(after("2", "(2) U") == "mt A");
    CHECK(after("8", "(1) M (2,3)") == "fail A");
    CHECK(after("8", "(1) M (3,3)") == "throttle A");
    alone("0 d5a h7 ne 8 12", "advTables").plays("(1)").refuses("U", "DF-MT-04");
    // The bonuses of facing, and the column in a dive.
    CHECK(alone("0 d5a h7 ne 8 6 target=B", "advTables").plays("(1) R2 (6,6)").of("A", "cv") == 1);
    CHECK(alone("0 d5a h7 ne 8 6 pitch=-2 target=B", "advTables").plays("(1) R2 (6,6)").of("A", "cv") == 0);
}

TEST_CASE("DF-ADV-TAB-02: level and costs by number", "[dogfight]") {
    const auto cost = [](const std::string& speed, const char* moves) {
        Flight f = alone("0 d5a h7 ne 8 " + speed + " card={\"min\":0,\"dive\":12}", "advTables");
        f.plays(moves).plays("N");
        return std::to_string(f.of("A", "mt")) + "/" + std::to_string(f.of("A", "dv"));
    };
    CHECK(cost("4", "(1) R2 (6,6)") == "0/0");          // 3
    CHECK(cost("5", "(1) R2 (6,6)") == "1/0");          // 4
    CHECK(cost("6", "(1) R2 (6,6)") == "1/0");          // 5
    CHECK(cost("8", "(1) R2 (6,6)") == "2/-1");         // 6
    CHECK(cost("7", "(1) U (6,6)") == "2/-1");          // 7
    CHECK(cost("8", "(1) U (6,6)") == "2/-2");          // 8
    CHECK(cost("9", "(1) U (6,6) (6,6) F") == "3/-2");  // 9
    CHECK(cost("10", "(1) U (6,6) (6,6) F") == "3/-3");
    CHECK(cost("11", "(1) U (6,6) (6,6) F") == "3/-4");
    // Power: 4 costs 1, 5 costs 2, 6 nothing, 7 costs 1.
    const auto power = [](const char* move, const char* test, const char* die) {
        return alone("0 d5a h7 ne 8 4 card={\"min\":0}", "advTables")
            .plays(std::string("(1) ") + move + " " + test + " P " + die)
            .of("A", "dv");
    };
    CHECK(power("M", "(2,2)", "(3)") == 0);
    CHECK(power("M", "(2,2)", "(4)") == 1);
    CHECK(power("M5", "(2,3)", "(4)") == 0);
    CHECK(power("M5", "(2,3)", "(5)") == 1);
    CHECK(power("M6", "(2,4)", "(3)") == -1 + 1);
    CHECK(power("M7", "(3,4)", "(3)") == -1);
    CHECK(power("M7", "(3,4)", "(4)") == -1 + 1);
    // Minimum speed: 5 and 6 raise it by 1, 7 by 2, 8 by 4.
    const auto stalls = [](const std::string& plane, const char* move) {
        return after(plane, std::string("(3) ") + move + " (6,6)") == "stall A";
    };
    CHECK(stalls("3", "M5"));
    CHECK_FALSE(stalls("3", "M4"));
    CHECK(stalls("4", "M7"));
    CHECK_FALSE(stalls("4", "M6"));
    CHECK(stalls("6", "M8"));
    CHECK_FALSE(stalls("6", "M7"));
}

TEST_CASE("DF-ADV-TAB-02: what a stay wins at each number", "[dogfight]") {
    const auto won = [](int speed, const std::string& move) {
        Flight f = pair("0 d5a h7 ne 8 " + std::to_string(speed) + " target=B card={\"min\":0,\"stall\":3,\"dive\":12}",
                        "1 d5a i7 n 8 5", "advTables");
        f.plays("(3) " + move);
        for (int rolls = 0; rolls < 3 && f.to_act() == "chance"; ++rolls)
            f.plays(f.phase() == "stall A" ? "(6)" : "(6,6)");
        return f.of("A", "cv");
    };
    // At speed 5 from its own number 4 to 11.
    constexpr int at_five[]{0, 1, 2, 4, 6, 9, 13, 18};
    CHECK(won(5, "M") == at_five[0]);
    for (int number = 5; number <= 11; ++number) CHECK(won(5, "M" + std::to_string(number)) == at_five[number - 4]);
    CHECK(won(1, "M") == 0);
    CHECK(won(1, "M7") == 15);
    CHECK(won(3, "M9") == 16);
    CHECK(won(7, "M12") == 14);
    CHECK(won(12, "M") == 4);
    CHECK(won(12, "M12") == 6);
}

TEST_CASE("DF-ADV-TAB-03: any listed number above the table's own", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5", "advTables");
    f.plays("(1)");
    CHECK(f.offers("M M5 M6 M7 M8 M9 M10 M11"));
    f.refuses("M12", "DF-MT-04");
    f.refuses("M13", "FORMAT");
    f.refuses("M4", "FORMAT");  // its own is left out
    f.refuses("M+1", "DF-MT-08");
    alone("0 d5a h7 ne 8 1 card={\"min\":0}", "advTables").plays("(6)").refuses("M8", "DF-MT-04");
    // A second task: 6 for two hexsides, 1 more for the level of the other; the costs are those of 6.
    Flight two = alone("0 d5a h7 ne 8 8", "advTables");
    two.plays("(1) R2^-1");
    CHECK(Flight(two).plays("(3,3)").phase() == "prefer A");
    two.plays("(3,4)");
    CHECK(two.of("A", "mt") == 2);
    CHECK(two.plays("N").of("A", "dv") == -1 + 1);
    // Points alone keep the numbers 2, 4, 6 and 9, and their costs.
    CHECK(after("5", "(5) @1 F (2,2)") == "fail A");
    CHECK(after("5", "(5) @1 F (2,3)") == "throttle A");
    CHECK(alone("0 d5a h7 ne 8 5", "advTables").plays("(5) @2 F (3,4) N").of("A", "dv") == -2);
    // So do spins.
    CHECK(after("5", "(1) S (1,2)") == "fail A");
    CHECK(after("5", "(1) S (2,2)") == "mproll B");
}

TEST_CASE("DF-ADV-TAB-03: a failed stay falls back number by number", "[dogfight]") {
    const auto held = [](const char* dice) {
        Flight f = pair("0 d5a h7 ne 8 5 target=B cv=5 card={\"min\":0}", "1 d5a i7 n 8 5", "advTables");
        return f.plays(std::string("(1) M8 ") + dice + " (6,6)").of("A", "cv") - 5;
    };
    CHECK(held("(3,4)") == 4);
    CHECK(held("(3,3)") == 2);
    CHECK(held("(2,3)") == 1);
    CHECK(held("(2,2)") == 0);
    CHECK(held("(1,2)") == 0);
}

TEST_CASE("DF-ADV-STR-01: a number of 8 or more calls for stress, whatever the level", "[dogfight]") {
    const auto phase = [](const std::string& plane, const std::string& moves) {
        return after(plane, moves, "advTables advStress");
    };
    CHECK(phase("7", "(1) U (6,6)") == "throttle A");  // 7
    CHECK(phase("8", "(1) U (6,6)") == "stress A");    // 8, of level 2
    CHECK(phase("8", "(1) U (1,1) (6,6)") == "stress A");
    CHECK(after("8", "(1) U (6,6)") == "throttle A");
    // The second task counts, points do not.
    CHECK(phase("8", "(1) R2^-2 (6,6)") == "stress A");       // 6 + 2
    CHECK(phase("8", "(1) R2^-1 (6,6)") == "throttle A");     // 6 + 1
    CHECK(phase("8", "(1) @1 R2^-1 (6,6)") == "throttle A");  // and a point
}

TEST_CASE("DF-ADV-STR-01: the modifier goes by the number", "[dogfight]") {
    // Strength -1; with 12 as dive speed nobody is too fast.
    const auto marks = [](const std::string& speed, const char* stress) {
        Flight f = alone("0 d5a h7 ne 8 " + speed + " card={\"dive\":12}", "advTables advStress");
        return f.plays(std::string("(1) U (6,6) ") + stress).of("A", "dmg");
    };
    CHECK(marks("8", "(2,2)") == 0);  // 8: +1
    CHECK(marks("8", "(1,2)") == 5);
    CHECK(marks("9", "(2,3)") == 0);  // 9
    CHECK(marks("9", "(2,2)") == 5);
    CHECK(marks("10", "(3,3)") == 0);  // 10: -1
    CHECK(marks("10", "(2,3)") == 5);
    CHECK(marks("11", "(3,4)") == 0);  // 12: -2
    CHECK(marks("11", "(3,3)") == 5);
}
