// CS-REACT: shooting at what moves.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string wood = "t00 woods 1000,1000 1500,1500";

// Two squads near each other and a gun watch the first steps of a00 to the south.
const Words watched{"a00 rifle 500,500", "a01 cc 100,100", "b00 rifle 1500,500", "b01 rifle 1500,650",
                    "b02 hmg 1500,2000 face=-1,-1"};

Battle moving(const std::string& to = "500,900") {
    Battle t("play", watched);
    t.plays("a00>" + to);
    return t;
}

// The points from 0 to `last` at which b00 may fire.
std::string points(const Battle& t, int last) {
    std::string found;
    for (int i = 0; i <= last; ++i)
        if (const std::string verdict = t.verdict("b00r" + std::to_string(i)); verdict.empty())
            found += (found.empty() ? "" : " ") + std::to_string(i);
        else
            CHECK(verdict == "CS-REACT-03");
    return found;
}

}  // namespace

TEST_CASE("CS-REACT-01: asked if somebody could fire at some point", "[crossfire_squads]") {
    Battle t = moving();
    CHECK(t.phase() == "react");
    CHECK(t.to_act() == 1);
    CHECK(t.at("a00") == "500,500");
    CHECK(t.offers("-"));
    CHECK(t.parametric() == "react");
    // Nobody who could: commanders, no-fire, suppressed, out of the arc.
    Battle u("play", {"a00 rifle 500,500", "b00 cc 1500,500", "b01 rifle 1500,700 nf", "b02 rifle 1500,900 st=s",
                      "b03 hmg 1500,1100 face=1,0"});
    CHECK(u.plays("a00>500,900").phase() == "play");
    CHECK(u.at("a00") == "500,900");
    // Through the gap of two hedges, 4 wide at 6 tenths of the way, it sees steps 242 to 248: no point, no question.
    Battle v("play", {"a00 rifle 500,500", "b00 rifle 1500,745"},
             {"t00 hedge 900,300 916,743", "t01 hedge 900,747 916,1500"});
    CHECK(v.plays("a00>500,900").phase() == "play");
}

TEST_CASE("CS-REACT-01: a pivot and each member of a group are moves too", "[crossfire_squads]") {
    Battle t("play", {"a00 hmg 500,500 face=1,0", "b00 rifle 1500,500"});
    CHECK(t.plays("a00^0,1").phase() == "react");
    Battle u("play", {"a00 rifle 500,500 prone", "b00 rifle 1500,500"});
    CHECK(u.plays("a00^").phase() == "react");
    Battle v("play", {"a00 rifle 500,500", "a01 rifle 400,500", "b00 rifle 1500,500"});
    v.plays("a00+a01>500,900@500,850 -");
    CHECK(v.plays("a01>500,800").phase() == "react");
}

TEST_CASE("CS-REACT-02: who is able", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 cc 1500,500", "b01 rifle 1500,700 nf", "b02 rifle 1500,900 st=s",
                      "b03 hmg 1500,1100 face=1,0", "b04 rifle 1500,1300 st=p prone"});
    t.plays("a00>500,900");
    t.refuses("b00r10", "CS-FIRE-01");
    t.refuses("b01r10", "CS-REACT-05");
    t.refuses("b02r10", "CS-FIRE-02");
    t.refuses("b03r10", "CS-FIRE-04");
    t.refuses("a00r10", "CS-ACT-02");
    CHECK(t.plays("b04r10").dice() == 3);
}

TEST_CASE("CS-REACT-02: the mover's friends do not matter, the shooter's do", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 1000,700", "b00 rifle 1500,700", "b01 rifle 1000,1100",
                      "b02 rifle 1500,1300"});
    t.plays("a00>500,900");
    CHECK(t.verdict("b00r200").empty());
    // b01 stands on the line from b02 to 500,900.
    t.refuses("b02r400", "CS-FIRE-05");
    CHECK(t.verdict("b02r1").empty());
}

TEST_CASE("CS-REACT-03: the first step, every tenth, and the last", "[crossfire_squads]") {
    CHECK(points(moving("500,535"), 36) == "1 10 20 30 35");
    CHECK(points(moving("500,530"), 31) == "1 10 20 30");
    CHECK(points(moving("500,511"), 12) == "1 10 11");
    CHECK(points(moving("500,510"), 11) == "1 10");
    CHECK(points(moving("500,501"), 2) == "1");
    // In steps of the longer coordinate, not in distance.
    CHECK(points(moving("480,525"), 26) == "1 10 20 25");
    moving().refuses("b00r401", "CS-REACT-03");
    moving().refuses("b00r-1", "CS-REACT-03 FORMAT");
}

