// DF-INI: numbers, groups, links, tails and circles.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

std::string with_init(const std::string& plane, int init) { return plane + " init=" + std::to_string(init); }

// A with its number and CV against B, which has a number of its own.
Flight chase(int init, int cv, int target_init, const std::string& more = "") {
    return Flight("links", {with_init("0 d5a c7 ne 8 5 target=B cv=" + std::to_string(cv), init),
                            with_init("1 d5a m7 sw 8 5 " + more, target_init), with_init("1 d5a m9 sw 8 5", 9)});
}

}  // namespace

TEST_CASE("DF-INI-01: die, experience and speed", "[dogfight]") {
    Flight f("initiative", {"0 d5a c7 ne 8 5 pilot=2,0,0", "1 d5a m7 sw 8 5 pilot=-3,0,0"});
    CHECK(f.roll() == "10 10");
    f.plays("(9,0)");
    CHECK(f.of("A", "init") == 12);
    CHECK(f.of("B", "init") == -2);
    CHECK(f.phase() == "mproll B");
    // One die for each in play, none for the others.
    CHECK(Flight("initiative", {"0 d5a c7 ne 8 5", "1 d5a m7 sw 8 5 out=left", "1 d5a m9 sw 8 5"}).roll() == "10 10");
}

TEST_CASE("DF-INI-02: the modifier for speed", "[dogfight]") {
    constexpr int modifiers[]{-2, -2, -1, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3};
    for (int speed = 0; speed <= 12; ++speed) {
        Flight f("initiative", {"0 d5a c7 ne 8 " + std::to_string(speed), "1 d5a m7 sw 8 5"});
        INFO("speed " << speed);
        CHECK(f.plays("(9,1)").of("A", "init") == 9 + modifiers[speed]);
    }
}

TEST_CASE("DF-INI-03: of equal numbers the lower experience, level and speed moves first", "[dogfight]") {
    const auto first = [](const std::string& a, const std::string& b, const char* dice) {
        return Flight("initiative", {"0 d5a c7 ne " + a, "1 d5a m7 sw " + b}).plays(dice).phase();
    };
    CHECK(first("8 5 pilot=1,0,0", "8 5", "(4,5)") == "mproll B");
    CHECK(first("8 5", "8 5 pilot=1,0,0", "(5,4)") == "mproll A");
    CHECK(first("8 5 pilot=1,0,0", "9 5", "(4,5)") == "mproll B");  // experience before level
    CHECK(first("9 5", "8 5", "(5,5)") == "mproll B");
    CHECK(first("8 6", "9 5", "(5,5)") == "mproll A");  // level before speed
    CHECK(first("8 6", "8 5", "(5,5)") == "mproll B");
    CHECK(first("8 5", "8 6", "(5,5)") == "mproll A");
    CHECK(first("8 5", "8 5", "(5,5)") == "tiebreak");
}

TEST_CASE("DF-INI-03: all who are equal roll at once, and again until it is settled", "[dogfight]") {
    Flight f("initiative", {"0 d5a c7 ne 8 5", "0 d5a c8 ne 8 5", "1 d5a m7 sw 8 5", "1 d5a m8 sw 8 5"});
    f.plays("(5,3,5,3)");
    CHECK(f.phase() == "tiebreak");
    CHECK(f.list() == "A B C D");
    CHECK(f.roll() == "6 6 6 6");
    f.plays("(1,2,1,3)");
    CHECK(f.phase() == "tiebreak");
    CHECK(f.list() == "A C");
    f.plays("(6,2)");
    CHECK(f.key("A", "ro") == json("[1,6]"));
    CHECK(f.key("B", "ro") == json("[2]"));
    CHECK(f.key("C", "ro") == json("[1,2]"));
    for (const char* order : {"B", "D", "C", "A"}) {
        CHECK(f.phase() == std::string("mproll ") + order);
        f.plays("(1) F N");
    }
}

TEST_CASE("DF-INI-03: in a start position that has its initiative, ties go by index", "[dogfight]") {
    CHECK(Flight("links", {"0 d5a c7 ne 8 5 init=4", "1 d5a m7 sw 8 5 init=4"}).phase() == "mproll A");
}

TEST_CASE("DF-INI-04: spinning, then targeting, then the rest", "[dogfight]") {
    Flight f("links", {"0 d5a c7 ne 8 5", "0 d5a c8 ne 8 5 target=D init=9", "1 d5a m7 - 8 0 pitch=-2 spin mt=1 init=9",
                       "1 d5a m8 sw 8 5 init=10"});
    CHECK(f.phase() == "spin C");
    f.plays("S (1)");
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.phase() == "mproll A");
    // Who tried in vain counts as targeting.
    CHECK(Flight("links", {"0 d5a c7 ne 8 5", "1 d5a m8 sw 8 5 init=9 tried"}, "acquisition").phase() == "mproll B");
}

TEST_CASE("DF-INI-04: who has just lost its target is one of the rest", "[dogfight]") {
    // D has no target and a lower number than C, whose target B flies into the ground.
    Flight f("next", {"0 d5a c7 ne 8 5 init=9", "1 d5a m7 sw 1 5 pitch=-2 leave=-1 init=1 target=A",
                      "0 d5a c8 ne 8 5 init=5 target=B", "1 d5a m9 sw 8 5 init=2"});
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F");
    CHECK(f.phase() == "mproll D");
}

TEST_CASE("DF-INI-05: a higher number than the target's is a natural link", "[dogfight]") {
    Flight f = chase(5, 0, 4);
    CHECK(f.key("A", "follow") == "B");
    CHECK(chase(4, 0, 4).key("A", "follow").is_null());
    // The CV has no part in it: this one is asked when its place has come.
    Flight asked = chase(3, 9, 4);
    CHECK(asked.key("A", "follow").is_null());
    CHECK(asked.phase() == "tail A");
}

