// CS-HIDE: hidden deployment (`hidden`), ambushes and discovery.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";
const std::string rest = "b09 cc 5600,100";

Battle ambush(const Words& units, const Words& terrain = {wood}, std::string_view options = "hidden=1",
              std::string_view phase = "play") {
    Words all = units;
    all.push_back(rest);
    return Battle(phase, all, terrain, options);
}

// b is to place a rifle squad and b's home edge is n.
Battle deploying(const Words& terrain, const std::string& units = R"({"k":"rifle"},{"k":"rifle"})",
                 std::string_view more = "") {
    Json options = options_of("hidden=1 " + std::string(more));
    options["terrain"] = pieces_of(terrain);
    options["forces"] = json(R"([[{"k":"rifle"}],[)" + units + "]]");
    Battle t(Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", options}});
    t.plays("(2,5) obj:t00 edge:s");
    return t;
}

}  // namespace

TEST_CASE("CS-HIDE-01: the side named hides units when it is to place", "[crossfire_squads]") {
    Battle t = deploying({wood});
    CHECK(t.to_act() == 1);
    CHECK(t.offers("b00&t00 b01&t00"));
    t.plays("b00&t00");
    CHECK(t.at("b00") == "in t00");
    CHECK(t.to_act() == 0);
    t.refuses("a00&t00", "CS-HIDE-01 CS-HIDE-02");
    CHECK_FALSE(t.offers_any("a00&t00"));
    t.refuses("b01&t00", "CS-ACT-02 CS-ACT-01 CS-HIDE-01");
    t.plays("a00@3000,3500");
    t.refuses("b00&t00", "CS-HIDE-01 CS-DEP-05 CS-ACT-02");  // already in
    t.plays("b01&t00");
    CHECK(t.phase() == "play");
    // Not without the option.
    Battle u(record_of(R"(forces=[[{"k":"rifle"}],[{"k":"rifle"}]])"));
    u.plays("(5,2)");
    u.refuses("a00&t00", "CS-HIDE-01 CS-ACT-01");
}

TEST_CASE("CS-HIDE-02: in area pieces all within the own half", "[crossfire_squads]") {
    const Battle t = deploying({"t00 woods 1000,1500 1500,1920", "t01 woods 2000,1500 2500,1921",
                                "t02 hedge 3000,1000 3016,1500", "t03 field 3500,3000 4000,3500"});
    CHECK(t.offers("b00&t00"));
    t.refuses("b00&t01", "CS-HIDE-02");
    t.refuses("b00&t02", "CS-HIDE-02");
    t.refuses("b00&t03", "CS-HIDE-02");
    CHECK_FALSE(t.offers_any("b00&t01 b00&t02 b00&t03"));
    t.refuses("b00&t07", "FORMAT");
}

TEST_CASE("CS-HIDE-02: four in a piece at most", "[crossfire_squads]") {
    const std::string one = R"({"k":"rifle"},)";
    Battle t = deploying({wood, "t01 field 2000,1000 2500,1500"}, one + one + one + one + R"({"k":"rifle"})");
    t.plays("b00&t00 a00@3000,3500 b01&t00 b02&t00");
    CHECK(t.offers("b03&t00"));
    t.plays("b03&t00");
    t.refuses("b04&t00", "CS-HIDE-02");
    CHECK(t.offers("b04&t01"));
}

TEST_CASE("CS-HIDE-03: the hidden are not on the table", "[crossfire_squads]") {
    // Not the nearest enemy, no target, not in sight, holding nothing.
    Battle t = ambush({"a00 rifle 500,1250 st=p", "a01 rifle 900,900", "b00 rifle - hid=t00", "b01 rifle 2500,900"},
                      {wood}, "hidden=1", "play obj=t00");
    CHECK(t.offers("a01xb01"));
    t.refuses("a01xb00", "CS-FIRE-07 CS-ACT-02");
    t.plays("a00? (3)");  // nobody in sight of it
    CHECK(t.state("a00").empty());
    CHECK(t.plays(".").vp() == "0 0");
    // Nor near: a hidden commander rallies nobody.
    Battle u("play active=1", {"a00 cc 100,3000", "b00 rifle 1250,1250 st=p", "b01 pc - hid=t00", "b02 cc 5600,100"},
             {wood}, "hidden=1");
    u.plays("b00? (3)");
    CHECK(u.state("b00") == "p");  // seen by a00, a 3 is a 3
}

TEST_CASE("CS-HIDE-03: but they keep their side in the game", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 800,500 st=s", "b01 rifle - hid=t00"}, {wood}, "hidden=1");
    t.plays("a00xb00 (6,6,1)");
    CHECK(t.lost() == "b00");
    CHECK(t.phase() == "play");
}

