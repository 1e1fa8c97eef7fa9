// CS-FO: forward observers and high explosive (`observers`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string rest = "b09 cc 5600,3700";

// An observer with guns of this calibre, and enemies a mission may reach.
Battle calling(const std::string& calibre, const Words& enemies, const Words& terrain = {},
               std::string_view options = "observers") {
    Words all{"a00 fo 500,1250 fm=" + calibre + ",2,1", "a01 rifle 100,100"};
    all.insert(all.end(), enemies.begin(), enemies.end());
    all.push_back(rest);
    return Battle("play", all, terrain, options);
}

int dice(const std::string& target, const Words& terrain = {}, std::string_view options = "observers") {
    return calling("m81", {"b00 " + target}, terrain, options).plays("a00*b00").dice();
}

Json missions(const Battle& t) { return t.key("a00", "fm"); }

}  // namespace

TEST_CASE("CS-FO-01: each call uses a mission, whatever comes of it", "[crossfire_squads]") {
    Battle t = calling("m81", {"b00 rifle 1500,1250"});
    t.plays("a00*b00");
    CHECK(t.phase() == "he");
    CHECK(t.cause() == "he");
    t.plays("(1,1,1,1)");
    CHECK(missions(t) == json(R"({"cal":"m81","he":1,"sm":1})"));
    t.plays(". . a00*b00 (1,1,1,1) . .");
    CHECK(missions(t) == json(R"({"cal":"m81","he":0,"sm":1})"));
    t.refuses("a00*b00", "CS-FO-01");
    CHECK_FALSE(t.offers("a00*b00"));
    t.plays("a00~1000,1250:ew (1) . .");
    t.refuses("a00~1000,1250:ew", "CS-FO-01");
    CHECK(refusal_of(position("play", {"a00 fo 500,500", far_enemy}), "observers") == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 fo 500,500 fm=m99,1,1", far_enemy}), "observers") == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 rifle 500,500 fm=m81,1,1", far_enemy}), "observers") == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 fo 500,500 fm=m81,1,1", far_enemy})) == "FORMAT");
    alone("a00 rifle 500,500", {}, "observers").refuses("a00*b00", "CS-FO-01 CS-FO-02 CS-ACT-02 FORMAT");
}

TEST_CASE("CS-FO-02: one mission a turn, and nothing else that turn", "[crossfire_squads]") {
    Battle t = calling("m81", {"b00 cc 1500,1250"});
    CHECK(t.offers("a00*b00"));
    Battle called = t;
    called.plays("a00*b00 (1,1,1,1)");
    CHECK(called.key("a00", "used") == 2);
    called.refuses("a00*b00", "CS-FO-02");
    called.refuses("a00~1000,1250:ew", "CS-FO-02");
    called.refuses("a00>600,1250", "CS-FO-02");
    Battle moved = t;
    moved.plays("a00>600,1250");
    CHECK(moved.key("a00", "used") == 1);
    moved.refuses("a00*b00", "CS-FO-02");
    CHECK(moved.verdict("a00>700,1250").empty());  // it has given up its mission, not its legs
    moved.plays(". .");
    CHECK(moved.offers("a00*b00"));
}

TEST_CASE("CS-FO-02: rallying is something, and a suppressed observer calls nobody", "[crossfire_squads]") {
    Battle t("play", {"a00 fo 500,1250 fm=m81,1,1 st=s", "a01 cc 620,1250", "b00 cc 1500,1250"}, {}, "observers");
    t.refuses("a00*b00", "CS-FO-02");
    t.refuses("a00~1000,1000:ew", "CS-FO-02");
    t.plays("a00? (6)");
    CHECK(t.key("a00", "used") == 1);
    t.refuses("a00*b00", "CS-FO-02");
    Battle u("play", {"a00 fo 500,1250 fm=m81,1,1 st=p", "b00 cc 1500,1250"}, {}, "observers");
    CHECK(u.offers("a00*b00"));
    // Nor may he go along in a group when he has called.
    Battle v("play", {"a00 fo 500,1250 fm=m81,1,1", "a01 rifle 500,1400", "b00 cc 1500,1250"}, {}, "observers");
    CHECK(v.verdict("a01+a00>600,1400@600,1350").empty());
    v.plays("a00*b00 (1,1,1,1)");
    v.refuses("a01+a00>600,1400@600,1350", "CS-FO-02 CS-MOVE-12");
}

