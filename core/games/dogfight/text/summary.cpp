#include "games/dogfight/text/summary.h"

#include <array>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/sentences.h"

namespace sightlines::dogfight {
namespace {

struct Tally {
    int bursts = 0, hits = 0, tests = 0, passed = 0;
    double expected_hits = 0, expected_passed = 0;
};
using Tallies = std::array<Tally, most_sides>;

void count(const Rules& rules, const Position& before, const Action& action, Tallies& sides) {
    const auto side_of = [&](int letter) -> Tally& {
        return sides[static_cast<std::size_t>(before.plane(letter).side)];
    };
    if (const auto* fire = std::get_if<Fire>(&action)) {
        const int firer = before.queue[0];
        ++side_of(firer).bursts;
        if (const auto odds = forecast_fire(rules.options(), before, firer))
            side_of(firer).expected_hits += odds->bursts[static_cast<std::size_t>(fire->burst - 1)].mean_hits;
        return;
    }
    if (before.phase == Phase::mt && std::holds_alternative<Roll>(action)) {
        const RollForecast odds = forecast_roll(rules.options(), before);
        ++side_of(before.current).tests;
        side_of(before.current).expected_passed += reaching(odds.needed, odds.modifiers.total()).value();
    }
    Position after = before;
    Journal notes;
    rules.play_and_tell(after, action, &notes);
    for (const Note& note : notes) {
        if (note.why == &why::hits) side_of(note.other).hits += note.amount;
        if (note.why == &why::maneuver_test && note.result == "passed") ++side_of(note.plane).passed;
    }
}

}  // namespace

std::vector<SummaryLine> summary_of(const History<Rules>& history) {
    Tallies sides;
    for (std::size_t ply = 0; ply < history.cursor(); ++ply)
        count(history.rules(), history.at(ply), history.actions()[ply], sides);
    std::array<int, most_sides> planes{}, lost{};
    const Position& at = history.at();
    for (const Aircraft& plane : at.planes) {
        ++planes[static_cast<std::size_t>(plane.side)];
        lost[static_cast<std::size_t>(plane.side)] += plane.in_play() ? 0 : 1;
    }
    std::vector<SummaryLine> lines{{"Points", {}},       {"Turns played", {}},    {"Planes lost", {}},
                                   {"Bursts fired", {}}, {"Hits (expected)", {}}, {"Tests passed (expected)", {}}};
    for (int player = 0; player < Rules::seats(at); ++player) {
        const auto side = static_cast<std::size_t>(player);
        const Tally& tally = sides[side];
        lines[0].values.push_back(std::to_string(at.score[side]));
        lines[1].values.push_back(std::to_string(at.turn));
        lines[2].values.push_back(std::to_string(lost[side]) + " of " + std::to_string(planes[side]));
        lines[3].values.push_back(std::to_string(tally.bursts));
        lines[4].values.push_back(wording::with_expected(tally.hits, tally.expected_hits));
        lines[5].values.push_back(tally.tests == 0 ? "none"
                                                   : wording::with_expected(tally.passed, tally.expected_passed));
    }
    return lines;
}

}  // namespace sightlines::dogfight
