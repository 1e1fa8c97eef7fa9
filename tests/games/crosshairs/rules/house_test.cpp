// CH-HOUSE: the house options.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const south_parked = "a1=se a2=se";
const char* const north_parked = "k1=ne k2=ne";

}  // namespace

TEST_CASE("CH-HOUSE-01: with `activeAttacker` the caller must aim as well") {
    const auto position = [](int to_act, int left_line, int right_line) {
        Position start =
            act(to_act, 7).fleet(0, "a1=se a2=se f6=ne").fleet(left_line, "f1=e").fleet(right_line, "f11=w");
        const char* const parked[] = {"", "k1=ne k2=ne", "k3=ne k4=ne", "k5=ne k6=ne"};
        for (int player = 1; player < 4; ++player) start.fleet(player, parked[player]);
        return start;
    };
    for (const char* type : {"type=ffa players=4", "type=circle players=4"}) {
        const std::string strict = std::string(type) + " activeAttacker=true";
        // Player 3 sits to the right of player 0, so that a circle is satisfied by it.
        CHECK(Table(type, position(1, 2, 3)).shots() == "f6");
        Table(strict, position(1, 2, 3)).refuses("xf6", "CH-HOUSE-01");
        CHECK(Table(strict, position(2, 2, 3)).shots() == "f6");
        CHECK(Table(strict, position(3, 2, 3)).shots() == "f6");
        CHECK(Table(strict, position(3, 3, 3)).shots() == "f6");
        Table(strict, position(2, 3, 3)).refuses("xf6", "CH-HOUSE-01");
    }
}

TEST_CASE("CH-HOUSE-01: in teams a team-mate's lines are not the caller's") {
    const auto position = [](int to_act) {
        return act(to_act, 7).fleet(0, "a1=se a2=se f6=ne").fleet(1, "k1=ne k2=ne").fleet(2, "f1=e f11=w");
    };
    CHECK(Table("type=1v2", position(1)).shots() == "f6");
    Table("type=1v2 activeAttacker=true", position(1)).refuses("xf6", "CH-HOUSE-01");
    CHECK(Table("type=1v2 activeAttacker=true", position(2)).shots() == "f6");
}

TEST_CASE("CH-HOUSE-01: of no effect in a duel") {
    Table t("activeAttacker=true", act(0, 7).fleet(0, "f1=e f11=w").fleet(1, "f6=ne").fleet(1, north_parked));
    t.plays("xf6");
    t.refuses("xk1", "CH-FIRE-04");
}

TEST_CASE("CH-HOUSE-02: a duel ends when the round is complete, for the side with more planes") {
    const auto after = [](const char* green, const char* red, const char* off) {
        Table t("roundLimit=9", act(1, 9).fleet(0, green).fleet(1, red).off(off).set("left", 1));
        t.plays("h3-1");
        CHECK(t.turn() == "over in round 9");
        CHECK(t.choices() == 0);
        return t.result();
    };
    CHECK(after("a1=se a2=se", "h1=e* h3=e k1=ne*", "0 0") == "1: round-limit");
    CHECK(after("a1=se a2=se a3=se a4=se", "h1=e* h3=e k1=ne*", "0 0") == "0: round-limit");
    CHECK(after("a1=se a2=se a3=se", "h1=e* h3=e k1=ne*", "0 0") == "nobody: round-limit");
    CHECK(after("a1=se a2=se", "h1=e* h3=e k1=ne*", "2 0") == "0: round-limit");  // planes off the board are alive
}

TEST_CASE("CH-HOUSE-02: not before the last player of the round, and a round earlier nothing happens") {
    Table first("roundLimit=9", act(0, 9).fleet(0, "c1=e* c3=e").fleet(1, north_parked).set("left", 1));
    first.plays("c3-1");
    CHECK(first.turn() == "player 1, round 9, left 2");
    Table earlier("roundLimit=9", act(1, 8).fleet(0, south_parked).fleet(1, "h1=e* h3=e").set("left", 1));
    earlier.plays("h3-1");
    CHECK(earlier.turn() == "player 0, round 9, left 2");
}

TEST_CASE("CH-HOUSE-02: a limit of one round, from the first plane") {
    Table t("clouds=0 roundLimit=1");
    t.plays("+a1=se +k1=ne +k2=ne");
    CHECK(t.turn() == "over in round 1");
    CHECK(t.result() == "nobody: round-limit");
    CHECK(t.off() == "5 4");
}

