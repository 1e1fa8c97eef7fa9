#include "geometry/hex.h"

#include <catch_amalgamated.hpp>

using namespace sightlines;

TEST_CASE("hex: six turns make a circle, three look back", "[geometry]") {
    for (const Heading heading : all_headings) {
        CHECK(turned(heading, 6) == heading);
        CHECK(turned(heading, 0) == heading);
        CHECK(turned(turned(heading, 1), -1) == heading);
        CHECK(turned(heading, -6) == heading);
        CHECK(turned(heading, 3) == turned(heading, -3));
        CHECK(step(heading) + step(turned(heading, 3)) == Hex{0, 0});
        CHECK(step(turned(heading, 1)) + step(turned(heading, -1)) == step(heading));  // CH-GEO-04 and hexes in general
    }
    CHECK(turned(Heading::ne, 1) == Heading::e);
    CHECK(turned(Heading::e, -1) == Heading::ne);
}

TEST_CASE("hex: the words are those of the directions", "[geometry]") {
    CHECK(heading_words[index(Heading::e)] == "e");
    CHECK(heading_words[index(Heading::se)] == "se");
    CHECK(heading_words[index(Heading::sw)] == "sw");
    CHECK(heading_words[index(Heading::w)] == "w");
    CHECK(heading_words[index(Heading::nw)] == "nw");
    CHECK(heading_words[index(Heading::ne)] == "ne");
}

TEST_CASE("hex: a step is a cell's width long and points where its word says", "[geometry]") {
    for (const Heading heading : all_headings) {
        const Hex hex = step(heading);
        CHECK(hex.q * hex.q + hex.q * hex.r + hex.r * hex.r == 1);
        const std::string_view word = heading_words[index(heading)];
        const int east = 2 * hex.q + hex.r;  // x = q + r / 2
        CHECK((east > 0) == (word.back() == 'e'));
        CHECK((hex.r > 0) == (word.front() == 'n'));
        CHECK((hex.r < 0) == (word.front() == 's'));
    }
}
