// CS-GEO: units of length, bases, pieces, lines, headings and routes, at their exact borders.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string square = "t00 woods 1000,1000 1500,1500";

std::string place(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

// Where a rifle squad from the west stops that walks into this enemy, who cannot shoot.
std::string stopped_by(const std::string& enemy, std::string_view options = "") {
    return Battle("play", {"a00 rifle 1000,500", enemy}, {}, options).plays("a00>2000,500").at("a00");
}

bool near_in_group_fire(int x, int y) {
    const Battle t("play", {"a00 rifle 1000,1000", "a01 rifle " + place(x, y), "b00 rifle 3000,1500"});
    const std::string verdict = t.verdict("a00+a01xb00");
    CHECK((verdict.empty() || verdict == "CS-FIRE-11"));
    return verdict.empty();
}

// A pinned squad in sight of the enemy needs a 4: a 3 and a commander near it will do.
bool helped_by(const std::string& commander, const Words& terrain = {}) {
    Battle t("play", {"a00 rifle 1000,1000 st=p", "a01 " + commander, "b00 cc 1000,3000"}, terrain);
    return t.plays("a00? (3)").state("a00").empty();
}

bool sees(const std::string& from, const std::string& to, const Words& terrain) {
    const Battle t("play", {"a00 rifle " + from, "b00 rifle " + to}, terrain);
    const bool seen = t.offers("a00xb00");
    if (!seen) t.refuses("a00xb00", "CS-FIRE-03");
    return seen;
}

// A gun at 500,500.
bool in_arc(const std::string& face, int x, int y) {
    return Battle("play", {"a00 hmg 500,500 face=" + face, "b00 rifle " + place(x, y)}).offers("a00xb00");
}

std::string terrain_refusal(const std::string& piece) {
    return refusal_of(position("play", {"a00 rifle 500,500", far_enemy}, {piece}));
}

}  // namespace

