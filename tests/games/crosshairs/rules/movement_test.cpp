// Flying, entering, climbing, level flight and crashing.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";  // at the edge, looking off the board: they aim at nothing

Table flying(const std::string& planes, const std::string& others = "", const std::string& options = "") {
    return Table(options, act(0, 7).fleet(0, planes).fleet(1, north_parked).fleet(1, others));
}

}  // namespace

TEST_CASE("CH-MOVE-01: a plane action names a cell with a plane on it") {
    Table t = flying("c1=e^2 e5=ne^2");
    for (const char* move : {"e6^", "e6-1", "e6-2", "e6v", "e6w", "e6#"}) t.refuses(move, "CH-MOVE-01");
    t.plays("e5v");
    for (const char* move : {"e5v", "e5w"})  // the cell that the diving plane has left
        t.refuses(move, "CH-MOVE-01");
    t.plays("f6v");
}

TEST_CASE("CH-MOVE-02: with a plane of the player to act") {
    Table t = flying("c1=e^2 e5=ne^2", "h3=e^3");
    for (const char* move : {"h3^", "h3-1", "h3v", "h3w", "h3#"}) t.refuses(move, "CH-MOVE-02");
    t.plays("e5^");

    Table team("type=1v2", act(1, 7).fleet(0, "a1=se a2=se").fleet(1, "c3=e^2 c7=e^2").fleet(2, "h3=e^2 h6=e^2"));
    for (const char* move : {"h3^", "h3-1", "h3v", "h3w", "h3#"}) team.refuses(move, "CH-MOVE-02");  // a team-mate's
    team.plays("c3^");
}

TEST_CASE("CH-MOVE-03: a plane never leaves the board") {
    for (const char* edge :
         {"a3=se", "a3=sw", "d1=w",  "d1=sw", "h1=nw", "h1=w",   "k3=nw",  "k3=ne", "h9=ne", "h9=e", "d9=e",
          "d9=se", "f1=w",  "f1=nw", "f1=sw", "f11=e", "f11=ne", "f11=se", "a1=w",  "a6=e",  "k6=e"}) {
        INFO(edge);
        const std::string plane = edge;
        const std::string cell = plane.substr(0, plane.find('='));
        Table t = flying("e5=e " + plane + "^3");
        t.refuses(cell + "^", "CH-MOVE-03");
        t.refuses(cell + "-1", "CH-MOVE-03");
        t.refuses(cell + "-2", "CH-MOVE-03");
        t.refuses(cell + "v", "CH-MOVE-03");
        t.refuses(cell + "v>", "CH-MOVE-03");
        CHECK(t.choices_of(cell) == cell + "w " + cell + "w< " + cell + "w>");  // at height 3 it has to power-dive
        t.plays(cell + "w>");
    }
    Table second = flying("e5=e j3=ne");
    second.refuses("j3-2", "CH-MOVE-03");
    second.plays("j3-1");
}

TEST_CASE("CH-MOVE-04: no plane enters or crosses the cell of another, friend or foe, at whatever heights") {
    for (const char* height : {"", "^2", "^6"}) {
        Table foe = flying("c1=e e5=e^2", "e6=ne" + std::string(height));
        Table friendly = flying("c1=e e5=e^2 e6=ne" + std::string(height));
        for (Table* t : {&foe, &friendly}) {
            for (const char* move : {"e5^", "e5-1", "e5-2", "e5v"}) t->refuses(move, "CH-MOVE-04");
            CHECK(t->choices_of("e5") == "e5w e5w< e5w>");
        }
        Table behind = flying("c1=e e5=e^2", "e7=ne" + std::string(height));
        behind.refuses("e5-2", "CH-MOVE-04");
        behind.plays("e5-1");
    }
}

TEST_CASE("CH-MOVE-04: the cell left in the same dive is free again") {
    Table t = flying("c1=e f6=e^6");
    t.plays("f6v> f7w> f7w> f7v");
    CHECK(t.at("f6") == "0=w*");  // back where it began
    CHECK(t.turn() == "player 0, round 7, left 1");

    Table round = flying("c1=e f6=e^6");
    round.plays("f6v> f7v> e7v> d6v> d5v> e5v>");
    CHECK(round.at("f6") == "0=e*");
}