TEST_CASE("CS-FO-03: a mission ends no turn and draws no fire", "[crossfire_squads]") {
    for (const char* roll : {"(1,1,1,1)", "(5,1,1,1)", "(5,5,1,1)", "(5,5,5,1)"}) {
        Battle t = calling("m81", {"b00 rifle 1500,1250"});
        t.plays("a00*b00");
        t.plays(roll);
        CHECK(t.phase() == "play");
        CHECK(t.active() == 0);
        CHECK(t.turn() == 2);
    }
}

TEST_CASE("CS-FO-04: any enemy in sight, the nearest or not, but no vehicle", "[crossfire_squads]") {
    const Battle t("play",
                   {"a00 fo 500,1250 fm=m81,2,1", "a01 rifle 100,100", "b00 rifle 1500,1250", "b01 rifle 800,1250",
                    "b02 rifle 2000,400", "b03 veh 1500,2000 type=stug face=1,0"},
                   {"t00 woods 1000,500 1500,1000"}, "observers vehicles");
    CHECK(t.offers("a00*b00 a00*b01"));  // over the heads of b01
    t.refuses("a00*b02", "CS-FO-04");    // behind the woods
    t.refuses("a00*b03", "CS-FO-04");
    t.refuses("a00*a01", "CS-FO-04 CS-FIRE-07");
    CHECK_FALSE(t.offers_any("a00*b02 a00*b03 a00*a01"));
    // Friends do not stop shells.
    const Battle u("play", {"a00 fo 500,1250 fm=m81,2,1", "a01 rifle 800,1250", "b00 rifle 1500,1250"}, {},
                   "observers");
    CHECK(u.offers("a00*b00"));
}

TEST_CASE("CS-FO-05: dice by calibre", "[crossfire_squads]") {
    const auto rolled = [](const char* calibre) {
        return calling(calibre, {"b00 rifle 1500,1250"}).plays("a00*b00").dice();
    };
    CHECK(rolled("m50") == 3);
    CHECK(rolled("m81") == 4);
    CHECK(rolled("gun") == 4);
    CHECK(rolled("heavy") == 5);
}

TEST_CASE("CS-FO-06: one die less if prone or in woods, rough ground or a building", "[crossfire_squads]") {
    const auto in = [](const std::string& kind, std::string_view options = "observers") {
        return dice("rifle 1250,1250", {"t00 " + kind + " 1000,1000 1500,1500"}, options);
    };
    CHECK(dice("rifle 1250,1250") == 4);
    CHECK(in("woods") == 3);
    CHECK(in("rough") == 3);
    CHECK(in("hill") == 4);
    CHECK(in("field") == 4);
    CHECK(dice("rifle 1250,1250 prone") == 3);
    CHECK(dice("rifle 1250,1250 prone", {"t00 hill 1000,1000 1500,1500"}) == 3);
    CHECK(dice("rifle 1250,1250 prone", {"t00 woods 1000,1000 1500,1500"}) == 3);
    Battle t = calling("gun", {"b00 rifle 1250,1250"}, {"t00 building 1000,1000 1500,1500"}, "observers buildings");
    CHECK(t.plays("a00*t00").dice() == 3);
}

TEST_CASE("CS-FO-06: hits are hits", "[crossfire_squads]") {
    const auto after = [](const std::string& state, const char* roll) {
        Battle t = calling("m50", {"b00 rifle 1500,1250" + state});
        return t.plays("a00*b00").plays(roll).state("b00");
    };
    CHECK(after("", "(4,4,4)").empty());
    CHECK(after("", "(5,1,1)") == "p");
    CHECK(after("", "(5,6,1)") == "s");
    CHECK(after("", "(5,6,5)") == "lost");
    CHECK(after(" st=s", "(5,1,1)") == "s");
    CHECK(after(" st=s", "(5,5,1)") == "lost");
}