TEST_CASE("CH-HOUSE-02: an open shot holds the end of the round up") {
    Table t("roundLimit=9", act(1, 9).fleet(0, "d5=ne").fleet(0, south_parked).fleet(1, "d2=e d7=w*").set("left", 1));
    t.plays("d2-1");
    CHECK(t.turn() == "player 1, round 9, left 0");
    Table declined = t;
    t.plays("xd5");
    CHECK(t.result() == "nobody: round-limit");  // two each
    declined.plays(".");
    CHECK(declined.result() == "0: round-limit");  // three against two
}

TEST_CASE("CH-HOUSE-02: teams are counted together") {
    Table t("type=1v2 roundLimit=9",
            act(2, 9).fleet(0, "a1=se a2=se a3=se").fleet(1, north_parked).fleet(2, "h1=e* h3=e").set("left", 1));
    t.plays("h3-1");
    CHECK(t.result() == "1 2: round-limit");  // four against three
    Table draw("type=2v2 roundLimit=9", act(3, 9)
                                            .fleet(0, "a1=se a2=se")
                                            .fleet(1, "a3=se a4=se")
                                            .fleet(2, north_parked)
                                            .fleet(3, "h1=e* h3=e")
                                            .set("left", 1));
    draw.plays("h3-1");
    CHECK(draw.result() == "nobody: round-limit");
    Table out("type=1v3 roundLimit=9", act(0, 9).fleet(0, "h1=e* h3=e h5=e*").fleet(2, north_parked).set("left", 1));
    out.plays("h3-1");
    CHECK(out.turn() == "player 2, round 9, left 2");  // seat 2 is still to come ...
    out.plays("k1#");
    CHECK(out.result() == "0: elimination");  // ... and falls before the limit is reached
}

TEST_CASE("CH-HOUSE-02: eliminated players at the end of the round are passed over") {
    Table t("type=1v3 roundLimit=9",
            act(2, 9).fleet(0, "a1=se a2=se a3=se").fleet(2, "h1=e* h3=e").set("left", 1));  // nobody in seat 3
    t.plays("h3-1");
    CHECK(t.result() == "0: round-limit");
}

TEST_CASE("CH-HOUSE-02: in a free-for-all the points decide") {
    const auto after = [](const char* points) {
        Table t("type=ffa roundLimit=9", act(2, 9)
                                             .fleet(0, "a1=se a2=se a3=se")
                                             .fleet(1, north_parked)
                                             .fleet(2, "h1=e* h3=e")
                                             .points(points)
                                             .set("left", 1));
        t.plays("h3-1");
        return t.result();
    };
    CHECK(after("0 3 1") == "1: round-limit");
    CHECK(after("2 1 2") == "0 2: round-limit");
    CHECK(after("0 0 0") == "0 1 2: round-limit");
}

TEST_CASE("CH-HOUSE-02: in a circle it is a draw") {
    Table t("type=circle roundLimit=9",
            act(2, 9).fleet(0, "a1=se a2=se a3=se").fleet(1, north_parked).fleet(2, "h1=e* h3=e").set("left", 1));
    t.plays("h3-1");
    CHECK(t.result() == "nobody: round-limit");
}

TEST_CASE("CH-HOUSE-03: the ramp by rounds") {
    const auto quotas = [](const std::string& options, const char* fleets, int players) {
        std::string found;
        for (int round = 1; round <= 6; ++round)
            for (int player = 0; player < players; ++player)
                found += std::to_string(Table(options, act(player, round).off(fleets)).left());
        return found;
    };
    CHECK(quotas("type=ffa ramp=round", "5 5 5", 3) == "111222333444555555");
    CHECK(quotas("type=circle ramp=round", "4 4 4", 3) == "111222333444444444");
    CHECK(quotas("type=ffa ramp=turn", "5 5 5", 3) == "123455555555555555");
    CHECK(quotas("type=circle players=6 ramp=round", "4 4 4 4 4 4", 6) == "111111222222333333444444444444444444");

    Table t("type=ffa clouds=0 ramp=round");
    t.plays("+a1=se +f1=w +f11=e");
    CHECK(t.turn() == "player 0, round 2, left 2");
}
