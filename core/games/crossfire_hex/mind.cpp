#include "games/crossfire_hex/mind.h"

#include <algorithm>
#include <utility>

#include "engine/alpha_beta.h"
#include "games/crossfire_hex/lookout.h"
#include "games/crossfire_hex/plain.h"
#include "games/crossfire_hex/reasons.h"
#include "games/crossfire_hex/score.h"

namespace sightlines {

using namespace crossfire_hex;

namespace {

struct Skill {
    int depth;
    int noisy;
    std::uint32_t slips;  // in 100 choices: the second best, if it is not much worse
};
constexpr std::array<Skill, top_level> skills{{{2, 2, 25}, {4, 4, 0}, {60, 8, 0}, {60, 8, 0}}};
constexpr int much_worse = 200;

// Good ones first, those that are alike in the order of the seed.
std::vector<Step> first_order(std::vector<Step> steps, Rng& rng) {
    shuffle(steps, rng);
    std::int32_t place = 0;
    for (Step& step : steps) step.order = place++;
    std::sort(steps.begin(), steps.end(),
              [](const Step& a, const Step& b) { return std::pair(-a.gain, a.order) < std::pair(-b.gain, b.order); });
    return steps;
}

int chance_of(int score) {
    if (score > scores::most_score) return 1000;
    if (score < -scores::most_score) return 0;
    return chance_of_lead(score - worth::tempo, worth::scale);
}

}  // namespace

Thought<Action> Mind<Rules>::think(const Rules& rules, const Position& at, const Effort& effort) {
    const Skill& skill = skills[static_cast<std::size_t>(effort.level - 1)];
    const Lookout lookout(rules, at);
    Rng rng(effort.seed);
    const bool slips = rng.below(100) < skill.slips;
    const auto search = [&](std::vector<Step> steps, std::uint64_t nodes) {
        return AlphaBeta(lookout, {nodes, skill.depth, skill.noisy}).search(lookout.root(), std::move(steps));
    };
    std::vector<Step> steps = first_order(lookout.allowed_steps(legal_actions(rules, at)), rng);
    Found found = search(std::move(steps), slips ? effort.nodes / 2 : effort.nodes);
    if (slips && found.ranked.size() > 1) {
        const Step best = found.ranked.front();
        const Found second = search({found.ranked.begin() + 1, found.ranked.end()}, effort.nodes / 2);
        found.nodes += second.nodes;
        if (second.score >= found.score - much_worse) {
            found.ranked = second.ranked;
            found.ranked.insert(found.ranked.begin() + 1, best);
        }
    }
    Thought<Action> thought{{}, chance_of(found.score), found.nodes};
    for (const Step& step : found.ranked) thought.ranked.push_back(Lookout::action_of(step));
    return thought;
}

Chances Mind<Rules>::chances(const Rules& rules, const Position& at) {
    if (const Status status = rules.status(at); status.outcome) return chances_of(*status.outcome, 2);
    const int white = chance_of_lead(lead_of_white(at.board, at.reserve), worth::scale);
    return {static_cast<std::int16_t>(white), static_cast<std::int16_t>(1000 - white)};
}

std::string Mind<Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    return reason_for(rules, at, action);
}

Thought<Action> Mind<Rules>::plain(const Rules& rules, const Position& at, std::uint64_t seed) {
    return plain_choice(rules, at, seed);
}

}  // namespace sightlines
