#include "games/crossfire_hex/ai/bot.h"

#include <algorithm>
#include <utility>

#include "games/crossfire_hex/ai/baseline.h"
#include "games/crossfire_hex/ai/evaluation.h"
#include "games/crossfire_hex/ai/hint_reason.h"
#include "games/crossfire_hex/ai/search_adapter.h"
#include "search/alpha_beta.h"

namespace sightlines {

using namespace crossfire_hex;

namespace {

// {nodes, mistake_percent}, depth, noisy. A mistake is the second best action, if it is not much worse.
constexpr std::array<crossfire_hex::Skill, top_level> skills{{
    {{2'000, 25}, 2, 2},
    {{15'000, 0}, 4, 4},
    {{200'000, 0}, 60, 8},
    {{1'200'000, 0}, 60, 8},
}};
constexpr int much_worse = 200;

// Good ones first, those that are alike in the order of the seed.
std::vector<SearchMove> first_order(std::vector<SearchMove> moves, Rng& rng) {
    shuffle(moves, rng);
    std::int32_t place = 0;
    for (SearchMove& move : moves) move.order = place++;
    std::sort(moves.begin(), moves.end(), [](const SearchMove& a, const SearchMove& b) {
        return std::pair(-a.gain, a.order) < std::pair(-b.gain, b.order);
    });
    return moves;
}

int chance_of(int score) {
    if (score > scores::most_score) return 1000;
    if (score < -scores::most_score) return 0;
    return win_permille_of(score - values::tempo, values::scale);
}

}  // namespace

const sightlines::Skill& Bot<Rules>::skill(int level) { return of_level(skills, level); }

SearchResult<Action> Bot<Rules>::choose(const Rules& rules, const Position& at, const SearchBudget& budget) {
    const auto& skill = of_level(skills, budget.level);
    const SearchAdapter adapter(rules, at);
    Rng rng(budget.seed);
    const bool mistake = makes_mistake(skill, rng);
    const auto search = [&](std::vector<SearchMove> moves, std::uint64_t nodes) {
        return AlphaBeta(adapter, {nodes, skill.depth, skill.noisy}).search(adapter.root(), std::move(moves));
    };
    std::vector<SearchMove> moves = first_order(adapter.allowed_moves(legal_actions(rules, at)), rng);
    AlphaBetaResult found = search(std::move(moves), mistake ? budget.nodes / 2 : budget.nodes);
    if (mistake && found.ranked.size() > 1) {
        const SearchMove best = found.ranked.front();
        const AlphaBetaResult second = search({found.ranked.begin() + 1, found.ranked.end()}, budget.nodes / 2);
        found.nodes += second.nodes;
        if (second.score >= found.score - much_worse) {
            found.ranked = second.ranked;
            found.ranked.insert(found.ranked.begin() + 1, best);
        }
    }
    SearchResult<Action> result{{}, chance_of(found.score), found.nodes};
    for (const SearchMove& move : found.ranked) result.ranked.push_back(SearchAdapter::action_of(move));
    return result;
}

WinChances Bot<Rules>::evaluate(const Rules& rules, const Position& at) {
    if (const Status status = rules.status(at); status.outcome) return win_chances_of(*status.outcome, 2);
    const int white = win_permille_of(lead_of_white(at.board, at.reserve), values::scale);
    return {static_cast<std::int16_t>(white), static_cast<std::int16_t>(1000 - white)};
}

std::string Bot<Rules>::explain(const Rules& rules, const Position& at, const Action& action) {
    return hint_reason(rules, at, action);
}

SearchResult<Action> Bot<Rules>::baseline(const Rules& rules, const Position& at, std::uint64_t seed) {
    return baseline_choice(rules, at, seed);
}

}  // namespace sightlines
