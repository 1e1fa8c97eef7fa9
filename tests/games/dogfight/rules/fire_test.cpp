// DF-FIRE: who may fire, how far, how long, and how many hits.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string one_gun = " card={\"guns\":1}";

// A with one gun fires at B.
Flight duel(const std::string& firer, const std::string& target) {
    return Flight("combat", {"0 d5a " + firer + " target=B" + one_gun, "1 d5a " + target});
}

// Hits of a burst of 2 with an 11, at a CV of 10: 11 in the hex, 6 at half a hex, 1 at a hex; -1 for no question.
int hits(const std::string& firer, const std::string& target) {
    Flight f = duel(firer + " cv=10", target);
    if (f.phase() != "fire A") return -1;
    return f.plays("*2 (6,5)").of("B", "dmg");
}

// The longest burst in the same hex.
int longest(int speed, int marker, int target_speed, int target_marker) {
    const auto plane = [](int fast, int mark) {
        return "h7 n 8 " + std::to_string(fast) + " mt=" + std::to_string(mark);
    };
    Flight f = duel(plane(speed, marker) + " cv=5", plane(target_speed, target_marker));
    return f.phase() == "fire A" ? static_cast<int>(f.choices()) - 1 : 0;
}

}  // namespace

TEST_CASE("DF-FIRE-01: asked in the order of the moves, then by index", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 4 target=D cv=5 moved", "0 d5a h7 n 8 4 target=D cv=5 moved",
                        "0 d5a h7 n 8 4 target=D cv=5", "1 d5a h7 s 8 4"};
    Flight f("combat done=B,A", planes);
    CHECK(f.phase() == "fire B");
    CHECK(f.to_act() == 0);
    f.plays("*0");
    CHECK(f.phase() == "fire A");
    f.plays("*0");
    CHECK(f.phase() == "fire C");
    f.plays("*0");
    CHECK(f.turn() == 2);
}

TEST_CASE("DF-FIRE-01: who may not fire is not asked", "[dogfight]") {
    CHECK(duel("h7 n 8 4 cv=1", "h7 s 8 4").phase() == "fire A");
    CHECK(duel("h7 n 8 4", "h7 s 8 4").turn() == 2);
    CHECK(duel("h7 n 8 4 cv=-3", "h7 s 8 4").turn() == 2);
    CHECK(duel("h7 n 8 4 cv=9", "h5 s 8 4").turn() == 2);
    CHECK(duel("h7 n 8 4 cv=9", "h7 s 8 11").phase() == "overspeed");  // seven points of speed: no burst
    Flight unarmed("combat", {"0 d5a h7 n 8 4 target=B cv=9 card={\"guns\":0}", "1 d5a h7 s 8 4"});
    CHECK(unarmed.turn() == 2);
}

TEST_CASE("DF-FIRE-02: all bursts are diced before any damage", "[dogfight]") {
    Flight f("combat",
             {"0 d5a h7 n 8 4 target=B cv=9 dmg=28" + one_gun, "1 d5a h7 s 8 4 target=A cv=9 dmg=28" + one_gun});
    f.plays("*2 (3,6)");
    CHECK(f.phase() == "fire B");
    CHECK(f.of("B", "dmg") == 28);
    CHECK(f.score().empty());
    f.plays("*2 (3,6)");
    CHECK(f.where("A") == "destroyed");
    CHECK(f.where("B") == "destroyed");
    // What the other has done by then does not silence a gun.
    Flight killed("combat",
                  {"0 d5a h7 n 8 4 target=B cv=9" + one_gun, "1 d5a h7 s 8 4 target=A cv=9 dmg=28" + one_gun});
    killed.plays("*2 (3,6)");
    CHECK(killed.phase() == "fire B");
}

