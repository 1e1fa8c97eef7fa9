#include "games/crossfire_hex/ai/hint_reason.h"

#include <algorithm>
#include <set>

#include "engine/wording.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/targets.h"

namespace sightlines::crossfire_hex {
namespace {

std::string counted_men(int count) { return wording::in_words(count) + (count == 1 ? " disc" : " discs"); }

std::string counted_prisoners(int count) {
    return wording::in_words(count) + (count == 1 ? " prisoner" : " prisoners");
}

// The most prisoners that the player to act can take at once.
int prisoners_at_hand(const Rules& rules, const Position& at) {
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) most = std::max(most, forecast(at, action).prisoners);
    return most;
}

// How many stacks of the other player the player to act can land on.
int stacks_in_reach(const Rules& rules, const Position& at) {
    std::set<Cell> reached;
    for (const Action& action : legal_actions(rules, at)) {
        const Stack& target = at.board[target_of(action)];
        if (!target.empty() && target.owner() != at.player) reached.insert(target_of(action));
    }
    return static_cast<int>(reached.size());
}

int moves(const Rules& rules, const Position& at) { return static_cast<int>(legal_actions(rules, at).size()); }

// The same position with the other player to act.
Position turned(Position at) {
    at.player = static_cast<std::int8_t>(1 - at.player);
    return at;
}

std::string gains(const Forecast& effect, const std::string& place) {
    if (effect.prisoners == 0) return "Brings " + counted_men(effect.returned) + " back into the reserve.";
    std::string text = "Takes " + wording::in_words(effect.prisoners) +
                       (effect.prisoners == 1 ? " prisoner on " : " prisoners on ") + place;
    return effect.returned == 0 ? text + "."
                                : text + " and brings " + counted_men(effect.returned) + " back into the reserve.";
}

// What both players can do next turn, where an action changes it for the better; a single move more or less is none.
std::string room_gains(const Rules& rules, const Position& at, const Position& next) {
    const std::string own = at.player == 0 ? "White" : "Black", other = at.player == 0 ? "Black" : "White";
    // Two numbers of a sentence are both words or both figures.
    const auto compared = [](int then, int before, const std::string& of) {
        const bool words = std::max(then, before) <= wording::most_in_words;
        const auto how_many = [&](int count) {
            return !words ? std::to_string(count) : count == 0 ? "none" : wording::in_words(count);
        };
        return how_many(then) + of + ", instead of " + how_many(before) + ".";
    };
    if (const int before = stacks_in_reach(rules, at), then = stacks_in_reach(rules, turned(next)); then > before)
        return own + " can then land on " + compared(then, before, " of " + other + "'s stacks");
    if (const int before = stacks_in_reach(rules, turned(at)), then = stacks_in_reach(rules, next); then < before)
        return other + " can then land on " + compared(then, before, " of " + own + "'s stacks");
    const auto counted = [](int count) { return wording::counted(count, "move", "moves"); };
    if (const int before = moves(rules, turned(at)), then = moves(rules, next); then + 1 < before)
        return "Leaves " + other + " " + counted(then) + ", instead of " + std::to_string(before) + ".";
    if (const int before = moves(rules, at), then = moves(rules, turned(next)); then > before + 1)
        return "Gives " + own + " " + counted(then) + " next turn, instead of " + std::to_string(before) + ".";
    return {};
}

// In favour of an action that takes nothing.
std::string positional_gains(const Rules& rules, const Position& at, const Position& next, const Forecast& effect,
                             const Action& action) {
    const std::string place = cell_name(target_of(action));
    const Stack target = at.board[target_of(action)];
    const std::string other = at.player == 0 ? "Black" : "White";
    const int feared = prisoners_at_hand(rules, turned(at));
    const int left = prisoners_at_hand(rules, next);
    const bool over = !target.empty() && target.owner() != at.player;
    if (over && target.height() > 1)
        return "Takes over the stack of " + wording::in_words(target.height()) + " on " + place + ".";
    if (left < feared && left == 0) return other + " can no longer take a prisoner next turn.";
    if (left < feared)
        return other + " can take only " + counted_prisoners(left) + " next turn, instead of " +
               wording::in_words(feared) + ".";
    if (over) return "Takes over the disc on " + place + ".";
    if (const int hoped = prisoners_at_hand(rules, turned(next)); hoped > prisoners_at_hand(rules, at))
        return "Threatens to take " + wording::in_words(hoped) + (hoped == 1 ? " prisoner." : " prisoners.");
    if (std::string text = room_gains(rules, at, next); !text.empty()) return text;
    const int height = effect.result.height();
    if (!target.empty()) return "Builds a stack of " + wording::in_words(height) + " on " + place + ".";
    return height > 1 ? "Brings a stack of " + wording::in_words(height) + " to " + place + "."
                      : "Brings a disc to " + place + ".";
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    Position next = at;
    rules.play(next, action);
    const Status status = rules.status(next);
    if (status.outcome && !status.outcome->winners.empty())
        return std::string(at.player == 0 ? "Black" : "White") + " has no move left: this wins the game.";
    const Forecast effect = forecast(at, action);
    if (!effect.removed.empty()) return gains(effect, cell_name(target_of(action)));
    return positional_gains(rules, at, next, effect, action);
}

}  // namespace sightlines::crossfire_hex
