// Phrases that the games share.
#include "engine/wording.h"

#include <catch_amalgamated.hpp>

using namespace sightlines;

TEST_CASE("wording: chances never round to certainty") {
    CHECK(wording::percent(1, 6) == "17%");
    CHECK(wording::percent(0.0) == "0%");
    CHECK(wording::percent(0.0001) == "1%");
    CHECK(wording::percent(0.9999) == "99%");
    CHECK(wording::percent(1.0) == "100%");
}

TEST_CASE("wording: what came beside what was to be expected, to a tenth") {
    CHECK(wording::with_expected(5, 3.2) == "5 (3.2)");
    CHECK(wording::with_expected(0, 2.0) == "0 (2.0)");
    CHECK(wording::with_expected(1, 0.96) == "1 (1.0)");
}
