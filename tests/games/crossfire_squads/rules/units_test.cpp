// CS-UNIT: squad types (`units`) and commanders (`commanders`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string reserves_a = "a09 cc 100,3700", reserves_b = "b09 cc 5600,3700";

int dice(const std::string& target, const Words& terrain = {}, const char* shooter = "smg 500,1250") {
    return Battle("play", {"a00 " + std::string(shooter), "b00 " + target}, terrain, "units").plays("a00xb00").dice();
}

// The close combat of a00, who comes from 500,500, with those at 1000,500: nobody reacts, nobody is called.
std::string fight(const Words& units, const char* roll, std::string_view options) {
    Words all = units;
    all.push_back(reserves_a);
    all.push_back(reserves_b);
    Battle t("play", all, {}, options);
    t.plays("a00>2000,500");
    while (t.phase() != "cc") t.plays(t.phase() == "react" ? "-" : "+");
    t.plays(roll);
    return t.phase() == "cc" ? "again" : t.state("a00") == "lost" ? "lost" : "won";
}

bool rallies(const std::string& commander, int die, const std::string& unit = "rifle 500,500 st=p") {
    Battle t("play", {"a00 " + unit, "a01 " + commander, "b00 cc 2000,500"}, {}, "commanders");
    return t.plays("a00? (" + std::to_string(die) + ")").state("a00").empty();
}

}  // namespace

TEST_CASE("CS-UNIT-01: an SMG squad rolls 2 dice, 4 at a target near it", "[crossfire_squads]") {
    CHECK(dice("rifle 1500,1250") == 2);
    CHECK(dice("rifle 700,1250") == 2);
    CHECK(dice("rifle 699,1250") == 4);
    CHECK(dice("pc 675,1250") == 2);
    CHECK(dice("pc 674,1250") == 4);
    CHECK(dice("rifle 699,1250", {}, "rifle 500,1250") == 3);
    // In a reaction what counts is where the mover is then.
    Battle t("play", {"a00 rifle 500,500", "b00 smg 900,500"}, {}, "units");
    t.plays("a00>800,500");
    CHECK(Battle(t).plays("b00r200").dice() == 2);
    CHECK(Battle(t).plays("b00r210").dice() == 4);
    CHECK(refusal_of(position("play", {"a00 smg 500,500", far_enemy})) == "FORMAT");
}

TEST_CASE("CS-UNIT-02: and never fewer than 2", "[crossfire_squads]") {
    const Words woods{"t00 woods 600,1000 1500,1500"};
    CHECK(dice("rifle 1250,1250", woods) == 2);
    CHECK(dice("rifle 1250,1250 prone", woods) == 2);
    CHECK(dice("rifle 690,1250", woods) == 3);
    CHECK(dice("rifle 690,1250 prone") == 3);
}

