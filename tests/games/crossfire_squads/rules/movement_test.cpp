// CS-MOVE: where a single unit may go, and where it halts.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string square = "t00 woods 1000,1000 1500,1500";

// Where a unit on the way from one place to another stops.
std::string end_of(const std::string& unit, const std::string& to, const Words& terrain) {
    return alone("a00 " + unit, terrain).plays("a00>" + to).at("a00");
}

}  // namespace

TEST_CASE("CS-MOVE-01: pinned and suppressed units neither move nor pivot", "[crossfire_squads]") {
    for (const char* state : {"p", "s"}) {
        const Battle t = alone("a00 hmg 500,500 face=1,0 st=" + std::string(state));
        t.refuses("a00>600,500", "CS-MOVE-01");
        t.refuses("a00^0,1", "CS-MOVE-01");
    }
    alone("a00 rifle 500,500 prone st=p").refuses("a00^", "CS-MOVE-01");
    CHECK(alone("a00 hmg 500,500 face=1,0").plays("a00>600,500").at("a00") == "600,500");
}

TEST_CASE("CS-MOVE-02: it ends where it was sent or at the first halt", "[crossfire_squads]") {
    CHECK(end_of("rifle 500,1250", "900,1250", {square}) == "900,1250");
    CHECK(end_of("rifle 500,1250", "1050,1250", {square}) == "1050,1250");
    CHECK(end_of("rifle 500,1250", "1051,1250", {square}) == "1050,1250");
    CHECK(end_of("rifle 500,1250", "5000,1250", {square}) == "1050,1250");
    // A second piece before the first, and an enemy before both.
    CHECK(end_of("rifle 500,1250", "5000,1250", {square, "t01 field 700,1000 900,1500"}) == "750,1250");
    Battle t("play", {"a00 rifle 500,1250", "b00 cc 650,1250"}, {square});
    CHECK(t.plays("a00>5000,1250").at("a00") == "550,1250");
}

TEST_CASE("CS-MOVE-03: halt when wholly inside an area piece, unless it began so", "[crossfire_squads]") {
    for (const char* kind : {"woods", "field", "hill", "rough"}) {
        INFO(kind);
        CHECK(end_of("rifle 500,1250", "1400,1250", {"t00 " + std::string(kind) + " 1000,1000 1500,1500"}) ==
              "1050,1250");
    }
    CHECK(end_of("rifle 1050,1250", "1400,1250", {square}) == "1400,1250");
    CHECK(end_of("rifle 1049,1250", "1400,1250", {square}) == "1050,1250");
    // From one piece straight into the next: out of the first and into the second are the same point.
    CHECK(end_of("rifle 1250,1250", "1900,1250", {square, "t01 field 1500,1000 2000,1500"}) == "1550,1250");
    // Overlapping pieces: wholly inside the second while in the first.
    CHECK(end_of("rifle 1100,1250", "1450,1250", {square, "t01 field 1200,1000 1700,1500"}) == "1250,1250");
    // A hedge halts nobody within it, however thick.
    CHECK(end_of("rifle 500,1250", "1400,1250", {"t00 hedge 1000,1000 1500,1500"}) == "1400,1250");
}

TEST_CASE("CS-MOVE-04: halt when wholly outside what the centre has been in", "[crossfire_squads]") {
    CHECK(end_of("rifle 1250,1250", "2000,1250", {square}) == "1550,1250");
    CHECK(end_of("rifle 1500,1250", "2000,1250", {square}) == "1550,1250");
    CHECK(end_of("rifle 1501,1250", "2000,1250", {square}) == "2000,1250");  // only the rim was in it
    CHECK(end_of("rifle 900,1250", "1300,1250", {"t00 hedge 1000,1000 1016,1500"}) == "1066,1250");
    CHECK(end_of("pc 900,1250", "1300,1250", {"t00 hedge 1000,1000 1016,1500"}) == "1041,1250");
    // Too narrow to be wholly inside.
    CHECK(end_of("rifle 500,1250", "2000,1250", {"t00 woods 1000,1000 1099,1500"}) == "1149,1250");
    // The centre along the border, and a unit beside it.
    CHECK(end_of("rifle 500,1000", "2000,1000", {square}) == "1550,1000");
    CHECK(end_of("rifle 500,999", "2000,999", {square}) == "2000,999");
    // The centre through the very corner; 50 above the north edge it is outside.
    CHECK(end_of("rifle 900,1100", "1300,700", {square}) == "1050,950");
    CHECK(end_of("rifle 900,1099", "1300,699", {square}) == "1300,699");
}

TEST_CASE("CS-MOVE-05: halt in contact with an enemy", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 cc 1000,500", "b01 cc 700,600"});
    CHECK(t.plays("a00>2000,500").at("a00") == "700,500");
    CHECK(t.phase() == "cc");
    // A hidden unit is not in the way.
    Battle u("play", {"a00 rifle 500,500", "b00 rifle - hid=t00 nf", "b01 cc 5600,100"},
             {"t00 woods 1000,1000 1500,1500"}, "hidden=1");
    CHECK(u.plays("a00>2000,500").at("a00") == "2000,500");
}

