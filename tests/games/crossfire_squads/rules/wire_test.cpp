// CS-OBS-06, CS-OBS-07, CS-OBS-08, CS-OBS-09, CS-OBS-10, CS-OBS-11: wire, and engineers who clear (`obstacles`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const Words wire{"w00 wire 1000,1050 1100,1450 pl=1"};

Battle at_the_wire(const std::string& unit, const Words& more = {}, std::string_view options = "obstacles",
                   const Words& terrain = wire) {
    Words all{"a00 " + unit, far_enemy};
    all.insert(all.end(), more.begin(), more.end());
    return Battle("play", all, terrain, options);
}

// Whether the obstacle is still there.
bool stands(const Battle& t, const char* id) { return t.part("terrain").contains(id); }

}  // namespace

TEST_CASE("CS-OBS-06: wire halts a move before the base would be on it", "[crossfire_squads]") {
    CHECK(at_the_wire("rifle 500,1250").plays("a00>1400,1250").at("a00") == "950,1250");
    CHECK(at_the_wire("pc 500,1250").plays("a00>1400,1250").at("a00") == "975,1250");
    CHECK(at_the_wire("rifle 500,1500").plays("a00>1400,1500").at("a00") == "1400,1500");  // along its end
    CHECK(at_the_wire("rifle 500,1499").plays("a00>1400,1499").at("a00") == "990,1499");   // 10 and 49 from the corner
    at_the_wire("rifle 950,1250").refuses("a00>1400,1250", "CS-OBS-06");
    CHECK(at_the_wire("rifle 950,1250").plays("a00>950,1400").at("a00") == "950,1400");
    CHECK(at_the_wire("rifle 949,1250").plays("a00>1400,1250").at("a00") == "950,1250");
}

TEST_CASE("CS-OBS-07: over the wire, to a place hard by it", "[crossfire_squads]") {
    const Battle t = at_the_wire("rifle 950,1250", {"a01 rifle 1150,1420", "b01 cc 1250,1150"});
    CHECK(t.verdict("a00#w00:1150,1250").empty());
    CHECK(t.verdict("a00#w00:1160,1260").empty());
    t.refuses("a00#w00:1161,1260", "CS-OBS-07");  // more than 10 from it
    t.refuses("a00#w00:1149,1250", "CS-OBS-07");  // on it
    t.refuses("a00#w00:950,1350", "CS-OBS-07");   // not across
    t.refuses("a00#w00:1150,1330", "CS-OBS-07");  // on a01: 90
    CHECK(t.verdict("a00#w00:1150,1320").empty());
    t.refuses("a00#w00:1155,1180", "CS-OBS-07");  // 95 and 30 from b01
    t.refuses("a00#w00:940,1250", "CS-OBS-07");
    t.refuses("a00#w01:1150,1250", "FORMAT");
    at_the_wire("rifle 947,1250").refuses("a00#w00:1150,1250", "CS-OBS-07");  // 53: no touch
    CHECK(at_the_wire("rifle 948,1250").verdict("a00#w00:1150,1250").empty());
    at_the_wire("rifle 950,1250 st=p").refuses("a00#w00:1150,1250", "CS-MOVE-01");
    alone("a00 rifle 950,1250").refuses("a00#w00:1150,1250", "FORMAT");
    at_the_wire("rifle 950,1250")
        .refuses(R"({"do":"cross","unit":"a00","wire":"w00","to":[1150,1250],"with":["a01"]})", "FORMAT");
}

TEST_CASE("CS-OBS-07, CS-BLD-06: no vehicle crosses wire onto a building", "[crossfire_squads]") {
    const auto behind = [](const std::string& unit, const char* house) {
        return at_the_wire(unit, {}, "obstacles buildings vehicles",
                           {wire[0], "t00 building " + std::string(house) + ",1000 1900,1500"});
    };
    const std::string tank = "veh 925,1250 type=stug face=1,0", rifle = "rifle 950,1250";
    behind(tank, "1249").refuses("a00#w00:1175,1250", "CS-BLD-06");  // 74 from the wall, its radius is 75
    CHECK(behind(tank, "1250").verdict("a00#w00:1175,1250").empty());
    behind(tank, "1250").refuses("a00#w00:1176,1250", "CS-BLD-06");
    CHECK(behind(rifle, "1120").verdict("a00#w00:1150,1250").empty());
}

TEST_CASE("CS-OBS-08: a 4, with 1 for a commander near; failure ends the turn", "[crossfire_squads]") {
    Battle t = at_the_wire("rifle 950,1250");
    t.plays("a00#w00:1150,1250");
    CHECK(t.phase() == "cross");
    CHECK(t.dice() == 1);
    CHECK(t.cause() == "cross");
    CHECK(t.part("cross") == json(R"({"u":"a00","wire":"w00","to":[1150,1250]})"));
    Battle u = t;
    CHECK(t.plays("(4)").at("a00") == "1150,1250");
    CHECK(t.active() == 0);
    CHECK(u.plays("(3)").at("a00") == "950,1250");
    CHECK(u.active() == 1);
    CHECK(at_the_wire("rifle 950,1250", {"a01 pc 850,1250"}).plays("a00#w00:1150,1250 (3)").at("a00") == "1150,1250");
    CHECK(at_the_wire("rifle 950,1250", {"a01 pc 775,1250"}).plays("a00#w00:1150,1250 (3)").at("a00") == "950,1250");
}

