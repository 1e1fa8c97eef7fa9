// CS-BLD (`buildings`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string house = "t00 building 1000,1000 1500,1500";
const std::string rest = "b09 cc 5600,3700";

Battle town(const std::string& unit, const Words& others, std::string_view options = "buildings",
            const Words& terrain = {house}) {
    Words all{"a00 " + unit, rest};
    all.insert(all.end(), others.begin(), others.end());
    return Battle("play", all, terrain, options);
}

// Where a00 stops that walks east along y = 1250, with nobody firing at it.
Battle walking(const std::string& unit, const Words& others, std::string_view options = "buildings") {
    Battle t = town(unit, others, options);
    t.plays("a00>1400,1250");
    if (t.phase() == "react") t.plays("-");
    return t;
}

std::string involved(const Battle& t) { return t.part("cc").value("units", Json::array()).dump(); }

}  // namespace

TEST_CASE("CS-BLD-01: for moving, sight and cover an area piece", "[crossfire_squads]") {
    CHECK(walking("rifle 500,1250", {}).at("a00") == "1050,1250");
    CHECK(town("rifle 1250,1250", {}).plays("a00>2000,1250").at("a00") == "1550,1250");
    CHECK_FALSE(town("rifle 500,1250", {"b00 rifle 2000,1250"}).offers("a00xb00"));
    Battle t = town("rifle 500,1250", {"b00 rifle 1250,1250"});
    CHECK(t.plays("a00xb00").dice() == 2);
    CHECK(refusal_of(position("play", {"a00 rifle 500,500", far_enemy}, {house})) == "FORMAT");
}

TEST_CASE("CS-BLD-02: a mover halts at a building that the enemy holds", "[crossfire_squads]") {
    // Deep inside, or hidden; a suppressed holder holds as well.
    CHECK(walking("rifle 500,1250", {"b00 rifle 1400,1400"}).at("a00") == "950,1250");
    CHECK(walking("pc 500,1250", {"b00 pc 1400,1400"}).at("a00") == "975,1250");
    CHECK(walking("rifle 500,1250", {"b00 pc - hid=t00"}, "buildings hidden=1").at("a00") == "950,1250");
    CHECK(walking("rifle 500,1250", {"b00 rifle 1400,1400 st=s"}).at("a00") == "950,1250");
    // One's own, or one with only a rim in it, is no enemy's.
    CHECK(walking("rifle 500,1250", {"a01 rifle 1400,1400"}).at("a00") == "1050,1250");
    CHECK(walking("rifle 500,1250", {"b00 rifle 1501,1250 st=s"}).at("a00") == "1050,1250");
    // One that it met at the start does not halt it.
    const Words lurking{"b00 pc - hid=t00"};
    CHECK(town("rifle 950,1250", lurking, "buildings hidden=1").plays("a00>700,1250").at("a00") == "700,1250");
    CHECK(town("rifle 950,1250", lurking, "buildings hidden=1").plays("a00>1400,1250").at("a00") == "1050,1250");
    // Along the wall at 51 it does not meet it.
    Battle t = town("rifle 500,949", {"b00 cc 1400,1400"});
    CHECK(t.plays("a00>2000,949").at("a00") == "2000,949");
    Battle u = town("rifle 500,950", {"b00 cc 1400,1400"});
    CHECK(u.plays("a00>2000,950").at("a00") == "1000,950");
    CHECK(u.phase() == "cc");
}

TEST_CASE("CS-BLD-02: to meet it is contact, and the last reaction is the step before", "[crossfire_squads]") {
    Battle t = town("rifle 500,1250", {"b00 rifle 1400,1400"});
    t.plays("a00>1400,1250");
    CHECK(t.part("mv").at("m") == 450);
    t.refuses("b00r450", "CS-REACT-03");
    CHECK(t.verdict("b00r449").empty());
    t.plays("-");
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","b00"])");
    // No retreat and no crossing into it.
    const Battle back("play edges=n,s", {"a00 rifle 1250,1700 rt=t01", "b00 cc 1250,1100", rest},
                      {house, "t01 woods 1200,1600 1300,1800"}, "buildings retreat");
    back.refuses("a00<<1250,1400", "CS-RETREAT-03");
    const Battle over("play", {"a00 rifle 700,1250", "b00 cc 1250,1100", rest},
                      {house, "w00 wire 750,1050 900,1450 pl=1"}, "buildings obstacles");
    over.refuses("a00#w00:950,1250", "CS-OBS-07");
}

