#include "base/rng.h"

#include <array>
#include <catch_amalgamated.hpp>

using sightlines::Rng;

TEST_CASE("rng: the published numbers of SplitMix64", "[base]") {
    Rng rng(1234567);
    for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                         4593380528125082431U, 16408922859458223821U})
        CHECK(rng.next() == expected);
}

TEST_CASE("rng: below stays below, and reaches everything evenly", "[base]") {
    Rng rng(1);
    std::array<int, 7> counts{};
    for (int draw = 0; draw < 7000; ++draw) {
        const std::uint32_t value = rng.below(7);
        REQUIRE(value < 7);
        ++counts[value];
    }
    for (const int count : counts) CHECK((count > 850 && count < 1150));  // 1000 each, 5 sigma
    for (int draw = 0; draw < 100; ++draw) CHECK(rng.below(1) == 0);
    bool high = false;
    for (int draw = 0; draw < 20; ++draw) high = high || rng.below(0xFFFFFFFFU) > 0x80000000U;
    CHECK(high);
}
