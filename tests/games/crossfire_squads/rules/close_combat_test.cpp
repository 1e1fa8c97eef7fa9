// CS-CC: close combat, who is in it, who is called, and who wins.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

Words together(Words units, const Words& more) {
    units.insert(units.end(), more.begin(), more.end());
    return units;
}

// a00 runs east along y = 500 into whoever stands there; nobody shoots on the way.
Battle charge(const std::string& attacker, const Words& others, std::string_view options = "") {
    Battle t("play", together({"a00 " + attacker + " 500,500"}, others), {}, options);
    t.plays("a00>2000,500");
    if (t.phase() == "react") t.plays("-");
    return t;
}

std::string involved(const Battle& t) { return t.part("cc").value("units", Json::array()).dump(); }

// What one roll does, the attacker's die first.
std::string outcome(Battle t, const char* roll) {
    t.plays(roll);
    if (t.phase() == "cc") return "again";
    return t.state("a00") == "lost" ? "lost" : "won";
}

}  // namespace

TEST_CASE("CS-CC-01: contact at the end of an activation is a fight", "[crossfire_squads]") {
    Battle t = charge("rifle", {"b00 rifle 1000,500", "b01 cc 5600,3700"});
    CHECK(t.at("a00") == "900,500");
    CHECK(t.phase() == "cc");
    CHECK(t.dice() == 2);
    CHECK(t.cause() == "cc");
    CHECK(involved(t) == R"(["a00","b00"])");
    // A unit short of it nothing happens.
    Battle u("play", {"a00 rifle 500,500", "b00 cc 1000,500"});
    CHECK(u.plays("a00>899,500").phase() == "play");
}

TEST_CASE("CS-CC-01: a group fights when all have moved", "[crossfire_squads]") {
    Battle t("play",
             {"a00 rifle 500,500", "a01 rifle 500,640", "b00 cc 1000,500", "b01 cc 1000,740", "b02 cc 5600,100"});
    t.plays("a00+a01>900,500@900,560");
    CHECK(t.at("a00") == "900,500");
    CHECK(t.phase() == "group");
    t.plays("a01>900,690");  // 100 west and 50 north of b01
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","b00"])");
}

TEST_CASE("CS-CC-01: several contacts are one combat", "[crossfire_squads]") {
    // 60, 80 and 100 from either enemy.
    Battle t("play",
             {"a00 rifle 500,500", "a01 rifle 500,640", "b00 cc 1000,440", "b01 cc 1000,700", "b02 cc 5600,100"});
    t.plays("a00+a01>920,500@900,560");
    CHECK(t.at("a00") == "920,500");
    t.plays("a01>920,640");
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","a01","b00","b01"])");
}

TEST_CASE("CS-CC-02: everybody in contact with an enemy is in it, and nobody else", "[crossfire_squads]") {
    // b01 is in contact as well, a01 only with its own side, b02 with neither.
    Battle t = charge(
        "rifle", {"a01 rifle 900,600", "b00 cc 1000,500", "b01 hmg 900,400 face=0,1 st=s", "b02 rifle 1000,650 st=s"});
    CHECK(t.at("a00") == "900,500");
    CHECK(involved(t) == R"(["a00","b00","b01"])");
}

TEST_CASE("CS-CC-03: a side without a squad may call one that is near", "[crossfire_squads]") {
    Battle t = charge("rifle", {"b00 hmg 1000,500 face=0,1", "b01 rifle 1000,650", "b02 rifle 1000,800 st=s",
                                "b03 hmg 1000,350 face=0,1", "b04 rifle 1199,500 st=s"});
    CHECK(t.phase() == "join");
    CHECK(t.to_act() == 1);
    CHECK(t.parametric().empty());
    CHECK(t.offers("+ +b01 +b04"));  // b04 is suppressed, and can be called
    t.refuses("+b03", "CS-CC-03");   // no squad
    t.refuses("+b02", "CS-CC-03");   // not near: 300
    t.refuses("+b01+b04", "CS-CC-03");
    t.plays("+b01");
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","b00","b01"])");
}

TEST_CASE("CS-CC-03: 199 away will do, 200 will not, and the company commander is a squad", "[crossfire_squads]") {
    CHECK(charge("rifle", {"b00 hmg 1000,500 face=0,1", "b01 rifle 1199,500 st=s"}).phase() == "join");
    CHECK(charge("rifle", {"b00 hmg 1000,500 face=0,1", "b01 rifle 1200,500 st=s"}).phase() == "cc");
    CHECK(charge("rifle", {"b00 hmg 1000,500 face=0,1", "b01 cc 1199,500"}).offers("+b01"));
    // With a squad in it there is nothing to call, nor with the company commander.
    CHECK(charge("rifle", {"b00 rifle 1000,500 st=s", "b01 rifle 1150,500 st=s"}).phase() == "cc");
    CHECK(charge("rifle", {"b00 cc 1000,500", "b01 rifle 1150,500 st=s"}).phase() == "cc");
}

