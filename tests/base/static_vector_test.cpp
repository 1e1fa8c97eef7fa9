#include "base/static_vector.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <vector>

#include "base/rng.h"

using sightlines::Rng;
using sightlines::StaticVector;

TEST_CASE("bounded: does what a vector does", "[base]") {
    StaticVector<int, 8> bounded;
    std::vector<int> vector;
    Rng rng(4);
    for (int step = 0; step < 2000; ++step) {
        const int value = static_cast<int>(rng.below(100));
        const auto place = [&](std::size_t extra) {
            return static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(vector.size() + extra)));
        };
        switch (rng.below(4)) {
            case 0:
                if (vector.size() == 8) break;
                bounded.push_back(value);
                vector.push_back(value);
                break;
            case 1: {
                if (vector.size() == 8) break;
                const auto at = place(1);
                bounded.insert(bounded.begin() + at, value);
                vector.insert(vector.begin() + at, value);
                break;
            }
            case 2: {
                if (vector.empty()) break;
                const auto at = place(0);
                bounded.erase(bounded.begin() + at);
                vector.erase(vector.begin() + at);
                break;
            }
            default:
                if (rng.below(20) != 0) break;
                bounded.clear();
                vector.clear();
        }
        REQUIRE(bounded.size() == vector.size());
        REQUIRE(bounded.empty() == vector.empty());
        REQUIRE(std::equal(bounded.begin(), bounded.end(), vector.begin(), vector.end()));
    }
}

TEST_CASE("bounded: equal by what it holds, not by what it once held", "[base]") {
    StaticVector<int, 4> once{1, 2, 3};
    once.erase(once.begin() + 2);
    CHECK(once == StaticVector<int, 4>{1, 2});
    CHECK(once != StaticVector<int, 4>{1, 2, 3});
    CHECK(once != StaticVector<int, 4>{2, 1});
    CHECK(StaticVector<int, 4>{} == StaticVector<int, 4>{});
    CHECK(StaticVector<int, 4>::capacity() == 4);
}

TEST_CASE("bounded: works while compiling", "[base]") {
    constexpr int sum = [] {
        StaticVector<int, 4> numbers{1, 2};
        numbers.push_back(3);
        int total = 0;
        for (const int number : numbers) total += number;
        return total;
    }();
    STATIC_CHECK(sum == 6);
}