TEST_CASE("CS-REACT-03: before contact, or at the start if contact is the first step", "[crossfire_squads]") {
    const auto charge = [](int x) {
        Battle t("play", {"a00 rifle " + std::to_string(x) + ",500", "b00 rifle 1500,500"});
        t.plays("a00>2000,500");
        return t;
    };
    // Contact at 1400.
    CHECK(points(charge(1365), 36) == "1 10 20 30 34");
    CHECK(points(charge(1389), 12) == "1 10");
    CHECK(points(charge(1398), 3) == "1");
    CHECK(points(charge(1399), 2) == "0");
}

TEST_CASE("CS-REACT-03: not where the mover would stand on a friend, nor before the point reached",
          "[crossfire_squads]") {
    // The friend is overlapped from step 101 to step 299.
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,700", "b00 rifle 1500,500", "b01 rifle 1500,650"});
    t.plays("a00>500,900");
    t.refuses("b00r110", "CS-REACT-03");
    t.refuses("b00r290", "CS-REACT-03");
    CHECK(t.verdict("b00r100").empty());
    CHECK(t.verdict("b00r300").empty());
    t.plays("b00r310 (1,1,1)");
    CHECK(t.part("mv").at("i") == 310);
    t.refuses("b01r300", "CS-REACT-03");
    CHECK(t.verdict("b01r310").empty());
    CHECK(t.verdict("b01r400").empty());
}

TEST_CASE("CS-REACT-03: a pivot has one point, in the new facing", "[crossfire_squads]") {
    Battle t("play", {"a00 hmg 500,500 face=1,0", "b00 rifle 1500,500"});
    t.plays("a00^0,1");
    CHECK(t.facing("a00") == "0,1");
    CHECK(points(t, 11) == "0");
}

TEST_CASE("CS-REACT-04: the mover is shot at where it is, standing", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 900,1250 prone", "a01 rifle 2000,900", "b00 rifle 2000,1250"}, {wood});
    t.plays("a00>1400,1250");
    Battle open("play", {"a00 rifle 900,900 prone", "a01 rifle 2000,900", "b00 rifle 2000,1250"});
    open.plays("a00>900,700");
    // a01 is nearer, which does not matter; the last step is in the woods.
    CHECK(t.plays("b00r150").dice() == 2);
    CHECK(open.plays("b00r1").dice() == 3);
}

TEST_CASE("CS-REACT-05: a miss gives no-fire, and the move goes on for others", "[crossfire_squads]") {
    Battle t = moving();
    t.plays("b00r130 (4,1,1)");
    CHECK(t.phase() == "react");
    CHECK(t.to_act() == 1);
    CHECK(t.at("a00") == "500,630");
    CHECK(t.marked("b00", "nf"));
    t.refuses("b00r200", "CS-REACT-05");
    t.plays("b01r130 (1,1,1)");  // the same point again
    CHECK(t.phase() == "react");
    t.plays("b02r400 (1,1,1,1)");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "500,900");
    // No-fire lasts, for this unit's next move and for the next unit's.
    CHECK(t.plays("a00>500,800").phase() == "play");
    t.plays(". .");
    CHECK_FALSE(t.marked("b00", "nf"));
    CHECK(t.plays("a00>500,700").phase() == "react");
}

TEST_CASE("CS-REACT-06: a hit holds the mover there", "[crossfire_squads]") {
    Battle t = moving();
    t.plays("b00r130 (6,1,1)");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "500,630");
    CHECK(t.state("a00") == "p");
    CHECK_FALSE(t.marked("b00", "nf"));
    CHECK(t.active() == 0);
    CHECK(t.turn() == 2);
    CHECK(t.part("mv").is_null());
    Battle u = moving();
    u.plays("b00+b01r1 (1,1,1) (1,1,5)");
    CHECK(u.at("a00") == "500,501");
    CHECK(u.state("a00") == "p");
}

TEST_CASE("CS-REACT-07: two hits of one shooter end the turn as well", "[crossfire_squads]") {
    Battle t = moving();
    t.plays("b00r130 (6,5,1)");
    CHECK(t.state("a00") == "s");
    CHECK(t.at("a00") == "500,630");
    CHECK(t.active() == 1);
    CHECK(t.turn() == 3);
    Battle u = moving();
    u.plays("b00r130 (6,5,5)");
    CHECK(u.lost() == "a00");
    CHECK(u.active() == 1);
    // One hit each pins only.
    Battle v = moving();
    v.plays("b00+b01r130 (6,1,1) (6,1,1)");
    CHECK(v.state("a00") == "p");
    CHECK(v.active() == 0);
}