TEST_CASE("DF-FIRE-03: range in half hexes", "[dogfight]") {
    CHECK(hits("h7 s 8 4", "h7 s 8 4") == 11);  // the same hex, any facing
    CHECK(hits("h7 - 8 4", "h7 n 8 4") == 11);
    CHECK(hits("h7 n 8 4", "h7 - 8 4") == 11);
    CHECK(hits("h8 n 8 4", "h7 - 8 4") == 6);
    CHECK(hits("h8 n 8 4", "h7 n 8 4") == 1);
    CHECK(hits("h8 n 8 4", "h7 s 8 4") == 1);
    CHECK(hits("h8 - 8 4", "h7 - 8 4") == 1);
    CHECK(hits("h8 - 8 4", "h7 n 8 4") == 1);
    CHECK(hits("h8 ne 8 4", "h7 - 8 4") == -1);
    CHECK(hits("h8 s 8 4", "h7 - 8 4") == -1);
    CHECK(hits("g7 ne 8 4", "h6 - 8 4") == 6);
    CHECK(hits("g7 se 8 4", "h7 - 8 4") == 6);
    CHECK(hits("h9 n 8 4", "h7 - 8 4") == -1);
}

TEST_CASE("DF-FIRE-04: height adds half hexes", "[dogfight]") {
    CHECK(hits("h7 n 9 4 leave=-1", "h7 s 8 4") == 11);
    CHECK(hits("h7 n 9 4", "h7 s 8 4") == 6);
    CHECK(hits("h7 n 9 4 leave=1", "h7 s 8 4") == 1);
    CHECK(hits("h7 n 7 4 leave=1", "h7 s 8 4") == 6);
    CHECK(hits("h7 n 7 4", "h7 s 8 4") == 1);
    CHECK(hits("h7 n 7 4 leave=-1", "h7 s 8 4") == -1);
    CHECK(hits("h7 n 10 4 leave=-1", "h7 s 8 4") == -1);
    CHECK(hits("h7 n 6 4 leave=1", "h7 s 8 4") == -1);
    CHECK(hits("h7 n 8 4 leave=1", "h7 s 8 4") == 11);
    CHECK(hits("h7 n 8 4 leave=-1", "h7 s 8 4") == 11);
    // Both together, up to a hex.
    CHECK(hits("h8 n 9 4", "h7 - 8 4") == 1);
    CHECK(hits("h8 n 9 4 leave=-1", "h7 - 8 4") == 6);
    CHECK(hits("h8 n 9 4 leave=-1", "h7 n 8 4") == 1);
    CHECK(hits("h8 n 9 4", "h7 n 8 4") == -1);
    CHECK(hits("h8 n 7 4 leave=1", "h7 - 8 4") == 1);
    CHECK(hits("h8 n 7 4", "h7 - 8 4") == -1);
    // Where the target is leaving to does not matter.
    CHECK(hits("h7 n 9 4", "h7 s 8 4 leave=1") == 6);
    CHECK(hits("h7 n 7 4", "h7 s 8 4 leave=-1") == 1);
}

TEST_CASE("DF-FIRE-05: dice, CV, the type, the pilot, range and speed", "[dogfight]") {
    const auto dealt = [](const std::string& type, const std::string& firer, const char* dice) {
        Flight f("combat", {"0 " + type + " h7 n 8 " + firer + " target=B", "1 d5a h7 s 8 5"});
        return f.plays(std::string("*2 ") + dice).of("B", "dmg");
    };
    CHECK(dealt("nieuport17", "4 cv=5", "(3,6)") == 4);
    CHECK(dealt("nieuport17", "4 cv=5 pilot=0,0,1", "(3,6)") == 5);
    CHECK(dealt("nieuport17", "4 cv=5 pilot=0,0,-2", "(3,6)") == 2);
    CHECK(dealt("dfw", "4 cv=5", "(3,6)") == 3);
    CHECK(dealt("nieuport17", "5 cv=5", "(3,6)") == 3);  // at the highest level speed
    CHECK(dealt("nieuport17", "7 cv=5", "(3,6)") == 1);
    CHECK(dealt("nieuport17", "4 cv=1", "(3,6)") == 0);
    CHECK(dealt("nieuport17", "4 cv=1", "(1,1)") == 0);  // never less
    CHECK(dealt("nieuport17", "4 cv=2", "(3,6)") == 1);
}

