// CH-VAR: handicap, turbulence, concealed fire.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";

// What becomes of a plane of player 0 after some moves, over the given clouds.
std::string flown(const char* turbulence, const std::string& plane, const char* clouds, const char* moves,
                  const char* cell) {
    Table t("turbulence=" + std::string(turbulence),
            act(0, 7).fleet(0, "a1=se " + plane).fleet(1, north_parked).clouds(clouds));
    t.plays(moves);
    return t.at(cell);
}

std::string shots(const std::string& options, const char* own, const char* target, const char* clouds) {
    return Table(options, act(0, 7).fleet(0, own).fleet(1, north_parked).fleet(1, target).clouds(clouds)).shots();
}

}  // namespace

TEST_CASE("CH-VAR-01: entry at any height up to the handicap") {
    Table t("clouds=0 handicap=[0,3]");
    CHECK(t.choices() == 36);
    t.refuses("+a1=ne^1", "CH-VAR-01");
    t.plays("+a1=ne");
    CHECK(t.choices() == 6 * 6 * 4);
    for (const char* entry : {"+k3=sw", "+k3=sw^1", "+k3=sw^2", "+k3=sw^3"}) CHECK(t.offers(entry));
    t.refuses("+k3=sw^4", "CH-VAR-01");
    t.refuses("+k3=sw^6", "CH-VAR-01");
    t.plays("+k3=sw^3");
    CHECK(t.at("k3") == "1=sw^3*");

    Table high("clouds=0 handicap=[6,0]");
    CHECK(high.choices() == 6 * 6 * 7);
    high.plays("+a1=ne^6");
    CHECK(high.at("a1") == "0=ne^6");
    high.refuses("+k3=sw^1", "CH-VAR-01");
}

TEST_CASE("CH-VAR-01: every player has a handicap of its own, and a free ring for each level is needed") {
    Table t("type=circle clouds=0 handicap=[1,0,2]");
    CHECK(t.choices() == 72);
    t.plays("+a1=se^1");
    CHECK(t.choices() == 36);
    t.plays("+f1=w +g1=w");
    CHECK(t.choices() == 108);

    Table rings("clouds=0 handicap=[6,6] rings=2");
    CHECK(rings.choices() == 36 * 3);
    rings.plays("+a1=se^1");
    CHECK(rings.choices() == 36 * 3);  // the other side has its own two
    rings.plays("+k1=ne^2");
    CHECK(rings.choices() == 30);
    rings.refuses("+k3=ne^1", "CH-RING-02");
}

TEST_CASE("CH-VAR-02: off by default") {
    CHECK(flown("off", "e5=ne^3", "f6 g6", "e5-2", "g6") == "0=ne^3*");
    CHECK(flown("off", "e5=ne^3", "f6 g6", "e5^", "f6") == "0=ne^4*");
}

TEST_CASE("CH-VAR-02: level flight, one cell") {
    for (const char* mode : {"cloud", "hex"}) {
        CHECK(flown(mode, "e5=ne^3", "f6", "e5-1", "f6") == "0=ne^2*");
        CHECK(flown(mode, "e5=ne^3", "f6", "e5-1>", "f6") == "0=e^2*");
        CHECK(flown(mode, "e5=ne^1", "f6", "e5-1", "f6") == "0=ne*");
        CHECK(flown(mode, "e5=ne", "f6", "e5-1", "f6") == "0=ne*");      // nothing to lose
        CHECK(flown(mode, "e5=ne^3", "e5", "e5-1", "f6") == "0=ne^3*");  // leaving a cloud costs nothing
        CHECK(flown(mode, "e5=ne^3", "g6", "e5-1", "f6") == "0=ne^3*");
    }
    CHECK(flown("cloud", "e5=ne^3", "e5 f6", "e5-1", "f6") == "0=ne^3*");  // within one cloud
    CHECK(flown("hex", "e5=ne^3", "e5 f6", "e5-1", "f6") == "0=ne^2*");
}

TEST_CASE("CH-VAR-02: level flight, two cells: each is looked at") {
    for (const char* mode : {"cloud", "hex"}) {
        CHECK(flown(mode, "e5=ne^3", "f6", "e5-2", "g6") == "0=ne^2*");     // clear, cloud, clear
        CHECK(flown(mode, "e5=ne^3", "g6", "e5-2", "g6") == "0=ne^2*");     // clear, clear, cloud
        CHECK(flown(mode, "e5=ne^3", "e5 g6", "e5-2", "g6") == "0=ne^2*");  // cloud, clear, another cloud
        CHECK(flown(mode, "e5=ne^1", "f6 g6", "e5-2", "g6") == "0=ne*");
    }
    CHECK(flown("cloud", "e5=ne^3", "f6 g6", "e5-2", "g6") == "0=ne^2*");  // clear, and two hexes of one cloud
    CHECK(flown("hex", "e5=ne^3", "f6 g6", "e5-2", "g6") == "0=ne^1*");
    CHECK(flown("cloud", "e5=ne^3", "e5 f6", "e5-2", "g6") == "0=ne^3*");  // out of a cloud of two
    CHECK(flown("hex", "e5=ne^3", "e5 f6", "e5-2", "g6") == "0=ne^2*");
}

TEST_CASE("CH-VAR-02: a cloud beside the way is another matter than the second hex of one's own") {
    // f6 and f7 are one cloud; the plane crosses f6 only.
    for (const char* mode : {"cloud", "hex"}) CHECK(flown(mode, "e5=ne^3", "f6 f7", "e5-2", "g6") == "0=ne^2*");
}

