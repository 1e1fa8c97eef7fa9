// CS-XF: a platoon commander directs the fire of his platoon.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

// a00 commands platoon 1: a01 far to the north, a02 beside him, the gun a03 to the south. b01 is nearer than b00.
Words platoon(const std::string& commander = "pc 500,1800 plt=1") {
    return {"a00 " + commander,         "a01 rifle 500,500 plt=1",
            "a02 rifle 900,1800 plt=1", "a03 hmg 500,2200 plt=1 face=1,-1",
            "a04 rifle 700,2500 plt=2", "a05 rifle 300,2700",
            "a06 cc 200,200",           "b00 rifle 1700,1400",
            "b01 rifle 1000,2050"};
}

}  // namespace

TEST_CASE("CS-XF-01: directed by a platoon commander who is not suppressed", "[crossfire_squads]") {
    CHECK(Battle("play", platoon()).verdict("a00!a01+a02xb00").empty());
    CHECK(Battle("play", platoon("pc 500,1800 plt=1 st=p")).verdict("a00!a01+a02xb00").empty());
    Battle("play", platoon("pc 500,1800 plt=1 st=s")).refuses("a00!a01+a02xb00", "CS-XF-01");
    const Battle t("play", platoon());
    t.refuses("a06!a01+a02xb00", "CS-XF-01");  // the company commander
    t.refuses("a02!a01xb00", "CS-XF-01");      // a squad
    t.refuses("b00!a01+a02xb00", "CS-XF-01 CS-ACT-02");
    t.refuses("a44!a01+a02xb00", "FORMAT");
    // The company commander does not do even with a platoon's number.
    Battle("play", platoon("cc 500,1800 plt=1")).refuses("a00!a01+a02xb00", "CS-XF-01");
}

TEST_CASE("CS-XF-01: he need not see the target, but he is in the way", "[crossfire_squads]") {
    const Words woods{"t00 woods 700,1400 900,1700"};
    // The line from him to b00 passes through the woods, those of the shooters do not.
    CHECK(Battle("play", platoon(), woods).verdict("a00!a03+a02xb00").empty());
    const Battle t("play", {"a00 pc 1000,500 plt=1", "a01 rifle 500,500 plt=1", "b00 rifle 1700,500"});
    t.refuses("a00!a01xb00", "CS-FIRE-05");
}

TEST_CASE("CS-XF-02: all shooters are of his platoon, the attached gun too", "[crossfire_squads]") {
    const Battle t("play", platoon());
    CHECK(t.verdict("a00!a03xb00").empty());
    CHECK(t.verdict("a00!a01+a02+a03xb00").empty());
    t.refuses("a00!a01+a04xb00", "CS-XF-02");
    t.refuses("a00!a05xb00", "CS-XF-02");  // of no platoon
    t.refuses(R"({"do":"fire","units":[],"target":"b00","by":"a00"})", "CS-XF-02 FORMAT");
    t.refuses("a00!a01+a01xb00", "CS-FIRE-13");
    // A commander without a platoon has nobody, even those without one.
    Battle("play", platoon("pc 500,1800")).refuses("a00!a05xb00", "CS-XF-02 CS-XF-01");
}

TEST_CASE("CS-XF-03: each sees the target and the commander, near him or not", "[crossfire_squads]") {
    // Between a01 and a00.
    const Battle t("play", platoon(), {"t00 woods 300,900 800,1300"});
    t.refuses("a00!a02+a01xb00", "CS-XF-03");
    CHECK(t.verdict("a00!a02+a03xb00").empty());
    // Between a01 and the target.
    Battle("play", platoon(), {"t00 woods 900,700 1200,1150"}).refuses("a00!a01+a02xb00", "CS-FIRE-03 CS-XF-03");
    // The gun's back is turned.
    Words turned = platoon();
    turned[3] = "a03 hmg 500,2200 plt=1 face=-1,1";
    Battle("play", turned).refuses("a00!a03xb00", "CS-FIRE-04 CS-XF-03");
}

TEST_CASE("CS-XF-04: the nearest enemy need not be the target", "[crossfire_squads]") {
    Battle t("play", platoon());
    t.refuses("a02xb00", "CS-FIRE-06");
    CHECK(t.offers("a02xb01"));
    t.plays("a00!a02+a01xb00");
    CHECK(t.dice() == 3);
    CHECK(t.plays("(1,1,1) (5,5,1)").state("b00") == "s");
    CHECK(t.active() == 0);
}