TEST_CASE("CS-REACT-08: a group reacts together", "[crossfire_squads]") {
    Battle t = moving();
    t.refuses("b00+b02r1", "CS-REACT-08");
    t.plays("b00+b01r200");
    CHECK(t.phase() == "fire");
    CHECK(t.cause() == "fire");
    t.plays("(1,1,1) (5,2,2)");
    CHECK(t.at("a00") == "500,700");
    CHECK(t.marked("b00", "nf"));
    CHECK_FALSE(t.marked("b01", "nf"));
    // 200 apart is not near.
    Battle u("play", {"a00 rifle 500,500", "b00 rifle 1500,500", "b01 rifle 1500,700"});
    u.plays("a00>500,900");
    u.refuses("b00+b01r200", "CS-REACT-08");
    u.refuses("b00+b00r200", "CS-FIRE-13");
}

TEST_CASE("CS-REACT-09: a platoon reacts as a crossfire", "[crossfire_squads]") {
    const auto platoon = [](const std::string& commander) {
        Battle t("play", {"a00 rifle 500,500", "b00 " + commander, "b01 rifle 1500,500 plt=1",
                          "b02 hmg 1500,2000 plt=1 face=-1,-1", "b03 rifle 1700,700"});
        t.plays("a00>500,1100");
        return t;
    };
    Battle t = platoon("pc 1600,1200 plt=1");
    t.refuses("b01+b02r500", "CS-REACT-08");
    t.refuses("b00!b01+b03r500", "CS-XF-02");
    t.plays("b00!b01+b02r500 (1,1,1)");
    CHECK(t.dice() == 4);
    CHECK(t.plays("(5,1,1,1)").at("a00") == "500,1000");
    CHECK(t.state("a00") == "p");
    CHECK(t.marked("b01", "nf"));
    platoon("pc 1600,1200 plt=1 st=s").refuses("b00!b01+b02r500", "CS-XF-01");
    platoon("pc 1600,1200 plt=2").refuses("b00!b01+b02r500", "CS-XF-02");
}

TEST_CASE("CS-REACT-10: hold lets the rest of this move pass", "[crossfire_squads]") {
    Battle t = moving();
    t.plays("-");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "500,900");
    CHECK_FALSE(t.marked("b00", "nf"));
    CHECK(t.plays("a00>500,500").phase() == "react");
    Battle u = moving();
    u.plays("b00r10 (1,1,1) -");
    CHECK(u.at("a00") == "500,900");
    CHECK(u.phase() == "play");
}

TEST_CASE("CS-REACT-11: shooting, rallying and going prone draw no reaction", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,700 st=p", "b00 rifle 1500,500", "b01 cc 5600,3700"});
    CHECK(t.plays("a00_").phase() == "play");
    CHECK(t.plays("a01? (6)").phase() == "play");
    CHECK(t.plays("a00xb00 (5,5,1)").phase() == "play");
    CHECK(t.active() == 0);
}

TEST_CASE("CS-REACT-12: who has hit this mover does not shoot at it again", "[crossfire_squads]") {
    // A charging Japanese shrugs off a single hit.
    Battle t("play", {"a00 rifle 500,500", "a01 cc 500,300", "b00 rifle 1000,500", "b01 rifle 1200,900"}, {},
             "nations=jp,us");
    t.plays("a00>2000,500 b00r100 (5,1,1)");
    CHECK(t.phase() == "react");
    CHECK(t.part("mv").at("shot") == Json::array({"b00"}));
    CHECK_FALSE(t.marked("b00", "nf"));
    t.refuses("b00r200", "CS-REACT-12");
    CHECK(t.verdict("b01r200").empty());
}

TEST_CASE("CS-REACT-13: which rule a bad reaction breaks", "[crossfire_squads]") {
    Battle t = moving();
    t.refuses("b00r55", "CS-REACT-03");
    t.refuses("b00+b00r10", "CS-FIRE-13");
    t.refuses("b01!b00r10", "CS-XF-01");
    t.refuses("b99r10", "FORMAT");
    t.refuses("b00r10=b00:1500,500", "CS-HIDE-07");
    t.refuses(R"({"do":"react","units":["b00"]})", "FORMAT");
    t.refuses(R"({"do":"react","units":[],"at":10})", "FORMAT");
    t.refuses("b00+a00r10", "CS-ACT-02");
    Battle hidden("play", {"a00 rifle 900,1250", "b00 rifle 2000,1250"}, {wood});
    hidden.plays("a00>1400,1250");
    hidden.refuses("b00r90", "CS-FIRE-03");
}
