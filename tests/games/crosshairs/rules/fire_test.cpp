// Fire: lines, clouds, shots.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k2=ne k3=ne";  // at the edge, looking off the board: they aim at nothing

Position facing(const std::string& own, const std::string& target) {
    return act(0, 7).fleet(0, own).fleet(1, north_parked).fleet(1, target);
}

std::string shots(const std::string& own, const std::string& target) { return Table("", facing(own, target)).shots(); }

std::string shots(const std::string& own, const std::string& target, const char* clouds) {
    return Table("", facing(own, target).clouds(clouds)).shots();
}

}  // namespace

TEST_CASE("CH-FIRE-01: straight forwards, at any range, whatever the heights") {
    CHECK(shots("f1=e f11=w", "f6=ne") == "f6");
    CHECK(shots("a1=ne k6=sw", "f6=ne") == "f6");
    CHECK(shots("k1=se a6=nw", "f6=ne") == "f6");
    CHECK(shots("f1=e f2=e", "f11=ne").empty());  // the nearer one stands in the way of the other
    CHECK(shots("f1=e a6=ne", "f11=ne") == "f11");
    for (const char* own : {"", "^1", "^6"})
        for (const char* other : {"", "^3", "^6"}) {
            const std::string planes = "f1=e" + std::string(own) + " f11=w" + other;
            CHECK(shots(planes, "f6=ne") == "f6");
            CHECK(shots(planes, "f6=ne^6") == "f6");
        }
    // Beside the line, behind the plane or across is not in front of it.
    CHECK(shots("f1=w f11=w", "f6=ne").empty());
    CHECK(shots("f1=ne f11=w", "f6=ne").empty());
    CHECK(shots("g1=e f11=w", "f6=ne").empty());
    CHECK(shots("f5=e f7=w", "f6=ne") == "f6");  // from the next cell as well
}

TEST_CASE("CH-FIRE-02: the line ends at the first plane, friend or foe") {
    CHECK(shots("f1=e f3=ne f11=w", "f6=ne").empty());
    CHECK(shots("f1=e f11=w", "f3=ne f6=ne").empty());        // one line on each
    CHECK(shots("f1=e f11=w d1=ne", "f3=ne f6=ne") == "f3");  // d1 -> e2 -> f3
    CHECK(shots("f1=e f11=w b3=ne", "f3=ne f7=ne") == "f7");  // b3 -> c4 -> d5 -> e6 -> f7
    CHECK(shots("f1=e f3=e f11=w", "f6=ne") == "f6");         // f3 aims in the place of f1
}

TEST_CASE("CH-FIRE-03: clouds stop fire into, through and out of them") {
    CHECK(shots("f1=e f11=w", "f6=ne", "f6").empty());
    CHECK(shots("f1=e f11=w", "f6=ne", "f3").empty());
    CHECK(shots("f1=e f11=w", "f6=ne", "f9 f10").empty());
    CHECK(shots("f1=e f11=w", "f6=ne", "f1").empty());
    CHECK(shots("f5=e f7=w", "f6=ne", "f7").empty());
    CHECK(shots("f1=e f11=w", "f6=ne", "g5 e6 f5").empty());
    // Clouds beside or beyond the line do not matter.
    CHECK(shots("f1=e f11=w", "f6=ne", "g5 g6 e6 e2") == "f6");
    CHECK(shots("f3=e f8=w", "f6=ne", "f1 f2 f10 f11") == "f6");
    // One line stopped, two left.
    CHECK(shots("f1=e f11=w a1=ne", "f6=ne", "f3") == "f6");
}

TEST_CASE("CH-FIRE-04: two hostile planes or more must aim at the target") {
    CHECK(shots("f1=e c1=e", "f6=ne").empty());
    CHECK(shots("f1=e f11=w", "f6=ne") == "f6");
    CHECK(shots("f1=e f11=w a1=ne", "f6=ne") == "f6");
    CHECK(shots("f1=e f11=w a1=ne k6=sw k1=se a6=nw", "f6=ne") == "f6");
    CHECK(shots("f1=e c1=w", "f6=ne f11=w c4=ne").empty());  // the target's own side does not count

    Table t("", facing("f1=e c1=e", "f6=ne"));
    t.refuses("xf6", "CH-FIRE-04");
    t.plays("c1-1");
    t.refuses("xf6", "CH-FIRE-04");
}

TEST_CASE("CH-FIRE-04: for as long as they do") {
    Table t("", facing("f1=e f11=w", "f6=ne"));
    t.plays("f1-1<");
    CHECK(t.shots().empty());
    t.refuses("xf6", "CH-FIRE-04");  // f2 looks away now
}

TEST_CASE("CH-FIRE-05: shots at the start of the turn and after every kind of action") {
    Table at_start("", facing("f1=e f11=w", "f6=ne"));
    at_start.plays("xf6");

    Table turned("", facing("f1=e g10=sw c1=e", "f6=ne"));
    turned.plays("g10-1>");  // g10 -> f10, facing w
    CHECK(turned.shots() == "f6");
    turned.plays("xf6");

    Table climbed("", facing("f1=e g10=sw c1=e", "f6=ne"));
    climbed.plays("g10^> xf6");

    Table swooped("", facing("f1=e g10=sw^3 c1=e", "f6=ne"));
    swooped.plays("g10v>");
    CHECK(swooped.turn() == "player 0, round 7, left 2, diving f10");
    CHECK(swooped.shots() == "f6");
    swooped.plays("xf6 f10v =");

    Table powered("", facing("f1=e f10=nw^4 c1=e", "f6=ne"));
    powered.plays("f10w< xf6 =");

    Table pulled_out("", facing("f1=e g10=sw^3 c1=e", "f6=ne"));
    pulled_out.plays("g10v> = xf6");
    CHECK(pulled_out.turn() == "player 0, round 7, left 2");
}

