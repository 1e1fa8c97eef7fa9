// CX-TURN, CX-MOVE, CX-ENTER: turns, moves and entries.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

TEST_CASE("CX-TURN-01: one action each in turn") {
    Table t;
    t.plays("d8-f8");
    CHECK(t.turn() == "black");
    t.refuses("e3-c3", "CX-MOVE-02");
    t.plays("h8-f8");
    CHECK(t.turn() == "white");
    t.refuses("f8-h8", "CX-MOVE-02");
    // An entry is an action like a move.
    Table entering(white("g9=b a3=w").reserve(2, 0));
    entering.plays("@g5");
    CHECK(entering.turn() == "black");
    entering.refuses("@g5", "CX-ENTER-01");
}

TEST_CASE("CX-TURN-01: there is no pass") {
    const Table t;
    for (const char* pass : {R"({"do":"pass"})", R"({"do":"end"})", R"({"do":"move"})", R"({"do":"enter"})"})
        t.refuses(pass, "FORMAT");
    t.refuses("g5-g5", "CX-MOVE-01");  // an empty cell, and nowhere to go either
}

TEST_CASE("CX-MOVE-01: a move starts from a piece") {
    const Table t(white("g5=w g9=b"));
    t.refuses("e5-g5", "CX-MOVE-01");
    t.refuses("g1-f2", "CX-MOVE-01");
    CHECK(t.offers("g5-e5"));
}

TEST_CASE("CX-MOVE-02: the top man says whose piece it is") {
    const Table whites(white("g5=bbw e3=wwb"));
    CHECK(whites.offers("g5-i5 g5-k5 g5-m5"));
    whites.refuses("e3-g3", "CX-MOVE-02");
    const Table blacks(black("g5=bbw e3=wwb"));
    CHECK(blacks.offers("e3-g3 e3-i3"));
    blacks.refuses("g5-i5", "CX-MOVE-02");
}

TEST_CASE("CX-MOVE-02: what is left behind belongs to its own top man") {
    Table t(white("c3=bwbww g9=b"));
    t.plays("c3-g3");
    CHECK(t.men() == "c3=bwb g3=ww g9=b");
    // Black's now: up to three men go where Black likes.
    CHECK(t.targets("c3") == "d2 a3 e3 g3 i3 b4 d4 a5 e5 f6");
    CHECK(t.targets("g3").empty());
    Table own(white("c3=bwbww g9=b"));
    own.plays("c3-e3 g9-f8");
    CHECK(own.men() == "c3=bwbw e3=w f8=b");
    CHECK(own.offers("c3-e3 c3-k3 e3-c3"));
}

TEST_CASE("CX-MOVE-03: straight on, in one of six directions") {
    const Table t(white("g5=bbwwww g9=b"));
    CHECK(t.offers("g5-i5 g5-e5 g5-h6 g5-f6 g5-h4 g5-f4"));
    for (const char* to : {"g7", "g3", "j6", "d6", "j4", "d4", "k7", "c7", "g1", "g9"})
        t.refuses("g5-" + std::string(to), "CX-MOVE-03");
    t.refuses("g5-g5", "CX-MOVE-03");
}

TEST_CASE("CX-MOVE-04: as many men as the way is long") {
    for (const auto& [to, left, moved] :
         {std::tuple{"e3", "bwbw", "w"}, {"g3", "bwb", "ww"}, {"i3", "bw", "bww"}, {"k3", "b", "wbww"}}) {
        Table t(white("c3=bwbww g9=b"));
        t.plays("c3-" + std::string(to));
        CHECK(t.at("c3") == left);
        CHECK(t.at(to) == moved);
    }
    const Table low(white("g5=bw g9=b"));
    CHECK(low.targets("g5") == "e3 i3 f4 h4 c5 e5 i5 k5 f6 h6 e7 i7");
    low.refuses("g5-a5", "CX-MOVE-04");
    low.refuses("g5-j8", "CX-MOVE-04");
}

TEST_CASE("CX-MOVE-05: onto an empty cell or any piece; what lies between does not matter") {
    Table t(white("a5=www c5=b e5=bbb g5=wwb i5=w g9=b"));
    CHECK(t.targets("a5") == "d2 c3 b4 c5 e5 g5 b6 c7 d8");
    t.plays("a5-g5");
    CHECK(t.men() == "c5=b e5=bbb g5=wwbwww i5=w g9=b");
    Table own(white("g5=w i5=w g9=b"));
    own.plays("g5-i5");
    CHECK(own.at("i5") == "ww");
    CHECK(own.at("g5").empty());
}

TEST_CASE("CX-MOVE-06: a direction has only as many targets as cells") {
    // Five men on l6: no cell to the east, one each to the ne and se, two to the nw, five each to the w and sw.
    CHECK(Table(white("l6=wwwww g9=b")).targets("l6") == "g1 h2 i3 j4 k5 m5 b6 d6 f6 h6 j6 k7 m7 j8");
    CHECK(Table(white("m7=ww g9=b")).targets("m7") == "k5 l6 i7 k7");
}

TEST_CASE("CX-ENTER-01: entering takes a man from one's own reserve") {
    Table t(white("a3=w g9=b").reserve(1, 3));
    t.plays("@g5");
    CHECK(t.reserve() == "0 3");
    CHECK(t.at("g5") == "w");
    t.plays("@g5");
    CHECK(t.reserve() == "0 2");
    CHECK(t.at("g5") == "wb");
    t.refuses("@e5", "CX-ENTER-01");
    CHECK_FALSE(t.offers_any("@e5 @g5 @a3"));
    CHECK(t.offers("a3-c3"));
}

TEST_CASE("CX-ENTER-02: on any cell, whoever stands there, on top") {
    const auto start = white("a3=w g9=b g5=bb e5=wbw").reserve(2, 0);
    const Table t(start);
    for (const std::string& cell : cells()) CHECK(t.offers("@" + cell));
    for (const auto& [cell, men] : {std::pair{"a3", "ww"}, {"g9", "bw"}, {"g5", "bbw"}, {"e5", "wbww"}, {"i5", "w"}}) {
        Table entered(start);
        entered.plays("@" + std::string(cell));
        CHECK(entered.at(cell) == men);
        CHECK(entered.reserve() == "1 0");
        CHECK(entered.prisoners() == t.prisoners());
    }
}
