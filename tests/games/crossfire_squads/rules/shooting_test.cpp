// CS-FIRE: who may shoot at whom, with how many dice, and what hits do.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string reserve = " 5600,3700";  // far away, to keep a side in the game

// The dice of one shooter at 500,1250 against a target.
int dice(const std::string& shooter, const std::string& target, const Words& terrain = {},
         std::string_view options = "") {
    return Battle("play", {"a00 " + shooter, "b00 " + target}, terrain, options).plays("a00xb00").dice();
}

// A rifle squad has rolled at one in the open; the enemy has others left.
Battle after(const std::string& state, const char* roll) {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 1500,500" + state, "b01 cc" + reserve});
    t.plays("a00xb00").plays(roll);
    return t;
}

}  // namespace

TEST_CASE("CS-FIRE-01: commanders and observers cannot shoot", "[crossfire_squads]") {
    for (const char* unit : {"cc 500,500", "pc 500,500", "fo 500,500 fm=m81,1,1"}) {
        INFO(unit);
        const Battle t("play", {"a00 " + std::string(unit), "b00 rifle 1500,500"}, {}, "observers");
        t.refuses("a00xb00", "CS-FIRE-01");
        CHECK_FALSE(t.offers("a00xb00"));
    }
    CHECK(dice("rifle 500,500", "rifle 1500,500") == 3);
    CHECK(dice("hmg 500,500 face=1,0", "rifle 1500,500") == 4);
    CHECK(dice("eng 500,500", "rifle 1500,500", {}, "units") == 3);
    CHECK(dice("smg 500,500", "rifle 1500,500", {}, "units") == 2);
    CHECK(dice("atg 500,500 face=1,0", "rifle 1500,500", {}, "vehicles") == 3);
    const Battle t("play", {"a00 rifle 500,500", "a01 pc 500,600", "b00 rifle 1500,500"});
    t.refuses("a00+a01xb00", "CS-FIRE-01 CS-FIRE-11");
}

TEST_CASE("CS-FIRE-02: suppressed units cannot shoot, pinned and prone ones can", "[crossfire_squads]") {
    CHECK(dice("rifle 500,500 st=p", "rifle 1500,500") == 3);
    CHECK(dice("rifle 500,500 prone", "rifle 1500,500") == 3);
    Battle t("play", {"a00 rifle 500,500 st=s", "a01 rifle 500,600 prone", "b00 rifle 1500,500"});
    t.refuses("a00xb00", "CS-FIRE-02");
    t.refuses("a01+a00xb00", "CS-FIRE-02 CS-FIRE-11");
    CHECK(t.plays("a01xb00").marked("a01", "prone"));
}

TEST_CASE("CS-FIRE-03: no shot without sight", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,1250", "a01 rifle 500,1400", "b00 rifle 2000,900"},
                   {"t00 woods 1000,1000 1500,1500"});
    t.refuses("a01xb00", "CS-FIRE-03");
    t.refuses("a00xb00", "CS-FIRE-03");
    // All shooters of a group need it: the second one has a hedge before him.
    const Battle u("play", {"a00 rifle 500,500", "a01 rifle 500,650", "b00 rifle 2000,500"},
                   {"t00 hedge 700,600 716,640"});
    CHECK(u.verdict("a00xb00").empty());
    u.refuses("a00+a01xb00", "CS-FIRE-03 CS-FIRE-11");
}

TEST_CASE("CS-FIRE-04: guns fire into their arc", "[crossfire_squads]") {
    const auto fires = [](const std::string& unit, std::string_view options) {
        const Battle t("play", {"a00 " + unit, "b00 rifle 900,900"}, {}, options);
        if (!t.offers("a00xb00")) t.refuses("a00xb00", "CS-FIRE-04");
        return t.offers("a00xb00");
    };
    CHECK(fires("hmg 500,500 face=1,0", ""));
    CHECK_FALSE(fires("hmg 500,499 face=1,0", ""));  // 401 south of 400 east
    CHECK_FALSE(fires("hmg 500,500 face=-1,0", ""));
    CHECK(fires("atg 500,500 face=0,1", "vehicles"));
    CHECK_FALSE(fires("atg 500,500 face=0,-1", "vehicles"));
    CHECK(fires("veh 500,500 type=stug face=1,1", "vehicles"));
    CHECK_FALSE(fires("veh 500,500 type=stug face=-1,0", "vehicles"));
    CHECK(fires("rifle 500,500", ""));
    // The whole group is bound.
    const Battle t("play", {"a00 rifle 500,500", "a01 hmg 500,640 face=-1,0", "b00 rifle 1500,500"});
    t.refuses("a00+a01xb00", "CS-FIRE-04 CS-FIRE-11");
}

