#include "games/crossfire_squads/text/summary.h"
#include "engine/wording.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

// How often something succeeded, and how often it should have.
struct Luck {
    int tries = 0;
    int successes = 0;
    double expected = 0;

    void add(bool works, double chance) {
        ++tries;
        successes += works ? 1 : 0;
        expected += chance;
    }
};

struct Counts {
    std::array<int, 2> turns{};
    std::array<Luck, 2> hits, rallies, fights;
};

int sum_of(const Roll& roll) {
    int sum = 0;
    for (const int face : roll.faces) sum += face;
    return sum;
}

void count_shot(Counts& counts, const Position& at, const Roll& roll) {
    const Shooting& s = *at.shooting;
    const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
    Luck& luck = counts.hits[static_cast<std::size_t>(side_of(shooter))];
    if (!is_vehicle(at[s.target])) {
        luck.tries += static_cast<int>(roll.faces.size());
        luck.successes += hits_of(roll);
        luck.expected += static_cast<double>(roll.faces.size()) / 3;
    } else if (s.penetration) {  // the die to hit alone is no hit yet
        const int more = penetration_modifiers(at, shooter).total(), needed = armour(at, shooter, s.target);
        luck.add(sum_of(roll) + more >= needed, chance_of(odds_of_reaching(needed, more)));
    }
}

void count_fight(Counts& counts, const Options& options, const Position& at, const Position& after) {
    if (after.phase == Phase::cc) return;  // a tie
    const MeleeForecast forecast = forecast_melee(options, at, *at.melee);
    for (const UnitId id : at.melee->units) {
        if (after[id].exists()) continue;
        const auto loser = static_cast<std::size_t>(side_of(id));
        counts.fights[1 - loser].add(true, chance_of(forecast.wins[1 - loser]));
        counts.fights[loser].add(false, chance_of(forecast.wins[loser]));
        return;
    }
}

void count_roll(Counts& counts, const Options& options, const Position& at, const Position& after, const Roll& roll) {
    switch (at.phase) {
        case Phase::fire: return count_shot(counts, at, roll);
        case Phase::he: {
            Luck& luck = counts.hits[static_cast<std::size_t>(side_of(at.bombardment->unit))];
            luck.tries += static_cast<int>(roll.faces.size());
            luck.successes += hits_of(roll);
            luck.expected += static_cast<double>(roll.faces.size()) / 3;
            return;
        }
        case Phase::rally: {
            const Test test = forecast_rally(options, at, at.rallying);
            counts.rallies[static_cast<std::size_t>(side_of(at.rallying))].add(
                sum_of(roll) + test.modifiers.total() >= test.needed, chance_of(test.odds));
            return;
        }
        case Phase::cc: return count_fight(counts, options, at, after);
        default: return;
    }
}

SummaryLine line(const char* what, const std::array<int, 2>& values) {
    return {what, {std::to_string(values[0]), std::to_string(values[1])}};
}

// The number, and in brackets what the dice promise.
SummaryLine line(const char* what, const std::array<Luck, 2>& values) {
    SummaryLine told{what, {}};
    for (const Luck& luck : values)
        told.values.push_back(luck.tries == 0 ? "none" : wording::with_expected(luck.successes, luck.expected));
    return told;
}

}  // namespace

std::vector<SummaryLine> summary_of(const History<Rules>& history) {
    Counts counts;
    for (std::size_t ply = 0; ply < history.cursor(); ++ply) {
        const Position &before = history.at(ply), &after = history.at(ply + 1);
        if (before.turn > 0 && (after.turn > before.turn || after.win))
            ++counts.turns[static_cast<std::size_t>(before.active)];
        if (const auto* roll = std::get_if<Roll>(&history.actions()[ply]))
            count_roll(counts, history.rules().options(), before, after, *roll);
    }
    const Position& at = history.at();
    std::array<int, 2> lost{};
    for (const UnitId id : at.lost) ++lost[static_cast<std::size_t>(side_of(id))];
    std::vector<SummaryLine> lines{line("Turns", counts.turns), line("Points", std::array<int, 2>{at.vp[0], at.vp[1]}),
                                   line("Units lost", lost), line("Hits (expected)", counts.hits)};
    const auto any = [](const std::array<Luck, 2>& luck) { return luck[0].tries + luck[1].tries > 0; };
    if (any(counts.rallies)) lines.push_back(line("Rallies that worked (expected)", counts.rallies));
    if (any(counts.fights)) lines.push_back(line("Close combats won (expected)", counts.fights));
    return lines;
}

}  // namespace sightlines::crossfire_squads
