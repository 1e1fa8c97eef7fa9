// DF-GEO: hexes, facings, heights, range and what is behind.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// One step straight on from a hex.
std::string step(const std::string& hex, const std::string& face) {
    return alone("0 d5a " + hex + " " + face + " 8 5").plays("(1) F").where("A");
}

// What is left of a CV of 6 against a target in the middle of a hex: 0 if it is behind.
int carried(const std::string& hunter, const std::string& hex) {
    return Flight("adjust", {"0 d5a " + hunter + " 8 5 target=B cv=6", "1 d5a " + hex + " - 8 5"}).of("A", "cv");
}

// The same of a CV of 7 in the target's own hex, that many levels below it.
int carried_below(int levels) {
    return Flight("adjust", {"0 d5a h7 n 2 5 target=B cv=7", "1 d5a h7 s " + std::to_string(2 + levels) + " 5"})
        .of("A", "cv");
}

}  // namespace

TEST_CASE("DF-GEO-01: the columns b, d, f lie half a hex further south", "[dogfight]") {
    CHECK(step("g7", "n") == "g6 n 8");
    CHECK(step("g7", "ne") == "h6 ne 8");
    CHECK(step("g7", "se") == "h7 se 8");
    CHECK(step("g7", "s") == "g8 s 8");
    CHECK(step("g7", "sw") == "f7 sw 8");
    CHECK(step("g7", "nw") == "f6 nw 8");
    CHECK(step("h7", "n") == "h6 n 8");
    CHECK(step("h7", "ne") == "i7 ne 8");
    CHECK(step("h7", "se") == "i8 se 8");
    CHECK(step("h7", "s") == "h8 s 8");
    CHECK(step("h7", "sw") == "g8 sw 8");
    CHECK(step("h7", "nw") == "g7 nw 8");
}

TEST_CASE("DF-GEO-02: right is clockwise, and the facings close a circle", "[dogfight]") {
    const auto turned = [](const std::string& face, const char* turn) {
        return alone("0 d5a h7 " + face + " 8 4").plays(std::string("(1) ") + turn).key("A", "face");
    };
    CHECK(turned("n", "R1") == "ne");
    CHECK(turned("n", "L1") == "nw");
    CHECK(turned("ne", "R2") == "s");
    CHECK(turned("ne", "L2") == "nw");
    CHECK(turned("nw", "R1") == "n");
    CHECK(turned("sw", "R2") == "n");
    CHECK(turned("se", "L1") == "ne");
}

TEST_CASE("DF-GEO-03: in the middle there is no facing, and a facing comes back with an edge", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 3");
    f.plays("(1) M");
    CHECK(f.where("A") == "i7 mid 8");
    CHECK(f.key("A", "face").is_null());
    CHECK(alone("0 d5a h7 - 8 5").plays("(1) Xsw").where("A") == "h7 sw 8");
}

TEST_CASE("DF-GEO-04: levels reach from 1 to the ceiling, and who leaves a level is still in it", "[dogfight]") {
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 1 5", "1 d5a o13 n 15 5"})).empty());
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 0 5", "1 d5a o13 n 15 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 1 5", "1 d5a o13 n 16 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 15 5 leave=1", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 15 5 leave=-1", "1 d5a o13 n 8 5"})).empty());
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 15 5 leave=2", "1 d5a o13 n 8 5"})) == "FORMAT");
    // Two levels apart although one is half way to the other: range 1, and 6 becomes 3.
    const auto cv = [](const char* leave) {
        return Flight("adjust", {std::string("0 d5a h7 n 8 5 target=B cv=6 ") + leave, "1 d5a h7 - 10 5"})
            .of("A", "cv");
    };
    CHECK(cv("leave=1") == 3);
    CHECK(cv("leave=-1") == 3);
    CHECK(cv("leave=0") == 3);
}

TEST_CASE("DF-GEO-05: pitches are -3 to 3, in the middle too", "[dogfight]") {
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 pitch=3", "1 d5a o13 - 8 5 pitch=-3"})).empty());
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 pitch=4", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 n 8 5 pitch=-4", "1 d5a o13 n 8 5"})) == "FORMAT");
    // In the middle, holding a normal dive with one vertical point.
    CHECK(alone("0 d5a h7 - 8 3 pitch=-2").plays("(1) H").where("A") == "h7 mid 8- p-2");
}

TEST_CASE("DF-GEO-06: level 0 is the ground", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 1 5 pitch=-2");
    f.plays("(5) F");
    CHECK(f.where("A") == "i7 ne 1- p-2");
    f.plays("H");
    CHECK(f.where("A") == "destroyed");
    CHECK(f.phase() == "mproll B");
    CHECK(f.score() == "0 10");
    // Its nose is up again, but it was still on its way down.
    CHECK(alone("0 d5a h7 ne 1 5 pitch=1 leave=-1").plays("(2) F").where("A") == "destroyed");
    // No vertical point, no crash.
    CHECK(alone("0 d5a h7 ne 1 5 pitch=-1 leave=-1").plays("(1) F").where("A") == "i7 ne 1- p-1");
}