TEST_CASE("DF-FIRE-06: a burst of 1 halves, a burst of 3 adds half, rounded down", "[dogfight]") {
    const auto dealt = [](int cv, const std::string& burst) {
        return duel("h7 n 8 4 cv=" + std::to_string(cv), "h7 s 8 4").plays("*" + burst + " (3,6)").of("B", "dmg");
    };
    CHECK(dealt(6, "1") == 2);  // of 5
    CHECK(dealt(6, "2") == 5);
    CHECK(dealt(6, "3") == 7);
    CHECK(dealt(5, "1") == 2);  // of 4
    CHECK(dealt(5, "3") == 6);
    CHECK(dealt(2, "1") == 0);  // of 1
    CHECK(dealt(2, "3") == 1);
    CHECK(dealt(1, "3") == 0);
}

TEST_CASE("DF-FIRE-07: the longest burst by difference of speed", "[dogfight]") {
    CHECK(longest(4, 0, 4, 0) == 3);
    CHECK(longest(4, 0, 6, 0) == 3);
    CHECK(longest(4, 0, 7, 0) == 2);
    CHECK(longest(4, 0, 8, 0) == 2);
    CHECK(longest(3, 0, 8, 0) == 1);
    CHECK(longest(8, 0, 2, 0) == 1);
    CHECK(longest(8, 0, 1, 0) == 0);
}

TEST_CASE("DF-FIRE-07: the longest burst by the markers", "[dogfight]") {
    CHECK(longest(4, 0, 4, 1) == 3);
    CHECK(longest(4, 0, 4, 2) == 3);
    CHECK(longest(4, 1, 4, 1) == 3);
    CHECK(longest(4, 0, 4, 3) == 2);
    CHECK(longest(4, 1, 4, 2) == 2);
    CHECK(longest(4, 2, 4, 0) == 2);
    CHECK(longest(4, 2, 4, 2) == 1);
    CHECK(longest(4, 3, 4, 3) == 1);
    CHECK(longest(4, 0, 7, 3) == 2);  // the lesser of the two
    CHECK(longest(3, 1, 8, 2) == 1);
    Flight f = duel("h7 n 8 4 cv=5 mt=2", "h7 s 8 4");
    CHECK(f.offers("*0 *1 *2"));
    f.refuses("*3", "DF-FIRE-07");
    f.refuses("*4", "FORMAT");
    f.refuses(R"({"do":"fire"})", "FORMAT");
    f.refuses(R"({"do":"fire","burst":0})", "FORMAT");
    f.refuses("J", "DF-SEQ-02");
}

TEST_CASE("DF-FIRE-08: each gun has its own dice", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 4 target=B cv=5", "1 d5a h7 s 8 4"});
    f.plays("*2");
    CHECK(f.phase() == "hit");
    CHECK(f.roll() == "6 6 6 6");
    f.refuses("(3,6)", "DF-SEQ-03");
    f.plays("(3,6,1,2)");
    CHECK(f.of("B", "dmg") == 4);
    Flight three("combat", {"0 d5a h7 n 8 4 target=B cv=5 card={\"guns\":3}", "1 d5a h7 s 8 4"});
    CHECK(three.plays("*2").roll() == "6 6 6 6 6 6");
    // A burst without a hit leaves nothing to mark.
    Flight miss("combat", {"0 d5a h7 n 8 4 target=B cv=1", "1 d5a h7 s 8 4"});
    miss.plays("*3 (1,2,2,3)");
    CHECK(miss.turn() == 2);
    CHECK(miss.of("B", "dmg") == 0);
    CHECK(miss.key("B", "by").is_null());
}

TEST_CASE("DF-CRIT-02: while a pip is asked for, the hits of the guns before it stand", "[dogfight]") {
    // 2d6 - 10 + 8 + 1, of a burst of 3: a ten gives 9 + 4.
    Flight f("combat", {"0 d5a h7 n 8 5 target=B cv=8 pilot=0,0,1", "1 d5a h7 s 8 5"});
    f.plays("*3 (6,4,5,4)");
    CHECK(f.phase() == "pip A");
    CHECK(f.position().at("pend") == Json{{{"by", "A"}, {"on", "B"}, {"hits", 13}}});
    f.plays("p0");
    CHECK(f.of("B", "dmg") == 13 + 12);
}
