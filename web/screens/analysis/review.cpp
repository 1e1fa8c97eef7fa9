#include "screens/analysis/review.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "screens/analysis/best_lines.h"

namespace sightlines {
namespace {

constexpr std::array<std::string_view, 3> kinds{"choice", "dice", "forced"};
constexpr int worth_keeping = 5;  // per mille: below it nobody asks what was better
constexpr int as_good = 10;
// What decided a game cost a quarter of the chances at its start, or of even ones, at least. A turn that did took so
// much at once, or half of the most that there ever was to lose.
constexpr int least_part = 4;
constexpr int at_once = 250;

std::optional<std::vector<int>> chances_in(const Json& reply, const char* key) {
    const auto found = reply.find(key);
    if (found == reply.end() || !found->is_array() || found->size() > most_players) return std::nullopt;
    std::vector<int> chances;
    for (const Json& chance : *found) {
        if (!chance.is_number_integer()) return std::nullopt;
        chances.push_back(std::clamp(chance.get<int>(), 0, 1000));
    }
    return chances;
}

std::string text_in(const Json& reply, const char* key) {
    const auto found = reply.find(key);
    return found != reply.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

int cost_in(const Json& reply) {
    const auto cost = reply.find("cost");
    return cost != reply.end() && cost->is_number_integer() ? std::clamp(cost->get<int>(), 0, 1000) : 0;
}

bool Review::take(const Json& reply) {
    if (finished()) return false;
    const auto kind = std::ranges::find(kinds, text_in(reply, "kind"));
    auto before = chances_in(reply, "before"), after = chances_in(reply, "after");
    if (kind == kinds.end() || !before || !after || before->empty() || before->size() != after->size()) return false;
    if (!actions_.empty() && before->size() != actions_.front().before.size()) return false;
    ReviewedAction action;
    action.kind = static_cast<ReviewedAction::Kind>(kind - kinds.begin());
    action.before = std::move(*before);
    action.after = std::move(*after);
    action.cost = cost_in(reply);
    if (const auto better = reply.find("action"); better != reply.end() && action.cost >= worth_keeping) {
        action.better = write_json(*better);
        action.why = text_in(reply, "why");
    }
    const bool ends = over_ && done() + 1 == size();
    if (action.kind == ReviewedAction::Kind::forced && !actions_.empty() && !ends)  // a glance is not worth a jump
        action.before = action.after = actions_.back().after;
    actions_.push_back(std::move(action));
    return true;
}

std::vector<int> Review::curve(std::size_t player) const {
    std::vector<int> points;
    if (actions_.empty() || player >= actions_.front().before.size()) return points;
    for (const ReviewedAction& each : actions_) points.push_back(each.before[player]);
    points.push_back(actions_.back().after[player]);
    return points;
}

std::vector<CostlyDecision> Review::costly(int player) const {
    std::vector<CostlyDecision> found;
    for (std::size_t ply = 0; ply < done(); ++ply) {
        if (actors_[ply] == player && actions_[ply].cost >= costs_much) found.push_back({ply, actions_[ply].cost});
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &CostlyDecision::cost);
    std::vector<CostlyDecision> once;
    for (const CostlyDecision& each : found) {
        const std::string& better = actions_[each.ply].better;
        const auto same = [&](const CostlyDecision& other) { return actions_[other.ply].better == better; };
        if (once.size() < most_costly && (better.empty() || std::ranges::none_of(once, same))) once.push_back(each);
    }
    return once;
}

int Review::luck(std::size_t player) const {
    int sum = 0, of_other = 0;
    for (const ReviewedAction& each : actions_) {
        if (each.kind != ReviewedAction::Kind::dice || player >= each.before.size()) continue;
        sum += each.after[player] - each.before[player];
        if (each.before.size() == 2) of_other += each.after[1 - player] - each.before[1 - player];
    }
    // Chances are rounded; what one of two gains is what the other loses.
    return actions_.empty() || actions_.front().before.size() != 2 ? sum : (sum - of_other) / 2;
}

bool Review::has_dice() const {
    return std::ranges::any_of(actions_, [](const auto& each) { return each.kind == ReviewedAction::Kind::dice; });
}

// By how much: by a roll as it is judged, else with an action and what was found out about the chances right after it.
int Review::chances_fell_at(std::size_t ply, std::size_t player) const {
    if (actors_[ply] < 0) return actions_[ply].before[player] - actions_[ply].after[player];
    const int before = ply == 0 ? actions_[0].before[player] : actions_[ply - 1].after[player];
    return before - (ply + 1 < done() ? actions_[ply + 1].before[player] : actions_[ply].after[player]);
}

std::optional<Undoing> Review::undoing(int player) const {
    const auto who = static_cast<std::size_t>(player);
    if (!over_ || !finished() || actions_.empty() || who >= actions_.front().before.size()) return std::nullopt;
    if (actions_.back().after[who] != 0) return std::nullopt;
    Undoing undoing{.dice = -luck(who)};
    for (std::size_t ply = 0; ply < done(); ++ply) {
        if (actors_[ply] == player) {
            undoing.cost += actions_[ply].cost;
            continue;
        }
        undoing.cost_of_others += actors_[ply] < 0 ? 0 : actions_[ply].cost;
        if (!undoing.ply || chances_fell_at(ply, who) > chances_fell_at(*undoing.ply, who)) undoing.ply = ply;
    }
    const int chosen_worse = undoing.cost - undoing.cost_of_others;
    const std::vector<int>& start = actions_.front().before;
    const int had = std::max(start[who], 1000 / static_cast<int>(start.size()));
    const int enough = std::max(had / least_part, costs_much);  // to have decided the game
    const bool named = !costly(player).empty() && undoing.cost >= enough;
    if (named && undoing.dice < std::max(undoing.cost, enough)) return std::nullopt;
    if (undoing.dice >= std::max(chosen_worse, enough) || !undoing.ply) {
        undoing.by = undoing.dice > 0 ? Undoing::By::dice : Undoing::By::choices;
    } else if (chosen_worse >= enough) {
        undoing.by = Undoing::By::choices;
    } else {
        const std::size_t ply = *undoing.ply;
        undoing.from = ply == 0 || actors_[ply] < 0 ? actions_[ply].before[who] : actions_[ply - 1].after[who];
        undoing.to = undoing.from - chances_fell_at(ply, who);
        const int decisive = std::min(std::ranges::max(curve(who)) / 2, at_once);
        if (undoing.from - undoing.to < decisive) undoing.by = Undoing::By::slope;
    }
    return undoing;
}

Json Review::write() const {
    Json list = Json::array();
    for (const ReviewedAction& each : actions_) {
        Json one{{"kind", kinds[static_cast<std::size_t>(each.kind)]}, {"before", each.before}, {"after", each.after}};
        if (each.cost > 0) one["cost"] = each.cost;
        if (!each.better.empty()) one["action"] = *parse_json(each.better, {});
        if (!each.why.empty()) one["why"] = each.why;
        list.push_back(std::move(one));
    }
    return {{"of", id_}, {"actions", std::move(list)}};
}

bool Review::read(const Json& kept) {
    if (!kept.is_object() || text_in(kept, "of") != id_) return false;
    const auto list = kept.find("actions");
    if (list == kept.end() || !list->is_array()) return false;
    Review other(id_, actors_, over_);
    for (const Json& each : *list) {
        if (!other.take(each)) return false;
    }
    *this = std::move(other);
    return true;
}

bool is_better(int cost, int cost_in_game) { return cost + as_good < cost_in_game; }

std::string verdict_on(int cost, int cost_in_game, bool same_as_best) {
    if (same_as_best) return "That is what the computer prefers, too.";
    if (cost <= as_good) return "Just as good as what the computer prefers.";
    const std::string words = "it costs " + percent(cost);
    if (is_better(cost, cost_in_game))
        return "Better: " + words + ", in the game it was " + percent(cost_in_game) + ".";
    return "No better: " + words + ", in the game it was " + percent(cost_in_game) + ". Try again.";
}

}  // namespace sightlines
