// Altitude rings: one pool a team, and where they come back from.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

}  // namespace

TEST_CASE("CH-RING-01: the free rings are the pool less the heights of all planes of the team") {
    Table full("rings=6", act(0, 7).fleet(0, "c1=e^1 c5=e^2 e5=e^3").fleet(1, north_parked));
    full.refuses("c5^", "CH-RING-02");
    Table one_free("rings=7", act(0, 7).fleet(0, "c1=e^1 c5=e^2 e5=e^3").fleet(1, north_parked));
    one_free.plays("c5^");
    one_free.refuses("e5^", "CH-RING-02");  // that was the last one

    // Each team has its own.
    Table theirs("rings=6", act(1, 7).fleet(0, "c1=e^1 c5=e^2 e5=e^3").fleet(1, "h3=e^5 h7=e"));
    theirs.plays("h3^");
    theirs.refuses("h7^", "CH-RING-02");
}

TEST_CASE("CH-RING-02: a climb needs a free ring at the moment it is made") {
    Table none("rings=1", act(0, 7).fleet(0, "c1=e^1 c5=e").fleet(1, north_parked));
    none.refuses("c1^", "CH-RING-02");
    none.refuses("c5^", "CH-RING-02");
    CHECK_FALSE(none.offers_any("c5^ c5^< c5^>"));

    // Turbulence would give the ring straight back; it is needed all the same.
    const Position into_cloud = act(0, 7).fleet(0, "c1=e^1 c5=e").fleet(1, north_parked).clouds("c6");
    Table short_of_one("rings=1 turbulence=cloud", into_cloud);
    short_of_one.refuses("c5^", "CH-RING-02");
    Table enough("rings=2 turbulence=cloud", into_cloud);
    enough.plays("c5^");
    CHECK(enough.at("c6") == "0=e*");
    enough.plays("c1^");  // with the ring that came back
    CHECK(enough.at("c2") == "0=e^2");
}

TEST_CASE("CH-RING-02: entering at a height needs that many") {
    const Position start = act(0, 7).fleet(0, "c1=e^3").fleet(1, north_parked).off("2 0");
    Table t("rings=5 handicap=[4,0]", start);
    CHECK(t.offers("+a1=ne +a1=ne^1 +a1=ne^2"));
    t.refuses("+a1=ne^3", "CH-RING-02");
    t.refuses("+a1=ne^4", "CH-RING-02");
    t.plays("+a1=ne^2");
    t.refuses("+a3=ne^1", "CH-RING-02");
    t.plays("+a3=ne");

    // On a cloud with turbulence too: two are needed to enter at two, though one comes straight back.
    Position on_cloud = start;
    on_cloud.clouds("a1");
    Table thin("rings=4 handicap=[4,0] turbulence=cloud", on_cloud);
    thin.refuses("+a1=ne^2", "CH-RING-02");
    thin.plays("+a1=ne^1");
    CHECK(thin.at("a1") == "0=ne*");
    thin.plays("c1^");
}

TEST_CASE("CH-RING-03: rings from a dive can be used in the same turn") {
    const Position start = act(0, 7).fleet(0, "c1=e^3 c5=e e5=e").fleet(1, north_parked);
    Table swoop("rings=3", start);
    swoop.refuses("c5^", "CH-RING-02");
    swoop.plays("c1v = c5^");
    swoop.refuses("e5^", "CH-RING-02");

    Table power("rings=3", start);
    power.plays("c1w = c5^ e5^");
    CHECK(power.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-RING-03: rings from turbulence") {
    Table t("rings=1 turbulence=hex", act(0, 7).fleet(0, "c1=e^1 c5=e").fleet(1, north_parked).clouds("c2"));
    t.refuses("c5^", "CH-RING-02");
    t.plays("c1-1 c5^");
    CHECK(t.fleet(0) == "c2=e c6=e^1");
}

TEST_CASE("CH-RING-03: rings from beneath a plane that crashes") {
    Table t("rings=1", act(0, 7).fleet(0, "c1=e c5=e k6=ne^1").fleet(1, north_parked));
    t.refuses("c5^", "CH-RING-02");
    t.plays("k6# c5^");
}

TEST_CASE("CH-RING-03: rings of a plane shot down go back to its own team, not to the one that shot it") {
    Table t("rings=2", act(0, 7).fleet(0, "c1=e f1=e^1 f11=w^1").fleet(1, "f6=ne^2 h2=e h6=w"));
    t.plays("xf6");
    t.refuses("c1^", "CH-RING-02");
    t.plays("c1-1 f1-1 f11-1");
    CHECK(t.turn() == "player 1, round 7, left 2");
    t.plays("h2^ h6^");
    CHECK(t.fleet(1) == "h3=e^1 h5=w^1");
}

TEST_CASE("CH-RING-03 CH-TEAM-04: rings of a plane removed with its player go to the team") {
    Table t("type=1v2 rings=3",
            act(0, 7).fleet(0, "f1=e* f11=w*").fleet(1, "f6=ne k6=ne^3").fleet(2, "a1=nw a3=nw").set("left", 0));
    t.plays("xf6");
    CHECK(t.turn() == "player 2, round 7, left 2");
    CHECK(t.fleet(1).empty());
    t.plays("a1^ a3^");
    CHECK(t.fleet(2) == "b1=nw^1 b3=nw^1");
}

TEST_CASE("CH-TEAM-04: two against two, each pair with its own pool") {
    const auto position = [](int player) {
        return act(player, 7)
            .fleet(0, "c1=e^2 c7=e")
            .fleet(1, "d1=e c3=e")
            .fleet(2, "h1=e g9=e^1")
            .fleet(3, "i1=e h8=e");
    };
    Table first("type=2v2 rings=2", position(0)), second("type=2v2 rings=2", position(1)),
        third("type=2v2 rings=2", position(2));
    first.refuses("c7^", "CH-RING-02");
    second.refuses("d1^", "CH-RING-02");  // used up by the team-mate
    third.plays("h1^");                   // the other team has one left ...
    third.plays("g9-1");
    CHECK(third.turn() == "player 3, round 7, left 2");
    third.refuses("i1^", "CH-RING-02");  // ... and now none

    // In a free-for-all everybody has a pool.
    Table alone("type=ffa rings=2", act(1, 7).fleet(0, "c1=e^2 c7=e").fleet(1, "d1=e c3=e").fleet(2, "h1=e h8=e"));
    alone.plays("d1^ c3^");
}
