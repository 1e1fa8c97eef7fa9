// DF-ADV-DCL: the first step is declared before the die.
#include <catch_amalgamated.hpp>

#include "support/dogfight.h"

using namespace sightlines::test::dogfight;

TEST_CASE("DF-ADV-DCL-01: a step or a spin, before the die and its bonus", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 2 card={\"min\":0}", "declareFirst");
    CHECK(f.phase() == "declare A");
    CHECK(f.to_act() == 0);
    CHECK(f.offers("F R1 L2 U M M+1 F^1 R2^-2 S"));
    f.refuses("(3)", "DF-SEQ-02");
    f.plays("R1^-1");
    CHECK(f.phase() == "mproll A");
    Flight tail("go cur=A done=B", {"0 d5a h7 ne 8 5 target=B cv=4", "1 d5a o13 n 8 5 moved"}, "declareFirst");
    CHECK(tail.phase() == "declare A");
    CHECK(tail.plays("F").phase() == "mp A");
    // Declared as if there were movement points, but not against the rest of the rules.
    alone("0 d5a h7 ne 8 5", "declareFirst").refuses("Xn", "DF-MOV-06");
    alone("0 d5a h7 ne 15 5", "declareFirst").refuses("F^1", "DF-GEO-07");
    alone("0 d5a h7 ne 8 12", "declareFirst").refuses("U", "DF-MT-04");
    CHECK(alone("0 d5a h7 - 8 5", "declareFirst").offers("M Xn Xs^3"));
    CHECK(alone("0 d5a h7 ne 8 5").phase() == "mproll A");
}

TEST_CASE("DF-ADV-DCL-02: what was declared is what is flown", "[dogfight]") {
    Flight f = alone("0 d5a h7 ne 8 5 target=B", "declareFirst");
    f.plays("R2 (5)");
    f.refuses("F", "DF-ADV-DCL-02");
    f.refuses("R1", "DF-ADV-DCL-02");
    f.refuses("R2^1", "DF-ADV-DCL-02");
    f.refuses("L2", "DF-ADV-DCL-02");
    CHECK(f.offers("R2 @1"));
    CHECK(f.choices() == 2);
    // The second step is free.
    CHECK(Flight(f).plays("R2 (2,2)").offers("F R1 M"));
    Flight point = f;
    point.plays("@1");
    point.refuses("F", "DF-ADV-DCL-02");
    CHECK(point.plays("R2 (2,3)").of("A", "cv") == 1);
    CHECK(alone("0 d5a h7 ne 8 5", "declareFirst").plays("S (1) S (2,2)").of("A", "spin") == 1);
}

TEST_CASE("DF-ADV-DCL-02: without the points for it, hold or fly straight", "[dogfight]") {
    // 2 + 1: no point at all.
    Flight hold = alone("0 d5a h7 ne 8 2 card={\"min\":0}", "declareFirst");
    hold.plays("R1 (1)");
    CHECK(hold.offers("H"));
    CHECK(hold.choices() == 1);
    CHECK(hold.plays("H").where("A") == "h7 ne 8");
    // 4 + 1: no point at a steep climb, but one in level flight.
    Flight straight = alone("0 d5a h7 ne 8 4", "declareFirst");
    straight.plays("F^3 (1)");
    CHECK(straight.offers("F"));
    CHECK(straight.choices() == 1);
    CHECK(straight.plays("F").where("A") == "i7 ne 8");
    // Out of the middle by any edge.
    Flight middle = alone("0 d5a h7 - 8 4 pitch=-3", "declareFirst");
    middle.plays("Xn^3 (1)");
    CHECK(middle.offers("H"));
    Flight out = alone("0 d5a h7 - 8 4", "declareFirst");
    out.plays("Xn^3 (1)");
    CHECK(out.offers("Xn Xne Xse Xs Xsw Xnw"));
    CHECK(out.choices() == 6);
}
