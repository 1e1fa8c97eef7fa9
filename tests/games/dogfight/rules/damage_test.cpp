// DF-DMG and DF-CRIT: boxes and critical hits.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string one_gun = " card={\"guns\":1}";

// B after a burst of 2 in its own hex.
Flight shot(const std::string& firer, const std::string& target, const std::string& moves) {
    Flight f("combat", {"0 d5a h7 n 8 4 target=B " + firer + one_gun, "1 d5a h7 s 8 4 " + target});
    return f.plays("*2 " + moves);
}

// B after five hits and one critical hit with this roll.
Flight critical(const std::string& dice, const std::string& target = "") {
    return shot("cv=5", target, "(5,5) " + dice);
}

// How many critical hits natural double fours make, at a CV of 10: 8 + skill hits.
std::size_t criticals(int skill, const std::string& more = "") {
    const Flight f = shot("cv=10 pilot=0,0," + std::to_string(skill) + " " + more, "", "(4,4)");
    return f.list().empty() ? 0 : (f.list().size() + 1) / 2;
}

}  // namespace

TEST_CASE("DF-DMG-01: marks are counted one by one", "[dogfight]") {
    CHECK(shot("cv=5", "", "(3,6)").of("B", "dmg") == 4);
    CHECK(shot("cv=5", "dmg=12", "(3,6)").of("B", "dmg") == 16);  // over to the second marks
    CHECK(shot("cv=5", "", "(3,6)").key("B", "by") == 0);
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 dmg=29", "1 d5a o13 n 8 5"})).empty());
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 dmg=30", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 dmg=-1", "1 d5a o13 n 8 5"})) == "FORMAT");
}

TEST_CASE("DF-DMG-03: the current set is where the next mark would go", "[dogfight]") {
    CHECK(critical("(3,4)").of("B", "dmg") == 10);           // 5 marks: the second set
    CHECK(critical("(3,4)", "dmg=4").of("B", "dmg") == 10);  // 9 marks
    CHECK(critical("(4,4)", "dmg=5").of("B", "dmg") == 15);  // 10 marks: the third
    CHECK(critical("(3,4)", "dmg=10").of("B", "dmg") == 20);
    CHECK(critical("(4,5)").of("B", "dmg") == 15);
    CHECK(critical("(4,5)", "dmg=9").of("B", "dmg") == 20);
    // Sets of another size: 4, 5, 5.
    Flight f("combat", {"0 d5a h7 n 8 4 target=B cv=4" + one_gun, "1 dr1 h7 s 8 4"});
    CHECK(f.plays("*2 (5,5) (3,4)").of("B", "dmg") == 9);
    // The last set and the one after it: there is none after the last.
    CHECK(critical("(4,5)", "dmg=20").where("B") == "destroyed");
}

TEST_CASE("DF-DMG-04: two marks in every box", "[dogfight]") {
    CHECK(shot("cv=5", "dmg=25", "(3,6)").of("B", "dmg") == 29);
    CHECK(shot("cv=5", "dmg=25", "(3,6)").where("B") == "h7 s 8");
    CHECK(shot("cv=5", "dmg=26", "(3,6)").where("B") == "destroyed");
    CHECK(critical("(3,4)", "dmg=20").where("B") == "destroyed");
}

TEST_CASE("DF-CRIT-01: one for every 2 to 6 hits of a gun with doubles", "[dogfight]") {
    CHECK(criticals(-3) == 0);  // 5 hits, 6 to one
    CHECK(criticals(-2) == 1);  // 6
    CHECK(criticals(-1) == 1);  // 7, 5 to one
    CHECK(criticals(0) == 2);   // 8, 4 to one
    CHECK(criticals(1) == 3);   // 9, 3 to one
    CHECK(criticals(2) == 5);   // 10, 2 to one
    CHECK(criticals(3) == 5);   // 11
    CHECK(criticals(1, "wound=1") == 2);
    // Gun by gun: the hits of the other do not help.
    Flight f("combat", {"0 d5a h7 n 8 4 target=B cv=3", "1 d5a h7 s 8 4"});
    f.plays("*2 (5,5,5,5)");
    CHECK(f.turn() == 2);
    CHECK(f.of("B", "dmg") == 6);
    // After the burst: 4 hits are enough for one, halved they are not.
    CHECK(shot("cv=6", "", "(4,4)").list() == "B");
    Flight half("combat", {"0 d5a h7 n 8 4 target=B cv=6" + one_gun, "1 d5a h7 s 8 4"});
    CHECK(half.plays("*1 (4,4)").turn() == 2);
    // No doubles, no critical hit.
    CHECK(shot("cv=10", "", "(6,5)").turn() == 2);
}