TEST_CASE("CS-UNIT-03: 1 more in close combat if all squads of the side are SMG squads", "[crossfire_squads]") {
    const std::string enemy = "b00 rifle 1000,500 st=p";
    CHECK(fight({"a00 smg 500,500", enemy}, "(3,4)", "units") == "again");
    CHECK(fight({"a00 rifle 500,500", enemy}, "(3,4)", "units") == "lost");
    CHECK(fight({"a00 rifle 500,500", "b00 smg 980,440 st=p", "b01 smg 980,560 st=p"}, "(5,3)", "units") == "again");
    // One other among them, or the company commander, and it is gone.
    CHECK(fight({"a00 rifle 500,500", "b00 smg 980,440 st=p", "b01 eng 980,560 st=p"}, "(4,3)", "units") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 smg 980,440 st=p", "b01 cc 980,560"}, "(4,3)", "units") == "again");
    // A platoon commander beside them does not matter: 3 + 1 + 1 + 1.
    CHECK(fight({"a00 rifle 500,500", "b00 smg 980,440 st=p", "b01 pc 945,560"}, "(5,3)", "units") == "again");
}

TEST_CASE("CS-UNIT-04: engineers are rifle squads", "[crossfire_squads]") {
    CHECK(dice("rifle 1500,1250", {}, "eng 500,1250") == 3);
    CHECK(fight({"a00 eng 500,500", "b00 rifle 1000,500 st=p"}, "(3,3)", "units") == "again");
    Battle t("play", {"a00 hmg 500,500 face=1,0", "a01 eng 900,360", "b00 cc 1000,500"}, {}, "units");
    t.plays("a00>2000,500");
    CHECK(t.offers("+ +a01"));
    CHECK(alone("a00 eng 500,500", {}, "units").offers("a00_"));
}

TEST_CASE("CS-UNIT-05: a suppressed commander helps nobody, but himself", "[crossfire_squads]") {
    CHECK(rallies("pc 600,500", 3));
    CHECK(rallies("pc 600,500 st=p", 3));
    CHECK_FALSE(rallies("pc 600,500 st=s", 3));
    CHECK_FALSE(rallies("cc 650,500 st=s", 3));
    // His own rally: 5, and 1 as a commander.
    CHECK(rallies("rifle 900,900", 4, "pc 500,500 st=s"));
    CHECK_FALSE(rallies("rifle 900,900", 3, "pc 500,500 st=s"));
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p", "b01 pc 945,560"}, "(4,3)", "commanders") == "again");
    // Suppressed: no 1 for him, and 2 less for the suppression.
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p", "b01 pc 945,560 st=s"}, "(3,5)", "commanders") ==
          "again");
    CHECK(fight({"a00 rifle 500,500", "b00 rifle 980,440 st=p", "b01 pc 945,560 st=s"}, "(3,4)", "") == "again");
}

TEST_CASE("CS-UNIT-05: nor anybody across wire", "[crossfire_squads]") {
    const auto across = [](const std::string& commander) {
        Battle t("play", {"a00 rifle 950,1250", "a01 " + commander, far_enemy}, {"w00 wire 1000,1050 1100,1450"},
                 "obstacles commanders");
        return t.plays("a00#w00:1150,1250 (3)").at("a00") == "1150,1250";
    };
    CHECK(across("pc 850,1250"));
    CHECK_FALSE(across("pc 850,1250 st=s"));
}

TEST_CASE("CS-UNIT-06: an expert adds another 1 to a rally or a crossing, once", "[crossfire_squads]") {
    CHECK(rallies("pc 600,500 xp", 2));
    CHECK(rallies("cc 650,500 xp", 2));
    CHECK_FALSE(rallies("pc 600,500", 2));
    CHECK_FALSE(rallies("pc 600,500 xp", 1));
    CHECK_FALSE(rallies("pc 675,500 xp", 3));  // not near
    CHECK_FALSE(rallies("pc 600,500 xp st=s", 3));
    Battle two("play", {"a00 rifle 500,500 st=p", "a01 pc 600,500 xp", "a02 cc 500,650 xp", "b00 cc 2000,500"}, {},
               "commanders");
    CHECK(two.plays("a00? (1)").state("a00") == "p");
    // He is no help to himself, beyond his 1.
    CHECK_FALSE(rallies("rifle 900,900", 2, "pc 500,500 st=p xp"));
    Battle wire("play", {"a00 rifle 950,1250", "a01 pc 850,1250 xp", far_enemy}, {"w00 wire 1000,1050 1100,1450"},
                "obstacles commanders");
    CHECK(wire.plays("a00#w00:1150,1250 (2)").at("a00") == "1150,1250");
    CHECK(refusal_of(position("play", {"a00 pc 500,500 xp", far_enemy})) == "FORMAT");
}

TEST_CASE("CS-UNIT-06: and another 1 to a close combat he is in", "[crossfire_squads]") {
    const std::string squad = "b00 rifle 980,440 st=p";
    CHECK(fight({"a00 rifle 500,500", squad, "b01 pc 945,560 xp"}, "(5,3)", "commanders") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 cc 1000,500 xp"}, "(4,3)", "commanders") == "again");
    CHECK(fight({"a00 rifle 500,500", "b00 cc 1000,500 xp st=s"}, "(3,5)", "commanders") == "again");
    // Two experts: one for each squad, and 1 and 1 as before.
    CHECK(fight({"a00 rifle 500,500", "b00 cc 980,440 xp", "b01 pc 945,560 xp"}, "(5,3)", "commanders") == "again");
}
