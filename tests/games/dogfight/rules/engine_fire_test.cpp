// DF-ADV-ENG and DF-ADV-JAM: smoke, fire, and guns that jam.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string one_gun = " card={\"guns\":1}";

// B after five hits and a critical hit with this roll.
Flight burst(const std::string& critical) {
    Flight f("combat turn=3", {"0 d5a h7 n 8 4 target=B cv=5" + one_gun, "1 d5a h7 s 8 4"}, "engineFire");
    return f.plays("*2 (5,5) " + critical);
}

Flight end(const std::string& plane, std::string_view options) {
    return Flight("endturn turn=3", {"0 " + plane, "1 d5a o13 n 8 5"}, options);
}

Flight jammer(const std::string& firer) {
    return Flight("combat", {"0 " + firer + " target=B cv=5", "1 d5a h7 s 8 4"}, "jamming");
}

}  // namespace

TEST_CASE("DF-ADV-ENG-01: critical hits on the engine may make it smoke and burn", "[dogfight]") {
    for (const char* engine : {"(1,1)", "(1,3)", "(1,4)"}) {
        Flight f = burst(engine);
        CHECK(f.phase() == "smoke");
        CHECK(f.roll() == "6 6");
        CHECK(Flight(f).plays("(4,1)").of("B", "smoke") == 0);
        CHECK(Flight(f).plays("(3,2)").of("B", "smoke") == 3);
        CHECK(Flight(f).plays("(3,2)").of("B", "fire") == 0);
        CHECK(Flight(f).plays("(3,2)").turn() == 4);  // it began this turn: no die for it yet
        f.plays("(1,1)");
        CHECK(f.of("B", "smoke") == 3);
        CHECK(f.of("B", "fire") == 3);
        CHECK(f.phase() == "burn");
        CHECK(f.plays("(2)").of("B", "burn") == 2);
    }
    CHECK(burst("(1,5)").turn() == 4);
    CHECK(burst("(1,2)").turn() == 4);
    Flight without("combat", {"0 d5a h7 n 8 4 target=B cv=5" + one_gun, "1 d5a h7 s 8 4"});
    CHECK(without.plays("*2 (5,5) (1,1)").turn() == 2);
}

TEST_CASE("DF-ADV-ENG-01: smoke may turn into fire at the end of each later turn", "[dogfight]") {
    Flight f = end("d5a h7 n 8 5 smoke=2", "engineFire");
    CHECK(f.phase() == "burn");
    CHECK(f.list() == "A");
    Flight on = f;
    on.plays("(2)");
    CHECK(on.of("A", "fire") == 0);
    CHECK(on.turn() == 4);
    f.plays("(1)");
    CHECK(f.of("A", "fire") == 3);
    CHECK(f.of("A", "burn") == 0);  // it does not burn in the very step in which it caught fire
    CHECK(f.turn() == 4);
}

TEST_CASE("DF-ADV-ENG-02: a fire burns boxes of its own until there are none left", "[dogfight]") {
    Flight f = end("d5a h7 n 8 5 smoke=1 fire=1 burn=4 dmg=3", "engineFire");
    f.plays("(6)");
    CHECK(f.of("A", "burn") == 10);
    CHECK(f.of("A", "dmg") == 3);
    CHECK(end("d5a h7 n 8 5 smoke=1 fire=1 burn=10", "engineFire").plays("(4)").of("A", "burn") == 14);
    Flight burnt = end("d5a h7 n 8 5 smoke=1 fire=1 burn=10", "engineFire");
    burnt.plays("(5)");
    CHECK(burnt.where("A") == "destroyed");
    CHECK(burnt.score() == "0 10");
    CHECK(burnt.result() == "sky held: 1");
    // Together, by index: one burns, one smokes.
    Flight both("endturn turn=3", {"0 d5a h7 n 8 5 smoke=1 fire=1", "1 d5a o13 n 8 5 smoke=1"}, "engineFire");
    CHECK(both.list() == "A B");
    both.plays("(6,1)");
    CHECK(both.of("A", "burn") == 6);
    CHECK(both.of("B", "fire") == 3);
    CHECK(both.of("B", "burn") == 0);
}

TEST_CASE("DF-ADV-JAM-01: a burst may jam each gun", "[dogfight]") {
    const auto jam = [](const std::string& more, const std::string& moves) {
        return jammer("dfw h7 n 8 4 " + more).plays(moves).key("A", "jam");
    };
    CHECK(jam("", "*2 (3,6,1,1)") == json("[1]"));
    CHECK(jam("", "*2 (3,6,1,2)").is_null());
    CHECK(jam("", "*3 (3,6,1,2)") == json("[1]"));
    CHECK(jam("", "*3 (3,6,2,2)").is_null());
    CHECK(jam("shots=2", "*1 (3,6,2,2)") == json("[1]"));
    CHECK(jam("shots=2", "*1 (3,6,2,3)").is_null());
    CHECK(jam("shots=2", "*3 (3,6,2,3)") == json("[1]"));
    // The burst itself still hits.
    CHECK(jammer("nieuport17 h7 n 8 4").plays("*2 (3,6,1,1)").of("B", "dmg") == 4);
    // Turns in a row are counted, and end with a turn without fire.
    CHECK(jammer("nieuport17 h7 n 8 4 shots=2").plays("*1 (3,6,6,6)").of("A", "shots") == 3);
    CHECK(jammer("nieuport17 h7 n 8 4 shots=2").plays("*0").of("A", "shots") == 0);
    // Gun by gun, and a jammed gun is silent.
    Flight two = jammer("d5a h7 n 8 4");
    two.plays("*2");
    CHECK(two.roll() == "6 6 6 6 6 6 6 6");
    CHECK(two.choices() == 0);
    CHECK(two.plays("(3,6,5,5,3,6,1,1)").key("A", "jam") == json("[0,1]"));
    Flight silent = jammer("d5a h7 n 8 4 jam=0,1");
    silent.plays("*2");
    CHECK(silent.roll() == "6 6 6 6");
    CHECK(jammer("d5a h7 n 8 4 jam=1,2").turn() == 2);
}

