// CS-DEP, CS-SET-01, CS-SET-02: from the roll-off to the last unit placed.
#include <catch_amalgamated.hpp>

#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;

namespace {

// Two units a side, a wood in the south, a hedge in the north.
const std::string small = R"(forces=[[{"k":"rifle"},{"k":"hmg"}],[{"k":"rifle"},{"k":"pc","plt":3}]] )"
                          R"(terrain={"t00":{"k":"woods","poly":[[1000,3000],[1500,3000],[1500,3500],[1000,3500]]},)"
                          R"("t01":{"k":"hedge","poly":[[1000,500],[1016,500],[1016,900],[1000,900]]}})";

Battle game(std::string_view more = "") { return Battle(record_of(small + " " + std::string(more))); }

// Player 0 has won the roll-off, and his home edge is this one.
Battle deploying(const std::string& theirs, std::string_view more = "") {
    Battle t = game(more);
    t.plays("(5,2) obj:t00 edge:" + theirs);
    return t;
}

}  // namespace

TEST_CASE("CS-SET-01: the standard force", "[crossfire_squads]") {
    const Battle t(record_of(""));
    const Json& units = t.position().at("units");
    CHECK(units.size() == 32);
    const Words platoon{"pc", "rifle", "rifle", "rifle", "hmg"};
    for (const char* side : {"a", "b"}) {
        CHECK(t.key(side + std::string("00"), "k") == "cc");
        CHECK(t.key(side + std::string("00"), "plt").is_null());
        for (int i = 0; i < 15; ++i) {
            const std::string id = side + std::string(i + 1 < 10 ? "0" : "") + std::to_string(i + 1);
            INFO(id);
            CHECK(t.key(id, "k") == platoon[static_cast<std::size_t>(i % 5)]);
            CHECK(t.key(id, "plt") == i / 5 + 1);
            CHECK(t.at(id) == "-");
        }
    }
}

TEST_CASE("CS-SET-02: a table of one's own", "[crossfire_squads]") {
    const auto table = [](const std::string& pieces) {
        return refusal_of_options("obstacles terrain={" + pieces + "}");
    };
    const std::string wood = R"("t00":{"k":"woods","poly":[[1000,3000],[1500,3000],[1500,3500],[1000,3500]]})";
    const std::string square = R"("poly":[[2000,3000],[2500,3000],[2500,3500],[2000,3500]])";
    CHECK(table(wood).empty());
    CHECK(table("") == "FORMAT");
    CHECK(table(R"("t00":{"k":"hedge",)" + square + "}") == "FORMAT");  // nothing to be the objective
    CHECK(table(wood + R"(,"t99":{"k":"hedge",)" + square + "}").empty());
    CHECK(table(wood + R"(,"t100":{"k":"hedge",)" + square + "}") == "FORMAT");
    CHECK(table(wood + R"(,"x01":{"k":"hill",)" + square + "}") == "FORMAT");
    CHECK(table(wood + R"(,"w00":{"k":"hill",)" + square + "}") == "FORMAT");
    CHECK(table(wood + R"(,"t01":{"k":"lake",)" + square + "}") == "FORMAT");
    CHECK(table(wood + R"(,"t01":{"k":"building",)" + square + "}") == "FORMAT");  // its option is off
    CHECK(table(wood + R"(,"w00":{"k":"wire",)" + square + "}").empty());
    CHECK(table(wood + R"(,"w00":{"k":"wire","pl":1,)" + square + "}").empty());
    CHECK(table(wood + R"(,"m00":{"k":"mine","pl":1,)" + square + "}").empty());
    CHECK(table(wood + R"(,"m00":{"k":"mine",)" + square + "}") == "FORMAT");
    CHECK(table(wood + R"(,"m00":{"k":"mine","pl":1,"hid":true,)" + square + "}").empty());
    // Borders in common, and one upon the other.
    CHECK(table(wood + R"(,"t01":{"k":"hill","poly":[[1500,3000],[1900,3000],[1900,3500],[1500,3500]]})").empty());
    CHECK(table(wood + R"(,"t01":{"k":"hill","poly":[[1200,3000],[1900,3000],[1900,3500],[1200,3500]]})").empty());
    // A saved position does without.
    CHECK(refusal_of(position("play", {"a00 rifle 500,500", far_enemy})).empty());
}

