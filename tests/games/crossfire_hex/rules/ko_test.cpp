// CX-KO: what must not be repeated.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

namespace {

// Far from each other: White on g5 and a3, Black on g9 and m3.
Start four_men() { return white("g5=w a3=w g9=b m3=b"); }

// The two stacks of the rules' example: six on c5 after i5-c5, a pair on g1 after @g1.
Table two_fights() {
    Table t(white("c5=bwb i5=wbw g1=w a3=w m7=b").reserve(1, 2));
    t.plays("i5-c5 @g1");
    REQUIRE(t.at("c5") == "bwbwbw");
    REQUIRE(t.at("g1") == "wb");
    return t;
}

}  // namespace

TEST_CASE("CX-KO-01: not the same move to the same position again") {
    Table t = two_fights();
    t.plays("@g1");  // White gets his man back: only the colours have changed places
    CHECK(t.at("g1") == "bw");
    CHECK(t.reserve() == "1 1");
    t.refuses("@g1", "CX-KO-01");  // it would bring back what Black's own entry there brought about
    CHECK(t.offers("@c5 @g5"));
}

TEST_CASE("CX-KO-01: the same move to another position is allowed") {
    Table t = two_fights();
    t.plays("@g1 m7-k7 a3-c3");
    CHECK(t.offers("@g1 @c5"));
    t.plays("@g1");
    CHECK(t.at("g1") == "wb");
}

TEST_CASE("CX-KO-02: on the board alone a fight of an odd stack is barred too, though a man is lost each time") {
    // Three fit on m5: each entry takes the lowest man, an enemy.
    const Start start = black("m5=wbw a3=w g9=b").reserve(2, 2);
    Table board("", start);
    board.plays("@m5 @m5");
    CHECK(board.at("m5") == "wbw");
    CHECK(board.reserve() == "1 1");
    board.refuses("@m5", "CX-KO-01");

    Table full("ko=full", start);
    full.plays("@m5 @m5 @m5");
    CHECK(full.at("m5") == "bwb");
    CHECK(full.reserve() == "1 0");
}

TEST_CASE("CX-KO-02: with the reserves counted, what leaves them as they were is barred as well") {
    // On a corner the mover's own man comes back, and nothing is lost.
    Table t("ko=full", black("g1=bw a3=w m7=b").reserve(1, 1));
    t.plays("@g1");
    CHECK(t.at("g1") == "wb");
    t.plays("@g1");
    CHECK(t.at("g1") == "bw");
    CHECK(t.reserve() == "1 1");
    t.refuses("@g1", "CX-KO-01");
}

TEST_CASE("CX-KO-02: who acts does not count, nor do prisoners") {
    // Black has taken g5-i5 down as seen; White makes the same move to the same board, with other prisoners.
    const Start start = four_men().set("seen", {"g5-i5 " + board("i5=w a3=w g9=b m3=b")});
    CHECK_FALSE(Table(start).offers_any("g5-i5"));
    Start turned = four_men().set("seen", {"g5-i5 " + board("i5=w a3=w g9=b m3=b")});
    turned.reserve(5, 3);
    Table(turned).refuses("g5-i5", "CX-KO-01");
}

TEST_CASE("CX-KO-03: a position may come back by another move") {
    Table t = two_fights();
    t.plays("@g1 @c5 @c5");
    // The board of three actions ago, when White entered on g1; this time he did on c5.
    CHECK(t.at("c5") == "bwbwbw");
    CHECK(t.at("g1") == "bw");
    CHECK_FALSE(t.offers_any("@g1 @c5"));
    CHECK(t.offers("@e5 m7-k7"));

    // From another cell, onto the same one.
    Table moves(white("g5=w g9=b").set("seen", {"e5-i5 " + board("i5=w g9=b"), "@i5 " + board("i5=w g9=b")}));
    CHECK(moves.offers("g5-i5"));
    // And the same two cells the other way round are another move.
    Table back(white("g5=w g9=b").set("seen", {"i5-g5 " + board("i5=w g9=b")}));
    CHECK(back.offers("g5-i5"));
}

TEST_CASE("CX-KO-04: the initial position was not brought about by a move") {
    Table t(four_men());
    t.plays("g5-i5 g9-f8 i5-g5");
    CHECK(t.offers("f8-g9"));  // back to the start, for the first time by a move
    t.plays("f8-g9");
    CHECK(t.men() == Table(four_men()).men());
}