TEST_CASE("CS-GEO-01: places are whole numbers of units, and a base is 100 wide", "[crossfire_squads]") {
    const Battle t = alone("a00 rifle 500,500");
    t.refuses(R"({"do":"move","unit":"a00","to":[600.5,500]})", "FORMAT");
    t.refuses(R"({"do":"move","unit":"a00","to":["600",500]})", "FORMAT");
    t.refuses(R"({"do":"move","unit":"a00","to":[600,500,0]})", "FORMAT");
    CHECK(refusal_of(position("play", {"a00 rifle 500.5,500", far_enemy})) == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 rifle 500,500", "a01 rifle 600,500", far_enemy})).empty());
    CHECK(refusal_of(position("play", {"a00 rifle 500,500", "a01 rifle 599,500", far_enemy})) == "FORMAT");
}

TEST_CASE("CS-GEO-02: the table is 5760 by 3840, and bases lie on it", "[crossfire_squads]") {
    const auto opened = [](const std::string& unit, std::string_view options = "") {
        const std::string rule = refusal_of(position("play", {unit, "b00 cc 2000,2000"}), options);
        CHECK((rule.empty() || rule == "FORMAT"));
        return rule.empty();
    };
    CHECK(opened("a00 rifle 50,50"));
    CHECK(opened("a00 rifle 5710,3790"));
    CHECK_FALSE(opened("a00 rifle 49,50"));
    CHECK_FALSE(opened("a00 rifle 50,49"));
    CHECK_FALSE(opened("a00 rifle 5711,3790"));
    CHECK_FALSE(opened("a00 rifle 5710,3791"));
    CHECK(opened("a00 pc 25,25"));
    CHECK_FALSE(opened("a00 pc 24,25"));
    CHECK(opened("a00 veh 75,75 type=stug face=1,0", "vehicles"));
    CHECK_FALSE(opened("a00 veh 74,75 type=stug face=1,0", "vehicles"));
}

TEST_CASE("CS-GEO-03: a base is a disc of 50, 25 or 75", "[crossfire_squads]") {
    for (const char* kind : {"cc", "rifle", "hmg face=0,1", "smg", "eng", "atg face=0,1"}) {
        INFO(kind);
        const std::string words(kind);
        const std::size_t blank = words.find(' ');
        const std::string keys = blank == std::string::npos ? "" : words.substr(blank);
        CHECK(stopped_by("b00 " + words.substr(0, blank) + " 2000,500 st=s" + keys, "units vehicles") == "1900,500");
    }
    for (const char* kind : {"pc", "bz"}) {
        INFO(kind);
        CHECK(stopped_by("b00 " + std::string(kind) + " 2000,500 st=s", "vehicles") == "1925,500");
    }
    CHECK(stopped_by("b00 fo 2000,500 st=s fm=m81,1,1", "observers") == "1925,500");
    CHECK(stopped_by("b00 veh 2000,500 nf type=tiger face=0,1 tur=0,1", "vehicles") == "1875,500");
}

TEST_CASE("CS-GEO-04: near is a gap of less than a base's width", "[crossfire_squads]") {
    CHECK(near_in_group_fire(1000, 1199));
    CHECK_FALSE(near_in_group_fire(1000, 1200));
    CHECK(near_in_group_fire(880, 1159));        // 120² + 159² = 39681
    CHECK_FALSE(near_in_group_fire(880, 1160));  // 40000, the square of 200
    // Half-size bases: less than 175.
    CHECK(helped_by("pc 1174,1000"));
    CHECK_FALSE(helped_by("pc 1175,1000"));
    CHECK(helped_by("pc 1105,1139"));        // 30346 of 30625
    CHECK_FALSE(helped_by("pc 1105,1140"));  // 30625
    CHECK(helped_by("cc 1199,1000"));
    CHECK_FALSE(helped_by("cc 1200,1000"));
    // What is in between does not matter.
    CHECK(helped_by("pc 1170,1000", {"t00 woods 1060,900 1100,1100"}));
}

TEST_CASE("CS-GEO-04: nobody is near himself", "[crossfire_squads]") {
    // A commander in sight of the enemy adds 1 as a commander, and no more.
    Battle t("play", {"a00 cc 1000,1000 st=p", "b00 cc 1000,3000"});
    CHECK(t.plays("a00? (2)").state("a00") == "p");
    Battle u("play", {"a00 cc 1000,1000 st=p", "b00 cc 1000,3000"});
    CHECK(u.plays("a00? (3)").state("a00").empty());
}

TEST_CASE("CS-GEO-04: near a point is less than a base's width from the rim", "[crossfire_squads]") {
    const auto near_destination = [](const std::string& dest) {
        const Battle t("play", {"a00 rifle 500,1000", "a01 rifle 500,1100", far_enemy});
        const std::string verdict = t.verdict("a00+a01>1000,1000@" + dest);
        CHECK((verdict.empty() || verdict == "CS-MOVE-13"));
        return verdict.empty();
    };
    CHECK(near_destination("1000,1149"));
    CHECK_FALSE(near_destination("1000,1150"));
    CHECK(near_destination("1090,1119"));        // 22261 of 22500
    CHECK_FALSE(near_destination("1090,1120"));  // 22500
}

TEST_CASE("CS-GEO-05: enemies who touch are in contact", "[crossfire_squads]") {
    CHECK(stopped_by("b00 cc 2000,500") == "1900,500");
    CHECK(stopped_by("b00 cc 2000,580") == "1940,500");  // 60, 80 and 100
    CHECK(stopped_by("b00 cc 1900,600") == "1900,500");  // the very lowest point of the rim
    CHECK(stopped_by("b00 cc 1900,601") == "2000,500");  // passes it by a unit
}

TEST_CASE("CS-GEO-05: friends may touch and may not overlap", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 1000,500", "a01 rifle 2000,500", "a02 pc 3000,500", far_enemy});
    CHECK(t.verdict("a00>1900,500").empty());
    t.refuses("a00>1901,500", "CS-MOVE-07");
    CHECK(t.verdict("a00>1940,580").empty());
    t.refuses("a00>1940,579", "CS-MOVE-07");
    CHECK(t.verdict("a00>3075,500").empty());
    t.refuses("a00>3074,500", "CS-MOVE-07");
}

TEST_CASE("CS-GEO-06: pieces are convex, clockwise, of three to eight corners on the table", "[crossfire_squads]") {
    CHECK(terrain_refusal("t00 woods 1000,1000 1500,1000 1250,1500").empty());
    CHECK(terrain_refusal("t00 woods 1000,1100 1100,1000 1400,1000 1500,1100 1500,1400 1400,1500 1100,1500 1000,1400")
              .empty());
    CHECK(terrain_refusal("t00 woods 0,0 5760,3840").empty());
    CHECK(terrain_refusal("t00 woods 1000,1000 1250,1500 1500,1000") == "FORMAT");            // widdershins
    CHECK(terrain_refusal("t00 woods 1000,1000 1250,1000 1500,1000 1500,1500") == "FORMAT");  // a flat corner
    CHECK(terrain_refusal("t00 woods 1000,1000 1500,1000 1200,1200 1000,1500") == "FORMAT");  // a dent
    CHECK(terrain_refusal(R"(t00 woods poly=[[1000,1000],[1500,1000]])") == "FORMAT");
    CHECK(terrain_refusal("t00 woods 1000,1000 1000,1000 1000,1000") == "FORMAT");
    CHECK(terrain_refusal("t00 woods 1000,1000 1500,1000 1500,3841 1000,1500") == "FORMAT");
    CHECK(terrain_refusal("t00 woods -1,1000 1500,1000 1500,1500 1000,1500") == "FORMAT");
    CHECK(terrain_refusal("t00 woods 1000,1100 1100,1000 1400,1000 1500,1100 1550,1250 1500,1400 1400,1500 1100,1500 "
                          "1000,1400") == "FORMAT");  // nine
    // Each corner of a star turns the right way, but it goes round twice.
    CHECK(terrain_refusal("t00 woods 2000,1000 2250,1750 1600,1300 2400,1300 1750,1750") == "FORMAT");
}

TEST_CASE("CS-GEO-06: a unit is in a piece with its centre, the border included", "[crossfire_squads]") {
    const auto dice = [](int x, int y) {
        Battle t("play", {"a00 rifle " + place(x - 500, y), "b00 rifle " + place(x, y)}, {square});
        return t.plays("a00xb00").dice();
    };
    CHECK(dice(1000, 1250) == 2);
    CHECK(dice(999, 1250) == 3);
    CHECK(dice(1200, 1000) == 2);
    CHECK(dice(1200, 999) == 3);
    CHECK(dice(1000, 1000) == 2);
    CHECK(dice(1500, 1500) == 2);
    CHECK(dice(1500, 1501) == 3);
}

TEST_CASE("CS-GEO-07: wholly inside is a radius from every edge", "[crossfire_squads]") {
    // The west edge slopes: its line is 600 (y - 1800) + 800 (x - 1000) = 0, its length 1000.
    const std::string sloping = "t00 woods 1600,1000 2400,1000 2400,1800 1000,1800";
    CHECK(alone("a00 rifle 500,1400", {sloping}).plays("a00>2000,1400").at("a00") == "1363,1400");  // 362.5
    CHECK(alone("a00 pc 500,1400", {sloping}).plays("a00>2000,1400").at("a00") == "1332,1400");     // 331.25
    CHECK(alone("a00 rifle 500,1250", {square}).plays("a00>1400,1250").at("a00") == "1050,1250");
    // Along an edge at less than a radius it is never wholly inside.
    CHECK(alone("a00 rifle 500,1050", {square}).plays("a00>1400,1050").at("a00") == "1050,1050");
    CHECK(alone("a00 rifle 500,1049", {square}).plays("a00>1400,1049").at("a00") == "1400,1049");
}

TEST_CASE("CS-GEO-07: wholly outside is a radius away", "[crossfire_squads]") {
    const std::string sloping = "t00 woods 1600,1000 2400,1000 2400,1800 1000,1800";
    CHECK(alone("a00 rifle 1700,1400", {sloping}).plays("a00>500,1400").at("a00") == "1237,1400");  // 237.5
    CHECK(alone("a00 pc 1700,1400", {sloping}).plays("a00>500,1400").at("a00") == "1268,1400");     // 268.75
    // Away from the corner, at 36 both ways: 35 would be 49.5.
    CHECK(alone("a00 rifle 1450,1450", {square}).plays("a00>1900,1900").at("a00") == "1536,1536");
}

TEST_CASE("CS-GEO-07, CS-GEO-08: touching reaches 2 units beyond the rim, at edges and at corners",
          "[crossfire_squads]") {
    const Words hedge{"t00 hedge 1000,1000 1016,1500"};
    CHECK(sees("948,1250", "1500,1250", hedge));
    CHECK_FALSE(sees("947,1250", "1500,1250", hedge));
    CHECK(sees("1068,1250", "500,1250", hedge));
    CHECK_FALSE(sees("1069,1250", "500,1250", hedge));
    // 20² + 48² = 52², from the corner where the hedge begins and from the one where it ends.
    CHECK(sees("980,952", "1100,1300", hedge));
    CHECK_FALSE(sees("980,951", "1100,1300", hedge));
    CHECK(sees("980,1548", "1100,1200", hedge));
    CHECK_FALSE(sees("980,1549", "1100,1200", hedge));
}

TEST_CASE("CS-GEO-09: grazing a corner or an edge is not passing through", "[crossfire_squads]") {
    CHECK(sees("500,1000", "2000,1000", {square}));
    CHECK_FALSE(sees("500,1001", "2000,1001", {square}));
    CHECK(sees("1500,500", "1500,2000", {square}));
    CHECK_FALSE(sees("1499,500", "1499,2000", {square}));
    CHECK(sees("900,1100", "1100,900", {square}));
    CHECK_FALSE(sees("900,1100", "1101,900", {square}));
    CHECK_FALSE(sees("900,900", "1600,1600", {square}));
    CHECK(sees("900,1250", "500,1250", {square}));  // the line would go on into it, but ends before
}

TEST_CASE("CS-GEO-09: a line that comes closer than the radius meets a disc", "[crossfire_squads]") {
    // The line runs 800 east and 600 south. 30 west and 40 south of its middle is 50 away from it.
    const auto free = [](const std::string& friendly) {
        return Battle("play", {"a00 rifle 500,500", "a01 rifle " + friendly, "b00 rifle 1300,1100"}).offers("a00xb00");
    };
    CHECK(free("870,840"));
    CHECK_FALSE(free("871,839"));
    CHECK(free("930,760"));
    CHECK_FALSE(free("930,761"));
    CHECK(free("400,500"));  // behind the shooter
}

TEST_CASE("CS-GEO-10: headings are whole, not zero, and kept in lowest terms", "[crossfire_squads]") {
    const auto turned = [](const char* face) {
        return alone("a00 hmg 500,500 face=1,0").plays(std::string("a00^") + face).facing("a00");
    };
    CHECK(turned("4,-2") == "2,-1");
    CHECK(turned("0,-7") == "0,-1");
    CHECK(turned("-9,-6") == "-3,-2");
    CHECK(turned("10000,-10000") == "1,-1");
    CHECK(turned("9999,10000") == "9999,10000");
    const Battle t = alone("a00 hmg 500,500 face=1,0");
    t.refuses("a00^0,0", "FORMAT");
    t.refuses("a00^10001,0", "FORMAT");
    t.refuses("a00^0,-10001", "FORMAT");
    t.refuses(R"({"do":"pivot","unit":"a00","face":[0.5,1]})", "FORMAT");
}

TEST_CASE("CS-GEO-10: the arc reaches to 45 degrees, these included", "[crossfire_squads]") {
    CHECK(in_arc("1,0", 900, 900));
    CHECK_FALSE(in_arc("1,0", 900, 901));
    CHECK(in_arc("1,0", 900, 100));
    CHECK_FALSE(in_arc("1,0", 900, 99));
    CHECK_FALSE(in_arc("1,0", 100, 500));
    CHECK_FALSE(in_arc("1,0", 500, 900));
    // 45 degrees from (3, 1) are (1, 2) and (2, -1).
    CHECK(in_arc("3,1", 900, 1300));
    CHECK_FALSE(in_arc("3,1", 899, 1300));
    CHECK(in_arc("3,1", 1300, 100));
    CHECK_FALSE(in_arc("3,1", 1300, 99));
    CHECK_FALSE(in_arc("3,1", 60, 200));
}

TEST_CASE("CS-GEO-11: a route rounds halves to the east and south", "[crossfire_squads]") {
    // A hit holds the mover at the point: 500 steps west to east, five units north or south in all.
    const auto held = [](const std::string& from, const std::string& to, int point) {
        Battle t("play", {"a00 rifle " + from, "b00 rifle 3000,2500"});
        return t.plays("a00>" + to + " b00r" + std::to_string(point) + " (5,1,1)").at("a00");
    };
    CHECK(held("900,1300", "1400,1295", 50) == "950,1300");  // -0.5 goes to 0
    CHECK(held("900,1300", "1400,1295", 60) == "960,1299");
    CHECK(held("900,1300", "1400,1295", 150) == "1050,1299");  // -1.5 to -1
    CHECK(held("900,1300", "1400,1305", 40) == "940,1300");
    CHECK(held("900,1300", "1400,1305", 50) == "950,1301");  // 0.5 to 1
    CHECK(held("1400,1300", "900,1305", 50) == "1350,1301");
    CHECK(held("1000,900", "995,1400", 50) == "1000,950");
    CHECK(held("1000,900", "1005,400", 50) == "1001,850");
    CHECK(held("1000,900", "700,600", 70) == "930,830");
}

TEST_CASE("CS-GEO-12: right across the table nothing is rounded", "[crossfire_squads]") {
    // The line from corner to corner has the slope 187/283 and goes through 2880,1920.
    CHECK(sees("50,50", "5710,3790", {"t00 woods 2880,1920 2880,3800 60,3800"}));
    CHECK_FALSE(sees("50,50", "5710,3790", {"t00 woods 2880,1919 2880,3800 60,3800"}));
    CHECK(sees("5710,3790", "50,50", {"t00 woods 2880,1920 5700,0 5760,0 5760,1"}));
    CHECK_FALSE(sees("5710,3790", "50,50", {"t00 woods 2880,1921 5700,0 5760,0 5760,1"}));
}