TEST_CASE("CS-DEP-01: the higher die wins, equal ones roll again", "[crossfire_squads]") {
    Battle t = game();
    CHECK(t.phase() == "rolloff");
    CHECK(t.dice() == 2);
    CHECK(t.cause() == "rolloff");
    t.plays("(4,4)");
    CHECK(t.phase() == "rolloff");
    Battle u = t;
    CHECK(t.plays("(5,4)").to_act() == 0);
    CHECK(t.part("won") == 0);
    CHECK(u.plays("(1,2)").to_act() == 1);
    CHECK(u.part("won") == 1);
}

TEST_CASE("CS-DEP-02: the winner names an area piece", "[crossfire_squads]") {
    Battle t = game();
    t.plays("(5,2)");
    CHECK(t.phase() == "objective");
    CHECK(t.offers("obj:t00"));
    CHECK_FALSE(t.offers_any("obj:t01"));
    t.refuses("obj:t01", "CS-DEP-02");
    t.refuses("obj:t02", "FORMAT");
    t.refuses("edge:n", "CS-ACT-01");
    t.plays("obj:t00");
    CHECK(t.part("obj") == "t00");
}

TEST_CASE("CS-DEP-03: the loser takes an edge, the winner has the one across", "[crossfire_squads]") {
    const auto edges = [](const char* theirs) { return deploying(theirs).part("edges"); };
    CHECK(edges("n") == Json{"s", "n"});
    CHECK(edges("s") == Json{"n", "s"});
    CHECK(edges("e") == Json{"w", "e"});
    CHECK(edges("w") == Json{"e", "w"});
    Battle t = game();
    t.plays("(2,5) obj:t00");
    CHECK(t.phase() == "edge");
    CHECK(t.to_act() == 0);
    CHECK(t.offers("edge:n edge:e edge:s edge:w"));
    t.refuses("edge:q", "FORMAT");
    CHECK(t.plays("edge:e").part("edges") == Json{"e", "w"});
}

TEST_CASE("CS-DEP-04: in a quarter of the table from the home edge", "[crossfire_squads]") {
    const Battle south = deploying("n");
    CHECK(south.verdict("a00@3000,2930").empty());  // 3840 - 910
    south.refuses("a00@3000,2929", "CS-DEP-04");
    CHECK(south.verdict("a00@50,3790").empty());
    south.refuses("a00@49,3790", "CS-DEP-04");
    south.refuses("a00@3000,3791", "CS-DEP-04");
    const Battle north = deploying("s");
    CHECK(north.verdict("a00@3000,910").empty());
    north.refuses("a00@3000,911", "CS-DEP-04");
    const Battle west = deploying("e");
    CHECK(west.verdict("a00@1390,2000").empty());
    west.refuses("a00@1391,2000", "CS-DEP-04");
    const Battle east = deploying("w");
    CHECK(east.verdict("a00@4370,2000").empty());
    east.refuses("a00@4369,2000", "CS-DEP-04");
    // A small base is half as deep: 960 - 25.
    Battle t = deploying("n");
    t.plays("a00@3000,3500");
    CHECK(t.verdict("b01@3000,935").empty());
    t.refuses("b01@3000,936", "CS-DEP-04");
}

TEST_CASE("CS-DEP-05: by turns from the winner on, and the rest at once", "[crossfire_squads]") {
    Battle t = deploying("n");
    CHECK(t.phase() == "deploy");
    CHECK(t.to_act() == 0);
    t.refuses("b00@3000,500", "CS-ACT-02");
    t.plays("a01@3000,3500/0,-1");
    CHECK(t.to_act() == 1);
    t.refuses("a00@3000,3300", "CS-ACT-02");
    t.plays("b01@3000,500");
    CHECK(t.to_act() == 0);
    t.refuses("a01@3200,3300/0,-1", "CS-DEP-05 CS-ACT-02");  // placed already
    t.plays("a00@3200,3500");
    CHECK(t.phase() == "deploy");
    t.plays("b00@3200,500");
    CHECK(t.phase() == "play");
    CHECK(t.turn() == 1);
    // Three against one.
    Battle u(record_of(small.substr(small.find(" terrain")) +
                       R"( forces=[[{"k":"rifle"},{"k":"rifle"},{"k":"rifle"}],[{"k":"rifle"}]])"));
    u.plays("(2,5) obj:t00 edge:s b00@3000,500 a02@3000,3500");
    CHECK(u.to_act() == 0);
    u.plays("a01@3200,3500");
    CHECK(u.to_act() == 0);
    CHECK(u.plays("a00@3400,3500").phase() == "play");
}