TEST_CASE("CS-OBS-08: one reaction point, and no other halts", "[crossfire_squads]") {
    // A wood on the far side takes in the whole base on the way.
    const Words overgrown{"w00 wire 1000,1050 1100,1450 pl=1", "t00 woods 990,1000 1110,1500"};
    Battle t = at_the_wire("rifle 950,1250", {"b01 rifle 1800,1250"}, "obstacles", overgrown);
    t.plays("a00#w00:1160,1250 (4)");
    CHECK(t.phase() == "react");
    t.refuses("b01r1", "CS-REACT-03 CS-FIRE-03");
    t.refuses("b01r0", "CS-REACT-03 CS-FIRE-03");
    t.refuses("b01r200", "CS-REACT-03");
    t.plays("b01r210 (6,1,1)");
    CHECK(t.at("a00") == "1160,1250");
    CHECK(t.state("a00") == "p");
    CHECK(t.active() == 0);
}

TEST_CASE("CS-OBS-08: engineers need no roll", "[crossfire_squads]") {
    Battle t = at_the_wire("eng 950,1250", {}, "obstacles units");
    t.plays("a00#w00:1150,1250");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "1150,1250");
    CHECK(stands(t, "w00"));
}

TEST_CASE("CS-OBS-09: vehicles flatten it as they set out", "[crossfire_squads]") {
    Battle t = at_the_wire("veh 925,1250 type=sherman face=0,1 tur=0,1", {"b01 rifle 1900,1250"}, "obstacles vehicles");
    // The rifle cannot hurt it and is not asked.
    t.plays("a00#w00:1175,1250");
    CHECK(t.at("a00") == "1175,1250");
    CHECK_FALSE(stands(t, "w00"));
    CHECK(t.facing("a00") == "1,0");
    CHECK(t.turret("a00") == "1,0");
    Battle u = at_the_wire("veh 925,1250 type=sherman face=0,1 tur=0,1", {"b01 bz 1500,1250"}, "obstacles vehicles");
    u.plays("a00#w00:1175,1250/0,-2");
    CHECK(u.phase() == "react");
    CHECK_FALSE(stands(u, "w00"));
    CHECK(u.turret("a00") == "0,-1");
    at_the_wire("rifle 950,1250").refuses("a00#w00:1150,1250/1,0", "FORMAT");
}

TEST_CASE("CS-OBS-10: crossing is moving", "[crossfire_squads]") {
    CHECK_FALSE(at_the_wire("rifle 950,1250 prone").plays("a00#w00:1150,1250 (6)").marked("a00", "prone"));
    CHECK(at_the_wire("hmg 950,1250 face=-1,0").plays("a00#w00:1150,1300 (6)").facing("a00") == "4,1");
}

TEST_CASE("CS-OBS-11: engineers clear what they touch if they do nothing else", "[crossfire_squads]") {
    const Words both{"w00 wire 1000,1050 1100,1450 pl=1", "m00 mine 900,900 990,1250 pl=1"};
    const auto begun = [&](const std::string& unit, const Words& terrain) {
        Battle t("play active=1", {"a00 " + unit, "a01 cc 100,3700", "b00 cc 5600,100"}, terrain, "obstacles units");
        return t.plays(".");
    };
    const auto begins = [&](const std::string& unit, const Words& terrain) {
        const Json ob = begun(unit, terrain).key("a00", "ob");
        return ob.is_string() ? ob.get<std::string>() : std::string{};
    };
    CHECK(begins("eng 950,1250", wire) == "w00");
    CHECK(begins("eng 948,1250", wire) == "w00");
    CHECK(begins("eng 947,1250", wire).empty());
    CHECK(begins("eng 950,1250", both) == "m00");  // the first
    CHECK(begins("eng 950,1250 st=p", wire) == "w00");
    CHECK(begins("eng 950,1250 st=s", wire).empty());
    CHECK(begins("rifle 950,1250", wire).empty());
    CHECK(begins("eng 950,1250", {"w00 wire 1000,1050 1100,1450 pl=0"}).empty());
    CHECK(begins("eng 950,1250", {"w00 wire 1000,1050 1100,1450"}) == "w00");  // nobody's
    CHECK(begins("eng 950,1250", {"m00 mine 900,900 990,1250 pl=1 hid"}).empty());
    Battle t = begun("eng 950,1250", wire);
    t.plays("a01>100,3600 .");  // others may act
    CHECK_FALSE(stands(t, "w00"));
}

TEST_CASE("CS-OBS-11: any act of theirs, or suppression, and it stays", "[crossfire_squads]") {
    const auto cleared = [](std::string_view moves) {
        Battle t("play active=1", {"a00 eng 950,1250", "b00 rifle 950,2000", "b01 cc 5600,100"}, wire,
                 "obstacles units");
        t.plays(".");
        CHECK(t.key("a00", "ob") == "w00");
        t.plays(moves);
        return !stands(t, "w00");
    };
    CHECK(cleared("."));
    CHECK_FALSE(cleared("a00_ ."));
    CHECK_FALSE(cleared("a00xb00 (5,5,1) ."));
    CHECK_FALSE(cleared("a00>950,1240 - ."));
    CHECK_FALSE(cleared("a00xb00 (1,1,1)"));
}

TEST_CASE("CS-OBS-11: suppressed while at it, they clear nothing", "[crossfire_squads]") {
    // The tank kills a squad that moves beside the engineers, and they are the one unit its fire spreads to.
    Battle t("play active=1",
             {"a00 eng 950,1250", "a01 rifle 800,1250", "a02 cc 100,3700", "b00 veh 800,3000 type=sherman face=0,-1"},
             wire, "obstacles units vehicles");
    t.plays(".");
    CHECK(t.key("a00", "ob") == "w00");
    t.plays("a01>800,1300 b00r1 (6,6,6,1)");
    CHECK(t.lost() == "a01");
    CHECK(t.state("a00") == "s");
    CHECK(t.active() == 1);
    CHECK(stands(t, "w00"));
}
