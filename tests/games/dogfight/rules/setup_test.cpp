// DF-OPT, DF-SCN and DF-SEQ: options, scenarios, and the order of a turn.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

// How a set of options is refused in the game's own start; "" if it is not.
std::string refused(std::string_view options) { return refusal_of({}, options); }

std::string types(const Flight& f) {
    std::string text;
    for (const auto& [letter, plane] : f.position().at("planes").items())
        text += (text.empty() ? "" : " ") + plane.at("side").dump() + plane.at("type").get<std::string>();
    return text;
}

Planes many(int count) {
    Planes planes;
    for (int i = 0; i < count; ++i)
        planes.push_back(std::to_string(i % 2) + " d5a " + std::string(1, static_cast<char>('a' + i % 15)) +
                         std::to_string(1 + i / 15) + " s 8 5");
    return planes;
}

}  // namespace

TEST_CASE("DF-OPT-01: the basic game has every advanced option off, and all can be on at once", "[dogfight]") {
    const Flight basic(record_of("", {}));
    CHECK(basic.record().value("options", Json::object()).empty());
    CHECK(basic.phase() == "target A");
    CHECK(
        refused("acquisition carryFacing randomTargeting formation disclosure signals collisions ramming declareFirst "
                "advTables fineClimb departure advStress engineFire jamming grand sun=n")
            .empty());
    for (const char* option :
         {"acquisition", "randomTargeting", "formation", "signals", "collisions", "declareFirst", "advTables",
          "fineClimb", "departure", "engineFire", "jamming", "grand", "friends=false", "sun=sw", "sun=null"}) {
        INFO(option);
        CHECK(refused(option).empty());
    }
}

TEST_CASE("DF-OPT-02: an option without the one that it needs", "[dogfight]") {
    for (const char* options : {"disclosure", "carryFacing", "ramming", "advStress", "formation friends=false",
                                "signals friends=false", "formation disclosure friends=false"}) {
        INFO(options);
        CHECK(refused(options) == "DF-OPT-02");
    }
    for (const char* options :
         {"formation disclosure", "acquisition carryFacing", "collisions ramming", "advTables advStress"}) {
        INFO(options);
        CHECK(refused(options).empty());
    }
    CHECK(refused("wind") == "FORMAT");
    CHECK(refused("grand=1") == "FORMAT");
    CHECK(refused("sun=up") == "FORMAT");
    CHECK(refused("sun=true") == "FORMAT");
    CHECK(refused("scenario=joust") == "FORMAT");
    CHECK(refused("scenario=1") == "FORMAT");
}

TEST_CASE("DF-SCN-01: the five scenarios", "[dogfight]") {
    struct Scenario {
        const char *name, *aircraft;
        int columns, rows, turns;
    };
    for (const Scenario& scenario : {Scenario{"duel", "0camel 1d5a", 15, 13, 20},
                                     {"patrol", "0se5a 0se5a 1dr1 1d5a", 21, 17, 25},
                                     {"escort", "0spad13 0nieuport17 1dfw 1d7", 21, 17, 25},
                                     {"melee", "0camel 1dr1 2d7", 17, 15, 25},
                                     {"encounter", "0spad13 1d7", 26, 20, 30}}) {
        INFO(scenario.name);
        const Flight f(record_of(std::string("scenario=") + scenario.name, {}));
        CHECK(types(f) == scenario.aircraft);
        CHECK(f.position().at("map") == Json({scenario.columns, scenario.rows}));
        CHECK(f.position().at("limit") == scenario.turns);
        CHECK(f.turn() == 1);
    }
    // No option names no scenario; a start of one's own leaves it aside.
    CHECK(types(Flight(record_of("", {}))) == "0camel 1d5a");
    CHECK(types(Flight("begin", {"0 dr1 h7 n 8 5", "1 d7 a1 s 8 5"}, "scenario=melee")) == "0dr1 1d7");
}

