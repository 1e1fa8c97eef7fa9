// DF-CARD: what the cards of aircraft and pilots do.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

namespace {

struct Card {
    const char* type;
    int level, min, ceiling, guns;
};
constexpr Card roster[]{{"camel", 6, 2, 16, 2},      {"se5a", 7, 2, 17, 2}, {"spad13", 7, 3, 18, 2},
                        {"nieuport17", 5, 2, 14, 1}, {"dr1", 5, 1, 16, 2},  {"d5a", 6, 2, 15, 2},
                        {"d7", 6, 2, 17, 2},         {"dfw", 5, 2, 14, 1}};

std::string plane(const Card& card, int level, int speed) {
    return std::string("0 ") + card.type + " h7 ne " + std::to_string(level) + " " + std::to_string(speed);
}

}  // namespace

TEST_CASE("DF-CARD-02: each type has its ceiling", "[dogfight]") {
    for (const Card& card : roster) {
        INFO(card.type);
        CHECK(refusal_of(position("begin", {plane(card, card.ceiling, 5), "1 d5a o13 n 8 5"})).empty());
        CHECK(refusal_of(position("begin", {plane(card, card.ceiling + 1, 5), "1 d5a o13 n 8 5"})) == "FORMAT");
    }
}

TEST_CASE("DF-CARD-02: each type has its highest level speed and its minimum speed", "[dogfight]") {
    for (const Card& card : roster) {
        INFO(card.type);
        alone(plane(card, 8, card.level)).plays("(1) F").refuses("P", "DF-SPD-03");
        CHECK(alone(plane(card, 8, card.level - 1)).plays("(1) F").offers("P D N"));
        CHECK(alone(plane(card, 8, card.min)).plays("(6) F").phase() == "stall A");
        CHECK(alone(plane(card, 8, card.min + 1)).plays("(6) F").phase() != "stall A");
    }
}

TEST_CASE("DF-CARD-02: each type has its guns", "[dogfight]") {
    for (const Card& card : roster) {
        INFO(card.type);
        Flight f("combat", {plane(card, 8, 3) + " target=B cv=5", "1 d5a h7 s 8 3"});
        f.plays("*1");
        CHECK(f.roll() == (card.guns == 1 ? "6 6" : "6 6 6 6"));
    }
    CHECK(refusal_of(position("begin", {"0 fokker h7 ne 8 5", "1 d5a o13 n 8 5"})) == "FORMAT");
}

TEST_CASE("DF-CARD-01: a plane's own card replaces keys of its type", "[dogfight]") {
    CHECK(alone("0 d5a h7 ne 8 6 card={\"level\":7}").plays("(1) F").offers("P"));
    CHECK(alone("0 d5a h7 ne 8 5 card={\"min\":5}").plays("(1) F").phase() == "stall A");
    CHECK(refusal_of(position("begin", {"0 d5a h7 ne 9 5 card={\"ceil\":8}", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 ne 9 5 card={\"wings\":2}", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 ne 9 5 card={\"level\":\"6\"}", "1 d5a o13 n 8 5"})) == "FORMAT");
    CHECK(refusal_of(position("begin", {"0 d5a h7 ne 9 5 card=6", "1 d5a o13 n 8 5"})) == "FORMAT");
    // What the card does not name is the type's.
    alone("0 d5a h7 ne 8 6 card={\"min\":0}").plays("(1) F").refuses("P", "DF-SPD-03");
}

TEST_CASE("DF-CARD-03: three numbers from -3 to 3", "[dogfight]") {
    const auto refusal = [](const std::string& pilot) {
        return refusal_of(position("begin", {"0 d5a h7 ne 8 5 pilot=" + pilot, "1 d5a o13 n 8 5"}));
    };
    CHECK(refusal("[3,-3,0]").empty());
    CHECK(refusal("[4,0,0]") == "FORMAT");
    CHECK(refusal("[0,-4,0]") == "FORMAT");
    CHECK(refusal("[0,0]") == "FORMAT");
    CHECK(refusal("[0,0,0,0]") == "FORMAT");
    CHECK(refusal("[0,0,1.5]") == "FORMAT");
}

TEST_CASE("DF-CARD-04: wounds take off experience, flying skill and shooting skill", "[dogfight]") {
    // Experience 2 less 1, +1 for speed 5.
    Flight f("initiative", {"0 d5a h7 ne 8 5 pilot=2,0,0 wound=1", "1 d5a o13 n 8 5"});
    CHECK(f.plays("(5,0)").of("A", "init") == 7);
    // The one with the wound has less experience now and declares first.
    CHECK(Flight("begin", {"0 d5a h7 ne 8 5", "1 d5a o13 n 8 5 pilot=1,0,0 wound=2"}).queue() == "B A");
    // Level 1 needs 4: 5 with the wound.
    CHECK(alone("0 d5a h7 ne 8 5 wound=1").plays("(1) R2 (2,2)").phase() == "fail A");
    CHECK(alone("0 d5a h7 ne 8 5 wound=1").plays("(1) R2 (2,3)").phase() == "throttle A");
    // 9 - 10 + 6, -1 for the type and 1 - 3 for the pilot: 2 hits.
    Flight shot("combat", {"0 dfw h7 n 8 4 target=B cv=6 pilot=0,0,1 wound=3", "1 d5a h7 s 8 4"});
    CHECK(shot.plays("*2 (3,6)").of("B", "dmg") == 2);
}

TEST_CASE("DF-CARD-04: smoke takes 1 off every skill, fire 3 in all", "[dogfight]") {
    Flight f("initiative", {"0 d5a h7 ne 8 5 smoke=1", "1 d5a o13 n 8 5 smoke=1 fire=1"}, "engineFire");
    f.plays("(5,9)");
    CHECK(f.of("A", "init") == 5);
    CHECK(f.of("B", "init") == 7);
}