TEST_CASE("CS-BLD-03: all in the building and all at it fight", "[crossfire_squads]") {
    // b02 outside has its rim at the wall, b03 is a unit off.
    Battle t = walking("rifle 500,1250", {"b00 rifle 1400,1400 st=s", "b01 pc 1100,1450", "b02 hmg 1250,950 face=0,-1",
                                          "b03 hmg 1450,949 face=0,-1"});
    CHECK(t.at("a00") == "950,1250");
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","b00","b01","b02"])");
    // Helpers are called by any of them: a01 is near a00, b04 near b02.
    Battle u = walking("hmg 500,1250 face=1,0",
                       {"a01 rifle 900,1400", "b00 hmg 1400,1400 face=0,-1", "b01 hmg 1250,950 face=0,-1",
                        "b04 rifle 1250,800 st=s", "b05 rifle 1250,650 st=s"});
    CHECK(u.phase() == "join");
    CHECK(u.offers("+ +a01"));
    u.plays("+");
    CHECK(u.offers("+ +b04"));
    u.refuses("+b05", "CS-CC-03");
}

TEST_CASE("CS-BLD-04: those still hidden come out inside, with 1 for the surprise", "[crossfire_squads]") {
    Battle t = town("rifle 500,1250", {"b00 rifle - hid=t00"}, "buildings hidden=1");
    t.plays("a00>1400,1250 -");
    CHECK(t.at("a00") == "950,1250");
    CHECK(t.phase() == "reveal");
    CHECK(t.part("surp") == 1);
    t.refuses("b00=999,1400", "CS-HIDE-05");
    t.plays("b00=1200,1250");
    CHECK(t.phase() == "cc");
    Battle u = t;
    CHECK(t.plays("(4,3)").phase() == "cc");  // 4 + 1 against 3 + 1 + 1
    CHECK(t.plays("(5,3)").lost() == "b00");
    CHECK(t.part("surp").is_null());
    CHECK(u.plays("(3,3)").lost() == "a00");
}

TEST_CASE("CS-BLD-04: an ambush on the way is the surprise", "[crossfire_squads]") {
    Battle t = town("rifle 500,1250", {"b00 rifle - hid=t00", "b01 rifle - hid=t00"}, "buildings hidden=1");
    t.plays("a00>1400,1250");
    t.plays("b00r449=b00:1200,1250");
    CHECK(t.dice() == 4);
    t.plays("(1,1,1,1) -");
    CHECK(t.phase() == "reveal");
    CHECK(t.part("surp").is_null());
    t.plays("b01=1200,1400");
    CHECK(t.phase() == "cc");
    // Two squads against one, and no more: 4 and 1, 3 and 2.
    CHECK(t.plays("(4,3)").phase() == "cc");
}

TEST_CASE("CS-BLD-05: shells fall on the building, and the owner chooses who is hit", "[crossfire_squads]") {
    const std::string observer = "fo 500,1250 fm=m81,3,0";
    Battle t = town(observer, {"b00 rifle 1200,1250", "b01 rifle 1400,1400 st=s", "b02 rifle 1700,1250"},
                    "buildings observers");
    CHECK(t.offers("a00*t00"));
    t.refuses("a00*b00", "CS-BLD-05");
    t.refuses("a00*b02", "CS-FO-04");
    t.plays("a00*t00");
    CHECK(t.dice() == 3);  // m81: 4
    t.plays("(5,5,1)");
    CHECK(t.phase() == "affect");
    CHECK(t.to_act() == 1);
    CHECK(t.part("affect") == json(R"({"bld":"t00","res":2,"sup":1})"));
    CHECK(t.offers("affect:b00 affect:b01"));
    t.refuses("affect:b02", "CS-BLD-05");
    Battle u = t;
    CHECK(t.plays("affect:b00").state("b00") == "s");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 0);
    // The one suppressed already dies; the other is 250 away and is spared.
    CHECK(u.plays("affect:b01").lost() == "b01");
    CHECK(u.state("b00").empty());
}

