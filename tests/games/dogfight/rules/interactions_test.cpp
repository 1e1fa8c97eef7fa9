// Options together, and where one rule reaches into another.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string enemy = "1 d5a o7 sw 8 5";

}  // namespace

TEST_CASE("DF-GT-02: no encounters, no random effect and no declared steps in a grand turn", "[dogfight]") {
    Flight f("begin", {"0 d5a a7 ne 8 7", "0 d5a a7 ne 8 8", enemy},
             "grand collisions randomTargeting declareFirst formation");
    f.plays("G+ G+ (4,4,9)");
    CHECK(f.phase() == "gtplan A");
    CHECK(f.plays("C0 (1) F F F N").phase() == "gtplan B");
    // The same in a normal turn: they meet.
    Flight normal("begin", {"0 d5a a7 ne 8 7", "0 d5a a7 ne 8 8", enemy}, "grand collisions");
    CHECK(normal.plays("G- A>- B>- C>- (4,4,9)").phase() == "encounter");
}

TEST_CASE("DF-GT-06: the advanced tables and the departure hold in a grand turn", "[dogfight]") {
    const auto turned = [](std::string_view options, const char* dice) {
        Flight f("begin", {"0 d5a c7 ne 8 6", enemy}, options);
        return f.plays(std::string("G+ G+ (0,9) C0 R2 ") + dice).phase();
    };
    CHECK(turned("grand", "(2,2)") == "move A");            // 4
    CHECK(turned("grand advTables", "(2,2)") == "fail A");  // 5
    CHECK(turned("grand advTables", "(2,3)") == "move A");
    Flight f("begin", {"0 d5a c7 - 8 6 mt=2", enemy}, "grand departure");
    f.plays("G+ G+ (0,9) C0 Xne");
    CHECK(f.phase() == "depart A");
    CHECK(f.plays("(3,1)").where("A") == "c7 n 8");
}

TEST_CASE("DF-GT-01: what is not fired in a grand turn ends a row, and fires burn on", "[dogfight]") {
    Flight f("begin", {"0 d5a a7 ne 8 6 shots=2 jam=1,0", enemy + " smoke=1 fire=1"}, "grand jamming engineFire");
    f.plays("G+ G+ (0,9) C0 F F F N C0 (1) F F N");
    CHECK(f.phase() == "burn");
    f.plays("(3)");
    CHECK(f.of("B", "burn") == 3);
    CHECK(f.of("A", "shots") == 0);
    CHECK(f.phase() == "clear A");  // straight and level all the way
    Flight climb("begin", {"0 d5a a7 ne 8 6 jam=1,0", enemy}, "grand jamming");
    climb.plays("G+ G+ (0,9) C1 F F F N C0 (1) F F N");
    CHECK(climb.turn() == 2);
}

TEST_CASE("DF-ADV-SIG-02: with the advanced tables the level is that of the number", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 sig=1", "signals advTables");
    f.plays("(1)");
    CHECK(f.offers("R2 M M5"));
    f.refuses("U", "DF-ADV-SIG-02");  // 6 is level 2
    f.refuses("M6", "DF-ADV-SIG-02");
}

TEST_CASE("DF-ADV-COL-04: evading keeps the numbers 4, 6 and 9", "[dogfight]") {
    const auto meet = [](std::string_view options) {
        Flight f("initiative", {"0 d5a h7 n 8 7 mt=2 target=C", "1 d5a h7 s 8 8", "1 d5a o13 n 8 5"}, options);
        return f.plays("(4,4,9) (1,1)");
    };
    CHECK(meet("collisions advTables").plays("V1 (2,2)").of("A", "got") == 1);
    CHECK(meet("collisions advTables").plays("V3 (4,5)").of("A", "got") == 3);
    // Level 3 is a number of 9: stress with nothing added.
    Flight f = meet("collisions advTables advStress").plays("V3 (4,5)");
    CHECK(f.phase() == "stress A");
    CHECK(Flight(f).plays("(2,3)").of("A", "dmg") == 0);
    CHECK(Flight(f).plays("(2,2)").of("A", "dmg") == 5);
    CHECK(meet("collisions advTables advStress").plays("V2 (3,3)").phase() != "stress A");
    // Passed by 3, it will help the engine of that turn.
    Flight well("initiative", {"0 d5a h7 n 8 3 mt=3", "1 d5a h7 s 8 4 mt=3", "1 d5a o13 n 8 5"}, "collisions");
    well.plays("(4,4,9) (3,3) V1 (3,4) V0 (1,1,1,1)");
    CHECK(well.of("A", "well") == 1);
}