TEST_CASE("CS-FIRE-05: not through friends", "[crossfire_squads]") {
    const auto free = [](const std::string& friendly, std::string_view options = "") {
        const Battle t("play", {"a00 rifle 500,500", "a01 " + friendly, "b00 rifle 1500,500"}, {}, options);
        if (!t.offers("a00xb00")) t.refuses("a00xb00", "CS-FIRE-05");
        return t.offers("a00xb00");
    };
    CHECK(free("rifle 1000,550"));
    CHECK_FALSE(free("rifle 1000,549"));
    CHECK_FALSE(free("rifle 1000,451"));
    CHECK(free("pc 1000,525"));
    CHECK_FALSE(free("pc 1000,524"));
    CHECK(free("veh 1000,575 type=stug face=1,0", "vehicles"));
    CHECK_FALSE(free("veh 1000,574 type=stug face=1,0", "vehicles"));
    CHECK(free("rifle 400,500"));
}

TEST_CASE("CS-FIRE-05: fellow shooters are in the way as well, enemies are not", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 600,500", "b00 rifle 1500,500"});
    t.refuses("a00+a01xb00", "CS-FIRE-05 CS-FIRE-11");
    t.refuses("a01+a00xb00", "CS-FIRE-05 CS-FIRE-11");
    CHECK(t.verdict("a01xb00").empty());
    // A crossfire may take the one behind.
    const Battle u("play",
                   {"a00 pc 500,700 plt=1", "a01 rifle 500,500 plt=1", "b00 rifle 1500,500", "b01 rifle 1000,500"});
    CHECK(u.verdict("a00!a01xb00").empty());
}

TEST_CASE("CS-FIRE-06: the nearest enemy that can be fired at", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 1200,500", "b01 pc 1100,700"});
    t.refuses("a00xb00", "CS-FIRE-06");  // 700 and 632
    CHECK(t.offers("a00xb01"));
    // Equal distances: 300, 400 and 500.
    Battle u("play", {"a00 rifle 1000,500", "b00 rifle 600,800", "b01 rifle 1500,500", "b02 rifle 1501,400"});
    CHECK(u.offers("a00xb00 a00xb01"));
    u.refuses("a00xb02", "CS-FIRE-06");
    // One out of sight, out of the arc or behind a friend does not count.
    Battle v("play", {"a00 hmg 500,500 face=1,0", "a01 rifle 800,350", "b00 rifle 1500,500", "b01 rifle 500,700",
                      "b02 rifle 1050,230"});
    CHECK(v.offers("a00xb00"));
}

TEST_CASE("CS-FIRE-06: those who join in have another one nearer", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,650", "b00 rifle 1000,500", "b01 rifle 900,900"});
    CHECK(t.offers("a00xb00 a01xb01"));  // 500 against 566; 522 against 472
    CHECK(t.verdict("a00+a01xb00").empty());
    t.refuses("a01+a00xb00", "CS-FIRE-06");
}

TEST_CASE("CS-FIRE-07: targets are enemies on the table", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,700", "b00 rifle 1500,500", "b01 rifle - hid=t00"},
                   {"t00 woods 1000,1000 1500,1500"}, "hidden=1");
    t.refuses("a00xa01", "CS-FIRE-07");
    t.refuses("a00xb01", "CS-FIRE-07 CS-ACT-02");
    t.refuses("a00xb77", "FORMAT");
}

TEST_CASE("CS-FIRE-08: one die less against cover or prone, never two", "[crossfire_squads]") {
    const Words woods{"t00 woods 1000,1000 1500,1500"};
    const std::string shooter = "rifle 500,1250", gun = "hmg 500,1250 face=1,0";
    CHECK(dice(shooter, "rifle 900,1250", woods) == 3);
    CHECK(dice(shooter, "rifle 1250,1250", woods) == 2);
    CHECK(dice(gun, "rifle 1250,1250", woods) == 3);
    CHECK(dice(shooter, "rifle 900,1250 prone", woods) == 2);
    CHECK(dice(gun, "rifle 1250,1250 prone", woods) == 3);
    for (const char* kind : {"hill", "field", "rough"}) {
        INFO(kind);
        CHECK(dice(shooter, "rifle 1250,1250", {"t00 " + std::string(kind) + " 1000,1000 1500,1500"}) == 2);
    }
    CHECK(dice(shooter, "rifle 1250,1250", {"t00 building 1000,1000 1500,1500"}, "buildings") == 2);
    // Behind a hedge, or in it, is no cover; nor is a shooter's own.
    CHECK(dice(shooter, "rifle 1066,1250", {"t00 hedge 1000,1000 1016,1500"}) == 3);
    CHECK(dice(shooter, "rifle 1008,1250", {"t00 hedge 1000,1000 1016,1500"}) == 3);
    CHECK(dice("rifle 1250,1250", "rifle 1900,1250", woods) == 3);
}

