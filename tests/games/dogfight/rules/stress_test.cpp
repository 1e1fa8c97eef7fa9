// DF-STR: wings under stress.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// The end of a turn with an Albatros (strength -1, dive 8, boxes 5 5 5).
Flight fast(const std::string& plane) {
    return Flight("endturn", {"0 d5a h7 ne 8 " + plane, "1 d5a o13 n 8 5", "1 d5a o12 n 8 5"});
}

}  // namespace

TEST_CASE("DF-STR-01: a level-3 test calls for one, passed or not, a level-2 test does not", "[dogfight]") {
    CHECK(alone("0 d5a h7 ne 8 9").plays("(1) U (4,5)").phase() == "stress A");
    CHECK(alone("0 d5a h7 ne 8 9").plays("(1) U (4,4) (6,6)").phase() == "stress A");
    CHECK(alone("0 d5a h7 ne 8 8").plays("(1) U (3,3)").phase() == "throttle A");
    // A spin on purpose and a recovery by a novice are of level 3.
    CHECK(alone("0 d5a h7 ne 8 5 pilot=0,-2,0").plays("(1) S (6,5)").phase() == "stress A");
    CHECK(alone("0 d5a h7 ne 8 5 pilot=0,-2,0").plays("(1) S (5,5) (6,6)").phase() == "stress A");
    const std::string spin = "0 d5a h7 - 8 0 pitch=-2 spin mt=1 pilot=0,-2,0";
    CHECK(alone(spin).plays("S- (6,6,1)").phase() == "stress A");
    CHECK(alone(spin).plays("S- (6,5,1)").phase() == "stress A");
}

TEST_CASE("DF-STR-01: at the end of the turn whoever is faster than its dive speed", "[dogfight]") {
    CHECK(fast("8").turn() == 2);
    Flight f = fast("8 dv=1");
    CHECK(f.phase() == "overspeed");
    CHECK(f.list() == "A");
    CHECK(f.of("A", "speed") == 9);
    // All of them together, by index.
    Flight all("endturn", {"0 d5a h7 ne 8 9", "1 d5a o13 n 8 8", "1 dr1 o12 n 8 9"});
    CHECK(all.list() == "A C");
    CHECK(all.roll() == "6 6 6 6");
    all.plays("(6,6,1,2)");
    // 3, strength -1, one point too fast: 1.
    CHECK(all.of("A", "dmg") == 0);
    CHECK(all.of("C", "dmg") == 9);
    // It must be tested again each turn.
    Flight again = fast("9");
    again.plays("(6,6)");
    CHECK(again.turn() == 2);
    CHECK(again.of("A", "speed") == 9);
}

TEST_CASE("DF-STR-02: 4 and more nothing, 2 and 3 a set, 0 and 1 two sets, less breaks up", "[dogfight]") {
    // Speed 9: the dice less 2.
    CHECK(fast("9").plays("(3,3)").of("A", "dmg") == 0);
    CHECK(fast("9").plays("(2,3)").of("A", "dmg") == 5);
    CHECK(fast("9").plays("(2,2)").of("A", "dmg") == 5);
    CHECK(fast("9").plays("(1,2)").of("A", "dmg") == 10);
    CHECK(fast("9").plays("(1,1)").of("A", "dmg") == 10);
    CHECK(fast("10").plays("(1,1)").where("A") == "destroyed");
    CHECK(fast("10").plays("(1,2)").of("A", "dmg") == 10);
    CHECK(fast("12").plays("(4,4)").of("A", "dmg") == 5);
    CHECK(fast("12").plays("(1,3)").where("A") == "destroyed");
    // A strong type: an S.E.5a at 11 is 1 too fast with strength 1.
    Flight strong("endturn", {"0 se5a h7 ne 8 11", "1 d5a o13 n 8 5"});
    CHECK(strong.plays("(2,2)").of("A", "dmg") == 0);
}

TEST_CASE("DF-DMG-02: full sets weaken, doubly filled ones twice", "[dogfight]") {
    // Speed 9: 2 off, and 1 more for each full set.
    CHECK(fast("9 dmg=4").plays("(3,3)").of("A", "dmg") == 4);
    CHECK(fast("9 dmg=5").plays("(3,3)").of("A", "dmg") == 10);
    CHECK(fast("9 dmg=5").plays("(3,4)").of("A", "dmg") == 5);
    CHECK(fast("9 dmg=10").plays("(3,4)").of("A", "dmg") == 15);
    CHECK(fast("9 dmg=10").plays("(4,4)").of("A", "dmg") == 10);
    CHECK(fast("9 dmg=15").plays("(4,4)").of("A", "dmg") == 20);
    CHECK(fast("9 dmg=15").plays("(4,5)").of("A", "dmg") == 15);
    // One set twice, two sets once: 4 off; the dive speed is 7 now: 2 more.
    CHECK(fast("9 dmg=20").plays("(5,5)").of("A", "dmg") == 25);
    CHECK(fast("9 dmg=20").plays("(5,6)").of("A", "dmg") == 20);
    // Two sets twice: 5 off, dive speed 6. The last set fills up and that is the end of it.
    CHECK(fast("9 dmg=25").plays("(6,6)").where("A") == "destroyed");
    CHECK(fast("8 dmg=25").plays("(6,6)").of("A", "dmg") == 25);
}

TEST_CASE("DF-STR-02: an aircraft destroyed in its move ends it there", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 9 dmg=10");
    f.plays("(1) U (4,5) (1,1)");
    CHECK(f.where("A") == "destroyed");
    CHECK(f.phase() == "mproll B");
    CHECK(f.done() == "A");
    CHECK(f.score() == "0 10");
}
