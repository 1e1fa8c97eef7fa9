#include "base/index_set.h"

#include <catch_amalgamated.hpp>
#include <set>
#include <vector>

#include "base/rng.h"

using sightlines::IndexSet;
using sightlines::Rng;

namespace {

template <int Count>
void behaves_like_a_set() {
    IndexSet<Count> bits;
    std::set<int> numbers;
    Rng rng(Count);
    for (int step = 0; step < 1000; ++step) {
        const int index = static_cast<int>(rng.below(Count));
        if (rng.below(3) == 0) {
            bits.erase(index);
            numbers.erase(index);
        } else {
            bits.insert(index);
            numbers.insert(index);
        }
        REQUIRE(bits.contains(index) == numbers.contains(index));
        REQUIRE(bits.size() == static_cast<int>(numbers.size()));
        REQUIRE(bits.empty() == numbers.empty());
        std::vector<int> listed;
        for (const int member : bits) listed.push_back(member);
        REQUIRE(listed == std::vector<int>(numbers.begin(), numbers.end()));  // ascending
    }
}

template <int Count>
IndexSet<Count> some(Rng& rng) {
    IndexSet<Count> set;
    for (int index = 0; index < Count; ++index) {
        if (rng.below(3) == 0) set.insert(index);
    }
    return set;
}

template <int Count>
void combines_and_moves() {
    Rng rng(Count);
    for (int round = 0; round < 20; ++round) {
        const IndexSet<Count> a = some<Count>(rng);
        const IndexSet<Count> b = some<Count>(rng);
        for (int index = 0; index < Count; ++index) {
            REQUIRE((a | b).contains(index) == (a.contains(index) || b.contains(index)));
            REQUIRE((a & b).contains(index) == (a.contains(index) && b.contains(index)));
            REQUIRE((~a).contains(index) != a.contains(index));
        }
        REQUIRE((~a).size() == Count - a.size());  // nothing beyond the last
        for (const int distance : {0, 1, -1, 11, -11, 63, -63}) {
            IndexSet<Count> expected;
            for (const int index : a) {
                if (index + distance >= 0 && index + distance < Count) expected.insert(index + distance);
            }
            REQUIRE(a.moved(distance) == expected);
        }
    }
}

}  // namespace

TEST_CASE("index set: does what a set of numbers does, whatever the number of words", "[base]") {
    behaves_like_a_set<1>();
    behaves_like_a_set<63>();
    behaves_like_a_set<64>();
    behaves_like_a_set<65>();
    behaves_like_a_set<91>();
    behaves_like_a_set<128>();
    behaves_like_a_set<200>();
}

TEST_CASE("index set: union, common part, the rest, and all moved by a distance", "[base]") {
    combines_and_moves<1>();
    combines_and_moves<64>();
    combines_and_moves<65>();
    combines_and_moves<91>();
    combines_and_moves<128>();
    combines_and_moves<154>();
}

TEST_CASE("index set: equal when the members are", "[base]") {
    IndexSet<91> a;
    IndexSet<91> b;
    CHECK(a == b);
    a.insert(90);
    CHECK(a != b);
    b.insert(90);
    b.insert(3);
    b.erase(3);
    CHECK(a == b);
}

TEST_CASE("index sets are walked in ascending order, with and without an iterator") {
    IndexSet<154> set;
    for (const int index : {153, 64, 0, 63, 100, 127, 128}) set.insert(index);
    std::vector<int> walked, seen;
    for (const int index : set) walked.push_back(index);
    set.each([&seen](int index) { seen.push_back(index); });
    CHECK(seen == std::vector<int>{0, 63, 64, 100, 127, 128, 153});
    CHECK(walked == seen);
    IndexSet<154>().each([](int) { FAIL("an empty set has nothing to see"); });
}