TEST_CASE("CS-FO-07: a kill suppresses as many others near the place", "[crossfire_squads]") {
    const Words enemies{"b00 rifle 1500,1250", "b01 rifle 1500,1400", "b02 hmg 1650,1250 face=-1,0", "b03 pc 1500,1076",
                        "b04 rifle 1500,1550"};
    Battle t = calling("gun", enemies);
    t.plays("a00*b00 (5,5,5,1)");
    CHECK(t.phase() == "spill");
    CHECK(t.to_act() == 1);
    CHECK(t.part("spill") == json(R"({"at":[1500,1250],"r":50,"pl":1,"n":2})"));
    CHECK(t.offers("spill:b01+b02 spill:b01+b03 spill:b02+b03"));  // b04 is 300 away
    t.refuses("spill:b01+b04", "CS-FO-07");
    t.refuses("spill:b01", "CS-FO-07");
    t.refuses("spill:b01+b02+b03", "CS-FO-07");
    t.refuses("spill:b01+b01", "CS-FIRE-13 CS-FO-07");
    t.refuses("spill:a01+b01", "CS-ACT-02 CS-FO-07");
    t.plays("spill:b01+b03");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 0);
    CHECK(t.state("b01") == "s");
    CHECK(t.state("b02").empty());
    CHECK(t.state("b03") == "s");
}

TEST_CASE("CS-FO-07: no more of them than the number: taken unasked; the suppressed die", "[crossfire_squads]") {
    Battle t = calling("gun", {"b00 rifle 1500,1250", "b01 rifle 1500,1400 st=s", "b02 hmg 1650,1250 face=-1,0 st=p"});
    t.plays("a00*b00 (5,5,5,1)");
    CHECK(t.phase() == "play");
    CHECK(t.lost() == "b00 b01");
    CHECK(t.state("b02") == "s");
    // Without a kill nothing spreads, and the smallest mortar never does.
    Battle u = calling("gun", {"b00 rifle 1500,1250", "b01 rifle 1500,1400"});
    CHECK(u.plays("a00*b00 (5,5,1,1)").state("b01").empty());
    Battle v = calling("m50", {"b00 rifle 1500,1250", "b01 rifle 1500,1400"});
    CHECK(v.plays("a00*b00 (5,5,5)").state("b01").empty());
    // Near is nearer than 200 between squads, and less from a commander who was killed.
    Battle w = calling("m81", {"b00 rifle 1500,1250", "b01 rifle 1500,1450"});
    CHECK(w.plays("a00*b00 (5,5,5,1)").state("b01").empty());
    Battle x = calling("m81", {"b00 pc 1500,1250", "b01 rifle 1500,1425"});
    CHECK(x.plays("a00*b00 (5,5,5,1)").state("b01").empty());
    Battle y = calling("m81", {"b00 pc 1500,1250", "b01 rifle 1500,1424"});
    CHECK(y.plays("a00*b00 (5,5,5,1)").state("b01") == "s");
}

TEST_CASE("CS-FO-07: vehicles, and the caller's own, are spared", "[crossfire_squads]") {
    Battle t("play",
             {"a00 fo 500,1250 fm=heavy,2,1", "a01 rifle 1350,1250", "b00 rifle 1500,1250",
              "b01 veh 1660,1250 type=stug face=-1,0", "b02 rifle 1500,1400", rest},
             {}, "observers vehicles");
    t.plays("a00*b00 (5,5,5,1,1)");
    CHECK(t.phase() == "play");
    CHECK(t.state("b02") == "s");
    CHECK(t.state("b01").empty());
    CHECK(t.state("a01").empty());
}

TEST_CASE("CS-FO-08: an observer alone loses a close combat unrolled", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 fo 1000,500 fm=m81,1,1", rest}, {}, "observers");
    t.plays("a00>2000,500");
    CHECK(t.lost() == "b00");
    CHECK(t.active() == 0);
    // Two lonely ones roll, and so do an observer and a platoon commander.
    Battle u("play", {"a00 fo 500,500 fm=m81,1,1", "b00 fo 1000,500 fm=m81,1,1", rest}, {}, "observers");
    CHECK(u.plays("a00>2000,500").phase() == "cc");
    Battle v("play", {"a00 fo 500,500 fm=m81,1,1", "b00 pc 1000,500", rest}, {}, "observers");
    CHECK(v.plays("a00>2000,500").phase() == "cc");
    Battle w("play", {"a00 rifle 500,500", "b00 fo 950,450 fm=m81,1,1", "b01 pc 950,550", rest}, {}, "observers");
    CHECK(w.plays("a00>2000,500").phase() == "cc");
}
