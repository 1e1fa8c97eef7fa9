#include "base/sort_short.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <utility>
#include <vector>

#include "base/rng.h"

using namespace sightlines;

TEST_CASE("a short list is sorted as std::stable_sort sorts it") {
    Rng rng(5);
    for (std::uint32_t length = 0; length < 40; ++length) {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> list, expected;
        for (std::uint32_t i = 0; i < length; ++i) list.emplace_back(rng.below(6), i);
        expected = list;
        const auto less = [](const auto& a, const auto& b) { return a.first < b.first; };
        sort_short(list, less);
        std::stable_sort(expected.begin(), expected.end(), less);
        CHECK(list == expected);
    }
}
