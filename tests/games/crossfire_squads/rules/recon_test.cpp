// CS-RECON (`recon`, with `hidden`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";
const Words squads_in_line{"a00 rifle 500,1250",  "a01 rifle 500,1400", "a02 hmg 500,1100 face=1,0",
                           "a03 pc 400,1250",     "a04 rifle 500,1600", "a05 rifle 500,950 st=s",
                           "b00 rifle - hid=t00", "b01 pc - hid=t00",   "b09 cc 5600,100"};
const Words country{wood, "t01 hedge 800,2000 816,2500", "t02 field 2000,1000 2500,1500"};

Battle facing_the_wood() { return Battle("play", squads_in_line, country, "hidden=1 recon"); }

}  // namespace

TEST_CASE("CS-RECON-01: squads and machine guns, near the leader, with a line of fire to the point",
          "[crossfire_squads]") {
    const Battle t = facing_the_wood();
    CHECK(t.verdict("a00??t00:1000,1250").empty());
    CHECK(t.verdict("a02??t00:1000,1250").empty());
    CHECK(t.verdict("a00+a01+a02??t00:1000,1250").empty());
    t.refuses("a03??t00:1000,1250", "CS-RECON-01 CS-FIRE-01");
    t.refuses("a05??t00:1000,1250", "CS-RECON-01 CS-FIRE-02");
    t.refuses("a00+a04??t00:1000,1250", "CS-RECON-01 CS-FIRE-11");  // 350 apart
    t.refuses("a00+a00??t00:1000,1250", "CS-FIRE-13");
    t.refuses("a00+b09??t00:1000,1250", "CS-ACT-02");
    t.refuses("a00??t00:999,1250", "CS-RECON-01");              // not in the piece
    t.refuses("a00??t02:2000,1250", "CS-RECON-01 CS-FIRE-03");  // behind the wood
    CHECK(t.verdict("a00??t00:1500,1250").empty());             // across the wood to its far border
    t.refuses(R"({"do":"recon","units":["a00"],"piece":"t00"})", "FORMAT");
}

TEST_CASE("CS-RECON-01: arcs and friends as in shooting", "[crossfire_squads]") {
    Battle t("play",
             {"a00 rifle 500,1250", "a01 rifle 700,1250", "a02 hmg 500,1100 face=-1,0", "b00 rifle - hid=t00",
              "b09 cc 5600,100"},
             {wood}, "hidden=1 recon");
    t.refuses("a00??t00:1000,1250", "CS-RECON-01 CS-FIRE-05");
    CHECK(t.verdict("a00??t00:1000,1000").empty());
    t.refuses("a02??t00:1000,1250", "CS-RECON-01 CS-FIRE-04");
}

TEST_CASE("CS-RECON-02: a die each", "[crossfire_squads]") {
    Battle t = facing_the_wood();
    t.plays("a00+a01+a02??t00:1000,1250");
    CHECK(t.phase() == "recon");
    CHECK(t.cause() == "recon");
    CHECK(t.dice() == 3);
    CHECK(facing_the_wood().plays("a02??t00:1000,1250").dice() == 1);
}

TEST_CASE("CS-RECON-03: a 6 brings out all, and the turn goes on", "[crossfire_squads]") {
    Battle t = facing_the_wood();
    t.plays("a00+a01??t00:1000,1250 (1,6)");
    CHECK(t.phase() == "reveal");
    CHECK(t.to_act() == 1);
    CHECK(t.part("clear") == Json::array({"t00"}));
    t.plays("b00=1200,1200 b01=1300,1300");
    CHECK(t.phase() == "play");
    CHECK(t.active() == 0);
    // Nobody at home: clear.
    Battle u("play", {"a00 rifle 500,1250", "b00 rifle 5000,3000", "b09 cc 5600,100"}, {wood}, "hidden=1 recon");
    u.plays("a00??t00:1000,1250 (6)");
    CHECK(u.phase() == "play");
    CHECK(u.active() == 0);
    CHECK(u.part("clear") == Json::array({"t00"}));
}

TEST_CASE("CS-RECON-04: without a 6 the turn ends", "[crossfire_squads]") {
    Battle t = facing_the_wood();
    t.plays("a00+a01??t00:1000,1250 (5,5)");
    CHECK(t.active() == 1);
    CHECK(t.turn() == 3);
    CHECK(t.at("b00") == "in t00");
    CHECK(t.part("clear").is_null());
}

TEST_CASE("CS-RECON-05: area pieces not known to be clear, by the side that faces the hidden one",
          "[crossfire_squads]") {
    const Battle known("play clear=t00", {"a00 rifle 500,1250", "b09 cc 5600,100"}, {wood}, "hidden=1 recon");
    known.refuses("a00??t00:1000,1250", "CS-RECON-05");
    facing_the_wood().refuses("a00??t01:800,2250", "CS-RECON-05");
    facing_the_wood().refuses("a00??t77:800,2250", "FORMAT");
    Battle own("play", {"a00 rifle 500,1250", "a01 rifle - hid=t01", "b09 cc 5600,100"},
               {wood, "t01 field 1000,3000 1500,3500"}, "hidden=0 recon");
    own.refuses("a00??t00:1000,1250", "CS-RECON-05");
    Battle without("play", {"a00 rifle 500,1250", "b09 cc 5600,100"}, {wood}, "hidden=1");
    without.refuses("a00??t00:1000,1250", "CS-RECON-05");
    Battle mined("play", {"a00 rifle 500,1250", "b09 cc 5600,100"}, {wood, "m00 mine 1000,1000 1500,1500 pl=1"},
                 "hidden=1 recon obstacles");
    mined.refuses("a00??m00:1000,1250", "CS-RECON-05");
    CHECK(refusal_of_options("recon") == "FORMAT");
    CHECK(refusal_of_options("recon hidden=0").empty());
}