TEST_CASE("CX-KO-04: the whole game counts") {
    Table t(four_men());
    t.plays("g5-i5 g9-f8 i5-g5 f8-g9");
    t.refuses("g5-i5", "CX-KO-01");
    // Everybody walks about and comes back: it is still barred, twelve actions later.
    t.plays("a3-c3 m3-k3 c3-e3 k3-i3 e3-c3 i3-k3 c3-a3 k3-m3");
    CHECK(t.men() == "a3=w m3=b g5=w g9=b");
    t.refuses("g5-i5", "CX-KO-01");
    CHECK(t.offers("g5-e5"));
}

TEST_CASE("CX-KO-05: each action and its position are written down, oldest first") {
    Table t(four_men());
    CHECK(t.seen().empty());
    t.plays("g5-i5 g9-f8");
    CHECK(t.seen() == std::vector<std::string>{"g5-i5 b/..../......./....../....w../....../w.....b/..../.",
                                               "g9-f8 ./.b../......./....../....w../....../w.....b/..../."});
    Table full("ko=full", white("a3=wb g9=b c3=w").reserve(0, 2));
    full.plays("c3-a3 @g9");
    CHECK(full.seen() == std::vector<std::string>{"c3-a3 b/..../......./....../......./....../(bw)....../..../. 1,2",
                                                  "@g9 (bb)/..../......./....../......./....../(bw)....../..../. 1,1"});
}

TEST_CASE("CX-KO-05: what needs more men than are left is forgotten") {
    // Before: White has a3 and c3, Black g9, m7 and a man below White's on a3.
    const std::string needs_three = "g9-f8 " + board("a3=bw c3=w f8=b m7=b");
    const std::string needs_two = "m7-l6 " + board("a3=w c3=w g9=b l6=b");
    const std::string needs_whites = "g9-h8 " + board("a3=ww c3=w h8=b");
    const Start start = white("a3=bw c3=w g9=b m7=b").set("seen", {needs_three, needs_two, needs_whites});
    // Three white men were never there: dropped on reading.
    Table t(start);
    CHECK(t.seen() == std::vector<std::string>{needs_three, needs_two});
    // Black is left with two men.
    t.plays("c3-a3");
    CHECK(t.prisoners() == "16 16");
    CHECK(t.seen() == std::vector<std::string>{needs_two, "c3-a3 " + board("a3=ww g9=b m7=b")});
}

TEST_CASE("CX-KO-05: men in reserve can come back, so what needs them is kept") {
    const std::string both = "g9-f8 " + board("a3=w c3=w f8=b");
    Table t(white("a3=w g9=b").reserve(1, 0).set("seen", {both}));
    CHECK(t.seen().size() == 1);
    CHECK(Table(white("a3=w g9=b").set("seen", {both})).seen().empty());
    // With "full" the reserves of the entry count as well.
    const Start with_reserves =
        white("a3=w g9=b")
            .reserve(1, 1)
            .set("seen", {"a3-c3 " + board("c3=w g9=b") + " 1,1", "a3-c3 " + board("c3=w g9=b") + " 2,1",
                          "a3-c3 " + board("c3=w g9=b") + " 1,2"});
    CHECK(Table("ko=full", with_reserves).seen() == std::vector<std::string>{"a3-c3 " + board("c3=w g9=b") + " 1,1"});
}

TEST_CASE("CX-KO-05: a record needs no list: its moves make it again, and a position without one begins afresh") {
    Table t(four_men());
    t.plays("g5-i5 g9-f8 i5-g5 f8-g9");
    CHECK_FALSE(t.offers_any("g5-i5"));
    Json fresh = t.position();
    fresh.erase("seen");
    Json record = t.record();
    record.erase("moves");
    record["start"] = fresh;
    CHECK(rule_of(applied(record, Json::array({action_of("g5-i5")}))).empty());
    record["start"] = t.position();
    CHECK(rule_of(applied(record, Json::array({action_of("g5-i5")}))) == "CX-KO-01");
}

TEST_CASE("CX-KO-06: moves and entries alike") {
    Table moves(four_men());
    moves.plays("g5-i5 g9-f8 i5-g5 f8-g9");
    moves.refuses("g5-i5", "CX-KO-01");
    Table entries = two_fights();
    entries.plays("@g1");
    entries.refuses("@g1", "CX-KO-01");
    // An entry and a move onto the same cell are not the same move.
    Table mixed(white("g5=w g9=b").reserve(1, 0).set("seen", {"e5-i5 " + board("g5=w i5=w g9=b")}));
    CHECK(mixed.offers("@i5"));
    Table same(white("g5=w g9=b").reserve(1, 0).set("seen", {"@i5 " + board("g5=w i5=w g9=b")}));
    same.refuses("@i5", "CX-KO-01");
}
