#include "games/dogfight/advice/advice.h"

#include <algorithm>
#include <span>
#include <tuple>

#include "games/dogfight/advice/answers.h"
#include "games/dogfight/advice/hint_reason.h"
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/advice/suggest.h"
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/notation.h"

namespace sightlines {
namespace dogfight {
namespace {

constexpr int most_shown = 4;  // without more ways, besides those that decline

bool flies(Phase phase) { return phase == Phase::move || phase == Phase::declare; }

std::optional<Plan> suggested_plan(const Rules& rules, const Position& at) {
    SuggestedMove move = suggest_move(rules, at, Audience::player);
    if (move.plans.empty()) return std::nullopt;
    return std::move(move.plans[move.place]);
}

// Of the orders that begin as ranked, the best for each task that may come next.
std::vector<Answer> rankings(const std::vector<Action>& best_first, const Tasks& ranked) {
    std::vector<Answer> list;
    Tasks offered;
    for (const Action& each : best_first) {
        const Tasks& order = std::get<Prefer>(each).order;
        if (ranked.size() >= order.size() || !std::ranges::equal(ranked, std::span(order.begin(), ranked.size())))
            continue;
        const Task next = order[ranked.size()];
        if (std::ranges::find(offered, next) != offered.end()) continue;
        offered.push_back(next);
        const std::string note = ranked.empty() ? labels::first_task_note : "";
        list.push_back({{"", words::rank_name(next, ranked.empty()), note, "", Role::usual}, each, move_text(each)});
    }
    if (!list.empty()) list.front().role = Role::suggested;
    return list;
}

// To swerve otherwise than is judged best is seldom meant.
void keep_best_evasion(std::vector<Answer>& list) {
    bool is_first = true;
    for (Answer& answer : list) {
        if (answer.role == Role::declining) continue;
        if (!is_first) answer.role = Role::other;
        is_first = false;
    }
}

// What is seldom meant, and what is too much; one answer at least is shown. To decline is seldom meant where it saves
// nothing.
void fold(const Rules& rules, Phase phase, std::vector<Answer>& list) {
    const bool suggests = suggested_in(list).has_value();
    const bool saves_nothing = phase == Phase::target || (phase == Phase::fire && suggests && !rules.options().jamming);
    int shown = 0;
    for (Answer& answer : list) {
        const bool seldom = answer.role == Role::other || (answer.role == Role::declining && saves_nothing);
        const bool counts = answer.role <= Role::usual;
        answer.folded = seldom || (counts && shown >= most_shown);
        shown += counts ? 1 : 0;
    }
    if (!std::ranges::all_of(list, &Answer::folded)) return;
    for (Answer& answer : list) answer.folded = false;
}

}  // namespace

// Those that are not judged stay behind the others of their role, the longest burst first.
std::vector<Answer> answers_to(const Rules& rules, const Position& at, const Tasks& ranked) {
    if (!is_decision(at.phase) || flies(at.phase)) return {};
    const std::vector<Action> best_first = answers_in_order(rules, at);
    if (at.phase == Phase::prefer) return rankings(best_first, ranked);
    const std::optional<Action> suggested = suggested_answer(rules, at);
    std::vector<Answer> list;
    for (const Action& action : legal_actions(rules, at)) {
        if (std::holds_alternative<Signal>(action)) continue;
        list.push_back({Offers<Rules>::offer(rules, at, action), action, move_text(action)});
        if (action == suggested) list.back().role = Role::suggested;
    }
    if (at.phase == Phase::fire) std::ranges::reverse(list);
    std::ranges::stable_sort(list, {}, [&](const Answer& answer) {
        return std::tuple(answer.role == Role::declining, answer.role == Role::other, answer.role != Role::suggested,
                          std::ranges::find(best_first, answer.action) - best_first.begin());
    });
    if (at.phase == Phase::evade) keep_best_evasion(list);
    fold(rules, at.phase, list);
    return list;
}

std::optional<std::size_t> suggested_in(const std::vector<Answer>& answers) {
    const auto suggested = std::ranges::find(answers, Role::suggested, &Answer::role);
    return suggested == answers.end() ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(suggested - answers.begin()));
}

}  // namespace dogfight

using namespace dogfight;

std::optional<Action> Advice<Rules>::suggest(const Rules& rules, const Position& at) {
    if (!flies(at.phase)) return suggested_answer(rules, at);
    const std::optional<Plan> plan = suggested_plan(rules, at);
    return plan ? std::optional(plan->actions.front()) : std::nullopt;
}

std::string Advice<Rules>::why(const Rules& rules, const Position& at, const Action& action) {
    const std::optional<Plan> plan = flies(at.phase) ? suggested_plan(rules, at) : std::nullopt;
    if (plan && plan->actions.front() == action) {
        const std::string risked = words::why_risked(rules, at, *plan);
        return words::suggestion_told(at, *plan) + (risked.empty() ? "" : " " + risked);
    }
    const std::string reason = hint_reason(rules, at, action);
    if (!reason.empty()) return reason;
    return std::holds_alternative<Fire>(action) ? "It may hit." : "Nothing else is worth more.";
}

}  // namespace sightlines
