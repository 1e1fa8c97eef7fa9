// With several faults at once, the first in the list is the one reported.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

TEST_CASE("Refusals of hex Crossfire: FORMAT before everything") {
    Table t(white("f2=w h2=b"));
    t.plays("f2-h2");
    REQUIRE(t.turn() == "over");
    t.refuses(R"({"do":"move","from":"h2"})", "FORMAT");
    t.refuses("h2-b8", "FORMAT");
    t.refuses("@e8", "FORMAT");
}

TEST_CASE("Refusals of hex Crossfire: CX-END-02 before the faults of a move or an entry") {
    const Table t(black("g5=w"));
    REQUIRE(t.turn() == "over");
    for (const char* move : {"a3-a3", "g5-g5", "g5-i5", "g5-a3", "@g5"}) t.refuses(move, "CX-END-02");
}

TEST_CASE("Refusals of hex Crossfire: CX-MOVE-01, CX-MOVE-02, CX-MOVE-03, CX-MOVE-04, one after the other") {
    const Table t(white("g5=w g9=b e3=bw").reserve(0, 1));
    t.refuses("c5-c5", "CX-MOVE-01");  // nobody there, no way to go
    t.refuses("c5-g3", "CX-MOVE-01");  // and no line
    t.refuses("g9-g9", "CX-MOVE-02");  // Black's, no way to go
    t.refuses("g9-g5", "CX-MOVE-02");  // Black's, no line
    t.refuses("g9-d6", "CX-MOVE-02");  // Black's, too far
    t.refuses("g5-g5", "CX-MOVE-03");
    t.refuses("g5-a7", "CX-MOVE-03");  // no line, and far away
    t.refuses("g5-m5", "CX-MOVE-04");
    CHECK(t.offers("g5-i5 e3-i3"));
}

TEST_CASE("Refusals of hex Crossfire: CX-MOVE-04 and CX-ENTER-01 before CX-KO-01") {
    const std::string far = "g5-k5 " + board("k5=w g9=b");
    const std::string near = "g5-i5 " + board("i5=w g9=b");
    const std::string entry = "@e5 " + board("e5=w g5=w g9=b");
    const Start start = white("g5=w g9=b").set("seen", {far, near, entry});
    const Table t(start);
    t.refuses("g5-k5", "CX-MOVE-04");
    t.refuses("g5-i5", "CX-KO-01");
    t.refuses("@e5", "CX-ENTER-01");
    Start with_reserve = start;
    with_reserve.reserve(1, 0);
    Table(with_reserve).refuses("@e5", "CX-KO-01");
}