TEST_CASE("CS-CC-03: helpers do not call helpers", "[crossfire_squads]") {
    // b02 is near b01, the commander called, but not near b00.
    Battle t = charge("rifle", {"b00 hmg 1000,500 face=0,1", "b01 pc 1150,500", "b02 rifle 1300,500 st=s"});
    CHECK(t.offers("+ +b01"));
    t.refuses("+b02", "CS-CC-03");
    t.refuses("+b01+b02", "CS-CC-03");
}

TEST_CASE("CS-CC-04: a side without a platoon commander may call one, in any state", "[crossfire_squads]") {
    Battle t =
        charge("rifle", {"b00 rifle 1000,500 st=s", "b01 pc 1150,500 st=s", "b02 pc 1000,650", "b03 cc 1150,620"});
    CHECK(t.phase() == "join");
    CHECK(t.offers("+ +b01 +b02"));
    t.refuses("+b03", "CS-CC-03 CS-CC-04");  // squads there are
    t.refuses("+b01+b02", "CS-CC-04");
    t.plays("+b01");
    CHECK(involved(t) == R"(["a00","b00","b01"])");
    CHECK(charge("rifle", {"b00 rifle 1000,500 st=s", "b01 pc 1174,500"}).phase() == "join");
    CHECK(charge("rifle", {"b00 rifle 1000,500 st=s", "b01 pc 1175,500"}).phase() == "cc");
    // One is in it: no other is called, near as he may be.
    const Battle u = charge("rifle", {"b00 pc 1000,500", "b01 rifle 1000,650 st=s", "b02 pc 1140,500"});
    CHECK(u.offers("+ +b01"));
    u.refuses("+b02", "CS-CC-04");
}

TEST_CASE("CS-CC-05: the active side chooses first; helpers stay and share the end", "[crossfire_squads]") {
    Battle u("play", {"a00 hmg 500,500 face=1,0", "a01 rifle 850,360", "b00 hmg 1000,500 face=0,1",
                      "b01 rifle 1150,500 st=s", "b02 pc 1000,650", "b03 cc 5600,100"});
    u.plays("a00>2000,500");
    CHECK(u.phase() == "join");
    CHECK(u.to_act() == 0);
    CHECK(u.offers("+ +a01"));
    u.refuses("+b01", "CS-ACT-02 CS-CC-03");
    u.plays("+a01");
    CHECK(u.phase() == "join");
    CHECK(u.to_act() == 1);
    CHECK(u.offers("+ +b01 +b02 +b01+b02"));
    u.plays("+b01+b02");
    CHECK(u.phase() == "cc");
    CHECK(involved(u) == R"(["a00","a01","b00","b01","b02"])");
    CHECK(u.at("b01") == "1150,500");
    // 6 + 1 - 1 against 1 + 1 + 1 - 1 - 2: the helpers die with the gun.
    u.plays("(6,1)");
    CHECK(u.lost() == "b00 b01 b02");
    CHECK(u.at("a01") == "850,360");
}

TEST_CASE("CS-CC-06: a platoon commander alone loses unrolled", "[crossfire_squads]") {
    Battle t = charge("rifle", {"b00 pc 1000,500", "b01 cc 5600,3700"});
    CHECK(t.phase() == "play");
    CHECK(t.lost() == "b00");
    CHECK(t.active() == 0);
    // Not if a squad comes to help him, nor if it is one of two.
    Battle u = charge("rifle", {"b00 pc 1000,500", "b01 rifle 1000,650 st=s", "b02 cc 5600,3700"});
    CHECK(u.plays("+b01").phase() == "cc");
    Battle v = charge("rifle", {"b00 pc 1000,500", "b01 rifle 1000,650 st=s", "b02 cc 5600,3700"});
    CHECK(v.plays("+").lost() == "b00");
    Battle w = charge("rifle", {"b00 pc 950,450", "b01 pc 950,550", "b02 cc 5600,3700"});
    CHECK(w.phase() == "cc");
}

TEST_CASE("CS-CC-06: two lone commanders roll, and an attacker alone loses as well", "[crossfire_squads]") {
    Battle t = charge("pc", {"a01 cc 100,100", "b00 pc 1000,500", "b01 cc 5600,3700"});
    CHECK(t.phase() == "cc");
    CHECK(t.at("a00") == "950,500");
    CHECK(outcome(t, "(3,3)") == "again");
    CHECK(outcome(t, "(4,3)") == "won");
    Battle u = charge("pc", {"a01 cc 100,100", "b00 cc 1000,500"});
    CHECK(u.lost() == "a00");
    CHECK(u.active() == 1);
}