TEST_CASE("DF-CRIT-02: a pip on one die, for the skilled", "[dogfight]") {
    const auto aims = [](int skill, const std::string& dice, int cv = 5) {
        return shot("cv=" + std::to_string(cv) + " pilot=0,0," + std::to_string(skill), "", dice);
    };
    CHECK(aims(0, "(4,5)").turn() == 2);
    Flight one = aims(1, "(4,5)");
    CHECK(one.phase() == "pip A");
    CHECK(one.offers("p0 p-1"));
    one.refuses("p+1", "DF-CRIT-02");
    Flight two = aims(2, "(4,5)");
    CHECK(two.offers("p0 p-1 p+1"));
    // 8 - 10 + 5 + 2 hits, or 10 - 10 + 7; 2 to one.
    CHECK(Flight(two).plays("p-1").of("B", "dmg") == 5);
    CHECK(Flight(two).plays("p-1").list() == "B B");
    CHECK(Flight(two).plays("p+1").of("B", "dmg") == 7);
    CHECK(Flight(two).plays("p+1").list() == "B B B");
    CHECK(Flight(two).plays("p0").of("B", "dmg") == 6);
    CHECK(Flight(two).plays("p0").turn() == 2);
    // Either die may be the higher one; two pips apart is too far; doubles are left alone.
    CHECK(aims(1, "(6,5)").phase() == "pip A");
    CHECK(aims(2, "(3,5)").turn() == 2);
    CHECK(aims(1, "(5,5)").phase() == "crit");
    // Not asked when it would make no critical hit: 8 - 10 + 3 + 1 is 2 hits, 3 to one.
    CHECK(aims(1, "(4,5)", 3).turn() == 2);
    CHECK(aims(1, "(4,5)", 4).phase() == "pip A");
    // Gun by gun.
    Flight guns("combat", {"0 d5a h7 n 8 4 target=B cv=5 pilot=0,0,1", "1 d5a h7 s 8 4"});
    guns.plays("*2 (4,5,6,5)");
    CHECK(guns.phase() == "pip A");
    guns.plays("p0");
    CHECK(guns.phase() == "pip A");
    guns.plays("p-1");
    CHECK(guns.of("B", "dmg") == 5 + 6);
    CHECK(guns.list() == "B B");
}

TEST_CASE("DF-CRIT-03: the critical hits, 2 to 12", "[dogfight]") {
    CHECK(critical("(1,1)").of("B", "noeng") == 1);
    CHECK(critical("(1,2)").of("B", "ctl") == 2);
    CHECK(critical("(1,3)").of("B", "eng") == 2);
    CHECK(critical("(1,4)").of("B", "eng") == 1);
    CHECK(critical("(1,5)").of("B", "ctl") == 1);
    CHECK(critical("(1,6)").of("B", "dmg") == 10);
    CHECK(critical("(2,6)").of("B", "dmg") == 10);
    CHECK(critical("(3,6)").of("B", "dmg") == 15);
    CHECK(critical("(4,6)").of("B", "wound") == 1);
    CHECK(critical("(5,6)").of("B", "wound") == 3);
    CHECK(critical("(6,6)").where("B") == "destroyed");
    CHECK(critical("(1,5)").of("B", "dmg") == 5);
    // Repeated effects add up.
    CHECK(critical("(5,6)", "wound=1").of("B", "wound") == 4);
    CHECK(critical("(1,5)", "ctl=2").of("B", "ctl") == 3);
    CHECK(critical("(1,4)", "eng=2").of("B", "eng") == 3);
    CHECK(critical("(1,1)", "noeng").of("B", "noeng") == 1);
}

TEST_CASE("DF-CRIT-03: all marks first, then the rolls; the dead are past harm", "[dogfight]") {
    // Two critical hits: the first kills, the second has no effect.
    Flight f = shot("cv=10", "", "(4,4)");
    CHECK(f.roll() == "6 6 6 6");
    CHECK(f.of("B", "dmg") == 8);
    f.plays("(6,6,1,2)");
    CHECK(f.where("B") == "destroyed");
    CHECK(f.of("B", "ctl") == 0);
    // Destroyed by the marks: nothing is rolled for it.
    CHECK(shot("cv=5", "dmg=25", "(5,5)").phase() == "over");
    // Two firers; the list is in the order scored.
    Flight both("combat", {"0 d5a h7 n 8 4 target=B cv=5" + one_gun, "1 d5a h7 s 8 4 target=A cv=5" + one_gun});
    both.plays("*2 (5,5) *2 (5,5)");
    CHECK(both.phase() == "crit");
    CHECK(both.list() == "B A");
    CHECK(both.of("A", "dmg") == 5);
    both.plays("(1,5,1,2)");
    CHECK(both.of("B", "ctl") == 1);
    CHECK(both.of("A", "ctl") == 2);
}