TEST_CASE("CH-FIRE-05: a crash can open a line, and the last action of the turn too") {
    // f4 stands in the line of f1 with its nose against g4.
    Table crashed("", facing("f1=e f4=ne g4=e f11=w", "f6=ne"));
    CHECK(crashed.shots().empty());
    crashed.plays("f4# xf6");
    CHECK(crashed.turn() == "player 0, round 7, left 3");

    Table last("", act(0, 7).fleet(0, "f1=e* g10=sw").fleet(1, north_parked).fleet(1, "f6=ne").set("left", 1));
    last.plays("g10-1>");
    CHECK(last.turn() == "player 0, round 7, left 0");
    last.plays("xf6");
    CHECK(last.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-FIRE-05: only the player to act shoots; who flies into two lines lives until the next turn") {
    Table t("", act(1, 7).fleet(0, "f1=e f11=w").fleet(1, "g6=sw h2=e*").set("left", 1));
    CHECK(t.shots().empty());
    t.plays("g6-1>");  // onto f6, between the two
    CHECK(t.turn() == "player 0, round 8, left 2");
    CHECK(t.shots() == "f6");
}

TEST_CASE("CH-FIRE-06: a shot is optional and stays open while the lines hold") {
    Table t("", facing("c1=e f1=e f11=w", "f6=ne"));
    CHECK(t.shots() == "f6");
    t.plays("c1-1");
    CHECK(t.shots() == "f6");
    t.plays("f1-2");  // still on the line
    CHECK(t.shots() == "f6");
    t.plays("xf6");
    CHECK(t.turn() == "player 0, round 7, left 1");
}

TEST_CASE("CH-FIRE-06: a declined shot is there again in the next turn, if the lines still hold") {
    Table t("", act(0, 7).fleet(0, "f1=e* f11=w*").fleet(1, "f6=ne^2 i2=e i5=e").set("left", 0));
    t.plays(". i2-1 i5-1 f6w");  // f6 has stayed where it was
    CHECK(t.turn() == "player 0, round 8, left 2");
    CHECK(t.shots() == "f6");

    Table gone("", act(0, 7).fleet(0, "f1=e* f11=w*").fleet(1, "f6=ne i2=e i5=e").set("left", 0));
    gone.plays(". i2-1 i5-1 f6-1");
    CHECK(gone.turn() == "player 0, round 8, left 2");
    CHECK(gone.shots().empty());
}

TEST_CASE("CH-FIRE-07: not at one's own plane, in the crosshairs or not") {
    Table t("", facing("f1=e f11=w f6=ne c1=e", "h4=e"));
    t.refuses("xf6", "CH-FIRE-07");
    t.refuses("xc1", "CH-FIRE-07");

    // Nor when the enemy aims at it.
    Table aimed("", act(0, 7).fleet(0, "f6=ne c1=e").fleet(1, "f1=e f11=w"));
    aimed.refuses("xf6", "CH-FIRE-07");
    CHECK(aimed.shots().empty());
}

TEST_CASE("CH-FIRE-08: one kill opens another") {
    // f4 hides f6 from f1.
    Table t("", facing("e3=ne f1=e f11=w", "f4=ne f6=ne"));
    CHECK(t.shots() == "f4");
    t.refuses("xf6", "CH-FIRE-04");
    t.plays("xf4");
    CHECK(t.shots() == "f6");
    t.plays("xf6");
    CHECK(t.shots().empty());
}

TEST_CASE("CH-FIRE-08: one kill closes another") {
    // f11 of player 1 is one of the two that aim at f6 of player 2, and stands in two lines itself.
    Table t("type=ffa",
            act(0, 7).fleet(0, "f1=e a6=ne k6=se").fleet(1, "f11=w h1=w i1=w").fleet(2, "f6=ne k2=ne k3=ne"));
    CHECK(t.shots() == "f6 f11");
    Table other = t;
    t.plays("xf11");
    CHECK(t.shots().empty());
    t.refuses("xf6", "CH-FIRE-04");
    other.plays("xf6 xf11");  // the other way round both fall
    CHECK(other.points() == "2 0 0");
}

TEST_CASE("CH-FIRE-08: two shots open at once are taken one by one") {
    Table t("", facing("f1=e f11=w d3=e d7=w", "f6=ne d5=ne"));
    CHECK(t.shots() == "d5 f6");
    t.plays("xf6");
    CHECK(t.shots() == "d5");
    t.plays("xd5");
    CHECK(t.fleet(1) == "k2=ne k3=ne");
}

TEST_CASE("CH-FIRE-09: there must be a plane on the target cell") {
    Table t("", facing("f1=e f11=w", "f6=ne"));
    t.refuses("xf5", "CH-FIRE-09");
    t.plays("xf6");
    t.refuses("xf6", "CH-FIRE-09");  // gone
    Table cloud("", facing("f1=e f11=w", "c6=ne").clouds("f6"));
    cloud.refuses("xf6", "CH-FIRE-09");
}

TEST_CASE("CH-FIRE-10: a plane shot down is removed for good") {
    Table t("", facing("f1=e f11=w", "f6=ne^2").off("0 2"));
    t.plays("xf6");
    CHECK(t.at("f6").empty());
    CHECK(t.off() == "0 2");
    t.plays("f1-1 f11-1");
    CHECK(t.turn() == "player 1, round 7, left 4");
}
