// CS-OBS-01, CS-OBS-02, CS-OBS-03, CS-OBS-04, CS-OBS-05: laying obstacles, and minefields (`obstacles`).
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

const std::string field_of_mines = "m00 mine 1000,1000 1500,1500 pl=1 hid";
const std::string reserve = "a09 cc 100,3700";

// a has won, its home edge is s, and it is to place. t00 and t01 are 200 apart, t01 and t02 401; t03 is the enemy's.
Battle laying(const char* stock = "mines=3,0 wire=2,0") {
    Json options = options_of("obstacles " + std::string(stock));
    options["forces"] = json(R"([[{"k":"rifle"}],[{"k":"rifle"},{"k":"rifle"}]])");
    options["terrain"] =
        pieces_of({"t00 woods 1000,2500 1500,3000", "t01 field 1700,2500 2200,3000", "t02 hill 2601,2500 3000,3000",
                   "t03 woods 1000,1000 1500,1500", "t04 hedge 3500,2500 3516,3000"});
    Battle t(Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", options}});
    return t.plays("(5,2) obj:t00 edge:n");
}

std::string strip(const std::string& one, const std::string& other, const std::string& poly) {
    return R"({"do":"mine","between":[")" + one + R"(",")" + other + R"("],"poly":)" + poly + "}";
}

Battle at_the_mines(const std::string& unit, const Words& more = {}, std::string_view options = "obstacles") {
    Words all{"a00 " + unit, reserve, far_enemy};
    all.insert(all.end(), more.begin(), more.end());
    return Battle("play", all, {field_of_mines}, options);
}

}  // namespace

TEST_CASE("CS-OBS-01: a minefield fills an area piece of the own half that has none", "[crossfire_squads]") {
    Battle t = laying();
    CHECK(t.part("stock") == json(R"({"mines":[3,0],"wire":[2,0]})"));
    t.refuses("mine:t03", "CS-OBS-01");
    t.refuses("mine:t04", "CS-OBS-01");
    t.refuses("mine:t99", "FORMAT");
    t.plays("mine:t00");
    CHECK(t.part("terrain").at("m00") ==
          json(R"({"k":"mine","poly":[[1000,2500],[1500,2500],[1500,3000],[1000,3000]],"pl":0,"hid":true})"));
    CHECK(t.part("stock").at("mines") == json("[2,0]"));
    CHECK(t.to_act() == 1);
    t.refuses("mine:t03", "CS-OBS-01");  // b has none
    t.plays("b00@3000,500");
    t.refuses("mine:t00", "CS-OBS-01");
    t.plays("mine:t01");
    CHECK(t.part("terrain").contains("m01"));
    laying("mines=1,0").plays("mine:t00 b00@3000,500").refuses("mine:t01", "CS-OBS-01");
}

TEST_CASE("CS-OBS-01: or joins two pieces no more than 400 apart", "[crossfire_squads]") {
    const Battle t = laying();
    CHECK(t.verdict(strip("t00", "t01", "[[1500,2600],[1700,2600],[1700,2800],[1500,2800]]")).empty());
    CHECK(t.verdict(strip("t01", "t00", "[[1400,2600],[1800,2600],[1800,2800],[1400,2800]]")).empty());
    t.refuses(strip("t00", "t01", "[[1501,2600],[1700,2600],[1700,2800],[1501,2800]]"), "CS-OBS-01");
    t.refuses(strip("t00", "t01", "[[1500,2600],[1699,2600],[1699,2800],[1500,2800]]"), "CS-OBS-01");
    t.refuses(strip("t01", "t02", "[[2200,2600],[2601,2600],[2601,2800],[2200,2800]]"), "CS-OBS-01");  // 401
    t.refuses(strip("t00", "t04", "[[1500,2600],[1700,2600],[1700,2800],[1500,2800]]"), "CS-OBS-01");
    t.refuses(strip("t00", "t00", "[[1500,2600],[1700,2600],[1700,2800],[1500,2800]]"), "CS-OBS-01 FORMAT");
    // 640 by 640 at most, and in the own half.
    CHECK(t.verdict(strip("t00", "t01", "[[1400,2300],[2040,2300],[2040,2940],[1400,2940]]")).empty());
    t.refuses(strip("t00", "t01", "[[1400,2300],[2041,2300],[2041,2940],[1400,2940]]"), "CS-OBS-01");
    t.refuses(strip("t00", "t01", "[[1400,2300],[2040,2300],[2040,2941],[1400,2941]]"), "CS-OBS-01");
    CHECK(t.verdict(strip("t00", "t01", "[[1500,2560],[1600,1920],[1700,2560]]")).empty());
    t.refuses(strip("t00", "t01", "[[1500,2559],[1600,1919],[1700,2559]]"), "CS-OBS-01");
    t.refuses(strip("t00", "t01", "[[1500,2600],[1500,2800],[1700,2800],[1700,2600]]"), "CS-OBS-01 FORMAT");
}

