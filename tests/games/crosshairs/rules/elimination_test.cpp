// Elimination and the end of the game.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;

namespace {

const char* const north_parked = "k1=ne k2=ne";
const char* const south_parked = "a1=se a2=se";

// Player 0 can shoot f6 at once.
Position crosshairs_on_f6() { return act(0, 7).fleet(0, "f1=e f11=w"); }

}  // namespace

TEST_CASE("CH-ELIM-01: down to one plane is out, at once") {
    Table lost("", crosshairs_on_f6().fleet(1, "f6=ne k1=ne"));
    lost.plays("xf6");
    CHECK(lost.result() == "0: elimination");

    Table two_left("", crosshairs_on_f6().fleet(1, "f6=ne").fleet(1, north_parked));
    two_left.plays("xf6");
    CHECK(two_left.result().empty());
    CHECK(two_left.turn() == "player 0, round 7, left 2");
}

TEST_CASE("CH-ELIM-01: planes off the board count") {
    Table alive("", crosshairs_on_f6().fleet(1, "f6=ne").off("0 2"));
    alive.plays("xf6");
    CHECK(alive.result().empty());
    CHECK(alive.off() == "0 2");

    Table out("", crosshairs_on_f6().fleet(1, "f6=ne").off("0 1"));
    out.plays("xf6");
    CHECK(out.result() == "0: elimination");
}

TEST_CASE("CH-ELIM-02: the last plane goes too, wherever it is") {
    Table on_board("", crosshairs_on_f6().fleet(1, "f6=ne k1=ne^3").off("2 0"));
    on_board.plays("xf6");
    CHECK(on_board.turn() == "over in round 7");
    CHECK(on_board.fleet(1).empty());
    CHECK(on_board.off() == "2 0");  // the winner keeps what it has

    Table off_board("", crosshairs_on_f6().fleet(1, "f6=ne").off("0 1"));
    off_board.plays("xf6");
    CHECK(off_board.off().empty());
    CHECK(off_board.fleet(0) == "f1=e f11=w");

    Table in_a_team("type=1v2", crosshairs_on_f6().fleet(1, "f6=ne").fleet(2, north_parked).off("0 1 0"));
    in_a_team.plays("xf6");
    CHECK(in_a_team.off().empty());
    CHECK(in_a_team.turn() == "player 0, round 7, left 2");
    CHECK(in_a_team.fleet(2) == "k1=ne k2=ne");
}

TEST_CASE("CH-ELIM-02: the removal of the last plane can open a line") {
    // h3 of player 1 hides h6 of player 2 from h1. It goes when its player is eliminated.
    Table t(
        "type=1v2",
        act(0, 7).fleet(0, "f1=e f11=w h1=e h9=w").fleet(1, "f6=ne h3=ne").fleet(2, "h6=ne").fleet(2, north_parked));
    CHECK(t.shots() == "f6");
    t.plays("xf6");
    CHECK(t.shots() == "h6");
    t.plays("xh6");
    CHECK(t.fleet(2) == "k1=ne k2=ne");
}

TEST_CASE("CH-ELIM-03: who crashes out of the game has no turn left, and the next one begins") {
    // Player 1 had a shot open and another plane to move.
    Table t("type=1v2",
            act(1, 7).fleet(0, "a1=se a2=se d5=ne").fleet(1, "d3=e k6=ne").fleet(2, "d7=w h3=e").set("left", 2));
    CHECK(t.shots() == "d5");
    t.plays("k6#");
    CHECK(t.turn() == "player 2, round 7, left 2");
    CHECK(t.fleet(1).empty());
    CHECK(t.fleet(2) == "d7=w h3=e");
    CHECK(t.shots().empty());  // d7 aims alone now

    // With planes off the board it has not come down to one.
    Table reserve("type=1v2",
                  act(1, 7).fleet(0, south_parked).fleet(1, "d3=e k6=ne").fleet(2, "h5=e h3=e").off("0 1 0"));
    reserve.plays("k6#");
    CHECK(reserve.turn() == "player 1, round 7, left 2");
}

TEST_CASE("CH-ELIM-03 CH-TURN-09: the last seat crashes out and the round is complete") {
    Table t("type=ffa", act(2, 7).fleet(0, south_parked).fleet(1, north_parked).fleet(2, "f11=e^1 k6=ne"));
    t.plays("f11#");
    CHECK(t.turn() == "player 0, round 8, left 2");
    CHECK(t.fleet(2).empty());
}