TEST_CASE("DF-INI-05: a link that would close a circle is not made", "[dogfight]") {
    Flight f("links", {"0 d5a h7 n 8 5 target=B init=9", "0 d5a h7 n 8 5 target=A form init=2", "1 d5a o13 n 8 5"},
             "formation");
    CHECK(f.key("B", "follow") == "A");
    CHECK(f.key("A", "follow").is_null());
    CHECK(f.phase() == "tail A");  // it may close the circle by choice (DF-INI-09)
}

TEST_CASE("DF-INI-06: the number with the bonus must be greater than the target's", "[dogfight]") {
    CHECK(chase(3, 3, 6, "target=C").phase() == "mproll A");
    CHECK(chase(3, 4, 6, "target=C").phase() == "tail A");
    Flight f = chase(3, 4, 6, "target=C");
    CHECK(f.offers("~ ."));
    CHECK(f.choices() == 2);
    CHECK(f.to_act() == 0);
    f.refuses("(3)", "DF-SEQ-02");
    f.plays(".");
    CHECK(f.phase() == "mproll A");
    CHECK(f.key("A", "follow").is_null());
    // A target that has moved cannot be tailed.
    CHECK(Flight("next done=B", {"0 d5a c7 ne 8 5 target=B cv=9 init=1", "1 d5a m7 sw 8 7 init=6 moved"}).phase() ==
          "mproll A");
}

TEST_CASE("DF-INI-07: the whole CV against one that counts as targeting, else half, rounded up", "[dogfight]") {
    CHECK(chase(3, 7, 6).phase() == "tail A");    // 3 + 4
    CHECK(chase(3, 6, 6).phase() == "mproll A");  // 3 + 3
    CHECK(chase(3, 1, 3).phase() == "tail A");    // 3 + 1
    CHECK(chase(3, 0, 3).phase() == "mproll A");  // no CV, no bonus
    CHECK(chase(3, -8, 3).phase() == "mproll A");
    CHECK(chase(3, 4, 6, "target=A cv=10").phase() == "tail A");  // what the target has plays no part
    CHECK(chase(3, 4, 6, "target=A cv=-10").phase() == "tail A");
}

TEST_CASE("DF-INI-08: followers of the last mover, then of the one before it", "[dogfight]") {
    const std::string first = "0 d5a c7 ne 8 5 moved init=1";
    Flight two("next done=A",
               {first, "1 d5a m7 sw 8 5 init=9 target=A follow=A", "1 d5a m8 sw 8 5 init=4 target=A follow=A"});
    CHECK(two.phase() == "mproll C");
    Flight back("next done=A,B", {first, "1 d5a m7 sw 8 5 init=5 target=A follow=A moved",
                                  "1 d5a m8 sw 8 5 init=8 target=A follow=A", "0 d5a c8 ne 8 5 init=-2 target=B"});
    CHECK(back.phase() == "mproll C");
    Flight deep("next done=A,B",
                {first, "1 d5a m7 sw 8 5 init=5 target=A follow=A moved", "1 d5a m8 sw 8 5 init=3 target=A follow=A",
                 "0 d5a c8 ne 8 5 init=9 target=B follow=B"});
    CHECK(deep.phase() == "mproll D");
    // Who waits for one that has not moved is passed over.
    Flight wait("next", {"0 d5a c7 ne 8 5 init=1 target=B follow=B", "1 d5a m7 sw 8 5 init=6"});
    CHECK(wait.phase() == "mproll B");
}

TEST_CASE("DF-INI-08: a link to an aircraft that is lost is removed", "[dogfight]") {
    Flight f("go cur=A", {"0 d5a h1 n 8 5", "1 d5a m7 sw 8 5 init=3 target=A follow=A", "0 d5a c8 ne 8 5 init=7"});
    f.plays("(1) F");
    CHECK(f.key("B", "follow").is_null());
    CHECK(f.phase() == "mproll B");
}

TEST_CASE("DF-INI-09: the lowest die opens a ring of three", "[dogfight]") {
    Flight f("links", {"0 d5a c7 ne 8 5 init=3 target=B cv=9", "1 d5a m7 sw 8 5 init=5 target=C",
                       "0 d5a c9 ne 8 5 init=4 target=A"});
    CHECK(f.phase() == "tail A");
    f.plays("~");
    CHECK(f.phase() == "rolloff");
    CHECK(f.list() == "A B C");
    CHECK(f.roll() == "6 6 6");
    f.plays("(3,1,1)");
    CHECK(f.phase() == "rolloff");
    CHECK(f.list() == "B C");
    f.plays("(5,2)");
    CHECK(f.phase() == "mproll C");
    CHECK(f.key("C", "follow").is_null());
    CHECK(f.key("B", "follow") == "C");
    CHECK(f.key("A", "follow") == "B");
    f.plays("(1) F N");
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.phase() == "mp A");
}

TEST_CASE("DF-INI-10: nobody is asked before its place has come", "[dogfight]") {
    // A could tail B, but C moves first; meanwhile B is linked to C and moves right behind it.
    Flight f("links", {"0 d5a c7 ne 8 5 init=3 target=B cv=9", "1 d5a m7 sw 8 5 init=6 target=C",
                       "0 d5a c9 ne 8 5 init=1 target=B"});
    CHECK(f.phase() == "mproll C");
    f.plays("(1) F N");
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.phase() == "mp A");
}