TEST_CASE("DF-SCN-02: two to sixteen aircraft of two to four sides", "[dogfight]") {
    CHECK(refusal_of(position("begin", many(2))).empty());
    CHECK(refusal_of(position("begin", many(16))).empty());
    CHECK(refusal_of(position("begin", many(1))) == "FORMAT");
    CHECK(refusal_of(position("begin", many(17))) == "FORMAT");
    const std::string a = "0 d5a h7 n 8 5";
    CHECK(refusal_of(position("begin", {a, "0 d5a h8 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "3 d5a h8 n 8 5"})).empty());
    CHECK(refusal_of(position("begin", {a, "4 d5a h8 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "1 d5a h8 n 8 5", "2 d5a h9 n 8 5", "3 d5a h10 n 8 5"})).empty());
    CHECK(refusal_of(position("begin", {a + " out=left", "1 d5a h8 n 8 5 out=destroyed"})) == "FORMAT");
    // Hexes and speeds.
    CHECK(refusal_of(position("begin", {a, "1 d5a o13 n 8 12"})).empty());
    CHECK(refusal_of(position("begin", {a, "1 d5a o13 n 8 13"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "1 d5a p13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "1 d5a o14 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "1 d5a o0 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {a, "1 d5a o13 e 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin map=26,40", {a, "1 d5a z40 n 8 5"})).empty());
    CHECK(refusal_of(position("begin map=27,40", {a, "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin map=26,41", {a, "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin map=3,3", {"0 d5a a1 n 8 5", "1 d5a c3 n 8 5"})).empty());
    CHECK(refusal_of(position("begin map=2,3", {"0 d5a a1 n 8 5", "1 d5a b3 n 8 5"})) == "FORMAT");
}

TEST_CASE("DF-SEQ-01: a turn of the basic game from declarations to critical hits", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "1 d5a h6 - 8 5"});
    const auto then = [&f](const char* move, const char* phase) {
        INFO("after " << move);
        CHECK(f.plays(move).phase() == phase);
    };
    CHECK(f.phase() == "target A");
    then("A>B", "target B");
    then("B>-", "initiative");
    then("(0,9)", "mproll A");
    then("(1)", "move A");
    then("M", "mt A");
    then("(3,4)", "throttle A");  // passed by 3: 1 for the stay, and power
    CHECK(f.where("A") == "h6 mid 8");
    then("P", "speed A");
    then("(4)", "mproll B");
    then("(1)", "move B");
    then("M", "mt B");
    then("(1,1)", "fail B");
    then("(6,6)", "exit B");
    then("Xs", "throttle B");
    then("N", "fire A");
    then("*3", "hit");
    then("(6,6,6,6)", "crit");  // 12 - 10 + 1 is 3 hits, 4 with the burst: one critical hit for each gun
    then("(1,5,1,4)", "target A");
}

TEST_CASE("DF-SEQ-02: everything has its moment", "[dogfight]") {
    Flight f("begin", {"0 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    for (const char* move :
         {"(1)", "F", "N", "*0", "~", "=", "S", "J", "V1", "Y", "C0", "p0", "E", "H", "@1", "?turn,pitch"})
        f.refuses(move, "DF-SEQ-02");
    f.refuses("G+", "DF-SEQ-02");
    f.plays("A>- B>-");
    for (const char* move : {"A>B", "F", "N", "*0"}) f.refuses(move, "DF-SEQ-02");
    f.plays("(1,9) (1)");
    for (const char* move : {"(1)", "A>B", "N", "*0", "P", "S-", "."}) f.refuses(move, "DF-SEQ-02");
    f.plays("F");
    for (const char* move : {"F", "M", "(1)", "E", "*1"}) f.refuses(move, "DF-SEQ-02");
}

TEST_CASE("DF-SEQ-03: as many dice as are due, with faces that they have", "[dogfight]") {
    Flight f("initiative", {"0 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    CHECK(f.choices() == 100);
    f.refuses("(1)", "DF-SEQ-03");
    f.refuses("(1,2,3)", "DF-SEQ-03");
    f.refuses("(10,1)", "DF-SEQ-03");
    CHECK(f.offers("(0,9)"));
    f.plays("(0,9)");
    CHECK(f.choices() == 6);
    f.refuses("(0)", "DF-SEQ-03");
    f.refuses("(7)", "DF-SEQ-03");
    f.refuses("(1,1)", "DF-SEQ-03");
    f.refuses(R"({"do":"roll","dice":[13]})", "DF-SEQ-03");
    f.refuses(R"({"do":"roll","dice":[-1]})", "DF-SEQ-03");
    f.refuses(R"({"do":"roll","dice":[260]})", "DF-SEQ-03");  // not taken for a 4
    f.refuses(R"({"do":"roll","dice":[1.5]})", "FORMAT");
    f.refuses(R"({"do":"roll"})", "FORMAT");
    f.refuses(R"({"do":"roll","dice":3})", "FORMAT");
    f.refuses(R"({"do":"roll","dice":[3.5]})", "FORMAT");
}

TEST_CASE("DF-SEQ-04: who is to act", "[dogfight]") {
    Flight f("begin", {"2 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    CHECK(f.to_act() == 2);
    CHECK(f.status().at("plane") == "A");
    CHECK(f.status().at("phase") == "target");
    CHECK_FALSE(has(f.status(), "roll"));
    f.plays("A>-");
    CHECK(f.to_act() == 1);
    CHECK(f.status().at("plane") == "B");
    f.plays("B>-");
    CHECK(f.to_act() == "chance");
    CHECK_FALSE(has(f.status(), "plane"));
    CHECK(f.status().at("roll") == json(R"({"dice":[10,10],"for":"initiative"})"));
    CHECK(f.status().at("result").is_null());
    Flight over("endturn turn=20", {"2 d5a h7 n 8 5", "1 d5a o13 n 8 5"});
    CHECK(over.to_act().is_null());
    CHECK(over.status().at("result") == json(R"({"winners":[],"reason":"draw"})"));
}

TEST_CASE("DF-SEQ-04: rolls of more than 216 outcomes are not listed", "[dogfight]") {
    Flight three("initiative", {"0 d5a h7 n 8 5", "1 d5a o13 n 8 5", "1 d5a o12 n 8 5"});
    CHECK(three.choices() == 0);
    CHECK(three.plays("(1,5,9)").phase() == "mproll A");
    Flight f = alone("0 d5a h7 ne 8 5");
    f.plays("(1) R2^-1 (1,2) ?turn,pitch");
    CHECK(f.choices() == 216);
}
