// What is counted for a fit is what the evaluation of Crossfire with squads weighs.
#include "ladder/squads_counts.h"

#include <catch_amalgamated.hpp>
#include <cmath>

#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "support/computer.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

int units_down(const Position& at) {
    int down = 0;
    for (const int side : {0, 1})
        each_on_table(at, side, [&](UnitId, const Unit& unit) { down += unit.state == State::fit ? 0 : 1; });
    return down;
}

// Adds what is counted to `all`. Each unit that is down is rounded, and so are the score, what may be scored and the
// fire of either side.
void check(const Options& options, const Position& at, counts::Row& all) {
    const counts::Row row = counts::row_of(options, at);
    double lead = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        lead += row[i] * counts::weights[i].value;
        all[i] += std::abs(row[i]);
    }
    CHECK(std::abs(lead - lead_of(options, at, LineOfSightCache(at), 0)) <= 6 + units_down(at));
}

Position with_all_pinned(Position at) {
    for (Unit& unit : at.units) unit.state = State::pinned;
    return at;
}

Position without(Position at, int side) {
    for (int number = 0; number < most_units; ++number) at[unit_id(side, number)] = {};
    return at;
}

}  // namespace

TEST_CASE("fit: what is counted in Crossfire with squads adds up to its evaluation") {
    Options options;
    options.vp_goal = 4;  // so that the last points come into sight
    counts::Row all{};
    for (const int seed : {1, 2}) {
        options.seed = seed;
        const Rules rules = *Rules::make(options);
        Position at = rules.start();
        Rng rng(static_cast<std::uint64_t>(seed));
        test::computer_plays(rules, at, rng, 400, 1'000, [&](const Position& before, const SearchBudget&) {
            if (before.phase != Phase::play) return;
            check(rules.options(), before, all);
            check(rules.options(), without(before, 1), all);  // where nothing cancels out
            check(rules.options(), with_all_pinned(without(before, 1)), all);
        });
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        INFO(counts::weights[i].name);
        CHECK(all[i] > 0);
    }
}
