// CX-CAP: more men than a cell holds.
#include "support/crossfire_hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::test;
using namespace sightlines::test::hex;

TEST_CASE("CX-CAP-01: men leave from the bottom until the rest fits") {
    // Five men on b4, and the sixth on top of them.
    Table t(black("b4=wbwbw d4=b g9=w"));
    t.plays("d4-b4");
    CHECK(t.men() == "b4=bwbwb g9=w");
    // Five onto five: all of the old ones go.
    Table five(white("b4=bwbww l4=wwbbw d8=b"));
    five.plays("b4-l4");
    CHECK(five.men() == "l4=bwbww d8=b");
    CHECK(five.reserve() == "3 0");
}

TEST_CASE("CX-CAP-01: a cell that is just full loses nobody") {
    Table t(white("d2=bb f2=w g9=b"));
    t.plays("f2-d2");
    CHECK(t.at("d2") == "bbw");
    CHECK(t.prisoners() == "17 15");  // as before: the others are not in this position at all
    CHECK(t.reserve() == "0 0");
}

TEST_CASE("CX-CAP-02, CX-CAP-03: the mover's own men come back, the others are prisoners") {
    // On a3 two men of each kind, below White's from c3; and Black's on g9. Prisoners as counted from eighteen.
    for (const auto& [men, left, reserve, prisoners] : {std::tuple{"ww", "ww", "1 0", "15 17"},
                                                        {"wb", "bw", "1 0", "16 16"},
                                                        {"bw", "ww", "0 0", "16 17"},
                                                        {"bb", "bw", "0 0", "17 16"}}) {
        Table t(white("c3=w g9=b a3=" + std::string(men)));
        t.plays("c3-a3");
        INFO(men);
        CHECK(t.at("a3") == left);
        CHECK(t.reserve() == reserve);
        CHECK(t.prisoners() == prisoners);
    }
    // The same in Black's hands. White has g9 and four in reserve left, Black two and two.
    Table t(black("g9=w a3=wb c3=b").reserve(4, 2));
    t.plays("c3-a3");
    CHECK(t.at("a3") == "bb");
    CHECK(t.reserve() == "4 2");
    CHECK(t.prisoners() == "13 14");
}

TEST_CASE("CX-CAP-02, CX-CAP-03: several at once, some of each") {
    // Onto two men on m3 come five from c3, lowest first: w b | b w b w w -> the last two stay.
    Table t(white("c3=bwbww m3=wb g9=b"));
    t.plays("c3-m3");
    CHECK(t.men() == "m3=ww g9=b");
    CHECK(t.reserve() == "2 0");  // the w of m3 and the w below the three top men
    // Black had b of m3 and two of c3.
    CHECK(t.prisoners() == "14 17");
}

TEST_CASE("CX-CAP-03: prisoners never come back") {
    Table t(white("c3=bwbww g9=b").reserve(0, 0));
    t.plays("c3-m3");
    CHECK(t.reserve() == "1 0");
    CHECK(t.prisoners() == "15 17");
    t.refuses("@g9", "CX-ENTER-01");
}

TEST_CASE("CX-CAP-04: an empty corner takes two of four") {
    Table t(white("i3=wwbw g9=b"));
    t.plays("i3-a3");
    CHECK(t.men() == "a3=bw g9=b");
    CHECK(t.reserve() == "2 0");
    Table prisoners(white("i3=bbww g9=b"));
    prisoners.plays("i3-a3");
    CHECK(prisoners.men() == "a3=ww g9=b");
    CHECK(prisoners.reserve() == "0 0");
    CHECK(prisoners.prisoners() == "16 17");
}

TEST_CASE("CX-CAP-01: an entry on a full cell pushes the lowest man out") {
    Table own(white("g1=wb a3=w g9=b").reserve(1, 0));
    own.plays("@g1");
    CHECK(own.at("g1") == "bw");
    CHECK(own.reserve() == "1 0");
    Table taking(white("g1=bb a3=w g9=b").reserve(1, 0));
    taking.plays("@g1");
    CHECK(taking.at("g1") == "bw");
    CHECK(taking.reserve() == "0 0");
}