TEST_CASE("CS-OBS-01: 400 between pieces is not too far", "[crossfire_squads]") {
    Json options = options_of("obstacles mines=1,0");
    options["forces"] = json(R"([[{"k":"rifle"}],[{"k":"rifle"}]])");
    options["terrain"] = pieces_of({"t00 woods 1000,2500 1500,3000", "t01 field 1900,2500 2200,3000"});
    Battle t(Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", options}});
    t.plays("(5,2) obj:t00 edge:n");
    CHECK(t.verdict(strip("t00", "t01", "[[1500,2600],[1900,2600],[1900,2800],[1500,2800]]")).empty());
}

TEST_CASE("CS-OBS-01: wire is 400 by 100 and lies one of four ways", "[crossfire_squads]") {
    const auto laid = [](const std::string& place) {
        return laying().plays("wire:" + place).part("terrain").at("w00").at("poly").dump();
    };
    CHECK(laid("4000,3000:ew") == "[[3800,2950],[4200,2950],[4200,3050],[3800,3050]]");
    CHECK(laid("4000,3000:ns") == "[[3950,2800],[4050,2800],[4050,3200],[3950,3200]]");
    CHECK(laid("4000,3000:ne") == "[[3824,3106],[4106,2824],[4176,2894],[3894,3176]]");
    CHECK(laid("4000,3000:nw") == "[[3894,2824],[4176,3106],[4106,3176],[3824,2894]]");
    const Battle t = laying();
    CHECK(t.verdict("wire:200,3000:ew").empty());
    t.refuses("wire:199,3000:ew", "CS-OBS-01");
    CHECK(t.verdict("wire:4000,1970:ew").empty());
    t.refuses("wire:4000,1969:ew", "CS-OBS-01");
    t.refuses("wire:4000,3641:ns", "CS-OBS-01");
    t.refuses("wire:4000,3000:we", "FORMAT");
    Battle laid_out = t;
    laid_out.plays("wire:4000,3000:ew");
    CHECK(laid_out.part("terrain").at("w00").at("pl") == 0);
    CHECK(laid_out.part("terrain").at("w00").value("hid", false) == false);
    CHECK(laid_out.part("stock").at("wire") == json("[1,0]"));
}

TEST_CASE("CS-OBS-01: not under a base; what is left may be given up at the end", "[crossfire_squads]") {
    Battle t = laying();
    t.refuses("done", "CS-OBS-01 CS-ACT-01 CS-DEP-05");
    t.plays("a00@4000,3500 b00@3000,500");
    t.refuses("wire:4000,3401:ew", "CS-OBS-01");  // 49 from the centre
    CHECK(t.verdict("wire:4000,3400:ew").empty());
    CHECK(t.offers("done"));
    t.plays("wire:4000,3000:ew b01@3200,500");
    CHECK(t.to_act() == 0);
    CHECK(t.phase() == "deploy");
    t.plays("done");
    CHECK(t.phase() == "play");
    CHECK(t.part("stock").is_null());
    // Without the option.
    Battle u(record_of(R"(forces=[[{"k":"rifle"}],[{"k":"rifle"}]])"));
    u.plays("(5,2)");
    u.refuses("mine:t00", "CS-OBS-01 CS-ACT-01");
    u.refuses("wire:3000,3000:ew", "CS-OBS-01 CS-ACT-01");
    CHECK(refusal_of_options("mines=1,0") == "FORMAT");
    CHECK(refusal_of_options("obstacles mines=7,0") == "FORMAT");
    CHECK(refusal_of_options("obstacles mines=6,6 wire=6,6").empty());
}

TEST_CASE("CS-OBS-02: hidden until it attacks, whoever comes", "[crossfire_squads]") {
    Battle t = at_the_mines("rifle 500,1250");
    t.plays("a00>1400,1250");
    CHECK(t.phase() == "mine");
    t.plays("(1,1,1,1)");
    CHECK_FALSE(t.part("terrain").at("m00").contains("hid"));
    CHECK(t.part("terrain").at("m00").at("pl") == 1);
    // Its own side as well.
    Battle u("play active=1", {"a00 cc 100,3700", "b00 rifle 500,1250"}, {field_of_mines}, "obstacles");
    CHECK(u.plays("b00>1400,1250").phase() == "mine");
}

TEST_CASE("CS-OBS-03: the centre in it halts the move, and it attacks who rests there", "[crossfire_squads]") {
    Battle t = at_the_mines("rifle 500,1250");
    t.plays("a00>1400,1250");
    CHECK(t.at("a00") == "1000,1250");
    CHECK(t.part("mine") == json(R"({"u":"a00","id":"m00","when":"end"})"));
    CHECK(t.dice() == 4);
    CHECK(t.cause() == "mine");
    Battle beside = at_the_mines("rifle 500,999");
    CHECK(beside.plays("a00>1400,999").at("a00") == "1400,999");
    CHECK(beside.phase() == "play");
    // Two fields at once: the first attacks, and only it.
    Battle two("play", {"a00 rifle 500,1250", far_enemy},
               {"m01 mine 1000,1000 1500,1500 pl=1 hid", "m02 mine 1000,1200 1300,1300 pl=0"}, "obstacles");
    two.plays("a00>1400,1250");
    CHECK(two.part("mine").at("id") == "m01");
    CHECK(two.plays("(1,1,1,1)").phase() == "play");
}

TEST_CASE("CS-OBS-03: held at the very point by a hit, it is attacked if it lives", "[crossfire_squads]") {
    const Words watcher{"b01 hmg 1000,400 face=0,1"};
    Battle pinned = at_the_mines("rifle 500,1250", watcher);
    pinned.plays("a00>1400,1250 b01r500 (6,1,1,1)");
    CHECK(pinned.at("a00") == "1000,1250");
    CHECK(pinned.phase() == "mine");
    Battle before = at_the_mines("rifle 500,1250", watcher);
    before.plays("a00>1400,1250 b01r490 (6,1,1,1)");
    CHECK(before.phase() == "play");
    Battle dead = at_the_mines("rifle 500,1250", watcher);
    dead.plays("a00>1400,1250 b01r500 (6,6,6,1)");
    CHECK(dead.phase() == "play");
    CHECK(dead.active() == 1);
    // Suppressed twice, by the gun and by the mine: dead.
    Battle both = at_the_mines("rifle 500,1250", watcher);
    both.plays("a00>1400,1250 b01r500 (6,6,1,1) (5,5,1,1)");
    CHECK(both.lost() == "a00");
}

TEST_CASE("CS-OBS-04: four dice whatever the cover; one hit is nothing", "[crossfire_squads]") {
    const auto after = [](const char* roll) {
        Battle t("play", {"a00 rifle 500,1250", reserve, far_enemy}, {"t00 woods 900,900 1600,1600", field_of_mines},
                 "obstacles");
        t.plays("a00>1400,1250");  // first into the woods
        CHECK(t.at("a00") == "950,1250");
        t.plays("a00>1400,1250");
        CHECK(t.dice() == 4);
        return t.plays(roll);
    };
    CHECK(after("(4,4,4,4)").state("a00").empty());
    CHECK(after("(5,4,4,4)").state("a00").empty());
    CHECK(after("(5,4,4,4)").active() == 0);
    CHECK(after("(5,6,4,4)").state("a00") == "s");
    CHECK(after("(5,6,4,4)").active() == 1);
    CHECK(after("(5,6,5,4)").lost() == "a00");
    CHECK(after("(5,6,5,4)").active() == 1);
    CHECK(after("(5,6,5,6)").lost() == "a00");
}

TEST_CASE("CS-OBS-04: vehicles take three hits or none", "[crossfire_squads]") {
    const auto after = [](const char* roll) {
        Battle t = at_the_mines("veh 500,1250 type=stug face=1,0", {}, "obstacles vehicles");
        t.plays("a00>1400,1250");
        return t.plays(roll);
    };
    CHECK(after("(5,6,4,4)").state("a00").empty());
    CHECK(after("(5,6,4,4)").active() == 0);
    CHECK(after("(5,6,5,4)").lost() == "a00");
    CHECK(after("(5,6,5,4)").active() == 1);
}

TEST_CASE("CS-OBS-05: who starts in it is attacked first", "[crossfire_squads]") {
    const auto leaving = [](const char* roll) {
        Battle t = at_the_mines("rifle 1050,1250");
        t.plays("a00>700,1250");
        CHECK(t.part("mine") == json(R"({"u":"a00","id":"m00","when":"start"})"));
        return t.plays(roll);
    };
    CHECK(leaving("(1,1,1,1)").at("a00") == "700,1250");
    CHECK(leaving("(5,1,1,1)").at("a00") == "700,1250");
    CHECK(leaving("(5,5,1,1)").at("a00") == "1050,1250");
    CHECK(leaving("(5,5,1,1)").state("a00") == "s");
    CHECK(leaving("(5,5,1,1)").active() == 1);
    CHECK(leaving("(5,5,5,1)").lost() == "a00");
    // Within it: once before, and not again where it comes to rest, for it was in it at the start.
    Battle within = at_the_mines("rifle 1050,1250");
    within.plays("a00>1250,1250 (1,1,1,1)");
    CHECK(within.at("a00") == "1250,1250");
    CHECK(within.phase() == "play");
}

TEST_CASE("CS-OBS-05: pivoting is safe, retreating is not", "[crossfire_squads]") {
    Battle t = at_the_mines("hmg 1250,1250 face=1,0");
    CHECK(t.plays("a00^0,1").phase() == "play");
    Battle u("play", {"a00 rifle 1250,1250 rt=t00", reserve, far_enemy},
             {"t00 woods 1000,1000 1500,1500", field_of_mines}, "obstacles retreat");
    CHECK(u.plays("a00<<1250,1350").phase() == "mine");
}

TEST_CASE("CS-OBS-03, CS-OBS-05: a crossing ends in a minefield, or begins in one", "[crossfire_squads]") {
    const std::string wire = "w00 wire 1000,1050 1100,1450 pl=1";
    Battle into("play", {"a00 eng 950,1250", far_enemy}, {wire, "m00 mine 1120,1000 1500,1500 pl=1 hid"},
                "obstacles units");
    into.plays("a00#w00:1150,1250");
    CHECK(into.at("a00") == "1150,1250");
    CHECK(into.part("mine").at("when") == "end");
    const auto out_of = [&](const char* roll) {
        Battle t("play", {"a00 eng 950,1250", reserve, far_enemy}, {wire, "m00 mine 700,1000 980,1500 pl=1 hid"},
                 "obstacles units");
        t.plays("a00#w00:1150,1250");
        CHECK(t.part("mine").at("when") == "start");
        return t.plays(roll).at("a00");
    };
    CHECK(out_of("(5,1,1,1)") == "1150,1250");
    CHECK(out_of("(5,5,1,1)") == "950,1250");
}

TEST_CASE("CS-OBS-03: a retreat ends in one as a move does", "[crossfire_squads]") {
    Battle t("play", {"a00 rifle 1250,1250 rt=t00", reserve, far_enemy},
             {"t00 woods 1000,1000 1500,1500", "m00 mine 1000,1350 1500,1700 pl=1 hid"}, "obstacles retreat");
    t.plays("a00<<1250,1450");
    CHECK(t.at("a00") == "1250,1350");
    CHECK(t.part("mine") == json(R"({"u":"a00","id":"m00","when":"end"})"));
}