TEST_CASE("CH-END-01: nothing can be played when the game is over") {
    Table t("", crosshairs_on_f6().fleet(1, "f6=ne k1=ne"));
    t.plays("xf6");
    CHECK(t.choices() == 0);
    for (const char* move : {"f1-1", "f1^", "f1v", "f1w", "f1#", "xf11", ".", "=", "+a1=ne", "~c4"})
        t.refuses(move, "CH-END-01");

    const Table read("", over(12).fleet(0, "f1=e f11=w"));
    CHECK(read.choices() == 0);
    read.refuses("f1-1", "CH-END-01");
}

TEST_CASE("CH-END-02: over when only one team has planes; the position keeps no trace of a turn") {
    const auto check_over = [](const Table& t) {
        CHECK(t.turn() == "over in round 7");
        for (const char* key : {"player", "left", "dive"}) CHECK_FALSE(has(t.position(), key));
        CHECK(t.position().dump().find("\"m\"") == std::string::npos);
    };
    // In the middle of a turn, in the middle of a dive and after the last action.
    Table mid_turn("", act(0, 7).fleet(0, "f1=e* f11=w c1=e").fleet(1, "f6=ne k1=ne").set("left", 2));
    mid_turn.plays("xf6");
    check_over(mid_turn);
    CHECK(mid_turn.result() == "0: elimination");

    Table mid_dive("", act(0, 7).fleet(0, "f1=e g10=sw^3 c1=e*").fleet(1, "f6=ne k1=ne").set("left", 2));
    mid_dive.plays("g10v> xf6");
    check_over(mid_dive);
    CHECK(mid_dive.fleet(0) == "c1=e f1=e f10=w^2");

    Table at_the_end("", act(0, 7).fleet(0, "f1=e* f11=w*").fleet(1, "f6=ne k1=ne").set("left", 0));
    at_the_end.plays("xf6");
    check_over(at_the_end);

    Table crashed("", act(1, 7).fleet(0, south_parked).fleet(1, north_parked));
    crashed.plays("k2#");
    check_over(crashed);
    CHECK(crashed.result() == "0: elimination");
}

TEST_CASE("CH-END-02: all players of the team win, eliminated ones included") {
    const char* const f6_alone = "f6=ne k1=ne";
    Table one_against_two("type=1v2", act(2, 7).fleet(2, "f1=e f11=w").fleet(0, f6_alone));
    one_against_two.plays("xf6");
    CHECK(one_against_two.result() == "1 2: elimination");

    Table one_against_three("type=1v3", act(3, 7).fleet(3, "f1=e f11=w").fleet(0, f6_alone));
    one_against_three.plays("xf6");
    CHECK(one_against_three.result() == "1 2 3: elimination");

    Table pairs("type=2v2", act(1, 7).fleet(1, "f1=e f11=w").fleet(3, f6_alone));
    pairs.plays("xf6");
    CHECK(pairs.result() == "0 1: elimination");

    Table other_pair("type=2v2", act(2, 7).fleet(2, "f1=e f11=w").fleet(1, f6_alone));
    other_pair.plays("xf6");
    CHECK(other_pair.result() == "2 3: elimination");

    Table alone("type=1v3", act(0, 7).fleet(0, "f1=e f11=w").fleet(2, f6_alone));
    alone.plays("xf6");
    CHECK(alone.result() == "0: elimination");

    Table not_yet("type=2v2", act(1, 7).fleet(1, "f1=e f11=w").fleet(3, f6_alone).fleet(2, south_parked));
    not_yet.plays("xf6");
    CHECK(not_yet.result().empty());
}

TEST_CASE("CH-END-02: a position that is over says who has won") {
    CHECK(Table("", over(7).fleet(1, "f1=e f11=w")).result() == "1: elimination");
    CHECK(Table("", over(3).off("4 0")).result() == "0: elimination");
    CHECK(Table("type=1v2", over(7).fleet(2, "f1=e f11=w")).result() == "1 2: elimination");
    CHECK(Table("type=ffa", over(7).fleet(1, "f1=e f11=w").points("3 1 3")).result() == "0 2: points");
    CHECK(Table("type=circle", over(7).fleet(1, "f1=e f11=w").fleet(2, "h1=e h4=e")).result() == "2: circle");
}
