#include "base/millionths.h"

#include <catch_amalgamated.hpp>

using namespace sightlines;

TEST_CASE("millionths: a whole stays whole, parts are rounded, and nothing runs over", "[base]") {
    CHECK(whole * whole == whole);
    CHECK(millionths(1, 6).count == 166'667);
    CHECK(millionths(1, 2) * millionths(1, 2) == millionths(1, 4));
    CHECK(whole - millionths(1, 3) == Millionths{666'667});
    CHECK(millionths(150, 1) * whole == Millionths{150'000'000});  // hits of eight guns are no chance
    CHECK(part_of(1000, millionths(1, 3)) == 333);
    CHECK(part_of(-1000, millionths(1, 3)) == -333);  // towards 0
    CHECK(part_of(2'000'000'000, whole) == 2'000'000'000);
    CHECK(static_cast<double>(millionths(1, 8)) == 0.125);
}