TEST_CASE("CS-MOVE-06: the place aimed at leaves the base on the table", "[crossfire_squads]") {
    const Battle t = alone("a00 rifle 500,1250");
    for (const char* to : {"50,50", "5710,3790", "50,3790"}) CHECK(t.verdict("a00>" + std::string(to)).empty());
    for (const char* to : {"49,50", "50,49", "5711,3790", "5710,3791", "-100,500", "500,9999"})
        t.refuses("a00>" + std::string(to), "CS-MOVE-06");
    CHECK(alone("a00 pc 500,1250").plays("a00>25,25").at("a00") == "25,25");
    alone("a00 pc 500,1250").refuses("a00>24,25", "CS-MOVE-06");
    // Even if it would halt long before.
    alone("a00 rifle 500,1250", {square}).refuses("a00>5711,1250", "CS-MOVE-06");
}

TEST_CASE("CS-MOVE-07: through friends, but not onto them", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 700,500", "a02 pc 900,500", far_enemy});
    CHECK(t.plays("a00>1100,500").at("a00") == "1100,500");
    // What counts is where it halts, not where it was sent.
    const Battle u("play", {"a00 rifle 500,1250", "a01 rifle 1150,1250", "a02 rifle 1149,1400", far_enemy}, {square});
    CHECK(u.verdict("a00>1150,1250").empty());
    const Battle v("play", {"a00 rifle 500,1250", "a01 rifle 1149,1250", far_enemy}, {square});
    v.refuses("a00>1400,1250", "CS-MOVE-07");
    CHECK(v.verdict("a00>1049,1250").empty());
}

TEST_CASE("CS-MOVE-08: a move leads somewhere", "[crossfire_squads]") {
    alone("a00 rifle 500,500").refuses("a00>500,500", "CS-MOVE-08");
    alone("a00 rifle 500,500 prone").refuses("a00>500,500", "CS-MOVE-08");
    CHECK(alone("a00 rifle 500,500").plays("a00>501,500").at("a00") == "501,500");
}

TEST_CASE("CS-MOVE-09: a gun faces the way it was sent", "[crossfire_squads]") {
    CHECK(alone("a00 hmg 500,500 face=1,0").plays("a00>900,300").facing("a00") == "2,-1");
    // Held up in the woods, it faces where it was going all the same.
    Battle t = alone("a00 hmg 500,1250 face=0,1", {square});
    t.plays("a00>1500,1300");
    CHECK(t.facing("a00") == "20,1");
    CHECK(t.at("a00") == "1050,1278");  // 27.5 rounded to the south
    CHECK(alone("a00 rifle 500,500").plays("a00>900,300").facing("a00").empty());
    CHECK(alone("a00 cc 500,500").plays("a00>900,300").facing("a00").empty());
}

TEST_CASE("CS-MOVE-10: guns turn on the spot", "[crossfire_squads]") {
    Battle t = alone("a00 hmg 500,500 face=1,0");
    t.plays("a00^-1,1");
    CHECK(t.facing("a00") == "-1,1");
    CHECK(t.at("a00") == "500,500");
    CHECK(t.active() == 0);
    t.refuses("a00^-1,1", "CS-MOVE-10");
    t.refuses("a00^-3,3", "CS-MOVE-10");
    t.refuses("a00^", "FORMAT");
}

TEST_CASE("CS-MOVE-10: squads have no pivot, but a prone one stands up by it", "[crossfire_squads]") {
    Battle t = alone("a00 rifle 500,500 prone");
    CHECK(t.offers("a00^"));
    t.refuses("a00^1,0", "FORMAT");
    t.plays("a00^");
    CHECK_FALSE(t.marked("a00", "prone"));
    t.refuses("a00^", "CS-MOVE-10");
    t.refuses("a00^1,0", "FORMAT");
    for (const char* kind : {"cc", "pc", "rifle"}) {
        const Battle u = alone("a00 " + std::string(kind) + " 500,500");
        u.refuses("a00^", "CS-MOVE-10");
        CHECK_FALSE(u.offers("a00^"));
    }
}

TEST_CASE("CS-MOVE-10: a turret turns alone", "[crossfire_squads]") {
    const Battle t = alone("a00 veh 500,500 type=sherman face=1,0 tur=1,0", {}, "vehicles");
    t.refuses("a00^1,0", "CS-MOVE-10");
    t.refuses("a00^1,0/1,0", "CS-MOVE-10");
    Battle u = t;
    u.plays("a00^1,0/0,1");
    CHECK(u.facing("a00") == "1,0");
    CHECK(u.turret("a00") == "0,1");
    // Left alone the turret comes back to the hull, which is a change too.
    Battle v = alone("a00 veh 500,500 type=sherman face=1,0 tur=0,1", {}, "vehicles");
    v.plays("a00^1,0");
    CHECK(v.turret("a00") == "1,0");
    alone("a00 veh 500,500 type=stug face=1,0", {}, "vehicles").refuses("a00^0,1/1,0", "FORMAT");
    alone("a00 hmg 500,500 face=1,0").refuses("a00^0,1/1,0", "FORMAT");
}

TEST_CASE("CS-MOVE-11: who moves or pivots stands up, at once", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500 prone", "b00 rifle 1500,500"});
    t.plays("a00>500,900");
    CHECK(t.phase() == "react");
    CHECK_FALSE(t.marked("a00", "prone"));
    CHECK(t.plays("b00r1").dice() == 3);  // not prone, not in cover
    Battle u("play", {"a00 rifle 500,500 prone", "b00 rifle 1500,500"});
    u.plays("a00^");
    CHECK(u.phase() == "react");
    CHECK_FALSE(u.marked("a00", "prone"));
    CHECK(u.plays("b00r0").dice() == 3);
}
