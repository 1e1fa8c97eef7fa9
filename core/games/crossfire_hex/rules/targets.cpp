#include "games/crossfire_hex/rules/targets.h"

#include <algorithm>

#include "games/crossfire_hex/rules/refusals.h"

namespace sightlines::crossfire_hex {
namespace {

Target judged(const Rules& rules, const Position& at, const Action& action, int men) {
    return {target_of(action), men, rules.check(at, action), repeat_of(rules, at, action)};
}

}  // namespace

std::vector<Target> move_targets(const Rules& rules, const Position& at, Cell from) {
    std::vector<Target> targets;
    for (int men = 1; men <= at.board[from].height(); ++men) {
        for (const Cell to : targets_at(from, men)) targets.push_back(judged(rules, at, Move{from, to}, men));
    }
    return targets;
}

std::vector<Target> entry_targets(const Rules& rules, const Position& at) {
    std::vector<Target> targets;
    targets.reserve(cell_count);
    for (Cell to = 0; to < cell_count; ++to) targets.push_back(judged(rules, at, Enter{to}, 1));
    return targets;
}

std::optional<Repeat> repeat_of(const Rules& rules, const Position& at, const Action& action) {
    const Verdict verdict = rules.check(at, action);
    if (verdict.accepted() || &verdict.why() != &refuse::repeats) return std::nullopt;
    const std::size_t place = *rules.earlier(at, action);
    const auto places = listed(at);
    const auto entry = std::find(places.begin(), places.end(), place);
    return Repeat{static_cast<std::size_t>(entry - places.begin()), at.seen.size() - place};
}

}  // namespace sightlines::crossfire_hex
