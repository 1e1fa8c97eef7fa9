// CS-VEH: vehicles and anti-tank weapons (`vehicles`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string rest_a = "a09 cc 100,3700", rest_b = "b09 cc 5600,3700";

Battle field(const Words& units, const Words& terrain = {}, std::string_view more = "") {
    Words all = units;
    all.push_back(rest_a);
    all.push_back(rest_b);
    return Battle("play", all, terrain, "vehicles " + std::string(more));
}

const std::string sherman = "b00 veh 1500,500 type=sherman face=-1,0";

// Whether a00 at 500,500 kills b00 with these two dice; 0 for a second one that is not thrown.
bool kills(const std::string& shooter, const std::string& target, int hit, int pen, const Words& terrain = {}) {
    Battle t = field({"a00 " + shooter, target}, terrain);
    t.plays("a00xb00");
    CHECK(t.cause() == "hit");
    CHECK(t.dice() == 1);
    t.plays("(" + std::to_string(hit) + ")");
    if (t.phase() == "fire") {
        CHECK(t.cause() == "pen");
        CHECK(t.dice() == 1);
        if (pen == 0) return true;  // it has hit
        t.plays("(" + std::to_string(pen) + ")");
    }
    const bool dead = t.state("b00") == "lost";
    CHECK(t.active() == (dead ? 0 : 1));
    return dead;
}

int needed_to_hit(const std::string& shooter, const std::string& target, const Words& terrain = {}) {
    int die = 1;
    while (die <= 6 && !kills(shooter, target, die, 0, terrain)) ++die;
    return die;
}

int needed_to_kill(const std::string& shooter, const std::string& target) {
    int die = 1;
    while (die <= 6 && !kills(shooter, target, 6, die)) ++die;
    return die;
}

std::string vehicle(const std::string& type) { return "veh 500,500 type=" + type + " face=1,0"; }
std::string enemy(const std::string& type, const char* face) {
    return "b00 veh 1500,500 type=" + type + " face=" + face;
}

std::string fight(const Words& units, const char* roll, const Words& terrain = {}) {
    Battle t = field(units, terrain);
    t.plays("a00>2000,500");
    while (t.phase() != "cc") t.plays(t.phase() == "react" ? "-" : "+");
    t.plays(roll);
    return t.phase() == "cc" ? "again" : t.state("a00") == "lost" ? "lost" : "won";
}

}  // namespace

TEST_CASE("CS-VEH-01: one action a turn", "[crossfire_squads]") {
    Battle t = field({"a00 " + vehicle("sherman"), "b00 rifle 1500,500"});
    Battle fired = t;
    t.plays("a00>600,500");
    CHECK(t.key("a00", "used") == 1);
    for (const char* move : {"a00>700,500", "a00^0,1", "a00xb00"}) t.refuses(move, "CS-VEH-01");
    CHECK_FALSE(t.offers_any("a00xb00"));
    fired.plays("a00xb00 (5,5,1,1)");
    CHECK(fired.active() == 0);
    fired.refuses("a00>600,500", "CS-VEH-01");
    fired.plays(". .");
    CHECK(fired.verdict("a00>600,500").empty());
    Battle turned = field({"a00 " + vehicle("sherman"), "b00 rifle 1500,500"});
    turned.plays("a00^0,1");
    turned.refuses("a00>600,500", "CS-VEH-01");
}

TEST_CASE("CS-VEH-01: no retreat, no prone, no rally, no shooting with others", "[crossfire_squads]") {
    const Battle t =
        field({"a00 " + vehicle("sherman"), "a01 rifle 500,650", "a02 pc 350,650 plt=1",
               "a03 veh 500,850 type=stug face=1,0 plt=1", "a04 rifle 500,1050 plt=1", "b00 rifle 1500,500"},
              {}, "retreat");
    t.refuses("a00<<500,600", "CS-VEH-01 CS-RETREAT-01");
    t.refuses("a00_", "CS-VEH-01 CS-PRONE-01");
    t.refuses("a00?", "CS-VEH-01 CS-RALLY-01");
    t.refuses("a00+a01xb00", "CS-VEH-01");
    t.refuses("a01+a00xb00", "CS-VEH-01");
    t.refuses("a02!a04+a03xb00", "CS-VEH-01");
    t.refuses("a02!a03xb00", "CS-VEH-01");
    CHECK(t.verdict("a02!a04xb00").empty());
}

