// What is counted for a fit is what Crosshairs' evaluation weighs.
#include "ladder/crosshairs_counts.h"

#include <catch_amalgamated.hpp>
#include <cmath>

#include "games/crosshairs/ai/evaluation.h"
#include "support/computer.h"

using namespace sightlines;
using namespace sightlines::crosshairs;

TEST_CASE("fit: what is counted in Crosshairs adds up to its evaluation") {
    const Rules rules = *Rules::make({});
    const counts::Weights weights = counts::weights_now();
    for (const std::uint64_t seed : {1U, 2U}) {
        Position at = rules.start();
        Rng rng(seed);
        test::computer_plays(rules, at, rng, 1'000, 300, [&](const Position& before, const SearchBudget&) {
            const counts::Weights row = counts::row_of(rules, before);
            double lead = 0;
            for (std::size_t i = 0; i < row.size(); ++i) lead += row[i] * weights[i];
            const Scores strength = strengths(rules, before, reaches_of(rules.options(), before));
            const auto own = static_cast<std::size_t>(before.player);
            // Each plane in danger is rounded, twice at most.
            CHECK(std::abs(lead - (strength[own] - strength[1 - own])) <=
                  2.0 * static_cast<double>(before.planes.size()));
        });
    }
}