TEST_CASE("CH-MOVE-05: clouds do not hinder any movement") {
    const auto over_clouds = [](const char* move, const char* after) {
        Table t("", act(0, 7).fleet(0, "c1=e e5=ne^2").fleet(1, north_parked).clouds("f6 g6"));
        t.plays(move);
        const std::string cell = std::string(after).substr(0, 2);
        CHECK(t.at(cell) == "0" + std::string(after).substr(2));
    };
    over_clouds("e5-1", "f6=ne^2*");
    over_clouds("e5-2", "g6=ne^2*");
    over_clouds("e5^", "f6=ne^3*");
    over_clouds("e5v", "f6=ne^1*");

    Table entry("", act(0, 1).off("6 6").clouds("a2 a3"));
    CHECK(entry.choices() == 36);
    entry.plays("+a2=ne");
    CHECK(entry.at("a2") == "0=ne");
}

TEST_CASE("CH-MOVE-06: every move ends with an optional rotation, also towards the edge or another plane") {
    const auto facings = [](const std::string& move, const std::string& cell) {
        std::string found;
        for (const char* turn : {"<", "", ">"}) {
            Table t = flying("c1=e e5=ne^2");
            t.plays(move + turn);
            found += t.at(cell) + " ";
        }
        return found;
    };
    CHECK(facings("e5-1", "f6") == "0=nw^2* 0=ne^2* 0=e^2* ");
    CHECK(facings("e5-2", "g6") == "0=nw^2* 0=ne^2* 0=e^2* ");
    CHECK(facings("e5^", "f6") == "0=nw^3* 0=ne^3* 0=e^3* ");
    CHECK(facings("e5v", "f6") == "0=nw^1* 0=ne^1* 0=e^1* ");
    CHECK(facings("e5w", "e5") == "0=nw* 0=ne* 0=e* ");

    Table edge = flying("c1=e j4=nw");
    edge.plays("j4-1>");
    CHECK(edge.at("k3") == "0=ne*");
    Table nose_to_nose = flying("c1=e e5=ne", "f7=w");
    nose_to_nose.plays("e5-1>");
    CHECK(nose_to_nose.at("f6") == "0=e*");
}

TEST_CASE("CH-ENTER-01: onto a starting hex, at height 0, with any facing, as the plane's action") {
    Table t("", act(0, 2).fleet(1, north_parked).off("6 4"));
    for (const char* dir : {"e", "se", "sw", "w", "nw", "ne"})
        CHECK(t.offers("+a1=" + std::string(dir) + " +a4=" + dir + " +a6=" + dir));
    CHECK(t.choices() == 36);
    t.plays("+a1=sw +a2=e");
    CHECK(t.fleet(0) == "a1=sw* a2=e*");
    CHECK(t.turn() == "player 0, round 2, left 1");
    CHECK(t.off() == "4 4");
}

TEST_CASE("CH-ENTER-01: shots may follow an entry") {
    Table t("", act(0, 7).fleet(0, "c1=e").fleet(1, north_parked).fleet(1, "c6=w").off("1 0"));
    CHECK(t.shots().empty());
    t.plays("+a4=ne");  // a4 -> b5 -> c6, and c1 aims along row c
    CHECK(t.shots() == "c6");
    t.plays("xc6");
}

TEST_CASE("CH-ENTER-02: a plane must be off the board") {
    Table t = flying("c1=e c5=e");
    t.refuses("+a1=ne", "CH-ENTER-02");
    CHECK(t.entries().empty());
    Table other("", act(0, 7).fleet(0, "c1=e c5=e").off("0 6"));  // the other player's planes are of no use
    other.refuses("+a1=ne", "CH-ENTER-02");
    Table one("", act(0, 7).fleet(0, "c1=e").fleet(1, north_parked).off("1 0"));
    one.plays("+a1=ne");
    one.refuses("+a2=ne", "CH-ENTER-02");
}

TEST_CASE("CH-ENTER-03: on the player's own side") {
    Table t("clouds=0");
    for (const char* cell : {"k1", "k6", "b1", "b7", "f6", "f1", "f11"})
        t.refuses("+" + std::string(cell) + "=e", "CH-ENTER-03");
    t.plays("+a6=se");
    for (const char* cell : {"a1", "a6", "j1", "j7", "f6"}) t.refuses("+" + std::string(cell) + "=e", "CH-ENTER-03");
    t.plays("+k6=ne");
}

TEST_CASE("CH-ENTER-04: not onto a plane, own or hostile; a cloud does not matter") {
    Table t("", act(0, 7).fleet(0, "a2=ne").fleet(1, north_parked).fleet(1, "a4=w^3").clouds("a2 a5 a6").off("2 0"));
    t.refuses("+a2=e", "CH-ENTER-04");
    t.refuses("+a4=e", "CH-ENTER-04");
    CHECK(t.entries() == "a1 a3 a5 a6");
    t.plays("+a5=ne");
    t.refuses("+a5=ne", "CH-ENTER-04");
}