TEST_CASE("CS-VEH-01: along with a group, as its action", "[crossfire_squads]") {
    Battle t = field({"a00 rifle 500,500", "a01 veh 500,680 type=sherman face=1,0"});
    t.plays("a00+a01>700,500@700,580 a01>700,660");
    CHECK(t.at("a01") == "700,660");
    CHECK(t.key("a01", "used") == 1);
    t.refuses("a00+a01>800,500@800,580", "CS-VEH-01 CS-MOVE-12");
}

TEST_CASE("CS-VEH-02: one reaction in an enemy turn, hit or miss", "[crossfire_squads]") {
    for (const char* roll : {"(5,1,1,1)", "(1,1,1,1)"}) {
        Battle t = field({"a00 rifle 500,500", "a01 rifle 300,300", sherman, "b01 rifle 1500,900"});
        t.plays("a00>500,900 b00r100").plays(roll);
        CHECK(t.marked("b00", "nf"));
        if (t.phase() == "react") {
            t.refuses("b00r200", "CS-REACT-05");
            t.plays("-");
        }
        t.plays("a01>300,600");
        t.refuses("b00r100", "CS-REACT-05");
    }
    Battle alone_here = field({"a00 rifle 500,500", sherman, "b01 rifle 1500,650"});
    alone_here.plays("a00>500,900");
    alone_here.refuses("b01+b00r100", "CS-VEH-01");
}

