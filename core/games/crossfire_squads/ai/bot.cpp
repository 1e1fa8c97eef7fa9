#include "games/crossfire_squads/ai/bot.h"

#include <algorithm>

#include "games/crossfire_squads/ai/choice.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/ai/hint_reason.h"
#include "games/crossfire_squads/rules/odds.h"

namespace sightlines {

using namespace crossfire_squads;

namespace {

// A level a row, as Skill in choice.h has its members: {nodes, mistake_percent}, limits {places, moves, shots, others},
// points, reactions, noise, foresight, plans, plan {candidates (limits again), steps}, one_by_one. A higher level sees
// more candidates and misjudges them less; foresight begins with level 2, and only level 4 makes plans. Who analyses
// makes fewer, in no order of units: what puzzles prove by it stands.
constexpr std::array<crossfire_squads::Skill, analyst> skills{{
    {{1'000, 0}, {60, 4, 3, 3}, 3, 3, 40, false, 0, {}},
    {{3'000, 0}, {120, 7, 4, 5}, 4, 5, 28, true, 0, {}},
    {{8'000, 0}, {300, 16, 8, 8}, 8, 10, 9, true, 0, {}},
    {{60'000, 0}, {900, 40, 16, 18, true}, 16, 20, 0, true, 24, {{120, 8, 8, 5}, 3}, true},
    {{25'000, 0}, {600, 30, 12, 14}, 16, 20, 0, true, 10, {{60, 5, 5, 3}, 2}},
}};

constexpr int chance_scale = 450;  // a lead of so many points wins 73 games of 100

}  // namespace

const sightlines::Skill& Bot<crossfire_squads::Rules>::skill(int level) { return of_level(skills, level); }

SearchResult<Action> Bot<crossfire_squads::Rules>::choose(const Rules& rules, const Position& at,
                                                          const SearchBudget& budget) {
    const Ranking choice = crossfire_squads::choose(rules, at, of_level(skills, budget.level), budget);
    const int side = static_cast<int>(rules.status(at).to_act);
    const int lead = lead_with_first_turn(rules.options(), at, choice.lead, side);
    return {choice.ranked, win_permille_of(lead, chance_scale), choice.nodes};
}

WinChances Bot<crossfire_squads::Rules>::evaluate(const Rules& rules, const Position& at) {
    if (const Status status = rules.status(at); status.outcome) return win_chances_of(*status.outcome, 2);
    const Options& options = rules.options();
    const int lead = lead_with_first_turn(options, at, lead_of(options, at, LineOfSightCache(at), 0), 0);
    const int first = win_permille_of(lead, chance_scale);
    return {static_cast<std::int16_t>(first), static_cast<std::int16_t>(1000 - first)};
}

std::vector<Bot<crossfire_squads::Rules>::OfDice> Bot<crossfire_squads::Rules>::outcomes(const Rules& rules,
                                                                                         const Position& at) {
    std::vector<OfDice> found;
    for (const Branch& branch : branches(rules.options(), at)) {
        OfDice& one = found.emplace_back(branch.odds, at);
        for (const int hits : branch.hits)
            if (one.position.phase == at.phase) rules.play(one.position, roll_of(rules.options(), one.position, hits));
    }
    return found;
}

std::string Bot<crossfire_squads::Rules>::explain(const Rules& rules, const Position& at, const Action& action) {
    return hint_reason(rules, at, action);
}

std::string Bot<crossfire_squads::Rules>::explain(const Rules& rules, const Position& at, const Action& better,
                                                  const Action& played) {
    return explain(rules, at, better) + reason_against(rules, at, better, played);
}

}  // namespace sightlines
