// The rules of turns: phases, quotas, one plane at a time, the end of a turn.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

// Planes that stand at the edge and look off the board: they aim at nothing.
const char* const south_parked = "a1=se a2=se";
const char* const north_parked = "k1=ne k2=ne";

// Two lines on d5 for player 0, whose two planes there have acted; c4 and e2 have not.
Position quota_spent() {
    return act(0, 7)
        .fleet(0, "c4=e^2 d3=e* d7=w* e2=ne k6=ne")
        .fleet(1, "d5=ne")
        .fleet(1, north_parked)
        .off("1 0")
        .set("left", 0);
}

struct Ramp {
    const char* options;
    const char* fleets;
    std::vector<std::vector<int>> rounds;  // the quota of every player while it has planes off the board
};

const std::vector<Ramp> ramps = {
    {"type=duel", "6 6", {{1, 2}, {3, 4}, {5, 6}, {6, 6}}},
    {"type=1v2", "5 3 3", {{1, 1, 1}, {3, 2, 2}, {5, 3, 3}, {5, 3, 3}}},
    {"type=1v3", "5 2 2 2", {{2, 1, 1, 1}, {4, 2, 2, 2}, {5, 2, 2, 2}, {5, 2, 2, 2}}},
    {"type=2v2", "5 5 5 5", {{1, 1, 2, 2}, {3, 3, 5, 5}, {5, 5, 5, 5}, {5, 5, 5, 5}}},
    {"type=ffa", "5 5 5", {{1, 2, 3}, {4, 5, 5}, {5, 5, 5}}},
    {"type=ffa players=4", "5 5 5 5", {{1, 2, 3, 4}, {5, 5, 5, 5}}},
    {"type=ffa players=5", "5 5 5 5 5", {{1, 2, 3, 4, 5}, {5, 5, 5, 5, 5}}},
    {"type=ffa players=6", "5 5 5 5 5 5", {{1, 2, 3, 4, 5, 5}, {5, 5, 5, 5, 5, 5}}},
    {"type=circle", "4 4 4", {{1, 2, 3}, {4, 4, 4}}},
    {"type=circle players=4", "4 4 4 4", {{1, 2, 3, 4}, {4, 4, 4, 4}}},
    {"type=circle players=5", "4 4 4 4 4", {{1, 2, 3, 4, 4}, {4, 4, 4, 4, 4}}},
    {"type=circle players=6", "4 4 4 4 4 4", {{1, 2, 3, 4, 4, 4}, {4, 4, 4, 4, 4, 4}}},
};

}  // namespace

TEST_CASE("CH-TURN-01: clouds first, and only then; a dive is pulled out of in a dive only") {
    Table placing("", clouds(0).off("6 6").clouds("f6"));
    for (const char* move : {"+a1=ne", "f6^", "f6-1", "f6v", "f6w", "f6#", "xf6", ".", "="})
        placing.refuses(move, "CH-TURN-01");
    placing.plays("~f7");

    Table acting("", act(0, 7).fleet(0, "c3=e^3 c5=e").fleet(1, north_parked));
    acting.refuses("~f6", "CH-TURN-01");
    acting.refuses("=", "CH-TURN-01");
    acting.plays("c3v");
    CHECK(acting.turn() == "player 0, round 7, left 1, diving c4");
    acting.refuses("~f6", "CH-TURN-01");
    acting.plays("=");
    acting.refuses("=", "CH-TURN-01");
}

TEST_CASE("CH-TURN-02 CH-TEAM-05: the ramp of every type while planes are off the board") {
    for (const Ramp& ramp : ramps)
        for (std::size_t round = 0; round < ramp.rounds.size(); ++round)
            for (std::size_t player = 0; player < ramp.rounds[round].size(); ++player) {
                INFO(ramp.options << ", round " << round + 1 << ", player " << player);
                const Table t(ramp.options,
                              act(static_cast<int>(player), static_cast<int>(round) + 1).off(ramp.fleets));
                CHECK(t.left() == ramp.rounds[round][player]);
            }
}

TEST_CASE("CH-TURN-02: with no plane off the board the quota is all planes alive, whatever the ramp") {
    CHECK(Table("", act(0, 1).fleet(0, "c1=e c3=e c5=e").fleet(1, north_parked)).left() == 3);
    CHECK(Table("type=1v2", act(0, 1).fleet(0, "c1=e c3=e c5=e c7=e").fleet(1, north_parked).off("0 0 3")).left() == 4);
    CHECK(
        Table("type=ffa ramp=round", act(2, 1).fleet(0, south_parked).fleet(1, north_parked).fleet(2, "f3=e f5=e f7=e"))
            .left() == 3);
}