TEST_CASE("DF-GEO-07: the ceiling levels off, and no climb begins there", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 14 5 leave=1 pitch=1");
    f.plays("(2) F N");
    CHECK(f.where("A") == "i7 ne 15");
    CHECK(f.of("A", "dv") == 0);
    CHECK(alone("0 d5a h7 ne 8 5 leave=1 pitch=1 card={\"ceil\":9}").plays("(2) F").where("A") == "i7 ne 9");

    Flight high = alone("0 d5a h7 ne 15 5");
    high.plays("(1)");
    high.refuses("F^1", "DF-GEO-07");
    high.refuses("R1^2", "DF-GEO-07");
    CHECK(high.offers("F F^-1"));
    Flight middle = alone("0 d5a h7 - 15 5");
    middle.plays("(1)");
    middle.refuses("Xn^1", "DF-GEO-07");
    middle.refuses("M^1", "DF-GEO-07");
    CHECK(middle.offers("Xn Xn^-3"));
    Flight below = alone("0 d5a h7 ne 14 5");
    below.plays("(1)");
    CHECK(below.offers("F^1"));
}

TEST_CASE("DF-GEO-08: who flies off the map has left, and nobody scores", "[dogfight]") {
    for (const char* plane : {"0 d5a h1 n 8 5", "0 d5a a7 sw 8 5", "0 d5a a7 nw 8 5", "0 d5a h13 s 8 5",
                              "0 d5a o7 se 8 5", "0 d5a g1 ne 8 5", "0 d5a h13 sw 8 5"}) {
        INFO(plane);
        Flight f = alone(plane);
        f.plays("(1) F");
        CHECK(f.where("A") == "left");
        CHECK(f.phase() == "mproll B");
        CHECK(f.score().empty());
        f.plays("(1) F N");
        CHECK(f.result() == "sky held: 1");
    }
    // Lower columns reach further south, higher ones further north: these stay on the map.
    CHECK(step("h1", "ne") == "i1 ne 8");
    CHECK(step("g13", "se") == "h13 se 8");
    // Into the middle of a hex that is not there, or round onto one of its edges.
    CHECK(alone("0 d5a h1 n 8 3").plays("(1) M").where("A") == "left");
    CHECK(alone("0 d5a h1 n 8 4").plays("(1) R2").where("A") == "left");
}

TEST_CASE("DF-GEO-09: range adds half the levels, rounded down", "[dogfight]") {
    CHECK(carried_below(0) == 7);
    CHECK(carried_below(1) == 7);
    CHECK(carried_below(2) == 3);
    CHECK(carried_below(3) == 3);
    CHECK(carried_below(4) == 2);
    CHECK(carried_below(5) == 2);
    CHECK(carried_below(6) == 0);
}

TEST_CASE("DF-GEO-10: behind is the closed third at the tail", "[dogfight]") {
    for (const char* hex : {"i8", "h8", "g8", "j8", "h9", "f8", "i9", "g9"}) {
        INFO(hex);
        CHECK(carried("h7 n", hex) == 0);
    }
    for (const char* hex : {"h6", "i7", "g7"}) {
        INFO(hex);
        CHECK(carried("h7 n", hex) == 3);
    }
    for (const char* hex : {"j6", "h5", "f6", "i6", "g6", "j7", "f7"}) {
        INFO(hex);
        CHECK(carried("h7 n", hex) == 2);
    }
    // For one that faces ne: s, sw and nw.
    CHECK(carried("h7 ne", "h8") == 0);
    CHECK(carried("h7 ne", "g8") == 0);
    CHECK(carried("h7 ne", "g7") == 0);
    CHECK(carried("h7 ne", "i8") == 3);
    CHECK(carried("h7 ne", "h6") == 3);
    // Nothing is behind an aircraft in the middle, nor in the same hex.
    CHECK(carried("h7 -", "h8") == 3);
    CHECK(carried("h7 n", "h7") == 6);
}

TEST_CASE("DF-GEO-07: only arriving at the ceiling levels an aircraft off", "[dogfight]") {
    Flight there("go cur=A", {"0 d5a h7 ne 15 5 pitch=1", "1 d5a o13 n 8 5"});
    CHECK(there.plays("(6) F").where("A") == "i7 ne 15 p1");
    Flight arriving("go cur=A", {"0 d5a h7 ne 14 5 leave=1 pitch=1", "1 d5a o13 n 8 5"});
    CHECK(arriving.plays("(6) F").where("A") == "i7 ne 15");
}
