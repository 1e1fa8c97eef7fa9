// CS-ACT: whose turn it is, what ends it, and what an end of turn does.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

TEST_CASE("CS-ACT-01: the action of the phase, by the player to act", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 1500,500"});
    for (const char* move : {"-", "done", "+", "(1,1,1)", "obj:t00", "b00r10"}) {
        INFO(move);
        CHECK_FALSE(t.verdict(move).empty());
    }
    t.refuses("-", "CS-ACT-01");
    t.refuses("done", "CS-ACT-01");
    t.refuses("+", "CS-ACT-01");
    t.refuses("(1,1,1)", "CS-ACT-01 FORMAT");
    t.plays("a00>500,900");
    for (const char* move : {"a00>500,600", ".", "a00_", "a00xb00", "done"}) t.refuses(move, "CS-ACT-01 CS-ACT-02");
    t.plays("b00r1");
    for (const char* move : {"-", ".", "b00r10"}) t.refuses(move, "CS-ACT-01");
    CHECK(t.to_act() == "chance");
    CHECK(t.parametric() == "roll");
}

TEST_CASE("CS-ACT-01: after the end there is nothing to do", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 1500,500 st=s"});
    t.plays("a00xb00 (6,6,6)");
    CHECK(t.phase() == "over");
    CHECK(t.to_act().is_null());
    CHECK(t.parametric().empty());
    for (const char* move : {".", "a00_", "a00>600,500", "-"}) t.refuses(move, "CS-ACT-01");
}

TEST_CASE("CS-ACT-02: own units on the table", "[crossfire_squads]") {
    const Battle t("play", {"a00 rifle 500,500", "a01 rifle - hid=t00", "b00 rifle 1500,500"},
                   {"t00 woods 1000,3000 1500,3500"}, "hidden=0");
    t.refuses("b00>1500,600", "CS-ACT-02");
    t.refuses("b00_", "CS-ACT-02");
    t.refuses("b00xa00", "CS-ACT-02");
    t.refuses("b00?", "CS-ACT-02 CS-RALLY-01");
    t.refuses("a01>1200,3100", "CS-ACT-02");
    t.refuses("a01_", "CS-ACT-02");
    CHECK(t.verdict("a01=1200,3200").empty());
    t.refuses("a07_", "FORMAT");
}

TEST_CASE("CS-ACT-03: as many actions as one likes, with the same unit too", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "a01 rifle 500,900", "b00 cc 1500,500", "b01 cc 5600,3700"});
    t.plays("a00>520,500 a00>500,500 a00_ a01>520,900 a00^ a00>520,500");
    t.plays("a00xb00 (5,5,1)");
    CHECK(t.active() == 0);
    CHECK(t.turn() == 2);
    t.plays("a00xb00 (1,1,1)");
    CHECK(t.active() == 1);
}

TEST_CASE("CS-ACT-04: what ends a turn", "[crossfire_squads]") {
    const auto active_after = [](const Words& units, std::string_view moves) {
        return Battle("play", units).plays(moves).active();
    };
    const std::string rest = "b09 cc 5600,3700";
    CHECK(active_after({"a00 rifle 500,500", "b00 rifle 1500,500", rest}, "a00xb00 (5,1,1)") == 1);
    CHECK(active_after({"a00 rifle 500,500", "b00 rifle 1500,500", rest}, "a00xb00 (5,5,1)") == 0);
    CHECK(active_after({"a00 rifle 500,500 st=p", "b00 cc 1500,500"}, "a00? (3)") == 1);
    CHECK(active_after({"a00 rifle 500,500 st=p", "b00 cc 1500,500"}, "a00? (4)") == 0);
    CHECK(active_after({"a00 rifle 500,500", "b00 rifle 1500,500"}, "a00>500,600 b00r1 (5,5,1)") == 1);
    CHECK(active_after({"a00 rifle 500,500", "b00 rifle 1500,500"}, "a00>500,600 b00r1 (5,1,1)") == 0);
    CHECK(active_after({"a00 rifle 500,500", "a09 cc 100,100", "b00 cc 700,500"}, "a00>700,500 (1,6)") == 1);
    CHECK(active_after({"a00 rifle 500,500", "b00 cc 700,500", rest}, "a00>700,500 (6,1)") == 0);
    CHECK(active_after({"a00 rifle 500,500", "b00 cc 1500,500"}, ".") == 1);
}