TEST_CASE("CS-BLD-05: one alone takes it unasked; a miss is a miss; a kill spreads", "[crossfire_squads]") {
    const std::string observer = "fo 500,1250 fm=m81,3,0";
    Battle t = town(observer, {"b00 rifle 1200,1250"}, "buildings observers");
    CHECK(t.plays("a00*t00 (5,1,1)").state("b00") == "p");
    Battle two = town(observer, {"b00 rifle 1200,1250", "b01 rifle 1200,1400"}, "buildings observers");
    Battle killed = two;
    two.plays("a00*t00 (1,1,1)");
    CHECK(two.phase() == "play");
    killed.plays("a00*t00 (5,5,5) affect:b00");
    CHECK(killed.lost() == "b00");
    CHECK(killed.state("b01") == "s");
    // An empty building, one's own, and one whose occupants are out of sight.
    const Battle none =
        town(observer, {"a01 rifle 2250,400"}, "buildings observers", {house, "t01 building 2000,200 2500,600"});
    none.refuses("a00*t00", "CS-BLD-05");
    none.refuses("a00*t01", "CS-BLD-05");
    const Battle unseen =
        town(observer, {"b00 rifle 2250,1250"}, "buildings observers", {house, "t01 building 2000,1000 2500,1500"});
    unseen.refuses("a00*t01", "CS-BLD-05 CS-FO-04");
    const Battle wood =
        town(observer, {"b00 rifle 1250,1250"}, "buildings observers", {"t00 woods 1000,1000 1500,1500"});
    wood.refuses("a00*t00", "CS-BLD-05");
}

TEST_CASE("CS-BLD-06: vehicles halt before a building and are never in one", "[crossfire_squads]") {
    const std::string_view options = "buildings vehicles";
    CHECK(walking("veh 500,1250 type=stug face=1,0", {}, options).at("a00") == "925,1250");
    town("veh 925,1250 type=stug face=1,0", {}, options).refuses("a00>1400,1250", "CS-BLD-06");
    CHECK(walking("veh 500,1250 type=stug face=1,0", {"b00 cc 1250,1250"}, options).at("a00") == "925,1250");
    CHECK(town("veh 500,925 type=stug face=1,0", {}, options).plays("a00>2000,925").at("a00") == "2000,925");
    Battle hiding(record_of(R"(hidden=1 vehicles buildings forces=[[{"k":"rifle"}],[{"k":"veh","type":"stug"}]] )"
                            R"(terrain={"t00":{"k":"building","poly":[[1000,500],[1500,500],[1500,900],[1000,900]]},)"
                            R"("t01":{"k":"woods","poly":[[2000,500],[2500,500],[2500,900],[2000,900]]}})"));
    hiding.plays("(2,5) obj:t00 edge:s");
    CHECK(hiding.offers("b00&t01"));
    hiding.refuses("b00&t00", "CS-BLD-06");
    hiding.refuses("b00@1250,700/0,1", "CS-BLD-06 CS-DEP-06");
}

TEST_CASE("CS-BLD-02, CS-NAT-03: a charge at a house that hides the enemy is a charge", "[crossfire_squads]") {
    const auto charge = [](const std::string& holder) {
        Battle t = town("rifle 500,1250", {"a01 cc 500,1400", holder, "b01 rifle 700,500"},
                        "buildings hidden=1 nations=ru,de");
        t.plays("a00>1400,1250 b01r100 (5,1,1)");
        return t;
    };
    Battle t = charge("b00 pc - hid=t00");
    CHECK(t.at("a00") == "950,1250");
    CHECK(t.state("a00").empty());
    CHECK(t.phase() == "reveal");
    CHECK(charge("b00 pc 5000,500").state("a00") == "p");
}