TEST_CASE("DF-ADV-JAM-02: clearing takes a turn straight and level, without fire", "[dogfight]") {
    CHECK(end("d5a h7 n 8 5 jam=1,0 level", "jamming").phase() == "clear A");
    CHECK(end("d5a h7 n 8 5 jam=1,0", "jamming").turn() == 4);
    CHECK(end("d5a h7 n 8 5 jam=0,2 level", "jamming").turn() == 4);
    // A turn flown: straight on qualifies; turning, climbing, the middle and firing do not.
    const auto asked = [](const std::string& plane, const std::string& moves) {
        Flight f("go cur=A done=B", {"0 d5a " + plane + " jam=1,0", "1 d5a o13 n 8 5 moved"}, "jamming");
        return f.plays(moves).phase() == "clear A";
    };
    CHECK(asked("h7 ne 8 5", "(5) F F N"));
    CHECK_FALSE(asked("h7 ne 8 5", "(1) R1 N"));
    CHECK_FALSE(asked("h7 ne 8 5 pitch=1", "(1) F N"));
    CHECK_FALSE(asked("h7 - 8 5", "(1) Xn N"));
    CHECK_FALSE(asked("h7 ne 8 5", "(1) @1 F (6,6) N"));
    CHECK_FALSE(asked("h7 ne 8 3", "(1) M N"));
}

TEST_CASE("DF-ADV-JAM-02: the roll to clear a gun", "[dogfight]") {
    const auto cleared = [](const std::string& plane, const char* dice) {
        Flight f = end(plane + " level", "jamming");
        f.plays("J");
        CHECK(f.phase() == "clearroll A");
        return f.plays(dice).key("A", "jam");
    };
    const std::string d5a = "d5a h7 n 8 5 jam=1,0";
    CHECK(cleared(d5a, "(5,6)").is_null());
    CHECK(cleared(d5a, "(4,6)") == json("[1,0]"));
    CHECK(cleared(d5a + " clr=1", "(4,6)").is_null());
    CHECK(cleared(d5a + " pilot=-1,0,0", "(5,6)") == json("[1,0]"));
    CHECK(cleared(d5a + " under=2 clr=1", "(5,6)") == json("[1,0]"));
    CHECK(cleared(d5a + " under=1 clr=1", "(5,6)").is_null());
    CHECK(cleared(d5a, "(1,1)") == json("[2,0]"));
    CHECK(cleared(d5a + " clr=9", "(1,2)") == json("[2,0]"));  // natural 3
    CHECK(cleared(d5a + " clr=9", "(1,3)").is_null());
    // The wing gun of an S.E.5a is its second.
    CHECK(cleared("se5a h7 n 8 5 jam=0,1", "(5,6)") == json("[0,1]"));
    CHECK(cleared("se5a h7 n 8 5 jam=0,1 clr=1", "(6,6)").is_null());
    CHECK(cleared("se5a h7 n 8 5 jam=1,0", "(5,6)").is_null());
    // Both guns, each with its dice.
    CHECK(cleared("d5a h7 n 8 5 jam=1,1", "(5,6,1,1)") == json("[0,2]"));
    // Tries in a row are counted; not trying ends the row.
    Flight f = end(d5a + " level clr=1", "jamming");
    CHECK(Flight(f).plays("J (2,2)").of("A", "clr") == 2);
    CHECK(f.plays("*0").of("A", "clr") == 0);
}

TEST_CASE("DF-ADV-JAM-02: bursts at the aircraft weigh on the roll, and its own burst rules it out", "[dogfight]") {
    const std::string jammed = "0 d5a h7 n 8 4 jam=1,0 level";
    const auto cleared = [&](const std::string& bursts) {
        Flight f("combat", {jammed, "1 dfw h7 s 8 4 target=A cv=1", "1 dfw h7 s 8 4 target=A cv=1"}, "jamming");
        f.plays(bursts);
        CHECK(f.phase() == "clear A");
        return f.plays("J (6,6)").key("A", "jam").is_null();
    };
    CHECK(cleared("*0 *1 (1,2,6,6)"));
    CHECK_FALSE(cleared("*1 (1,2,6,6) *1 (1,2,6,6)"));
    CHECK_FALSE(cleared("*3 (1,2,6,6) *0"));
    Flight fired("combat", {jammed + " target=B cv=1", "1 dfw h7 s 8 4"}, "jamming");
    fired.plays("*1 (1,2,6,6)");
    CHECK(fired.turn() == 2);
    Flight held("combat", {jammed + " target=B cv=1", "1 dfw h7 s 8 4"}, "jamming");
    CHECK(held.plays("*0").phase() == "clear A");
}

TEST_CASE("DF-ADV-ENG-02: the list of those who burn goes with its dice", "[dogfight]") {
    Flight f("endturn", {"0 d5a h7 ne 8 5 fire=1", "1 d5a o13 n 8 5 jam=1,0 level"}, "engineFire jamming");
    CHECK(f.list() == "A");
    f.plays("(1)");
    CHECK(f.phase() == "clear B");
    CHECK(f.list() == "");
}