TEST_CASE("CS-ACT-05: what has begun is finished before the turn ends", "[crossfire_squads]") {
    // a00 is suppressed in contact range of nobody; a01 runs on into b00, and wins: the turn is over all the same.
    Battle t("play",
             {"a00 rifle 500,500", "a01 rifle 500,620", "b00 cc 800,640", "b01 rifle 1500,100", "b09 cc 5600,3700"});
    t.plays("a00+a01>700,500@750,560 b01r1 (5,5,1)");
    CHECK(t.phase() == "group");
    CHECK(t.part("over") == Json(true));
    CHECK(t.active() == 0);
    t.plays("a01>800,640 -");
    CHECK(t.phase() == "cc");
    CHECK(t.active() == 0);
    t.plays("(6,1)");
    CHECK(t.lost() == "b00");
    CHECK(t.active() == 1);
    CHECK(t.turn() == 3);
    CHECK(t.part("over").is_null());
}

TEST_CASE("CS-ACT-06: marks of the turn go, the other side is next", "[crossfire_squads]") {
    Battle t("play obj=t00",
             {"a00 rifle 1250,1250", "a01 veh 500,3000 type=stug face=1,0 used=1", "b00 rifle 3000,500 nf",
              "b01 cc 3000,3000"},
             {"t00 woods 1000,1000 1500,1500"}, "vehicles");
    t.plays(".");
    CHECK(t.turn() == 3);
    CHECK(t.active() == 1);
    CHECK_FALSE(t.marked("b00", "nf"));
    CHECK(t.key("a01", "used").is_null());
    CHECK(t.vp() == "1 0");
    t.plays(".");
    CHECK(t.turn() == 4);
    CHECK(t.active() == 0);
    CHECK(t.vp() == "2 0");
}

TEST_CASE("CS-ACT-06: smoke of the next side goes, and its units may retreat", "[crossfire_squads]") {
    Battle t(
        record_of("observers retreat", position(R"(play smoke=[{"pl":0,"at":[3000,3000]},{"pl":1,"at":[3100,3000]}])",
                                                {"a00 rifle 1250,1250", "b00 rifle 2250,1250"},
                                                {"t00 woods 1000,1000 1500,1500", "t01 field 2000,1000 2500,1500"})));
    t.plays(".");
    CHECK(t.part("smoke") == json(R"([{"pl":0,"at":[3000,3000]}])"));
    CHECK(t.key("b00", "rt") == "t01");
    CHECK(t.key("a00", "rt").is_null());
    t.plays(".");
    CHECK(t.part("smoke").is_null());
    CHECK(t.key("a00", "rt") == "t00");
    CHECK(t.key("b00", "rt").is_null());
}

TEST_CASE("CS-ACT-06: turn 1 begins with it too", "[crossfire_squads]") {
    Battle t(record_of(R"(retreat forces=[[{"k":"rifle"}],[{"k":"rifle"}]] )"
                       R"(terrain={"t00":{"k":"woods","poly":[[1000,3200],[1500,3200],[1500,3700],[1000,3700]]}})"));
    t.plays("(5,2) obj:t00 edge:n a00@1250,3450 b00@3000,500");
    CHECK(t.turn() == 1);
    CHECK(t.key("a00", "rt") == "t00");
}

TEST_CASE("CS-ACT-07: states last", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500 st=p", "a01 rifle 500,900 st=s prone", "b00 cc 1500,500"});
    t.plays(". . . .");
    CHECK(t.turn() == 6);
    CHECK(t.state("a00") == "p");
    CHECK(t.state("a01") == "s");
    CHECK(t.marked("a01", "prone"));
}

TEST_CASE("CS-ACT-08: the dead leave at once and are listed in order", "[crossfire_squads]") {
    Battle t("play lost=b05", {"a00 rifle 500,500", "b00 rifle 1500,500 st=s", "b01 cc 5600,3700"});
    t.plays("a00xb00 (5,5,1)");
    CHECK(t.lost() == "b05 b00");
    CHECK_FALSE(t.position().at("units").contains("b00"));
    t.refuses("a00xb00", "FORMAT");
}

TEST_CASE("CS-ACT-09: a roll has the dice that are due", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 500,500", "b00 rifle 1500,500"});
    t.plays("a00xb00");
    for (const char* roll : {"(1,1)", "(1,1,1,1)", "(0,1,1)", "(7,1,1)"}) t.refuses(roll, "FORMAT");
    t.refuses(R"({"do":"roll","dice":[1.5,1,1]})", "FORMAT");
    t.refuses(R"({"do":"roll","dice":[]})", "FORMAT");
    t.refuses(R"({"do":"roll"})", "FORMAT");
    CHECK(t.verdict("(1,6,1)").empty());
}