TEST_CASE("CS-HIDE-04: their owner reveals them in his turn, at no cost", "[crossfire_squads]") {
    Battle t =
        ambush({"a00 cc 500,3000", "b00 rifle - hid=t00", "b01 rifle - hid=t00"}, {wood}, "hidden=1", "play active=1");
    CHECK(t.parametric().find("reveal") != std::string::npos);
    t.plays("b00=1250,1250");
    CHECK(t.at("b00") == "1250,1250");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 1);
    CHECK(t.turn() == 2);
    t.refuses("b00=1250,1250", "CS-HIDE-04 CS-ACT-02");
    t.refuses("a00=1250,1250", "CS-HIDE-04 CS-ACT-02");
    t.plays("b00>1250,1400 b01=1100,1100 .");
    CHECK(t.parametric().find("reveal") == std::string::npos);
    // Not in the other side's turn, nor without the option.
    Battle u = ambush({"a00 rifle 500,3000", "b00 rifle - hid=t00"});
    u.refuses("b00=1250,1250", "CS-ACT-02 CS-HIDE-04");
    alone("a00 rifle 500,500").refuses("a00=600,500", "CS-HIDE-04");
}

TEST_CASE("CS-HIDE-05: centre in the piece, on nobody, in no contact, off the wire", "[crossfire_squads]") {
    const Battle t(
        "play active=1",
        {"a00 cc 920,1250", "b00 rifle - hid=t00", "b01 rifle 1250,1250", "b02 hmg - hid=t00", "b03 rifle - hid=t01"},
        {wood, "t01 field 0,400 400,800", "w00 wire 1400,1000 1480,1500"}, "hidden=1 obstacles");
    CHECK(t.verdict("b00=1000,1100").empty());
    t.refuses("b00=999,1100", "CS-HIDE-05");
    CHECK(t.verdict("b00=1021,1250").empty());
    t.refuses("b00=1020,1250", "CS-HIDE-05");  // a00: contact
    CHECK(t.verdict("b00=1150,1250").empty());
    t.refuses("b00=1151,1250", "CS-HIDE-05");  // b01
    CHECK(t.verdict("b00=1350,1100").empty());
    t.refuses("b00=1351,1100", "CS-HIDE-05");  // the wire
    t.refuses("b02=1100,1400", "FORMAT");      // no facing
    CHECK(t.verdict("b02=1100,1400/0,1").empty());
    t.refuses("b00=1100,1400/0,1", "FORMAT");
    CHECK(t.verdict("b03=50,600").empty());
    t.refuses("b03=49,600", "CS-HIDE-05");  // its base off the table
}

TEST_CASE("CS-HIDE-06: who treads the piece flushes out all that hide there", "[crossfire_squads]") {
    Battle t = ambush({"a00 rifle 500,1250", "b00 rifle - hid=t00", "b01 pc - hid=t00", "b02 rifle - hid=t01"},
                      {wood, "t01 field 2000,1000 2500,1500"});
    t.plays("a00>1400,1250 -");
    CHECK(t.at("a00") == "1050,1250");
    CHECK(t.phase() == "reveal");
    CHECK(t.to_act() == 1);
    CHECK(t.part("rv") == json(R"({"units":["b00","b01"]})"));
    t.refuses("b02=2250,1250", "CS-HIDE-06 CS-ACT-01 CS-ACT-02 CS-HIDE-04");
    t.refuses("b01=1125,1250", "CS-HIDE-05");
    t.plays("b01=1250,1250");
    CHECK(t.phase() == "reveal");
    t.plays("b00=1400,1400");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 0);
    CHECK(t.at("b02") == "in t01");
}

TEST_CASE("CS-HIDE-06: with the centre, and not by standing there at the start", "[crossfire_squads]") {
    const auto flushed = [](const std::string& from, const std::string& to) {
        Battle t = ambush({"a00 rifle " + from, "b00 pc - hid=t00"});  // who cannot shoot: no question
        return t.plays("a00>" + to).phase() == "reveal";
    };
    CHECK_FALSE(flushed("500,1250", "999,1250"));
    CHECK(flushed("500,1250", "1000,1250"));
    CHECK_FALSE(flushed("1000,1250", "900,1250"));
    CHECK(flushed("1001,1250", "900,1250"));
    CHECK(flushed("900,1100", "1240,760"));  // through the very corner
}

