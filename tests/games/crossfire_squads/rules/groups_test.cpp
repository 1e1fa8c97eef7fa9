// CS-MOVE-12, CS-MOVE-13, CS-MOVE-14, CS-MOVE-15: several units on the move together.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const Words trio{"a00 rifle 500,500", "a01 rifle 500,640", "a02 pc 400,570", "b00 cc 5600,100"};

Words with(const Words& units, std::initializer_list<const char*> more) {
    Words all = units;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::string left_of(const Battle& t) { return t.part("grp").value("left", Json::array()).dump(); }

}  // namespace

TEST_CASE("CS-MOVE-12: members are own units near the first and able to move", "[crossfire_squads]") {
    const Battle t("play", with(trio, {"a03 rifle 500,300", "a04 rifle 640,360 st=p", "a05 rifle 350,420 st=s"}));
    CHECK(t.verdict("a00+a01>900,500@900,560").empty());
    CHECK(t.verdict("a00+a02+a01>900,500@900,560").empty());
    t.refuses("a00+a03>900,500@900,560", "CS-MOVE-12");  // 200 away
    t.refuses("a01+a03>900,500@900,560", "CS-MOVE-12");
    t.refuses("a00+a04>900,500@900,560", "CS-MOVE-12 CS-MOVE-01");
    t.refuses("a00+a05>900,500@900,560", "CS-MOVE-12 CS-MOVE-01");
    t.refuses("a00+a01+a01>900,500@900,560", "CS-FIRE-13");
    t.refuses("a00+a00>900,500@900,560", "CS-FIRE-13 CS-MOVE-12");
    t.refuses("a00+b00>900,500@900,560", "CS-ACT-02");
    t.refuses("a00+a77>900,500@900,560", "FORMAT");
    t.refuses("a00+a01>900,500", "CS-MOVE-12 FORMAT");
    t.refuses("a00>900,500@900,560", "CS-MOVE-12 FORMAT");
    t.refuses(R"({"do":"move","unit":"a00","to":[900,500],"with":[],"dest":[900,560]})", "CS-MOVE-12 FORMAT");
}

TEST_CASE("CS-MOVE-12: near the first unit, not near each other, and when the order is given", "[crossfire_squads]") {
    // a01 is near a00, a02 near a01 only.
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,650", "a02 rifle 500,800", far_enemy});
    CHECK(t.verdict("a01+a00+a02>900,500@900,560").empty());
    t.refuses("a00+a01+a02>900,500@900,560", "CS-MOVE-12");
    // 100 further on, a01 is out of a00's reach, and goes all the same.
    Battle u("play", {"a00 rifle 500,500", "a01 rifle 500,699", far_enemy});
    u.plays("a00+a01>600,400@600,450 a01>600,550");
    CHECK(u.at("a01") == "600,550");
}

TEST_CASE("CS-MOVE-13: everybody ends near the destination", "[crossfire_squads]") {
    Battle t("play", trio);
    t.refuses("a00+a01>900,500@900,650", "CS-MOVE-13");  // 150, where 149 will do
    t.plays("a00+a01+a02>900,500@900,560");
    t.refuses("a01>900,710", "CS-MOVE-13");
    t.refuses("a02>900,685", "CS-MOVE-13");  // a small base: less than 125
    CHECK(t.verdict("a01>900,709").empty());
    CHECK(t.verdict("a02>900,684").empty());
}

TEST_CASE("CS-MOVE-13: what counts is where a member will halt", "[crossfire_squads]") {
    const Words woods{"t00 woods 1000,1000 1500,1500"};
    const Battle t("play", {"a00 rifle 800,1200", "a01 rifle 800,1320", far_enemy}, woods);
    CHECK(t.verdict("a00+a01>1400,1200@1050,1260").empty());
    t.refuses("a00+a01>1400,1200@1400,1260", "CS-MOVE-13");
}

TEST_CASE("CS-MOVE-14: the first goes, then the others one by one, in any order", "[crossfire_squads]") {
    Battle t("play", trio);
    t.plays("a00+a01+a02>900,500@900,560");
    CHECK(t.phase() == "group");
    CHECK(t.to_act() == 0);
    CHECK(t.parametric() == "move");
    CHECK(left_of(t) == R"(["a01","a02"])");
    CHECK(t.offers("done"));
    t.refuses("a00>900,520", "CS-MOVE-14");
    t.refuses("a01+a02>900,620@900,560", "FORMAT CS-MOVE-14 CS-MOVE-12");
    t.refuses("a02?", "CS-ACT-01 CS-RALLY-01");
    t.refuses(".", "CS-ACT-01");
    t.plays("a02>850,600");
    CHECK(left_of(t) == R"(["a01"])");
    t.refuses("a02>840,600", "CS-MOVE-14");
    t.plays("a01>940,640");
    CHECK(t.phase() == "play");
    CHECK(t.part("grp").is_null());
    CHECK(t.active() == 0);
    CHECK(t.turn() == 2);
}

TEST_CASE("CS-MOVE-14: the rest may stay where they are", "[crossfire_squads]") {
    Battle t("play", trio);
    t.plays("a00+a01+a02>900,500@900,560 done");
    CHECK(t.phase() == "play");
    CHECK(t.at("a00") == "900,500");
    CHECK(t.at("a01") == "500,640");
    t.refuses("done", "CS-ACT-01");
}

TEST_CASE("CS-MOVE-14: the halts and reactions of a member are those of any move", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,640", "b00 rifle 1500,500"});
    t.plays("a00+a01>900,500@900,560");
    CHECK(t.phase() == "react");
    t.plays("-");
    CHECK(t.phase() == "group");
    t.plays("a01>900,620");
    CHECK(t.phase() == "react");
    t.plays("b00r400 (5,1,1)");
    CHECK(t.phase() == "play");
    CHECK(t.state("a01") == "p");
}

TEST_CASE("CS-MOVE-15: a pin stops only its victim", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,640", "b00 rifle 1500,500"});
    t.plays("a00+a01>900,500@900,560 b00r10 (6,1,1)");
    CHECK(t.at("a00") == "510,500");
    CHECK(t.state("a00") == "p");
    CHECK(t.phase() == "group");
    CHECK(t.part("over").is_null());
    t.plays("a01>900,620 -");
    CHECK(t.active() == 0);
    CHECK(t.turn() == 2);
}

TEST_CASE("CS-MOVE-15: after a suppression or a kill the others may go, then the turn ends", "[crossfire_squads]") {
    for (const char* dice : {"(6,5,1)", "(6,5,5)"}) {
        INFO(dice);
        Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,640", "a02 rifle 400,570", "b00 rifle 1500,500"});
        t.plays(std::string("a00+a01+a02>900,500@900,560 b00r10 ") + dice);
        CHECK(t.phase() == "group");
        CHECK(t.part("over") == Json(true));
        CHECK(t.active() == 0);
        t.plays("a01>900,620 -");
        CHECK(t.phase() == "group");
        t.plays("done");
        CHECK(t.phase() == "play");
        CHECK(t.active() == 1);
        CHECK(t.turn() == 3);
        CHECK(t.part("over").is_null());
    }
}

TEST_CASE("CS-MOVE-15: a later member can be suppressed as well", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,640", "b00 rifle 1500,500"});
    t.plays("a00+a01>900,500@900,560 - a01>900,620 b00r10 (6,5,1)");
    CHECK(t.state("a01") == "s");
    CHECK(t.active() == 1);
}
