// Dives: a chain of manoeuvres with room for a shot after each.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

Table diving(const std::string& planes, const std::string& others = "") {
    return Table("", act(0, 7).fleet(0, planes).fleet(1, north_parked).fleet(1, others));
}

}  // namespace

TEST_CASE("CH-DIVE-01: manoeuvres of one plane in any order, each losing height, one plane action in all") {
    Table t = diving("c1=e f3=e^6");
    t.plays("f3w");
    CHECK(t.turn() == "player 0, round 7, left 1, diving f3");
    CHECK(t.at("f3") == "0=e^4*");
    t.plays("f3v");
    CHECK(t.turn() == "player 0, round 7, left 1, diving f4");
    CHECK(t.at("f4") == "0=e^3*");
    t.plays("f4w");
    CHECK(t.at("f4") == "0=e^1*");
    t.plays("f4v");
    CHECK(t.turn() == "player 0, round 7, left 1");
    CHECK(t.at("f5") == "0=e*");

    Table swoops = diving("c1=e f3=e^6");
    swoops.plays("f3v f4v f5v f6v f7v f8v");
    CHECK(swoops.at("f9") == "0=e*");
    Table powers = diving("c1=e f3=e^6");
    powers.plays("f3w> f3w> f3w>");
    CHECK(powers.at("f3") == "0=w*");
}

TEST_CASE("CH-DIVE-02: a power dive loses two on the spot and needs them") {
    Table two = diving("c1=e f3=e^2");
    two.plays("f3w<");
    CHECK(two.at("f3") == "0=ne*");
    diving("c1=e f3=e^1").refuses("f3w", "CH-DIVE-02");
    diving("c1=e f3=e").refuses("f3w", "CH-DIVE-02");

    Table later = diving("c1=e f3=e^3");
    later.plays("f3w");
    later.refuses("f3w", "CH-DIVE-02");  // at 1 by now
    later.refuses("f3w>", "CH-DIVE-02");
    CHECK(later.offers("f3v f3v< f3v> ="));
    CHECK(later.choices() == 4);
}

TEST_CASE("CH-DIVE-03: a swoop loses one, goes one cell forwards and needs the one") {
    Table one = diving("c1=e f3=e^1");
    one.plays("f3v>");
    CHECK(one.at("f4") == "0=se*");
    diving("c1=e f3=e").refuses("f3v", "CH-DIVE-03");
}

TEST_CASE("CH-DIVE-04: pull out after any manoeuvre") {
    Table t = diving("c1=e f3=e^6");
    t.plays("f3v = ");
    CHECK(t.turn() == "player 0, round 7, left 1");
    CHECK(t.at("f4") == "0=e^5*");
    t.refuses("f4v", "CH-TURN-05");

    Table later = diving("c1=e f3=e^6");
    later.plays("f3w f3v f4v =");
    CHECK(later.at("f5") == "0=e^2*");
    CHECK(later.turn() == "player 0, round 7, left 1");
}

TEST_CASE("CH-DIVE-05: the dive ends by itself on the ground") {
    Table swoop = diving("c1=e f3=e^1");
    swoop.plays("f3v");
    CHECK(swoop.turn() == "player 0, round 7, left 1");
    Table power = diving("c1=e f3=e^2");
    power.plays("f3w");
    CHECK(power.turn() == "player 0, round 7, left 1");
    swoop.refuses("=", "CH-TURN-01");
}

TEST_CASE("CH-DIVE-05: on the ground it ends even with a shot open, which stays open") {
    Table t = diving("e4=e^1 e8=w", "e6=ne");
    t.plays("e4v");
    CHECK(t.turn() == "player 0, round 7, left 1");
    CHECK(t.shots() == "e6");
    t.plays("xe6");
}

TEST_CASE("CH-DIVE-05: at height 1 it ends with the way ahead barred") {
    Table edge = diving("c1=e k3=ne^3");
    edge.plays("k3w");
    CHECK(edge.turn() == "player 0, round 7, left 1");
    CHECK(edge.at("k3") == "0=ne^1*");

    Table still_edge = diving("c1=e k3=ne^3");
    still_edge.plays("k3w<");
    CHECK(still_edge.turn() == "player 0, round 7, left 1");

    Table own = diving("c1=e e4=e^2 e6=ne");
    own.plays("e4v");
    CHECK(own.turn() == "player 0, round 7, left 2");

    Table hostile = diving("c1=e e4=e^2", "e6=ne");
    hostile.plays("e4v");
    CHECK(hostile.turn() == "player 0, round 7, left 1");
    CHECK(hostile.at("e5") == "0=e^1*");
}

TEST_CASE("CH-DIVE-05: at height 1 with a clear way, or higher up, it goes on") {
    Table turned = diving("c1=e k3=ne^3");
    turned.plays("k3w>");
    CHECK(turned.turn() == "player 0, round 7, left 1, diving k3");
    CHECK(turned.choices() == 4);

    Table high = diving("c1=e e4=e^4", "e6=ne");
    high.plays("e4v");
    CHECK(high.turn() == "player 0, round 7, left 1, diving e5");
    CHECK(high.choices() == 4);  // three power dives, or pull out
    high.refuses("e5v", "CH-MOVE-04");
    high.plays("e5w");  // height 1, still barred
    CHECK(high.turn() == "player 0, round 7, left 1");

    Table two = diving("c1=e k3=ne^4");
    two.plays("k3w");
    CHECK(two.turn() == "player 0, round 7, left 1, diving k3");
    two.refuses("k3v", "CH-MOVE-03");
    two.plays("k3w");
    CHECK(two.turn() == "player 0, round 7, left 1");
}

TEST_CASE("CH-DIVE-05: barred at height 1 it waits while a shot is open") {
    Table t = diving("e4=e^2 e8=w", "e6=ne");
    t.plays("e4v");
    CHECK(t.turn() == "player 0, round 7, left 1, diving e5");
    CHECK(t.choices() == 2);
    CHECK(t.offers("xe6 ="));
    t.refuses("e5v", "CH-MOVE-04");
    t.plays("xe6");  // that clears the way
    CHECK(t.turn() == "player 0, round 7, left 1, diving e5");
    CHECK(t.offers("e5v e5v< e5v> ="));
    t.plays("e5v");
    CHECK(t.at("e6") == "0=e*");
}

TEST_CASE("CH-DIVE-05: a shot that does not clear the way ends the dive after all") {
    Table t = diving("c3=e c7=w e4=e^2 e6=ne", "c5=ne");
    t.plays("e4v");
    CHECK(t.turn() == "player 0, round 7, left 3, diving e5");
    CHECK(t.choices() == 2);
    CHECK(t.offers("xc5 ="));
    t.plays("xc5");
    CHECK(t.turn() == "player 0, round 7, left 3");
    CHECK(t.at("e5") == "0=e^1*");
}

TEST_CASE("CH-DIVE-05 CH-FIRE-06: pulling out with a shot open leaves the shot open") {
    Table t = diving("e4=e^2 e8=w", "e6=ne");
    t.plays("e4v =");
    CHECK(t.turn() == "player 0, round 7, left 1");
    CHECK(t.shots() == "e6");
    t.plays("xe6");
    CHECK(t.turn() == "player 0, round 7, left 1");
}

TEST_CASE("CH-DIVE-05 CH-TURN-07: a dive and a turn that end together") {
    Table t("", act(0, 7).fleet(0, "c1=e* f3=e^2").fleet(1, north_parked).set("left", 1));
    t.plays("f3w");
    CHECK(t.turn() == "player 1, round 7, left 2");
    CHECK(t.fleet(0) == "c1=e f3=e");
}
