#include "engine/dice.h"

#include <array>
#include <catch_amalgamated.hpp>
#include <limits>
#include <set>

using namespace sightlines;

namespace {

Dice dice_of(DiceNumbers sides) { return {std::move(sides), "a test"}; }

}  // namespace

TEST_CASE("dice: outcomes are counted, and past 216 not listed", "[engine]") {
    CHECK(count_rolls(dice_of({6})) == 6);
    CHECK(count_rolls(dice_of({6, 6, 6})) == 216);
    CHECK(listed(dice_of({6, 6, 6})));
    CHECK(count_rolls(dice_of({6, 6, 6, 6})) == 1296);
    CHECK_FALSE(listed(dice_of({6, 6, 6, 6})));
    CHECK(count_rolls(dice_of({10, 20})) == 200);
    CHECK_FALSE(listed(dice_of({100, 3})));
    // The product of a great many dice does not run over.
    CHECK(count_rolls(dice_of(DiceNumbers(500, 100))) == std::numeric_limits<std::uint64_t>::max());
}

TEST_CASE("dice: every outcome once, the last die running fastest", "[engine]") {
    const std::vector<Roll> two = all_rolls(dice_of({2, 3}));
    const std::vector<Roll> expected{{{1, 1}}, {{1, 2}}, {{1, 3}}, {{2, 1}}, {{2, 2}}, {{2, 3}}};
    CHECK(two == expected);

    const Dice three = dice_of({6, 6, 6});
    std::set<std::array<int, 3>> seen;
    for (const Roll& roll : all_rolls(three)) {
        REQUIRE(fits(three, roll));
        seen.insert({roll.faces[0], roll.faces[1], roll.faces[2]});
    }
    CHECK(seen.size() == 216);
}

TEST_CASE("dice: a roll has a face of its die for each of them", "[engine]") {
    const Dice dice = dice_of({6, 10});
    CHECK(fits(dice, {{1, 1}}));
    CHECK(fits(dice, {{6, 10}}));
    CHECK_FALSE(fits(dice, {{0, 1}}));
    CHECK_FALSE(fits(dice, {{7, 1}}));
    CHECK_FALSE(fits(dice, {{1, 11}}));
    CHECK_FALSE(fits(dice, {{1, -1}}));
    CHECK_FALSE(fits(dice, {{1}}));
    CHECK_FALSE(fits(dice, {{1, 1, 1}}));
    CHECK_FALSE(fits(dice, {}));
}

TEST_CASE("dice: faces may count from 0", "[engine]") {
    Dice ten = dice_of({10, 10});
    ten.lowest = 0;
    CHECK(fits(ten, {{0, 9}}));
    CHECK_FALSE(fits(ten, {{0, 10}}));
    CHECK_FALSE(fits(ten, {{-1, 9}}));
    const std::vector<Roll> rolls = all_rolls(ten);
    CHECK(rolls.size() == 100);
    CHECK(rolls.front() == Roll{{0, 0}});
    CHECK(rolls.back() == Roll{{9, 9}});
    Rng rng(2);
    std::set<int> seen;
    for (int trial = 0; trial < 500; ++trial) seen.insert(sample_roll(ten, rng).faces[1]);
    CHECK(seen == std::set<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
}

TEST_CASE("dice: samples fit, and every face comes up about as often as it should", "[engine]") {
    const Dice dice = dice_of({6, 2});
    Rng rng(1);
    std::array<int, 7> first{};
    std::array<int, 3> second{};
    for (int rolls = 0; rolls < 6000; ++rolls) {
        const Roll roll = sample_roll(dice, rng);
        REQUIRE(fits(dice, roll));
        ++first[static_cast<std::size_t>(roll.faces[0])];
        ++second[static_cast<std::size_t>(roll.faces[1])];
    }
    for (std::size_t face = 1; face <= 6; ++face)
        CHECK((first[face] > 850 && first[face] < 1150));  // 1000 each, 5 sigma
    for (std::size_t face = 1; face <= 2; ++face) CHECK((second[face] > 2800 && second[face] < 3200));
}
