#include "text/listed.h"

#include <catch_amalgamated.hpp>
#include <string>
#include <vector>

using sightlines::wording::listed;

TEST_CASE("the last two of a list are joined by a word, all others by commas") {
    using Words = std::vector<std::string>;
    CHECK(listed({}).empty());
    CHECK(listed(Words{"one"}) == "one");
    CHECK(listed(Words{"one", "two"}) == "one and two");
    CHECK(listed(Words{"one", "two", "three"}) == "one, two and three");
}