TEST_CASE("CH-VAR-02: climbs, after the gain") {
    for (const char* mode : {"cloud", "hex"}) {
        CHECK(flown(mode, "e5=ne^2", "f6", "e5^", "f6") == "0=ne^2*");
        CHECK(flown(mode, "e5=ne", "f6", "e5^", "f6") == "0=ne*");  // up to one and down again
        CHECK(flown(mode, "e5=ne^2", "e5", "e5^", "f6") == "0=ne^3*");
    }
    CHECK(flown("cloud", "e5=ne^2", "e5 f6", "e5^", "f6") == "0=ne^3*");
    CHECK(flown("hex", "e5=ne^2", "e5 f6", "e5^", "f6") == "0=ne^2*");
    Table ceiling("turbulence=hex", act(0, 7).fleet(0, "a1=se e5=ne^6").fleet(1, north_parked).clouds("f6"));
    ceiling.refuses("e5^", "CH-CLIMB-02");
}

TEST_CASE("CH-VAR-02: swoops, to the ground and the end of the dive") {
    for (const char* mode : {"cloud", "hex"}) {
        CHECK(flown(mode, "e5=ne^4", "f6", "e5v", "f6") == "0=ne^2*");
        CHECK(flown(mode, "e5=ne^1", "f6", "e5v", "f6") == "0=ne*");
        CHECK(flown(mode, "e5=ne^4", "e5", "e5v", "f6") == "0=ne^3*");

        Table t("turbulence=" + std::string(mode),
                act(0, 7).fleet(0, "a1=se e5=ne^2").fleet(1, north_parked).clouds("f6"));
        t.plays("e5v");  // one for the swoop and one for the cloud
        CHECK(t.at("f6") == "0=ne*");
        CHECK(t.turn() == "player 0, round 7, left 1");
    }
    CHECK(flown("cloud", "e5=ne^5", "f6 g6", "e5v f6v", "g6") == "0=ne^2*");
    CHECK(flown("hex", "e5=ne^5", "f6 g6", "e5v f6v", "g6") == "0=ne^1*");
    // At height 1 with the way ahead barred the dive ends, in turbulence as well.
    Table stuck("turbulence=cloud", act(0, 7).fleet(0, "a1=se e5=ne^3 g6=e").fleet(1, north_parked).clouds("f6"));
    stuck.plays("e5v");
    CHECK(stuck.at("f6") == "0=ne^1*");
    CHECK(stuck.turn() == "player 0, round 7, left 2");
}

TEST_CASE("CH-VAR-02: a power dive comes onto no hex") {
    for (const char* mode : {"cloud", "hex"}) {
        CHECK(flown(mode, "e5=ne^4", "e5", "e5w", "e5") == "0=ne^2*");
        CHECK(flown(mode, "e5=ne^4", "e5 f6", "e5w", "e5") == "0=ne^2*");
        CHECK(flown(mode, "e5=ne^5", "f6", "e5v f6w", "f6") == "0=ne^1*");
    }
}

TEST_CASE("CH-VAR-02: entries") {
    for (const char* mode : {"cloud", "hex"}) {
        Table t("handicap=[3,0] turbulence=" + std::string(mode),
                act(0, 7).fleet(1, north_parked).clouds("a1 a2 a5").off("3 0"));
        t.plays("+a1=se^3 +a5=se +a6=se^1");
        CHECK(t.fleet(0) == "a1=se^2 a5=se a6=se^1");
    }
}

TEST_CASE("CH-VAR-03: off by default: no fire out of a cloud") {
    CHECK(shots("", "f1=e f11=w", "f6=ne", "f11").empty());
    CHECK(shots("", "f1=e f11=w", "f6=ne", "f1 f11").empty());
}

TEST_CASE("CH-VAR-03: a plane on a cloud has a line of fire") {
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f11") == "f6");
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f1 f11") == "f6");
    CHECK(shots("concealed=true", "f5=e f7=w", "f6=ne", "f5 f7") == "f6");
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "") == "f6");
}

TEST_CASE("CH-VAR-03: other clouds stop the line, the second hex of its own cloud too") {
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f10 f11").empty());
    CHECK(shots("concealed=true", "f1=e f10=w", "f6=ne", "f10 f11") == "f6");  // the second hex lies behind it
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "g10 f11") == "f6");  // or beside it
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f3 f11").empty());
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f9").empty());
}

TEST_CASE("CH-VAR-03: planes on clouds cannot be hit") {
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f6").empty());
    CHECK(shots("concealed=true", "f5=e f7=w", "f6=ne", "f5 f6").empty());  // not even from the same cloud
    CHECK(shots("concealed=true", "f1=e f11=w", "f6=ne", "f6 f11").empty());
    // A plane on a cloud still stands in the way.
    CHECK(shots("concealed=true", "f1=e f3=ne f11=w", "f6=ne", "f3").empty());
}

TEST_CASE("CH-VAR-03: concealed fire works for both sides") {
    Table t("concealed=true",
            act(1, 7).fleet(0, "f6=ne").fleet(0, "a1=se a2=se").fleet(1, "f1=e f11=w").clouds("f1 f11"));
    CHECK(t.shots() == "f6");
    t.plays("xf6");
    CHECK(t.at("f6").empty());
}

TEST_CASE("CH-VAR-02 CH-VAR-03: variants together") {
    // Into the cloud, one lost, and out of the cloud it fires.
    Table t("concealed=true turbulence=cloud",
            act(0, 7).fleet(0, "f1=e g10=sw^2").fleet(1, north_parked).fleet(1, "f6=ne").clouds("f10"));
    CHECK(t.shots().empty());
    t.plays("g10-1>");
    CHECK(t.at("f10") == "0=w^1*");
    CHECK(t.shots() == "f6");
}