TEST_CASE("CH-CLIMB-01: height +1, one cell forwards, then the rotation") {
    Table t = flying("c1=e e5=ne e8=w^5");
    t.plays("e5^");
    CHECK(t.at("f6") == "0=ne^1*");
    CHECK(t.at("e5").empty());
    t.plays("e8^<");
    CHECK(t.at("e7") == "0=sw^6*");
}

TEST_CASE("CH-CLIMB-02: not above height 6") {
    Table t = flying("c1=e e5=ne^6");
    t.refuses("e5^", "CH-CLIMB-02");
    t.refuses("e5^>", "CH-CLIMB-02");
    t.plays("e5-1");  // the same cell is reached by level flight
    CHECK(t.at("f6") == "0=ne^6*");
}

TEST_CASE("CH-LEVEL-01: one or two cells straight ahead at the same height") {
    Table one = flying("c1=e e5=w^4");
    one.plays("e5-1");
    CHECK(one.at("e4") == "0=w^4*");
    Table two = flying("c1=e e5=w^4");
    two.plays("e5-2>");
    CHECK(two.at("e3") == "0=nw^4*");
    two.refuses(R"({"do":"level","plane":"c1","steps":3})", "FORMAT");
    two.refuses(R"({"do":"level","plane":"c1","steps":0})", "FORMAT");
    two.refuses(R"({"do":"level","plane":"c1","steps":-1})", "FORMAT");
    Table ground = flying("c1=e e5=se");  // at height 0 as well
    ground.plays("e5-2");
    CHECK(ground.at("c5") == "0=se*");
}

TEST_CASE("CH-CLIMB-01 CH-LEVEL-01 CH-DIVE-02 CH-DIVE-03: all that a plane can do, by its height") {
    const auto choices = [](const std::string& height) { return flying("c1=e e5=ne" + height).choices_of("e5"); };
    const std::string level = "e5-1 e5-1< e5-1> e5-2 e5-2< e5-2>", climb = " e5^ e5^< e5^>", swoop = " e5v e5v< e5v>",
                      power = " e5w e5w< e5w>";
    CHECK(choices("") == level + climb);
    CHECK(choices("^1") == level + climb + swoop);
    CHECK(choices("^2") == level + climb + swoop + power);
    CHECK(choices("^5") == level + climb + swoop + power);
    CHECK(choices("^6") == level + swoop + power);
}

TEST_CASE("CH-CRASH-01: only with a barred nose, at height 0 or 1") {
    for (const char* height : {"", "^1"}) {
        Table edge = flying("c1=e c3=e k6=ne" + std::string(height));
        CHECK(edge.choices_of("k6") == "k6#");
        edge.plays("k6#");
        CHECK(edge.fleet(0) == "c1=e c3=e");

        Table own = flying("c1=e e6=ne e5=e" + std::string(height));
        CHECK(own.choices_of("e5") == "e5#");
        own.plays("e5#");

        Table hostile = flying("c1=e c3=e e5=e" + std::string(height), "e6=ne^4");
        CHECK(hostile.choices_of("e5") == "e5#");
        hostile.plays("e5#");
    }
    for (const char* height : {"^2", "^3", "^6"}) {
        Table high = flying("c1=e c3=e k6=ne" + std::string(height));
        high.refuses("k6#", "CH-CRASH-01");
        CHECK(high.choices_of("k6") == "k6w k6w< k6w>");
    }
    for (const char* height : {"", "^1", "^2"})
        flying("c1=e c3=e e5=ne" + std::string(height)).refuses("e5#", "CH-CRASH-01");
    // A cell that is free, though the next is not, leaves room for a level flight.
    flying("c1=e c3=e e5=e", "e7=ne").refuses("e5#", "CH-CRASH-01");
    // A cloud ahead bars nothing.
    Table("", act(0, 7).fleet(0, "c1=e c3=e e5=e").fleet(1, north_parked).clouds("e6")).refuses("e5#", "CH-CRASH-01");
}

TEST_CASE("CH-CRASH-02: the plane is gone for good, and that was its action") {
    Table t("", act(0, 7).fleet(0, "c1=e c3=e k6=ne").fleet(1, north_parked).off("1 0"));
    t.plays("k6#");
    CHECK(t.turn() == "player 0, round 7, left 3");
    CHECK(t.fleet(0) == "c1=e c3=e");
    CHECK(t.off() == "1 0");
    t.refuses("k6#", "CH-MOVE-01");
    t.plays("+a1=se c1-1");
    t.plays("c3-1");
    CHECK(t.turn() == "player 1, round 7, left 2");
    t.plays("k1# ");
    CHECK(t.result() == "0: elimination");  // down to one
}
