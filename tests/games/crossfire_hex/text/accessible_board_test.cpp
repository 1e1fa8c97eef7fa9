// The position and what can be done, in words.
#include <catch_amalgamated.hpp>

#include "support/crossfire_hex.h"
#include "support/wording.h"

using namespace sightlines::test;

namespace {

InWords table(const hex::Start& start) { return InWords(hex::record("", start)); }

}  // namespace

TEST_CASE("nine ranks from the top with their cells", "[crossfire_hex][words]") {
    const InWords words = table(hex::white("g1=w c3=bwb m3=ww g9=b"));
    CHECK(words.rows("Board") == std::vector<std::string>{"Rank 9", "Rank 8", "Rank 7", "Rank 6", "Rank 5", "Rank 4",
                                                          "Rank 3", "Rank 2", "Rank 1"});
    CHECK(words.full_cells() == std::vector<std::string>{"g9", "c3", "m3", "g1"});
    CHECK(words.cell("e5").empty());
    CHECK(words.cell("g2") == "?");  // rank 2 has d f h j
}

TEST_CASE("CX-MOVE-02: a stack is named by its top man, mixed ones man by man", "[crossfire_hex][words]") {
    const InWords words = table(hex::white("g1=w c3=bww i5=ww g9=b"));
    CHECK(words.cell("g1") == "white disc");
    CHECK(words.cell("g9") == "black disc");
    CHECK(words.cell("c3") == "white stack of 3, from the top white, white, black");
    CHECK(words.cell("i5") == "white stack of 2");
}

TEST_CASE("CX-GEO-03: a full cell is told", "[crossfire_hex][words]") {
    // g1 has the neighbours f2 and h2, so it holds two men.
    CHECK(table(hex::white("g1=wb g9=w")).cell("g1") == "black stack of 2, from the top black, white, full");
}

TEST_CASE("men, reserves and prisoners are facts", "[crossfire_hex][words]") {
    const InWords words = table(hex::white("c3=bww g9=b").reserve(3, 0));
    CHECK(words.tells("White: 2 discs on the board, 3 in reserve, 13 taken prisoner."));
    CHECK(words.tells("Black: 2 discs on the board, 0 in reserve, 16 taken prisoner."));
}

TEST_CASE("moves tell the men moved and what comes of it", "[crossfire_hex][words]") {
    // Two of the three men of c3 go two cells to the east and land on three black men in g3, which has six neighbours.
    const InWords words = table(hex::white("c3=bww g3=bbb m3=b g9=b g1=wb").reserve(1, 0));
    CHECK(words.action("c3-g3") ==
          "c3, white stack of 3, from the top white, white, black: Move 2 discs from c3 to g3, "
          "onto a black stack of 3");
    // A man who enters on the full g1 drives out the lowest, who is White's own.
    CHECK(words.action("@g1") ==
          "Enter from the reserve: Enter a disc on g1, onto a black stack of 2, 1 back to the reserve");
}

TEST_CASE("CX-MOVE-06: what leaves a full stack is told apart from the hex that it leaves", "[crossfire_hex][words]") {
    // Five discs go to the empty corner m3. The lowest, which are black, white and black, leave it.
    CHECK(table(hex::white("c3=bwbbw g9=b")).action("c3-m3") ==
          "c3, white stack of 5, from the top white, black, black, white, black: Move 5 discs from c3 to m3, "
          "1 back to the reserve, 2 prisoners");
}

TEST_CASE("one disc on the board is called one", "[crossfire_hex][words]") {
    CHECK(table(hex::white("c3=w g9=b")).tells("White: 1 disc on the board, 0 in reserve, 17 taken prisoner."));
}
