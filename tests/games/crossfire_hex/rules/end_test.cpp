// CX-END, CX-HOUSE: the end, and the house option.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

TEST_CASE("CX-END-01: who cannot act has lost") {
    Table t(white("f2=w h2=b"));
    t.plays("f2-h2");
    CHECK(t.turn() == "over");
    CHECK(t.result() == "0: no-move");
    CHECK(t.choices() == 0);
    CHECK(t.position().at("player") == Json(1));
    Table other(black("f2=b h2=w"));
    other.plays("f2-h2");
    CHECK(other.result() == "1: no-move");
    CHECK(other.position().at("player") == Json(0));
}

TEST_CASE("CX-END-01: a man in reserve, or a single one on top, keeps one in the game") {
    Table reserve(white("f2=w h2=b").reserve(0, 1));
    reserve.plays("f2-h2");
    CHECK(reserve.turn() == "black");
    CHECK(reserve.choices() == 43);
    // White uncovers a black man.
    Table uncovered(white("f2=bw h2=b"));
    uncovered.plays("f2-h2");
    CHECK(uncovered.turn() == "black");
    CHECK(uncovered.targets("f2") == "g1 d2 h2 e3 g3");
    CHECK(uncovered.result().empty());
}

TEST_CASE("CX-END-01: a player may give his last man away and lose") {
    Table t(white("f2=w g1=b").reserve(0, 0));
    t.plays("f2-g1 ");
    CHECK(t.result() == "0: no-move");
    Table last(black("f2=b h2=ww g1=w"));
    last.plays("f2-h2");  // now all of White's men but g1's are below
    CHECK(last.turn() == "white");
    last.plays("g1-h2");
    CHECK(last.result() == "0: no-move");
}

TEST_CASE("CX-END-01: a position without an action for the player is over when it is opened") {
    const Table t(black("g5=w"));
    CHECK(t.turn() == "over");
    CHECK(t.result() == "0: no-move");
    const Table nobody(white(""));
    CHECK(nobody.result() == "1: no-move");
}

TEST_CASE("CX-END-02: nothing after the end") {
    Table t(white("f2=w h2=b").reserve(1, 0));
    t.plays("f2-h2");
    for (const char* move : {"h2-f2", "h2-j2", "@g5", "g5-g5", "g5-i5"}) t.refuses(move, "CX-END-02");
}

TEST_CASE("CX-END-03: what ko bars is not an action") {
    // Black's only man could go to two cells, and both are barred.
    const std::string left = "g1-f2 " + board("m7=w f2=b");
    const std::string right = "g1-h2 " + board("m7=w h2=b");
    const Table one(black("m7=w g1=b").set("seen", {left}));
    CHECK(one.turn() == "black");
    CHECK(one.targets("g1") == "h2");
    const Table both(black("m7=w g1=b").set("seen", {left, right}));
    CHECK(both.turn() == "over");
    CHECK(both.result() == "0: no-move");
    CHECK(both.choices() == 0);
    // Played into: White's last move leaves Black nothing else.
    Table played(white("k7=w g1=b").set("seen", {left, right}));
    played.plays("k7-m7");
    CHECK(played.result() == "0: no-move");
}

TEST_CASE("CX-HOUSE-01: so many actions without a prisoner, and it is a draw") {
    Table t("quietLimit=4", white("g5=w a3=w g9=b m3=b"));
    t.plays("g5-i5 g9-f8 i5-g5");
    CHECK(t.quiet() == 3);
    CHECK(t.turn() == "black");
    t.plays("f8-g9");
    CHECK(t.turn() == "over");
    CHECK(t.result() == "nobody: quiet-limit");
    CHECK(t.quiet() == 4);
    CHECK(t.position().at("player") == Json(0));
    CHECK(t.choices() == 0);
    t.refuses("a3-c3", "CX-END-02");
}

TEST_CASE("CX-HOUSE-01: a prisoner starts the count again, a man of one's own does not") {
    Table prisoner("quietLimit=9", white("a3=bb c3=w g9=b").set("quiet", 5));
    prisoner.plays("c3-a3");
    CHECK(prisoner.quiet() == 0);
    prisoner.plays("g9-f8");
    CHECK(prisoner.quiet() == 1);
    Table reserve("quietLimit=9", white("a3=wb c3=w g9=b").set("quiet", 5));
    reserve.plays("c3-a3");
    CHECK(reserve.reserve() == "1 0");
    CHECK(reserve.quiet() == 6);
    reserve.plays("g9-f8 @g5");  // entries count like moves
    CHECK(reserve.quiet() == 8);
}

TEST_CASE("CX-HOUSE-01: a prisoner on the last of the actions saves the game") {
    Table t("quietLimit=4", white("a3=bb c3=w g9=b").set("quiet", 3));
    t.plays("c3-a3");
    CHECK(t.turn() == "black");
    CHECK(t.quiet() == 0);
}

TEST_CASE("CX-HOUSE-01: who has no action has lost all the same") {
    Table t("quietLimit=1", white("f2=w h2=b"));
    t.plays("f2-h2");
    CHECK(t.quiet() == 1);
    CHECK(t.result() == "0: no-move");
    Table draw("quietLimit=1", white("f2=w h2=b g9=b"));
    draw.plays("f2-h2");
    CHECK(draw.result() == "nobody: quiet-limit");
}

TEST_CASE("CX-HOUSE-01: without a limit nothing is counted") {
    Table t(white("g5=w a3=w g9=b m3=b"));
    t.plays("g5-i5 g9-f8");
    CHECK_FALSE(has(t.position(), "quiet"));
    CHECK(refusal_of("", white("g5=w g9=b").set("quiet", 0)) == "FORMAT");
}