TEST_CASE("CS-HIDE-06: dead or alive, if it got that far", "[crossfire_squads]") {
    const Words units{"a00 rifle 500,1250", "a01 cc 100,3000", "b00 pc - hid=t00", "b01 hmg 700,700 face=1,2"};
    Battle t = ambush(units);
    t.plays("a00>1400,1250 b01r550 (6,6,6)");
    CHECK(t.lost() == "a00");
    CHECK(t.phase() == "reveal");
    t.plays("b00=1050,1250");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 1);
    Battle u = ambush(units);
    u.plays("a00>1400,1250 b01r490 (6,6,6,1)");
    CHECK(u.phase() == "play");
    CHECK(u.at("b00") == "in t00");
}

TEST_CASE("CS-HIDE-07: asked at every move while hidden units could shoot", "[crossfire_squads]") {
    const auto asked = [](const std::string& hidden, const std::string& move = "a00>600,3000") {
        Battle t = ambush({"a00 hmg 500,3000 face=1,0", hidden}, {wood}, "hidden=1 vehicles");
        return t.plays(move).phase() == "react";
    };
    CHECK(asked("b00 rifle - hid=t00"));
    CHECK(asked("b00 rifle - hid=t00", "a00^0,1"));
    CHECK(asked("b00 bz - hid=t00"));
    CHECK_FALSE(asked("b00 rifle - hid=t00 nf"));
    CHECK_FALSE(asked("b00 rifle - hid=t00 st=s"));
    CHECK_FALSE(asked("b00 pc - hid=t00"));
    // Hidden units of the mover's own side ask nobody.
    Battle own("play", {"a00 rifle 500,3000", "a01 rifle - hid=t00", rest}, {"t00 woods 1000,3000 1500,3500"},
               "hidden=0");
    CHECK(own.plays("a00>600,3000").phase() == "play");
}

TEST_CASE("CS-HIDE-07: again after a miss, and never at a retreat", "[crossfire_squads]") {
    // b01 has no other point, and b00 cannot see the mover from its piece: all that remains is to hold.
    Battle t = ambush({"a00 rifle 500,3000", "b00 rifle - hid=t00", "b01 rifle 500,2500"},
                      {wood, "t01 hill 300,1600 5000,2000"});
    t.plays("a00>600,3000 b01r100 (1,1,1)");
    CHECK(t.phase() == "react");
    CHECK(t.offers("-"));
    t.refuses("b00r100=b00:1250,1450", "CS-FIRE-03");
    t.plays("-");
    CHECK(t.phase() == "play");
    Battle u = ambush({"a00 rifle 500,3000 rt=t01", "b00 rifle - hid=t00"}, {wood, "t01 hill 300,2800 700,3200"},
                      "hidden=1 retreat");
    CHECK(u.plays("a00<<500,3100").phase() == "play");
}

TEST_CASE("CS-HIDE-07: a hidden shooter names its spot and stays revealed", "[crossfire_squads]") {
    const auto moving = [] {
        Battle t = ambush({"a00 rifle 500,1250", "b00 rifle - hid=t00", "b01 hmg - hid=t00", "b02 rifle 1250,600"});
        t.plays("a00>800,1250");
        return t;
    };
    Battle t = moving();
    t.refuses("b00r10", "CS-HIDE-07");
    t.refuses("b02r10=b02:1250,600", "CS-HIDE-07");
    t.refuses("b00r10=b00:1100,1250=b01:1200,1400/-1,0", "CS-HIDE-07");
    t.refuses("b00r10=b00:999,1250", "CS-HIDE-05");
    t.refuses("b01r10=b01:1100,1250", "FORMAT");
    t.plays("b00r10=b00:1100,1250");
    CHECK(t.at("b00") == "1100,1250");
    CHECK(t.dice() == 3);
    t.plays("(1,1,1)");
    CHECK(t.marked("b00", "nf"));
    CHECK(t.at("b00") == "1100,1250");
    CHECK(t.phase() == "react");
    Battle hit = moving();
    hit.plays("b01r10=b01:1100,1250/-2,0 (6,1,1,1)");
    CHECK(hit.facing("b01") == "-1,0");
    CHECK(hit.state("a00") == "p");
}

TEST_CASE("CS-HIDE-07: lines of fire are judged with all of them in place", "[crossfire_squads]") {
    Battle t = ambush({"a00 rifle 500,1250", "b00 rifle - hid=t00", "b01 rifle - hid=t00"});
    t.plays("a00>800,1250");
    t.refuses("b00+b01r10=b00:1100,1250=b01:1250,1250", "CS-FIRE-05");
    t.refuses("b00+b01r10=b00:1100,1250=b01:1150,1250", "CS-HIDE-05");  // one upon the other
    t.refuses("b00+b01r10=b00:1100,1100=b01:1100,1300", "CS-REACT-08");
    CHECK(t.verdict("b00+b01r10=b00:1100,1101=b01:1100,1300").empty());
}