TEST_CASE("CH-TURN-02: with planes off the board it is the ramp or all alive, whichever is less") {
    const auto quota = [](int player, int round, const char* planes, const char* off) {
        return Table("", act(player, round).fleet(player, planes).fleet(1 - player, "f3=e").off(off)).left();
    };
    CHECK(quota(0, 2, "c1=e", "2 5") == 3);       // ramp 3, alive 3
    CHECK(quota(1, 2, "h1=e", "5 2") == 3);       // ramp 4, alive 3
    CHECK(quota(0, 2, "c1=e c3=e", "3 5") == 3);  // ramp 3, alive 5
    CHECK(quota(0, 3, "c1=e c3=e", "4 5") == 5);  // ramp 5, alive 6
    CHECK(quota(0, 4, "c1=e c3=e", "4 5") == 6);  // ramp 7, alive 6
    CHECK(quota(1, 9, "h1=e c3=e", "5 1") == 3);
    CHECK(quota(0, 9999, "c1=e", "1 5") == 2);
}

TEST_CASE("CH-TURN-02: a duel, turn by turn, with entries and moves mixed") {
    Table t("clouds=0");
    CHECK(t.turn() == "player 0, round 1, left 1");
    t.plays("+a2=ne");
    CHECK(t.turn() == "player 1, round 1, left 2");
    t.plays("+k1=sw +k2=sw");
    CHECK(t.turn() == "player 0, round 2, left 3");
    t.plays("+a3=ne a2-1 +a4=ne");
    CHECK(t.turn() == "player 1, round 2, left 4");
    t.plays("+k3=sw +k4=sw +k5=sw +k6=nw");
    CHECK(t.turn() == "player 0, round 3, left 5");
    t.plays("+a2=ne +a5=ne +a6=ne a3-1 a4-1");
    CHECK(t.turn() == "player 1, round 3, left 6");
    CHECK(t.off().empty());
    CHECK(t.fleet(0) == "a2=ne a5=ne a6=ne b3=ne b4=ne b5=ne");
}

TEST_CASE("CH-TURN-02: a free-for-all, turn by turn") {
    Table t("type=ffa clouds=0");
    t.plays("+a1=se");
    CHECK(t.turn() == "player 1, round 1, left 2");
    t.plays("+f1=w +g1=w");
    CHECK(t.turn() == "player 2, round 1, left 3");
    t.plays("+f11=e +g10=e +h9=e");
    CHECK(t.turn() == "player 0, round 2, left 4");
}

