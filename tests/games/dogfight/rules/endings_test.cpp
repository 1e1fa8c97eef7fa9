// DF-END: the end of a turn, points and the end of the game.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

const std::string one_gun = " card={\"guns\":1}";

}  // namespace

TEST_CASE("DF-END-01: the last turn is the limit", "[dogfight]") {
    const Planes planes{"0 d5a h7 n 8 5", "1 d5a o13 n 8 5"};
    Flight on("endturn turn=19", planes);
    CHECK(on.turn() == 20);
    CHECK(on.phase() == "target A");
    Flight f("endturn turn=20", planes);
    CHECK(f.phase() == "over");
    CHECK(f.turn() == 20);
    CHECK(f.to_act().is_null());
    CHECK(f.choices() == 0);
    for (const char* move : {"A>B", "(1)", "F", "*0", "N", "G+"}) f.refuses(move, "DF-END-01");
    f.refuses(R"({"do":"bomb"})", "FORMAT");
}

TEST_CASE("DF-END-01: with one side left it is over at the end of the turn, not before", "[dogfight]") {
    Flight f("go cur=A", {"0 d5a h1 n 8 5", "1 d5a o13 n 8 5", "1 d5a o12 s 8 5"});
    f.plays("(1) F");
    CHECK(f.phase() == "mproll B");
    f.plays("(1) F N");
    CHECK(f.phase() == "mproll C");
    f.plays("(1) F N");
    CHECK(f.result() == "sky held: 1");
    CHECK(f.turn() == 1);
    // Two sides of three go on.
    Flight three("endturn", {"0 d5a h7 n 8 5 out=left", "1 d5a o13 n 8 5", "2 d5a o12 n 8 5"});
    CHECK(three.turn() == 2);
}

TEST_CASE("DF-END-01: stress before the next turn, and the game may end by it", "[dogfight]") {
    Flight f("endturn turn=20", {"0 d5a h7 n 8 9", "1 d5a o13 n 8 5"});
    CHECK(f.phase() == "overspeed");
    CHECK(Flight(f).plays("(6,6)").result() == "draw");
    CHECK(f.plays("(2,3)").result() == "draw");
    Flight both("endturn", {"0 d5a h7 n 8 12", "1 d5a o13 n 8 12"});
    CHECK(both.plays("(1,1,1,1)").result() == "draw");
    CHECK(both.score() == "10 10");
}

TEST_CASE("DF-END-02: a point for each hit, ten for an aircraft", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 4 target=B cv=5" + one_gun, "1 d5a h7 s 8 4 dmg=28", "1 d5a o13 n 8 4"});
    f.plays("*2 (3,6)");
    CHECK(f.score() == "14 0");
    // A set that a critical hit fills is no hit.
    Flight filled("combat", {"0 d5a h7 n 8 4 target=B cv=5" + one_gun, "1 d5a h7 s 8 4"});
    CHECK(filled.plays("*2 (5,5) (3,4)").score() == "5 0");
}

TEST_CASE("DF-END-02: the second burst at one that the first has destroyed counts nothing", "[dogfight]") {
    Flight f("combat", {"0 d5a h7 n 8 4 target=C cv=5" + one_gun, "1 d5a h7 n 8 4 target=C cv=5" + one_gun,
                        "2 d5a h7 s 8 4 dmg=28"});
    f.plays("*2 (3,6) *2 (3,6)");
    CHECK(f.score() == "14 0 0");
    // If the first leaves it in play, both count, and the last to hit has the ten.
    Flight both("combat", {"0 d5a h7 n 8 4 target=C cv=5" + one_gun, "1 d5a h7 n 8 4 target=C cv=5" + one_gun,
                           "2 d5a h7 s 8 4 dmg=24"});
    both.plays("*2 (3,6) *2 (3,6)");
    CHECK(both.score() == "4 14 0");
}

TEST_CASE("DF-END-02: a crash is the merit of the side that hit last", "[dogfight]") {
    const auto crash = [](const std::string& more, const std::string& other) {
        return Flight("go cur=A", {"0 d5a h7 n 1 5 pitch=-2 leave=-1 " + more, "1 d5a o13 n 8 5", other})
            .plays("(1) F")
            .score();
    };
    CHECK(crash("by=1", "2 d5a o12 n 8 5") == "0 10 0");
    CHECK(crash("by=2", "2 d5a o12 n 8 5") == "0 0 10");
    CHECK(crash("", "2 d5a o12 n 8 5").empty());
    CHECK(crash("", "1 d5a o12 n 8 5") == "0 10");
    CHECK(crash("", "0 d5a o12 n 8 5") == "0 10");
}

TEST_CASE("DF-END-03: the side that holds the sky, else the points", "[dogfight]") {
    const Planes three{"0 d5a h7 n 8 5", "1 d5a o13 n 8 5", "2 d5a o12 n 8 5"};
    CHECK(Flight("endturn turn=20 score=1,4,2", three).result() == "points: 1");
    CHECK(Flight("endturn turn=20 score=4,4,2", three).result() == "draw");
    CHECK(Flight("endturn turn=20", three).result() == "draw");
    // Who holds it wins, whatever the points.
    Flight held("go cur=A score=30,0", {"0 d5a h1 n 8 5", "1 d5a o13 n 8 5 moved"});
    CHECK(held.plays("(1) F").result() == "sky held: 1");
    // Nobody is left: 28 + 8 and 28 + 7 marks.
    Flight empty("combat",
                 {"0 d5a h7 n 8 4 target=B cv=9 dmg=28" + one_gun, "1 d5a h7 s 8 4 target=A cv=8 dmg=28" + one_gun});
    empty.plays("*2 (3,6) *2 (3,6)");
    CHECK(empty.score() == "18 17");
    CHECK(empty.result() == "sky empty: 0");
}
