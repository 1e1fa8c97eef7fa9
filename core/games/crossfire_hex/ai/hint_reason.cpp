#include "games/crossfire_hex/ai/hint_reason.h"

#include <algorithm>

#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/targets.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr std::array<std::string_view, 7> numbers{"no", "one", "two", "three", "four", "five", "six"};

std::string number(int count) { return std::string(numbers[static_cast<std::size_t>(count)]); }

std::string counted_men(int count) { return number(count) + (count == 1 ? " disc" : " discs"); }

std::string counted_prisoners(int count) { return number(count) + (count == 1 ? " prisoner" : " prisoners"); }

// The most prisoners that the player to act can take at once.
int prisoners_at_hand(const Rules& rules, const Position& at) {
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) most = std::max(most, forecast(at, action).prisoners);
    return most;
}

// The same position with the other player to act.
Position turned(Position at) {
    at.player = static_cast<std::int8_t>(1 - at.player);
    return at;
}

std::string gains(const Forecast& effect, const std::string& place) {
    if (effect.prisoners == 0) return "Brings " + counted_men(effect.returned) + " back into the reserve.";
    std::string text =
        "Takes " + number(effect.prisoners) + (effect.prisoners == 1 ? " prisoner on " : " prisoners on ") + place;
    return effect.returned == 0 ? text + "."
                                : text + " and brings " + counted_men(effect.returned) + " back into the reserve.";
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
    if (over && target.height() > 1) return "Takes over the stack of " + number(target.height()) + " on " + place + ".";
    if (left < feared && left == 0) return other + " can no longer take a prisoner next turn.";
    if (left < feared)
        return other + " can take only " + counted_prisoners(left) + " next turn, instead of " + number(feared) + ".";
    if (over) return "Takes over the disc on " + place + ".";
    if (const int hoped = prisoners_at_hand(rules, turned(next)); hoped > prisoners_at_hand(rules, at))
        return "Threatens to take " + number(hoped) + (hoped == 1 ? " prisoner." : " prisoners.");
    const int height = effect.result.height();
    if (!target.empty()) return "Builds a stack of " + number(height) + " on " + place + ".";
    return height > 1 ? "Brings a stack of " + number(height) + " to " + place + "."
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
