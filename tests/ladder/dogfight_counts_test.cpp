// What is counted for a fit is what Dogfight!'s evaluation weighs.
#include "ladder/dogfight_counts.h"

#include <catch_amalgamated.hpp>
#include <cmath>

#include "games/dogfight/ai/evaluation.h"
#include "games/dogfight/rules/rules.h"
#include "support/computer.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

double lead_of(const counts::Row& row) {
    double lead = 0;
    for (std::size_t i = 0; i < row.times.size(); ++i) lead += row.times[i] * counts::weights[i].value;
    return lead;
}

// The evaluation rounds each part of a lead towards 0.
void check_chances(const Position& at) {
    const counts::Row row = counts::row_of(at);
    const int scale = values::scale_at_end + values::scale_by_turn * row.turns;
    const double error = 1 + 3.0 * static_cast<double>(at.planes.size());
    const double lead = lead_of(row);
    const int chance = win_chances(at)[0];
    CHECK(chance >= win_permille_of(std::lround(lead - error), scale) - 1);
    CHECK(chance <= win_permille_of(std::lround(lead + error), scale) + 1);
}

}  // namespace

TEST_CASE("fit: what is counted in Dogfight! adds up to its evaluation") {
    for (const Scenario scenario : {Scenario::duel, Scenario::patrol}) {
        Options options;
        options.scenario = scenario;
        const Rules rules = *Rules::make(options);
        Position at = rules.start();
        Rng rng(3);
        test::computer_plays(rules, at, rng, 2'000, 60, [&](const Position& before, const SearchBudget&) {
            for (const int side : {0, 1}) {
                const auto is_there = [side](const Aircraft& plane) { return plane.in_play() && plane.side == side; };
                if (std::none_of(before.planes.begin(), before.planes.end(), is_there)) return;
            }
            check_chances(before);
        });
    }
}

TEST_CASE("fit: a lead of Dogfight! counts once, however great it is") {
    Position at = Rules::make({})->start();
    const auto lead_at = [&at](std::int32_t first, std::int32_t second) {
        at.score = {first, second};
        return counts::row_of(at).any_lead;
    };
    CHECK(lead_at(3, 3) == 0);
    CHECK(lead_at(4, 3) == 1);
    CHECK(lead_at(40, 3) == 1);
    CHECK(lead_at(3, 4) == -1);
}

TEST_CASE("fit: harm counts against an aircraft of Dogfight!, and the sides are alike") {
    Position at = Rules::make({})->start();
    const counts::Row whole = counts::row_of(at);
    at.planes[0].engine_hits = 2;
    at.planes[0].wound = 1;
    const counts::Row hurt = counts::row_of(at);
    CHECK(hurt.times[3] - whole.times[3] == -2);
    CHECK(hurt.times[5] - whole.times[5] == -1);
    CHECK(hurt.times[0] == 0);  // both have their lives
    at.score = {4, 1};
    CHECK(counts::row_of(at).times[counts::score] == 3);
    for (Aircraft& plane : at.planes) plane.side = static_cast<std::int8_t>(1 - plane.side);
    CHECK(counts::row_of(at).times[3] == 2);
}