TEST_CASE("CS-HIDE-07: a shooter in the way is run into", "[crossfire_squads]") {
    Battle t = ambush({"a00 rifle 500,1250", "b00 rifle - hid=t00"});
    t.plays("a00>1400,1250");
    CHECK(t.part("mv").at("m") == 550);
    t.plays("b00r10=b00:1020,1250");
    t.plays("(1,1,1)");
    CHECK(t.at("a00") == "920,1250");
    CHECK(t.phase() == "cc");
    // A friend has 920,1250 half covered: 44² + 90² is the first beyond 100².
    Battle u = ambush({"a00 rifle 500,1250", "a01 rifle 900,1340", "b00 rifle - hid=t00"});
    u.plays("a00>1400,1250 b00r10=b00:1020,1250 (1,1,1)");
    CHECK(u.at("a00") == "856,1250");
    CHECK(u.phase() == "play");
}

TEST_CASE("CS-HIDE-08: a die more if the mover touches the piece or is in it", "[crossfire_squads]") {
    const auto dice = [](const std::string& from, int point, const std::string& hidden = "rifle",
                         const std::string& spot = "1250,1100") {
        Battle t = ambush({"a00 rifle " + from, "b00 " + hidden + " - hid=t00"}, {wood}, "hidden=1 units");
        t.plays("a00>1400,1250 b00r" + std::to_string(point) + "=b00:" + spot);
        const bool listed = t.part("fire").value("amb", Json{}) == Json::array({"b00"});
        return std::to_string(t.dice()) + (listed ? " ambush" : "");
    };
    CHECK(dice("488,1250", 460) == "4 ambush");                      // 52 from it
    CHECK(dice("487,1250", 460) == "3");                             // 53
    CHECK(dice("500,1250", 550) == "3 ambush");                      // in cover itself
    CHECK(dice("500,1250", 550, "smg", "1400,1450") == "3 ambush");  // 2 at least, and 1
}

TEST_CASE("CS-HIDE-08: no surprise for those who were seen, nor for vehicles", "[crossfire_squads]") {
    Battle t = ambush({"a00 rifle 500,1250", "b00 rifle 1250,1100"});
    CHECK(t.plays("a00>1400,1250 b00r450").dice() == 3);
    CHECK(t.part("fire").value("amb", Json{}).is_null());
    Battle u = ambush({"a00 veh 500,1250 type=stug face=1,0", "b00 bz - hid=t00"}, {wood}, "hidden=1 vehicles");
    u.plays("a00>1400,1250 b00r570=b00:1400,1250");
    CHECK(u.dice() == 1);
    CHECK(u.cause() == "hit");
}

TEST_CASE("CS-HIDE-09: who must come out and has no room is lost", "[crossfire_squads]") {
    const Words copse{"t00 woods 1000,1000 1060,1060"};
    Battle t = ambush({"a00 rifle 900,1030", "b00 pc - hid=t00"}, copse);
    t.plays("a00>1030,1030");
    CHECK(t.phase() == "play");
    CHECK(t.lost() == "b00");
    CHECK(t.active() == 0);
    // It halts beyond at 1110, 110 from the west border: room for one of two.
    Battle u = ambush({"a00 rifle 900,1030", "b00 cc - hid=t00", "b01 pc - hid=t00"}, copse);
    u.plays("a00>1300,1030");
    CHECK(u.at("a00") == "1110,1030");
    CHECK(u.phase() == "reveal");
    u.plays("b00=1000,1030");
    CHECK(u.phase() == "play");
    CHECK(u.lost() == "b01");
}

TEST_CASE("CS-HIDE-07: asked at a crossing too", "[crossfire_squads]") {
    Battle t = ambush({"a00 eng 950,3250", "b00 rifle - hid=t00"}, {wood, "w00 wire 1000,3050 1100,3450 pl=1"},
                      "hidden=1 obstacles units");
    CHECK(t.plays("a00#w00:1150,3250").phase() == "react");
    CHECK(t.plays("-").at("a00") == "1150,3250");
}

TEST_CASE("CS-BAD-03: a hidden mine is not there for those who do not know of it", "[crossfire_squads]") {
    const Words mined{wood, "m00 mine 2000,1000 2400,1400 pl=1 hid"};
    Battle t("play", {"a00 rifle 500,1250", "b00 rifle 3000,3000"}, mined, "hidden=1 recon obstacles");
    t.refuses("a00??m00:2100,1100", "FORMAT");
    t.refuses("a00??m07:2100,1100", "FORMAT");
    Battle u("play", {"a00 fo 500,1250 fm=m81,2,1", "b00 rifle 3000,3000"}, mined, "obstacles observers");
    u.refuses(R"({"do":"he","unit":"a00","piece":"m00"})", "FORMAT");
}
