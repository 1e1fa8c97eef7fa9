// How well somebody plays who does what the page suggests.
#include "page/dogfight/suggestion.h"

#include <catch_amalgamated.hpp>

using namespace sightlines::dogfight::test;

TEST_CASE("who does what the page suggests beats chance, and gets to shoot", "[dogfight]") {
    const Tally tally = follow_suggestions(40, 0);
    INFO(told(tally));
    CHECK(tally.won >= 28);
    CHECK(tally.lost <= 1);
    CHECK(tally.firing >= 36);
}

TEST_CASE("who does what the page suggests holds out against level 1", "[dogfight]") {
    const Tally tally = follow_suggestions(40, 1);
    INFO(told(tally));
    CHECK(tally.won >= 3 * tally.lost);
    CHECK(tally.firing >= 38);
    CHECK(tally.soon >= 36);
    CHECK(tally.stalls + tally.spins <= 8);
    CHECK(tally.risked <= 10);
    // Out of ten later turns hardly one had a shot when only the place at the end of a plan counted.
    CHECK(tally.later_shots * 8 >= tally.turns - tally.games);
    CHECK(tally.away * 18 <= tally.plans);
}

TEST_CASE("without a guide as well, what is suggested rarely fails", "[dogfight]") {
    const Tally tally = follow_suggestions(40, 1, false);
    INFO(told(tally));
    CHECK(tally.risked * 15 <= tally.plans);
}

TEST_CASE("who does what the page suggests does about as well against computers as level 1", "[dogfight][.deep]") {
    for (const int opponent : {0, 1, 2}) {
        const Tally person = follow_suggestions(100, opponent), computer = follow_computer(100, 1, opponent);
        const Tally unguided = follow_suggestions(100, opponent, false);
        WARN("against " << opponent << ": " << told(person) << "; level 1 " << told(computer) << "; without a guide "
                        << told(unguided));
        CHECK(person.won - person.lost >= (computer.won - computer.lost) / 3);
    }
}
