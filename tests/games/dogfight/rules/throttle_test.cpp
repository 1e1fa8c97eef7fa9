// DF-SPD: throttle and the speed of the next turn.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// The change of speed that waits after a step straight on and a throttle with this die.
int change(const std::string& plane, const std::string& throttle, const std::string& die = "(1)") {
    Flight f = alone(plane);
    f.plays(die + " F " + throttle);
    return f.of("A", "dv");
}

}  // namespace

TEST_CASE("DF-SPD-01: all changes together, within 0 and 12", "[dogfight]") {
    const auto next = [](const std::string& plane) {
        return Flight("endturn", {"0 d5a h7 ne 8 " + plane + " card={\"dive\":12}", "1 d5a o13 n 8 5"})
            .of("A", "speed");
    };
    CHECK(next("5 dv=2") == 7);
    CHECK(next("5 dv=-2") == 3);
    CHECK(next("5") == 5);
    CHECK(next("11 dv=3") == 12);
    CHECK(next("1 dv=-3") == 0);
    // Level 2 costs 1, the point costs 1, the dive wins 2 and power 1.
    CHECK(alone("0 d5a h7 ne 8 4 pitch=-2 card={\"min\":0}").plays("(4) @1 M+2 (6,6) P (3)").of("A", "dv") == 1);
}

TEST_CASE("DF-SPD-02: climbs lose 1, 2 or 3, dives win as much", "[dogfight]") {
    for (int pitch = -3; pitch <= 3; ++pitch) {
        INFO("pitch " << pitch);
        CHECK(change("0 d5a h7 ne 8 5 pitch=" + std::to_string(pitch), "N") == -pitch);
    }
    // The pitch at the end counts, not the one of the start.
    CHECK(alone("0 d5a h7 ne 8 5 pitch=-3").plays("(1) F^-2 N").of("A", "dv") == 2);
    CHECK(alone("0 d5a h7 ne 8 5 pitch=-1").plays("(1) F^0 N").of("A", "dv") == 0);
}

TEST_CASE("DF-SPD-03: power below the highest level speed only, and with an engine", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 6");
    f.plays("(1) F");
    CHECK(f.offers("N D"));
    CHECK(f.choices() == 2);
    f.refuses("P", "DF-SPD-03");
    alone("0 d5a h7 ne 8 9").plays("(1) F F").refuses("P", "DF-SPD-03");
    Flight dead = alone("0 d5a h7 ne 8 5 noeng");
    dead.plays("(1) F");
    CHECK(dead.phase() == "speed A");
    dead.refuses("P", "DF-SEQ-02");
    CHECK(dead.plays("(6)").of("A", "dv") == -1);
}

TEST_CASE("DF-SPD-04: the power roll", "[dogfight]") {
    CHECK(change("0 d5a h7 ne 8 4", "P (2)") == 0);
    CHECK(change("0 d5a h7 ne 8 4", "P (3)") == 1);
    CHECK(change("0 d5a h7 ne 8 4", "P (6)") == 1);
    CHECK(change("0 dr1 h7 ne 8 3", "P (5)") == 1);
    CHECK(change("0 dr1 h7 ne 8 3", "P (6)") == 2);
    CHECK(change("0 dfw h7 ne 8 3", "P (3)", "(2)") == 0);
    CHECK(change("0 dfw h7 ne 8 3", "P (4)", "(2)") == 1);
    // One below the highest level speed.
    CHECK(change("0 d5a h7 ne 8 5", "P (3)") == 0);
    CHECK(change("0 d5a h7 ne 8 5", "P (4)") == 1);
    CHECK(change("0 d5a h7 ne 8 4 eng=2", "P (4)") == 0);
    CHECK(change("0 d5a h7 ne 8 4 eng=2", "P (5)") == 1);
}

TEST_CASE("DF-SPD-05: power itself does not pass the highest level speed", "[dogfight]") {
    const std::string strong = " card={\"power\":3}";
    CHECK(change("0 d5a h7 ne 8 5" + strong, "P (6)") == 1);
    CHECK(change("0 d5a h7 ne 8 4" + strong, "P (6)") == 2);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-3" + strong, "P (6)") == 4);
}

TEST_CASE("DF-SPD-06: the drag roll", "[dogfight]") {
    CHECK(change("0 d5a h7 ne 8 5", "D (2)") == 0);
    CHECK(change("0 d5a h7 ne 8 5", "D (3)") == -1);
    CHECK(change("0 d5a h7 ne 8 5", "D (6)") == -1);
    CHECK(change("0 camel h7 ne 8 5", "D (6)") == -2);
    CHECK(change("0 camel h7 ne 8 5", "D (1)") == 0);
    CHECK(change("0 spad13 h7 ne 8 5", "D (3)") == 0);
    // Dives win 1, 2, 3 and take as much off the roll; climbs do not.
    CHECK(change("0 d5a h7 ne 8 5 pitch=-1", "D (3)") == 1);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-1", "D (4)") == 0);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-2", "D (4)") == 2);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-2", "D (5)") == 1);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-3", "D (5)") == 3);
    CHECK(change("0 d5a h7 ne 8 5 pitch=-3", "D (6)") == 2);
    CHECK(change("0 d5a h7 ne 8 5 pitch=1", "D (3)") == -2);
}