TEST_CASE("DF-ADV-ENG-01: smoke and fire weigh on tests and shots", "[dogfight]") {
    CHECK(alone("0 d5a h7 ne 8 5 smoke=1", "engineFire").plays("(1) R2 (2,2)").phase() == "fail A");
    CHECK(alone("0 d5a h7 ne 8 5 smoke=1", "engineFire").plays("(1) R2 (2,3)").phase() == "throttle A");
    CHECK(alone("0 d5a h7 ne 8 5 smoke=1 fire=1", "engineFire").plays("(1) R2 (3,3)").phase() == "fail A");
    Flight f("combat", {"0 nieuport17 h7 n 8 4 target=B cv=6 smoke=1 fire=1", "1 d5a h7 s 8 4"}, "engineFire");
    CHECK(f.plays("*2 (3,6)").of("B", "dmg") == 2);
    // A wound and smoke add up.
    CHECK(alone("0 d5a h7 ne 8 5 smoke=1 wound=1", "engineFire").plays("(1) R2 (2,3)").phase() == "fail A");
}

TEST_CASE("DF-ADV-CLB-01: a fine step is copied or not, formation or not", "[dogfight]") {
    // The leader's fine step is not among what has to be the same.
    Flight f("links",
             {"0 d5a h7 n 8 5 pitch=1 init=2", "0 d5a h7 n 8 5 pitch=1 init=7 target=A form", "1 d5a o13 n 8 5 init=9"},
             "formation fineClimb");
    f.plays("(1) F'1 N (6)");
    CHECK(f.plays("F").of("B", "form") == 1);
}

TEST_CASE("DF-ADV-RND-02: who pounced and lost the enemy out of sight starts anew", "[dogfight]") {
    Flight f("go cur=B", {"0 d5a h7 ne 8 6 rnd=B cv=5", "1 d5a h1 n 8 5", "1 d5a o13 n 8 5"}, "randomTargeting");
    f.plays("(1) F");
    CHECK(f.key("A", "rnd").is_null());
    CHECK(f.key("A", "cv").is_null());
}

TEST_CASE("DF-STALL-05: an aircraft that spins is out of its formation", "[dogfight]") {
    Flight f("go cur=B done=A", {"0 d5a h7 n 8 5 moved", "0 d5a h7 n 8 2 target=A form follow=A", "1 d5a o13 n 8 5"},
             "formation");
    f.plays("(4) F (1)");
    CHECK(f.of("B", "spin") == 1);
    CHECK(f.target("B").empty());
    CHECK(f.of("B", "form") == 0);
}

TEST_CASE("DF-END-02: the side of who hit last has the credit for a spin into the ground", "[dogfight]") {
    Flight f("go cur=A", {"0 d5a h7 - 1 0 pitch=-2 leave=-1 spin mt=1 by=2", "1 d5a o13 n 8 5", "2 d5a o12 n 8 5"});
    f.plays("S (4)");
    CHECK(f.score() == "0 0 10");
    // And for one that breaks up or burns.
    Flight stress("endturn", {"0 d5a h7 n 8 12 by=2", "1 d5a o13 n 8 5", "2 d5a o12 n 8 5"});
    CHECK(stress.plays("(1,1)").score() == "0 0 10");
    Flight burnt("endturn turn=3", {"0 d5a h7 n 8 5 by=1 smoke=1 fire=1 burn=14", "1 d5a o13 n 8 5", "2 d5a o12 n 8 5"},
                 "engineFire");
    CHECK(burnt.plays("(1)").score() == "0 10 0");
}