TEST_CASE("CS-FIRE-09: fives and sixes hit; one pins, two suppress, three kill", "[crossfire_squads]") {
    CHECK(after("", "(4,4,4)").state("b00").empty());
    CHECK(after("", "(5,4,1)").state("b00") == "p");
    CHECK(after("", "(1,1,6)").state("b00") == "p");
    CHECK(after("", "(5,6,4)").state("b00") == "s");
    CHECK(after("", "(5,6,5)").state("b00") == "lost");
    Battle t("play", {"a00 hmg 500,500 face=1,0", "b00 rifle 1500,500", "b01 cc" + reserve});
    t.plays("a00xb00 (5,5,5,5)");
    CHECK(t.lost() == "b00");
}

TEST_CASE("CS-FIRE-09: hits of several shooters are not added", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,600", "a02 rifle 500,400", "b00 rifle 1500,500"});
    t.plays("a00+a01+a02xb00 (5,1,1) (1,6,1) (1,1,5)");
    CHECK(t.state("b00") == "p");
    CHECK(t.active() == 1);
}

TEST_CASE("CS-FIRE-10: a pin adds nothing, a suppression replaces a pin and kills the suppressed",
          "[crossfire_squads]") {
    CHECK(after(" st=p", "(5,1,1)").state("b00") == "p");
    CHECK(after(" st=s", "(5,1,1)").state("b00") == "s");
    CHECK(after(" st=p", "(5,5,1)").state("b00") == "s");
    CHECK(after(" st=s", "(5,5,1)").state("b00") == "lost");
    CHECK(after(" st=s", "(4,4,1)").state("b00") == "s");
}

TEST_CASE("CS-FIRE-11: partners are near the leader, fit, and have the target in view", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,699", "a02 rifle 500,898", "b00 rifle 1500,500"});
    CHECK(t.verdict("a00+a01xb00").empty());
    CHECK(t.verdict("a01+a00+a02xb00").empty());
    t.refuses("a00+a01+a02xb00", "CS-FIRE-11");
    t.refuses("a00+b00xb00", "CS-ACT-02");
}

TEST_CASE("CS-FIRE-11: they roll in the order given, until the target is dead", "[crossfire_squads]") {
    const Words units{"a00 rifle 500,500", "a01 hmg 500,600 face=1,0", "a02 rifle 500,400", "b00 rifle 1500,500",
                      "b01 cc" + reserve};
    Battle t("play", units);
    t.plays("a00+a01+a02xb00");
    CHECK(t.phase() == "fire");
    CHECK(t.cause() == "fire");
    CHECK(t.dice() == 3);
    CHECK(t.plays("(1,1,1)").dice() == 4);
    CHECK(t.plays("(5,1,1,1)").dice() == 3);
    CHECK(t.plays("(1,1,1)").state("b00") == "p");
    // Two suppressions make a kill, and the third does not roll.
    Battle u("play", units);
    u.plays("a00+a02+a01xb00 (5,5,1) (5,5,1)");
    CHECK(u.phase() == "play");
    CHECK(u.lost() == "b00");
    CHECK(u.active() == 0);
}

TEST_CASE("CS-FIRE-12: less than a suppression ends the turn", "[crossfire_squads]") {
    CHECK(after("", "(1,1,1)").active() == 1);
    CHECK(after("", "(5,1,1)").active() == 1);
    CHECK(after(" st=s", "(5,1,1)").active() == 1);
    CHECK(after("", "(5,5,1)").active() == 0);
    CHECK(after("", "(5,5,1)").turn() == 2);
    CHECK(after(" st=s", "(5,5,1)").active() == 0);
    CHECK(after("", "(5,5,5)").active() == 0);
    CHECK(after("", "(1,1,1)").turn() == 3);
}

TEST_CASE("CS-FIRE-12: one shooter of the group is enough", "[crossfire_squads]") {
    const Words units{"a00 rifle 500,500", "a01 rifle 500,600", "b00 rifle 1500,500", "b01 cc" + reserve};
    CHECK(Battle("play", units).plays("a00+a01xb00 (5,5,1) (1,1,1)").active() == 0);
    CHECK(Battle("play", units).plays("a00+a01xb00 (1,1,1) (5,5,1)").active() == 0);
    CHECK(Battle("play", units).plays("a00+a01xb00 (5,1,1) (5,1,1)").active() == 1);
}

TEST_CASE("CS-FIRE-13: nobody is named twice", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,600", "b00 rifle 1500,500"});
    t.refuses("a00+a00xb00", "CS-FIRE-13");
    t.refuses("a00+a01+a00xb00", "CS-FIRE-13");
    t.refuses(R"({"do":"fire","units":[],"target":"b00"})", "FORMAT");
}
