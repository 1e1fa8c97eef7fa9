// CS-LOS: who sees whom, and what point.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string square = "t00 woods 1000,1000 1500,1500";
const std::string hedge = "t00 hedge 1000,1000 1016,1500";

// Sight between two squads, which is mutual: a line of fire in an empty country is nothing else.
bool see(const std::string& one, const std::string& other, const Words& terrain) {
    const bool there = Battle("play", {"a00 rifle " + one, "b00 rifle " + other}, terrain).offers("a00xb00");
    const bool back = Battle("play active=1", {"a00 rifle " + one, "b00 rifle " + other}, terrain).offers("b00xa00");
    CHECK(there == back);
    return there;
}

// The enemy commander in sight costs a pinned squad the 1 that would make its 3 a 4.
bool enemy_in_sight_of(const std::string& unit, const std::string& enemy, const Words& terrain = {}) {
    Battle t("play", {"a00 " + unit + " st=p", "b00 " + enemy}, terrain);
    return t.plays("a00? (3)").state("a00") == "p";
}

std::string smoke_verdict(const std::string& observer, const std::string& point, const Words& terrain) {
    return Battle("play", {"a00 fo " + observer + " fm=m81,1,1", far_enemy}, terrain, "observers")
        .verdict("a00~" + point + ":ew");
}

}  // namespace

TEST_CASE("CS-LOS-01: all round and at any distance", "[crossfire_squads]") {
    CHECK(see("50,50", "5710,3790", {}));
    CHECK(enemy_in_sight_of("hmg 1000,1000 face=1,0", "cc 100,1000"));
    CHECK(enemy_in_sight_of("hmg 1000,1000 face=1,0", "cc 1000,3700"));
    CHECK_FALSE(enemy_in_sight_of("hmg 1000,1000 face=1,0", "cc 100,1000", {"t00 woods 400,900 600,1100"}));
    // From centre to centre: a rim that looks round the corner is not seen.
    CHECK_FALSE(see("500,1020", "2000,1020", {square}));
}

TEST_CASE("CS-LOS-02: an area piece hides what is behind it", "[crossfire_squads]") {
    for (const char* kind : {"woods", "field", "hill", "rough"}) {
        const Words piece{"t00 " + std::string(kind) + " 1000,1000 1500,1500"};
        INFO(kind);
        CHECK_FALSE(see("500,1250", "2000,1250", piece));
        CHECK(see("500,1250", "2000,900", piece) == false);
        CHECK(see("500,1250", "1400,1250", piece));
        CHECK(see("1100,1100", "1450,1450", piece));
        CHECK(see("500,900", "2000,900", piece));
    }
    Battle t("play", {"a00 rifle 500,1250", "b00 rifle 2000,1250"}, {"t00 building 1000,1000 1500,1500"}, "buildings");
    CHECK_FALSE(t.offers("a00xb00"));
}

TEST_CASE("CS-LOS-02: in a piece is with the centre, and its border is in", "[crossfire_squads]") {
    CHECK(see("500,1250", "1500,1250", {square}));
    CHECK_FALSE(see("500,1250", "1501,1250", {square}));
}

TEST_CASE("CS-LOS-02: from piece to piece unless a third lies between", "[crossfire_squads]") {
    const Words two{square, "t01 field 1500,1000 2000,1500"};
    CHECK(see("1100,1250", "1900,1250", two));
    const Words apart{square, "t01 field 2000,1000 2500,1500"};
    CHECK(see("1100,1250", "2400,1250", apart));
    const Words three{square, "t01 field 1500,1000 2000,1500", "t02 hill 2000,1000 2500,1500"};
    CHECK_FALSE(see("1100,1250", "2400,1250", three));
    // Overlapping pieces all apply: both stand in the first, a second one within it is between them.
    CHECK_FALSE(see("1050,1250", "1450,1250", {square, "t01 rough 1200,1200 1300,1300"}));
    CHECK(see("1250,1250", "1450,1250", {square, "t01 rough 1200,1200 1300,1300"}));
}

TEST_CASE("CS-LOS-03: a hedge hides what does not touch it", "[crossfire_squads]") {
    CHECK_FALSE(see("500,1250", "1500,1250", {hedge}));
    CHECK(see("948,1250", "1500,1250", {hedge}));
    CHECK_FALSE(see("947,1250", "1500,1250", {hedge}));
    CHECK(see("1008,1250", "1500,1250", {hedge}));
    CHECK(see("500,990", "1500,990", {hedge}));
    // To touch one hedge does not help over the next.
    CHECK_FALSE(see("948,1250", "1800,1250", {hedge, "t01 hedge 1400,1000 1416,1500"}));
    CHECK(see("948,1250", "1468,1250", {hedge, "t01 hedge 1400,1000 1416,1500"}));
    // A small base touches it at 27.
    CHECK(enemy_in_sight_of("rifle 1500,1250", "pc 973,1250", {hedge}));
    CHECK_FALSE(enemy_in_sight_of("rifle 1500,1250", "pc 972,1250", {hedge}));
}

TEST_CASE("CS-LOS-04: units do not block sight", "[crossfire_squads]") {
    // A friend and an enemy in between: the commander behind them is still in sight.
    Battle t("play", {"a00 rifle 500,500 st=p", "a01 rifle 800,500", "b00 cc 2000,500"});
    CHECK(t.plays("a00? (3)").state("a00") == "p");
    // A platoon commander sees his squad past an enemy who stands between them.
    Battle v("play", {"a00 pc 500,500 plt=1", "a01 rifle 1300,500 plt=1", "b00 cc 900,500"});
    CHECK(v.verdict("a00!a01xb00").empty());
    // And past a friend.
    Battle w("play", {"a00 pc 500,500 plt=1", "a01 rifle 1300,500 plt=1", "a02 rifle 900,500", "b00 cc 1300,1500"});
    CHECK(w.verdict("a00!a01xb00").empty());
}

TEST_CASE("CS-LOS-05: a bare point is seen like a centre there", "[crossfire_squads]") {
    CHECK(smoke_verdict("500,1250", "900,1250", {square}).empty());
    CHECK(smoke_verdict("500,1250", "1000,1250", {square}).empty());
    CHECK(smoke_verdict("500,1250", "1400,1250", {square}).empty());
    CHECK(smoke_verdict("500,1250", "1500,1250", {square}).empty());
    CHECK(smoke_verdict("500,1250", "1501,1250", {square}) == "CS-SMOKE-01");
    CHECK(smoke_verdict("1200,1250", "3000,1250", {square}).empty());
}

TEST_CASE("CS-LOS-05: a bare point touches a hedge within 2 units", "[crossfire_squads]") {
    CHECK(smoke_verdict("500,1250", "1016,1250", {hedge}).empty());
    CHECK(smoke_verdict("500,1250", "1018,1250", {hedge}).empty());
    CHECK(smoke_verdict("500,1250", "1019,1250", {hedge}) == "CS-SMOKE-01");
    CHECK(smoke_verdict("500,1250", "999,1250", {hedge}).empty());
    CHECK(smoke_verdict("973,1250", "1500,1250", {hedge}).empty());
    CHECK(smoke_verdict("972,1250", "1500,1250", {hedge}) == "CS-SMOKE-01");
}
