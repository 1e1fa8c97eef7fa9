// CS-PRONE, CS-RALLY.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";
const std::string seen = "b00 cc 2000,500", unseen = "b00 cc 2000,1250";

bool rallies(const Words& units, int die, const Words& terrain = {}) {
    Battle t("play", units, terrain);
    t.plays("a00? (" + std::to_string(die) + ")");
    CHECK(t.active() == (t.state("a00").empty() ? 0 : 1));
    return t.state("a00").empty();
}

// The lowest die with which a00 rallies.
int needed(const Words& units, const Words& terrain = {}) {
    int die = 1;
    while (die <= 6 && !rallies(units, die, terrain)) ++die;
    return die;
}

}  // namespace

TEST_CASE("CS-PRONE-01: rifle squads go prone, in any state, and nobody else", "[crossfire_squads]") {
    for (const char* kind :
         {"rifle 500,500", "smg 500,500", "eng 500,500", "rifle 500,500 st=p", "rifle 500,500 st=s"}) {
        INFO(kind);
        Battle t = alone("a00 " + std::string(kind), {}, "units");
        CHECK(t.offers("a00_"));
        t.plays("a00_");
        CHECK(t.marked("a00", "prone"));
        CHECK(t.active() == 0);
    }
    for (const char* kind : {"cc 500,500", "pc 500,500", "hmg 500,500 face=1,0", "fo 500,500 fm=m50,1,1",
                             "atg 500,500 face=1,0", "bz 500,500"}) {
        INFO(kind);
        const Battle t = alone("a00 " + std::string(kind), {}, "observers vehicles");
        t.refuses("a00_", "CS-PRONE-01");
        CHECK_FALSE(t.offers("a00_"));
    }
}

TEST_CASE("CS-PRONE-02: down until it moves or pivots, whatever else it does", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500 prone", "b00 cc 1500,500", "b01 cc 5600,3700"});
    t.plays("a00xb00 (5,5,1)");
    CHECK(t.marked("a00", "prone"));
    t.plays(". .");
    CHECK(t.turn() == 4);
    CHECK(t.marked("a00", "prone"));
    Battle u = t;
    CHECK_FALSE(t.plays("a00>600,500").marked("a00", "prone"));
    CHECK_FALSE(u.plays("a00^").marked("a00", "prone"));
    Battle v("play", {"a00 rifle 500,500 prone st=p", seen});
    CHECK(v.plays("a00? (6)").marked("a00", "prone"));
}

TEST_CASE("CS-PRONE-03: not twice", "[crossfire_squads]") {
    Battle t = alone("a00 rifle 500,500");
    t.plays("a00_");
    t.refuses("a00_", "CS-PRONE-03");
    CHECK(t.plays("a00^").offers("a00_"));
}

TEST_CASE("CS-RALLY-01: only who is pinned or suppressed", "[crossfire_squads]") {
    alone("a00 rifle 500,500").refuses("a00?", "CS-RALLY-01");
    for (const char* unit : {"rifle 500,500 st=p", "hmg 500,500 st=s face=1,0", "cc 500,500 st=p", "pc 500,500 st=s"}) {
        Battle t = alone("a00 " + std::string(unit));
        CHECK(t.offers("a00?"));
        t.plays("a00?");
        CHECK(t.phase() == "rally");
        CHECK(t.dice() == 1);
        CHECK(t.cause() == "rally");
        CHECK(t.part("rally") == "a00");
    }
}

TEST_CASE("CS-RALLY-02: 1 more with no enemy in sight", "[crossfire_squads]") {
    CHECK(needed({"a00 rifle 500,500 st=p", seen}, {wood}) == 4);
    CHECK(needed({"a00 rifle 500,1250 st=p", unseen}, {wood}) == 3);
    CHECK(needed({"a00 rifle 500,1250 st=p", unseen, "b01 cc 500,3000"}, {wood}) == 4);
    // What hides is not on the table.
    Battle t("play", {"a00 rifle 500,1250 st=p", "b00 rifle - hid=t00"}, {wood}, "hidden=1");
    CHECK(t.plays("a00? (3)").state("a00").empty());
}

TEST_CASE("CS-RALLY-02: 1 more with another commander of its own near", "[crossfire_squads]") {
    CHECK(needed({"a00 rifle 500,500 st=p", "a01 pc 600,500", seen}) == 3);
    CHECK(needed({"a00 rifle 500,500 st=p", "a01 cc 650,500", seen}) == 3);
    CHECK(needed({"a00 rifle 500,500 st=p", "a01 pc 600,500", "a02 cc 500,650", seen}) == 3);  // once
    CHECK(needed({"a00 rifle 500,500 st=p", "a01 pc 675,500", seen}) == 4);
    CHECK(needed({"a00 rifle 500,500 st=p", "a01 rifle 600,500", seen}) == 4);
    CHECK(needed({"a00 rifle 500,500 st=p", "b00 cc 650,500"}) == 4);
    // Of another platoon, and in any state.
    CHECK(needed({"a00 rifle 500,500 st=p plt=1", "a01 pc 600,500 plt=2 st=s", seen}) == 3);
}

TEST_CASE("CS-RALLY-02: 1 more for a commander", "[crossfire_squads]") {
    CHECK(needed({"a00 pc 500,500 st=p", seen}) == 3);
    CHECK(needed({"a00 cc 500,500 st=p", seen}) == 3);
    CHECK(needed({"a00 pc 500,500 st=p", "a01 cc 620,500", seen}) == 2);
    // All three together.
    CHECK(needed({"a00 pc 500,1250 st=s", "a01 cc 620,1250", unseen}, {wood}) == 2);
}

TEST_CASE("CS-RALLY-03: 4 from a pin, 5 from a suppression", "[crossfire_squads]") {
    CHECK(needed({"a00 rifle 500,500 st=p", seen}) == 4);
    CHECK(needed({"a00 rifle 500,500 st=s", seen}) == 5);
    CHECK(needed({"a00 rifle 500,500 st=s", "a01 pc 600,500", seen}) == 4);
}

TEST_CASE("CS-RALLY-04: it is cured at once", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500 st=s", seen});
    t.plays("a00? (5)");
    CHECK(t.state("a00").empty());
    CHECK(t.phase() == "play");
    CHECK(t.active() == 0);
    CHECK(t.verdict("a00>600,500").empty());
}

TEST_CASE("CS-RALLY-05: failure changes nothing and ends the turn", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500 st=s", seen});
    t.plays("a00? (4)");
    CHECK(t.state("a00") == "s");
    CHECK(t.active() == 1);
    CHECK(t.turn() == 3);
}