TEST_CASE("CS-DEP-06: on nobody's base", "[crossfire_squads]") {
    Battle t = deploying("n");
    t.plays("a00@3000,3500 b00@3000,500");
    t.refuses("a01@3099,3500/0,-1", "CS-DEP-06");
    CHECK(t.verdict("a01@3100,3500/0,-1").empty());
    CHECK(t.verdict("a01@3060,3420/0,-1").empty());
    // Nor on wire, nor a vehicle on a building.
    const std::string forces = R"( forces=[[{"k":"rifle"},{"k":"veh","type":"stug"}],[{"k":"rifle"}]])";
    Battle u(record_of(R"(obstacles vehicles buildings)" + forces +
                       R"( terrain={"t00":{"k":"building","poly":[[1000,3000],[1500,3000],[1500,3500],[1000,3500]]},)"
                       R"("w00":{"k":"wire","poly":[[2000,3200],[2400,3200],[2400,3300],[2000,3300]]}})"));
    u.plays("(5,2) obj:t00 edge:n");
    u.refuses("a00@2200,3349", "CS-DEP-06");
    CHECK(u.verdict("a00@2200,3350").empty());
    CHECK(u.verdict("a00@1200,3200").empty());
    u.refuses("a01@1200,3200/0,-1", "CS-DEP-06 CS-BLD-06");
    u.refuses("a01@1574,3200/0,-1", "CS-DEP-06 CS-BLD-06");
    CHECK(u.verdict("a01@1575,3200/0,-1").empty());
    u.refuses("a01@2200,3374/0,-1", "CS-DEP-06");
}

TEST_CASE("CS-DEP-07: facings of guns, turrets of vehicles", "[crossfire_squads]") {
    Battle t = deploying("n");
    t.refuses("a01@3000,3500", "FORMAT");
    t.refuses("a01@3000,3500/0,0", "FORMAT");
    t.refuses("a00@3000,3500/0,-1", "FORMAT");
    CHECK(t.plays("a01@3000,3500/0,-4").facing("a01") == "0,-1");
    Battle u(record_of(small.substr(small.find(" terrain")) +
                       R"( vehicles forces=[[{"k":"veh","type":"t34"},{"k":"veh","type":"stug"}],[{"k":"rifle"}]])"));
    u.plays("(5,2) obj:t00 edge:n");
    Battle v = u;
    CHECK(u.plays("a00@3000,3500/0,-1").turret("a00") == "0,-1");
    CHECK(v.plays("a00@3000,3500/0,-1/2,2").turret("a00") == "1,1");
    v.plays("b00@3000,500");
    v.refuses("a01@3300,3500/0,-1/1,1", "FORMAT");
}

TEST_CASE("CS-DEP-08: the first turn is the winner's, or by option the loser's", "[crossfire_squads]") {
    const auto first = [](std::string_view option) {
        Battle t = deploying("n", option);
        t.plays("a00@3000,3500 b00@3000,500 a01@3200,3500/0,-1 b01@3200,500");
        CHECK(t.phase() == "play");
        CHECK(t.turn() == 1);
        CHECK(t.part("won").is_null());
        return t.active();
    };
    CHECK(first("") == 0);
    CHECK(first("first=winner") == 0);
    CHECK(first("first=loser") == 1);
}

TEST_CASE("CS-DEP-05: a start before the edges are chosen may have units that stand already", "[crossfire_squads]") {
    const Words wood{"t00 woods 1000,1000 1500,1500"};
    Battle t("edge won=0", {"a00 rifle 3000,3500", "b00 rifle -"}, wood);
    CHECK(t.plays("edge:n").to_act() == 1);
    Battle u("edge won=0", {"a00 rifle 3000,3500", "b00 rifle 3000,500"}, wood);
    CHECK(u.plays("edge:n").phase() == "play");
}