TEST_CASE("CS-VEH-03: the turret bears where it points, a hull gun ahead", "[crossfire_squads]") {
    const auto fires = [](const std::string& unit) {
        return field({"a00 veh 1500,500 " + unit, "b00 rifle 500,700"}).offers("a00xb00");
    };
    CHECK(fires("type=sherman face=1,0 tur=-1,0"));
    CHECK_FALSE(fires("type=sherman face=-1,0 tur=1,0"));
    CHECK(fires("type=sherman face=-1,0"));
    CHECK(fires("type=stug face=-1,0"));
    CHECK_FALSE(fires("type=stug face=1,0"));
    CHECK(refusal_of(position("play", {"a00 veh 500,500 type=stug face=1,0 tur=1,0", far_enemy}), "vehicles") ==
          "FORMAT");
    CHECK(refusal_of(position("play", {"a00 veh 500,500 face=1,0", far_enemy}), "vehicles") == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 veh 500,500 type=maus face=1,0", far_enemy}), "vehicles") == "FORMAT");
    CHECK(refusal_of(position("play", {"a00 veh 500,500 type=stug face=1,0", far_enemy})) == "FORMAT");
}

TEST_CASE("CS-VEH-03: moving turns it ahead, unless it is told otherwise", "[crossfire_squads]") {
    const Battle t = field({"a00 veh 500,500 type=t34 face=1,0 tur=-1,0"});
    Battle u = t, v = t, w = t;
    CHECK(u.plays("a00>500,900").turret("a00") == "0,1");
    CHECK(u.facing("a00") == "0,1");
    CHECK(v.plays("a00>500,900/3,3").turret("a00") == "1,1");
    CHECK(w.plays("a00^0,-1").turret("a00") == "0,-1");
}

TEST_CASE("CS-VEH-04: only weapons that can pierce armour fire at vehicles", "[crossfire_squads]") {
    for (const char* unit :
         {"rifle 500,500", "hmg 500,500 face=1,0", "smg 500,500", "veh 500,500 type=halftrack face=1,0"}) {
        INFO(unit);
        const Battle t = field({"a00 " + std::string(unit), sherman}, {}, "units");
        t.refuses("a00xb00", "CS-VEH-04");
        CHECK_FALSE(t.offers("a00xb00"));
    }
    // And a hand-held team at nothing else.
    field({"a00 bz 500,500", "b00 rifle 1500,500"}).refuses("a00xb00", "CS-VEH-04 CS-FIRE-01");
}

TEST_CASE("CS-VEH-04: to hit, with accuracy, less 1 for cover", "[crossfire_squads]") {
    CHECK(needed_to_hit(vehicle("sherman"), sherman) == 4);
    CHECK(needed_to_hit(vehicle("t34"), sherman) == 4);
    CHECK(needed_to_hit(vehicle("panzer4"), sherman) == 3);
    CHECK(needed_to_hit(vehicle("tiger"), sherman) == 3);
    CHECK(needed_to_hit(vehicle("stug"), sherman) == 3);
    CHECK(needed_to_hit(vehicle("su76"), sherman) == 4);
    CHECK(needed_to_hit("atg 500,500 face=1,0", sherman) == 3);
    CHECK(needed_to_hit("bz 500,500", sherman) == 5);
    for (const char* kind : {"woods", "field", "hill", "rough"})
        CHECK(needed_to_hit("bz 500,500", sherman, {"t00 " + std::string(kind) + " 1300,300 1800,800"}) == 6);
}

TEST_CASE("CS-VEH-04: to get through, with penetration", "[crossfire_squads]") {
    CHECK(needed_to_kill(vehicle("sherman"), sherman) == 6);
    CHECK(needed_to_kill(vehicle("t34"), sherman) == 5);
    CHECK(needed_to_kill(vehicle("panzer4"), sherman) == 5);
    CHECK(needed_to_kill(vehicle("tiger"), sherman) == 3);
    CHECK(needed_to_kill(vehicle("stug"), sherman) == 5);
    CHECK(needed_to_kill(vehicle("su76"), sherman) == 5);
    CHECK(needed_to_kill("atg 500,500 face=1,0", sherman) == 5);
    CHECK(needed_to_kill("bz 500,500", sherman) == 4);
}

TEST_CASE("CS-VEH-04: in a reaction a miss is a no-fire marker, and it rolls on", "[crossfire_squads]") {
    // 1000 to the south of a vehicle that goes east, and ahead of it when it fires: front, 6, and 1 through.
    for (const char* rolls : {"(2)", "(3) (4)"}) {
        Battle t("play", {"a00 veh 500,500 type=sherman face=1,0", rest_a, "b00 atg 700,1500 face=0,-1", rest_b}, {},
                 "vehicles");
        t.plays("a00>900,500 b00r100").plays(rolls);
        CHECK(t.phase() == "play");
        CHECK(t.at("a00") == "900,500");
        CHECK(t.marked("b00", "nf"));
        CHECK(t.active() == 0);
    }
    Battle t("play", {"a00 veh 500,500 type=sherman face=1,0", rest_a, "b00 atg 700,1500 face=0,-1", rest_b}, {},
             "vehicles");
    t.plays("a00>900,500 b00r100 (3) (5)");
    CHECK(t.lost() == "a00");
    CHECK(t.active() == 1);
}

TEST_CASE("CS-VEH-05: the front for who is ahead or abreast, the back for the rest", "[crossfire_squads]") {
    // Of the tiger's gun, penetration 3, and of the Sherman's, 0.
    const auto front = [](const char* type) { return needed_to_kill(vehicle("tiger"), enemy(type, "-1,0")); };
    CHECK(front("sherman") == 3);
    CHECK(front("t34") == 4);
    CHECK(front("panzer4") == 3);
    CHECK(front("tiger") == 6);
    CHECK(front("stug") == 4);
    CHECK(front("su76") == 2);
    CHECK(needed_to_kill(vehicle("sherman"), enemy("halftrack", "-1,0")) == 3);
    const auto back = [](const char* type) { return needed_to_kill(vehicle("sherman"), enemy(type, "1,0")); };
    CHECK(back("sherman") == 4);
    CHECK(back("t34") == 5);
    CHECK(back("panzer4") == 4);
    CHECK(back("tiger") == 6);
    CHECK(back("stug") == 4);
    CHECK(back("su76") == 3);
    CHECK(back("halftrack") == 2);
    // Abreast to the unit; a step behind. The hull counts, not the turret.
    CHECK(needed_to_kill(vehicle("sherman"), enemy("sherman", "0,1")) == 6);
    CHECK(needed_to_kill(vehicle("sherman"), enemy("sherman", "1,1000")) == 4);
    CHECK(needed_to_kill(vehicle("sherman"), enemy("sherman", "1,0") + " tur=-1,0") == 4);
}

TEST_CASE("CS-VEH-06: vehicles are never pinned or suppressed", "[crossfire_squads]") {
    Battle t = field({"a00 atg 500,500 face=1,0", sherman});
    t.plays("a00xb00 (6) (4)");  // hit, not through
    CHECK(t.state("b00").empty());
    CHECK(t.key("b00", "st").is_null());
    // A mine's two hits.
    Battle u = field({"a00 veh 500,1250 type=stug face=1,0"}, {"m00 mine 1000,1000 1500,1500 pl=1"}, "obstacles");
    CHECK(u.plays("a00>1400,1250 (5,5,1,1)").state("a00").empty());
}

TEST_CASE("CS-VEH-07: dice by type, cover as against shells", "[crossfire_squads]") {
    const auto dice = [](const std::string& type, const std::string& target, const Words& terrain = {}) {
        return field({"a00 " + vehicle(type), "b00 " + target}, terrain).plays("a00xb00").dice();
    };
    for (const char* type : {"sherman", "t34", "panzer4", "tiger", "stug", "su76"})
        CHECK(dice(type, "rifle 1500,500") == 4);
    CHECK(dice("halftrack", "rifle 1500,500") == 3);
    CHECK(dice("sherman", "rifle 1500,500 prone") == 3);
    const auto in = [&](const std::string& kind) {
        return dice("sherman", "rifle 1500,500", {"t00 " + kind + " 1300,300 1800,800"});
    };
    CHECK(in("woods") == 3);
    CHECK(in("rough") == 3);
    CHECK(in("hill") == 4);
    CHECK(in("field") == 4);
    // An anti-tank gun shoots at men as infantry does.
    Battle t = field({"a00 atg 500,500 face=1,0", "b00 rifle 1500,500"}, {"t00 hill 1300,300 1800,800"});
    CHECK(t.plays("a00xb00").dice() == 2);
}

TEST_CASE("CS-VEH-07: a kill spreads, and less than a suppression ends the turn", "[crossfire_squads]") {
    const Words enemies{"b00 rifle 1500,500", "b01 rifle 1500,650", "b02 rifle 1500,350"};
    const auto fired = [&](const std::string& type, const char* roll) {
        Words all = enemies;
        all.push_back("a00 " + vehicle(type));
        Battle t = field(all);
        t.plays("a00xb00").plays(roll);
        return t;
    };
    Battle t = fired("sherman", "(5,5,5,1)");
    CHECK(t.phase() == "spill");
    CHECK(t.offers("spill:b01 spill:b02"));
    t.plays("spill:b02");
    CHECK(t.state("b02") == "s");
    CHECK(t.active() == 0);
    CHECK(fired("halftrack", "(5,5,5)").phase() == "play");
    CHECK(fired("sherman", "(5,5,1,1)").active() == 0);
    CHECK(fired("sherman", "(5,1,1,1)").active() == 1);
    // In a reaction the mover's own side suffers.
    Battle u = field({"a00 rifle 500,500", "a01 rifle 360,500", sherman});
    u.plays("a00>500,540 b00r10 (6,6,6,1)");
    CHECK(u.lost() == "a00");
    CHECK(u.state("a01") == "s");
    CHECK(u.active() == 1);
}

TEST_CASE("CS-VEH-08: vehicles and men are counted apart", "[crossfire_squads]") {
    const Battle t =
        field({"a00 " + vehicle("sherman"), "a01 rifle 500,900", "b00 rifle 900,600",
               "b01 veh 1500,500 type=stug face=-1,0", "b02 veh 1300,300 type=stug face=-1,0", "b03 rifle 1100,800"});
    CHECK(t.offers("a00xb00 a00xb02"));  // 412 and 825
    t.refuses("a00xb01", "CS-FIRE-06 CS-VEH-08");
    t.refuses("a00xb03", "CS-FIRE-06 CS-VEH-08");
    // A vehicle nearby does not keep a squad from shooting at men.
    const Battle u = field({"a00 rifle 500,500", "b00 rifle 1500,500", "b01 veh 900,700 type=stug face=1,0"});
    CHECK(u.offers("a00xb00"));
}

TEST_CASE("CS-VEH-09: 3, 2 or 1 in close combat, for each vehicle in the open", "[crossfire_squads]") {
    const std::string defender = "b00 rifle 900,500 st=p";
    CHECK(fight({"a00 " + vehicle("sherman"), defender}, "(3,5)") == "again");
    CHECK(fight({"a00 " + vehicle("stug"), defender}, "(3,4)") == "again");
    CHECK(fight({"a00 " + vehicle("halftrack"), defender}, "(3,3)") == "again");
    for (const char* kind : {"woods", "field", "rough"})
        CHECK(fight({"a00 " + vehicle("sherman"), defender}, "(4,3)",
                    {"t00 " + std::string(kind) + " 300,300 1200,800"}) == "again");
    CHECK(fight({"a00 " + vehicle("sherman"), defender}, "(3,5)", {"t00 hill 300,300 1200,800"}) == "again");
    // 100 and 75 from either: both are touched at once.
    CHECK(fight({"a00 rifle 500,500", "b00 veh 1000,400 type=stug face=1,0", "b01 veh 1000,600 type=stug face=1,0"},
                "(5,2)") == "again");
}