TEST_CASE("CS-CC-07: the modifiers", "[crossfire_squads]") {
    const std::string reserve = "a09 cc 100,100", theirs = "b09 cc 5600,3700";
    const auto against = [&](const Words& defenders, const char* roll) {
        Words all = defenders;
        all.push_back(reserve);
        all.push_back(theirs);
        Battle t = charge("rifle", all);
        while (t.phase() == "join") t.plays("+");
        return outcome(t, roll);
    };
    // One squad each: the dice decide.
    CHECK(against({"b00 rifle 1000,500 st=p"}, "(3,3)") == "again");
    CHECK(against({"b00 rifle 1000,500 st=p"}, "(3,4)") == "lost");
    CHECK(against({"b00 rifle 1000,500 st=p"}, "(4,3)") == "won");
    // The company commander is a squad, and no commander.
    CHECK(against({"b00 cc 1000,500"}, "(3,3)") == "again");
    // Two squads: each counts.
    CHECK(against({"b00 rifle 980,440 st=p", "b01 rifle 980,560 st=p"}, "(4,3)") == "again");
    // A squad and a platoon commander.
    CHECK(against({"b00 rifle 980,440 st=p", "b01 pc 945,560"}, "(4,3)") == "again");
    // A gun has nothing and takes off 1, two of them no more.
    CHECK(against({"b00 hmg 1000,500 face=0,1"}, "(3,5)") == "again");
    CHECK(against({"b00 hmg 980,440 face=0,1", "b01 hmg 980,560 face=0,1"}, "(3,5)") == "again");
    // Suppression takes off 2, two of them no more.
    CHECK(against({"b00 rifle 1000,500 st=s"}, "(3,5)") == "again");
    CHECK(against({"b00 rifle 980,440 st=s", "b01 rifle 980,560 st=s"}, "(3,4)") == "again");
    CHECK(against({"b00 rifle 980,440 st=s", "b01 rifle 980,560 st=s"}, "(3,5)") == "lost");
}

TEST_CASE("CS-CC-07: helpers count, and two commanders are one", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a09 cc 100,100", "b00 pc 960,430", "b01 pc 960,570",
                      "b02 rifle 1060,500 st=s", "b09 cc 5600,3700"});
    t.plays("a00>2000,500");
    CHECK(t.at("a00") == "934,500");  // 26² + 70² = 5576 of 75² = 5625
    CHECK(t.phase() == "join");
    t.plays("+b02");
    // 1 for the squad, 1 for the commanders, -2 for the suppressed: 0 against 1.
    CHECK(outcome(t, "(3,4)") == "again");
    CHECK(outcome(t, "(3,5)") == "lost");
    CHECK(outcome(t, "(4,4)") == "won");
}

TEST_CASE("CS-CC-08: the losers die, the winners stay as they are", "[crossfire_squads]") {
    Battle t = charge("rifle", {"b00 rifle 980,440 st=s", "b01 hmg 980,560 face=0,1 st=p", "b09 cc 5600,3700"});
    CHECK(t.plays("(6,1)").lost() == "b00 b01");
    CHECK(t.at("a00") == "900,500");
    Battle u = charge("rifle", {"a09 cc 100,100", "b00 rifle 980,440 st=s", "b01 hmg 980,560 face=0,1 st=p"});
    u.plays("(1,6)");
    CHECK(u.lost() == "a00");
    CHECK(u.state("b00") == "s");
    CHECK(u.state("b01") == "p");
}

TEST_CASE("CS-CC-09: equal totals roll again", "[crossfire_squads]") {
    Battle t = charge("rifle", {"b00 rifle 1000,500 st=p", "b09 cc 5600,3700"});
    t.plays("(4,4) (2,2)");
    CHECK(t.phase() == "cc");
    CHECK(involved(t) == R"(["a00","b00"])");
    CHECK(t.plays("(2,1)").lost() == "b00");
}

TEST_CASE("CS-CC-10: only defeat of the active side ends the turn", "[crossfire_squads]") {
    Battle t = charge("rifle", {"a09 cc 100,100", "b00 rifle 1000,500 st=p", "b09 cc 5600,3700"});
    Battle u = t;
    CHECK(t.plays("(5,1)").active() == 0);
    CHECK(t.turn() == 2);
    CHECK(u.plays("(1,5)").active() == 1);
    CHECK(u.turn() == 3);
}