TEST_CASE("CH-TURN-03: every plane action takes one off, a dive when it begins") {
    Table t("", act(0, 7).fleet(0, "b2=e c5=e^3 e2=e k6=ne").fleet(1, "k1=nw k3=nw").off("1 0"));
    CHECK(t.left() == 5);
    t.plays("+a1=se");
    CHECK(t.left() == 4);
    t.plays("b2^");
    CHECK(t.left() == 3);
    t.plays("e2-2");
    CHECK(t.left() == 2);
    t.plays("c5v");
    CHECK(t.left() == 1);
    t.plays("c6w");
    CHECK(t.turn() == "player 0, round 7, left 1");  // the same dive, which has reached the ground
    t.plays("k6#");
    CHECK(t.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-TURN-03: a shot takes nothing off") {
    Table t("", act(0, 7).fleet(0, "d3=e d7=w").fleet(1, "d5=ne").fleet(1, north_parked));
    t.plays("xd5");
    CHECK(t.turn() == "player 0, round 7, left 2");
}

TEST_CASE("CH-TURN-03: with the quota spent no plane action may begin") {
    Table t("", quota_spent());
    CHECK(t.choices() == 2);
    CHECK(t.offers("xd5 ."));
    for (const char* move : {"e2^", "e2-1", "e2-2", "c4v", "c4w", "k6#", "+a1=ne"}) t.refuses(move, "CH-TURN-03");
}

TEST_CASE("CH-TURN-04: one plane finishes before another begins") {
    Table t("", act(0, 7).fleet(0, "c1=e e5=ne^4").fleet(1, north_parked).off("1 0"));
    t.plays("e5v");
    for (const char* move : {"c1^", "c1-1", "c1v", "c1w", "c1#", "+a1=ne", ".", "f6^", "f6-1", "f6#"})
        t.refuses(move, "CH-TURN-04");
    CHECK(t.choices() == 7);
    t.plays("f6w> =");
    t.plays("c1-1");
}

TEST_CASE("CH-TURN-05: a plane acts once a turn, however it has acted") {
    Table t("", act(0, 7).fleet(0, "b2=e c2=e d2=e^4 e2=e^1 f3=e").fleet(1, north_parked).off("1 0"));
    const auto done = [&t](const std::string& cell) {
        CHECK(t.choices_of(cell).empty());
        for (const char* move : {"^", "-1", "-2", "v", "w", "#"}) t.refuses(cell + move, "CH-TURN-05");
    };
    t.plays("+a1=se");  // entering is an action
    done("a1");
    t.plays("b2^");
    done("b3");
    t.plays("c2-2");
    done("c4");
    t.plays("d2v =");
    done("d3");
    t.plays("e2v");  // to the ground: the dive has ended by itself
    done("e3");
    t.plays("f3-1");
    CHECK(t.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-TURN-06: the turn cannot be ended while a plane can act") {
    Table t("", act(0, 7).fleet(0, "d3=e d7=w").fleet(1, "d5=ne").fleet(1, north_parked));
    CHECK(t.offers("xd5"));
    t.refuses(".", "CH-TURN-06");
    t.plays("d3-1");
    t.refuses(".", "CH-TURN-06");  // d7 has not acted
}

TEST_CASE("CH-TURN-06: nor while a plane can be brought on") {
    Table t("", act(0, 7).fleet(0, "d3=e* d7=w*").fleet(1, "d5=ne").fleet(1, north_parked).off("1 0").set("left", 1));
    t.refuses(".", "CH-TURN-06");
    t.plays("+a1=se");
    t.plays(".");
    CHECK(t.turn() == "player 1, round 7, left 3");
}

TEST_CASE("CH-TURN-06: with the quota spent and a shot open it can") {
    Table t("", quota_spent());
    t.plays(".");
    CHECK(t.turn() == "player 1, round 7, left 3");
    CHECK(t.fleet(0) == "c4=e^2 d3=e d7=w e2=ne k6=ne");
}

TEST_CASE("CH-TURN-06 CH-TURN-08: entry barred with a shot open: shoot or end") {
    // All six starting hexes are taken; a2 and a4 aim at a3.
    Table t("", act(0, 7)
                    .fleet(0, "a2=e* a4=w*")
                    .fleet(1, "a1=e a3=e a5=e a6=e")
                    .fleet(1, north_parked)
                    .off("2 0")
                    .set("left", 2));
    CHECK(t.choices() == 2);
    CHECK(t.offers("xa3 ."));
    t.refuses("+a1=e", t.left() == 0 ? "CH-TURN-03" : "CH-ENTER-04");
    t.plays(".");
    CHECK(t.turn() == "player 1, round 7, left 6");
    CHECK(t.off() == "2 0");
}

TEST_CASE("CH-ENTER-04 CH-FIRE-10: a shot can free the hex that a plane waits for") {
    // As above, but c1 can still act, so the turn is going on in any case.
    Table t("", act(0, 7)
                    .fleet(0, "a2=e* a4=w* c1=e")
                    .fleet(1, "a1=e a3=e a5=e a6=e")
                    .fleet(1, north_parked)
                    .off("1 0")
                    .set("left", 2));
    CHECK(t.entries().empty());
    t.refuses("+a3=ne", "CH-ENTER-04");
    t.plays("xa3");
    CHECK(t.entries() == "a3");
    t.plays("+a3=ne c1-1");
    CHECK(t.turn() == "player 1, round 7, left 5");
}

TEST_CASE("CH-TURN-07: the turn ends by itself after the last action") {
    Table t("", act(0, 7).fleet(0, "c1=e c5=e").fleet(1, north_parked));
    t.plays("c1-1");
    CHECK(t.turn() == "player 0, round 7, left 1");
    t.plays("c5-1");
    CHECK(t.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-TURN-07: not while a shot is open, but after the last of them") {
    Table t("", quota_spent());
    t.plays("xd5");
    CHECK(t.turn() == "player 1, round 7, left 2");

    Table last_move("", act(0, 7).fleet(0, "d2=e d7=w*").fleet(1, "d5=ne").fleet(1, north_parked).set("left", 1));
    CHECK(last_move.shots() == "d5");
    last_move.plays("d2-1");
    CHECK(last_move.turn() == "player 0, round 7, left 0");
    CHECK(last_move.choices() == 2);
    last_move.plays("xd5");
    CHECK(last_move.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-TURN-07: a dive that ends the turn") {
    Table t("", act(0, 7).fleet(0, "c1=e* c5=e^3").fleet(1, north_parked).set("left", 1));
    t.plays("c5v");
    CHECK(t.turn() == "player 0, round 7, left 0, diving c6");
    t.plays("=");
    CHECK(t.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-TURN-08: a barred entry lapses") {
    const char* const in_the_way = "a1=e a2=e a3=e a4=e a5=e";
    Table t("", act(0, 7).fleet(1, in_the_way).fleet(1, "k1=ne").off("3 0"));
    CHECK(t.turn() == "player 0, round 7, left 3");
    CHECK(t.entries() == "a6");
    t.plays("+a6=se");
    CHECK(t.turn() == "player 1, round 7, left 6");
    CHECK(t.off() == "2 0");
    CHECK(t.fleet(0) == "a6=se");

    // A plane that can act is enough to keep the turn going, and when it leaves the hex the entry is free again.
    Table leaving("", act(0, 7).fleet(0, "a6=nw").fleet(1, in_the_way).fleet(1, "k3=ne").off("2 0"));
    CHECK(leaving.turn() == "player 0, round 7, left 3");
    leaving.refuses("+a6=e", "CH-ENTER-04");
    leaving.plays("a6-1 +a6=se");
    CHECK(leaving.turn() == "player 1, round 7, left 6");
    CHECK(leaving.off() == "1 0");
}

TEST_CASE("CH-TURN-09: at the end of a turn the marks go and the next player begins") {
    Table t("type=ffa", act(1, 7).fleet(0, south_parked).fleet(1, "f3=e* f5=e").fleet(2, "f11=e g10=e").set("left", 1));
    t.plays("f5-1");
    CHECK(t.turn() == "player 2, round 7, left 2");
    CHECK(t.fleet(1) == "f3=e f6=e");
}

TEST_CASE("CH-TURN-09: from the last seat to the first a new round begins") {
    Table duel("", act(1, 7).fleet(0, south_parked).fleet(1, "h3=e* h5=e").set("left", 1));
    duel.plays("h5-1");
    CHECK(duel.turn() == "player 0, round 8, left 2");

    Table three("type=1v2",
                act(2, 7).fleet(0, south_parked).fleet(1, north_parked).fleet(2, "h3=e* h5=e").set("left", 1));
    three.plays("h5-1");
    CHECK(three.turn() == "player 0, round 8, left 2");
}

TEST_CASE("CH-TURN-09: eliminated players are passed over, across the end of the round too") {
    const auto after = [](const char* options, int player, std::vector<int> others) {
        Position start = act(player, 7).fleet(player, "f3=e* f5=e").set("left", 1);
        const char* const parked[] = {"a1=se a2=se", "a3=se a4=se", "k1=ne k2=ne"};
        std::size_t next = 0;
        for (const int other : others) start.fleet(other, parked[next++]);
        Table t(options, start);
        t.plays("f5-1");
        return t.turn();
    };
    CHECK(after("type=1v2", 1, {0}) == "player 0, round 8, left 2");  // over seat 2, the last
    CHECK(after("type=1v2", 0, {2}) == "player 2, round 7, left 2");  // over seat 1
    CHECK(after("type=2v2", 3, {1}) == "player 1, round 8, left 2");  // over seat 0, the first
    CHECK(after("type=2v2", 1, {2}) == "player 2, round 7, left 2");
    CHECK(after("type=2v2", 2, {1}) == "player 1, round 8, left 2");  // over seats 3 and 0
    CHECK(after("type=ffa players=4", 1, {3}) == "player 3, round 7, left 2");
    CHECK(after("type=ffa players=4", 3, {1}) == "player 1, round 8, left 2");
    CHECK(after("type=ffa players=6", 4, {2, 3}) == "player 2, round 8, left 2");  // over seats 5, 0 and 1
    CHECK(after("type=ffa players=6", 2, {4, 0}) == "player 4, round 7, left 2");
}
