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

std::string name_of(int player) { return player == 0 ? "White" : "Black"; }

// "the disc on e5"
std::string stack_on(Cell cell, int height) {
    return (height == 1 ? "the disc on " : "the stack of " + wording::in_words(height) + " on ") + cell_name(cell);
}

// The most prisoners that the player to act can take at once, and where.
struct Prisoners {
    int count = 0;
    Cell cell = 0;
};
Prisoners prisoners_at_hand(const Rules& rules, const Position& at) {
    Prisoners most;
    for (const Action& action : legal_actions(rules, at)) {
        if (const int count = forecast(at, action).prisoners; count > most.count) most = {count, target_of(action)};
    }
    return most;
}

// Where the player to act can land.
std::set<Cell> landings(const Rules& rules, const Position& at) {
    std::set<Cell> cells;
    for (const Action& action : legal_actions(rules, at)) cells.insert(target_of(action));
    return cells;
}

// How many stacks of the other player the player to act can land on.
int stacks_in_reach(const Rules& rules, const Position& at) {
    return static_cast<int>(std::ranges::count_if(landings(rules, at), [&](Cell cell) {
        return !at.board[cell].empty() && at.board[cell].owner() != at.player;
    }));
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

// Of moves that one has more of, or the other fewer: by two and at least so many of a hundred.
std::string mobility_gains(const Rules& rules, const Position& at, const Position& next, int least) {
    const auto counted = [](int count) { return wording::counted(count, "move", "moves"); };
    const auto more = [least](int count, int than) {
        return than + 1 < count && 100 * (count - than) >= least * count;
    };
    if (const int before = moves(rules, turned(at)), then = moves(rules, next); more(before, then))
        return "Leaves " + name_of(1 - at.player) + " " + counted(then) + ", instead of " + std::to_string(before) +
               ".";
    if (const int before = moves(rules, at), then = moves(rules, turned(next)); more(then, before))
        return "Makes " + counted(then) + " possible next turn, instead of " + std::to_string(before) + ".";
    return {};
}

// What both players can do next turn, where an action changes it clearly for the better.
std::string room_gains(const Rules& rules, const Position& at, const Position& next) {
    constexpr int few = 4;
    const std::string other = name_of(1 - at.player);
    // Two numbers of a sentence are both words or both figures.
    const auto number = [](int count, int beside, const char* none) {
        if (std::max(count, beside) > wording::most_in_words) return std::to_string(count);
        return count == 0 ? none : wording::in_words(count);
    };
    const auto instead = [&](int before, int then) { return ", instead of " + number(before, then, "none") + "."; };
    const auto matters = [](int less, int more) { return less < more && (less < few || less + 1 < more); };
    if (const int before = stacks_in_reach(rules, at), then = stacks_in_reach(rules, turned(next));
        matters(before, then))
        return "Puts " + number(then, before, "none") + " of " + other + "'s stacks in reach" + instead(before, then);
    if (const int before = stacks_in_reach(rules, turned(at)), then = stacks_in_reach(rules, next);
        matters(then, before))
        return "Leaves " + number(then, before, "no") + (then == 1 ? " stack in " : " stacks in ") + other +
               "'s reach" + instead(before, then);
    return mobility_gains(rules, at, next, 20);
}

// Whether a stack of the player, on another cell, could land there; ko aside.
bool covers(const Board& board, int player, Cell cell, Cell from) {
    const Stack& stack = board[from];
    if (from == cell || stack.empty() || stack.owner() != player) return false;
    const int men = straight_distance(from, cell);
    return men > 0 && men <= stack.height();
}

bool is_covered(const Board& board, int player, Cell cell) {
    for (Cell from = 0; from < cell_count; ++from) {
        if (covers(board, player, cell, from)) return true;
    }
    return false;
}

// A stack that the other player can land on, and that nobody but the one on `to` could win back.
std::string cover_gains(const Position& at, const Position& next, const std::set<Cell>& threatened, Cell to) {
    if (next.reserve[static_cast<std::size_t>(at.player)] > 0) return {};  // which could enter anywhere
    for (const Cell cell : threatened) {
        const Stack& stack = next.board[cell];
        if (stack.empty() || stack.owner() != at.player || is_covered(at.board, at.player, cell)) continue;
        if (covers(next.board, at.player, cell, to))
            return "Covers " + cell_name(cell) + ": if " + name_of(1 - at.player) +
                   " lands there, it can be taken back.";
    }
    return {};
}

// The other player wins with his next action, whatever is played.
bool is_lost(const Rules& rules, const Position& at) {
    constexpr std::size_t most = 24;  // actions to look at
    const auto plays_last = [&](const Position& before) {
        return std::ranges::any_of(legal_actions(rules, before), [&](const Action& action) {
            Position after = before;
            rules.play(after, action);
            const Status status = rules.status(after);
            return status.outcome && !status.outcome->winners.empty();
        });
    };
    const std::vector<Action> all = legal_actions(rules, at);
    return all.size() <= most && std::ranges::all_of(all, [&](const Action& action) {
               Position next = at;
               rules.play(next, action);
               return !rules.status(next).outcome && plays_last(next);
           });
}

// In favour of an action that takes nothing.
std::string positional_gains(const Rules& rules, const Position& at, const Position& next, const Forecast& effect,
                             const Action& action) {
    const Cell to = target_of(action);
    const std::string place = cell_name(to), other = name_of(1 - at.player);
    const Stack target = at.board[to];
    const int feared = prisoners_at_hand(rules, turned(at)).count;
    const int left = prisoners_at_hand(rules, next).count;
    const std::set<Cell> threatened = landings(rules, next);
    const bool safe = !threatened.contains(to);
    const bool over = !target.empty() && target.owner() != at.player;
    const std::string takes_over =
        "Takes over " + stack_on(to, target.height()) + (safe ? ", and " + other + " cannot take it back." : ".");
    if (over && target.height() > 1) return takes_over;
    if (left < feared && left == 0) return other + " can no longer take a prisoner next turn.";
    if (left < feared)
        return other + " can take only " + counted_prisoners(left) + " next turn, instead of " +
               wording::in_words(feared) + ".";
    if (over) return takes_over;
    if (const Prisoners hoped = prisoners_at_hand(rules, turned(next));
        hoped.count > prisoners_at_hand(rules, at).count)
        return "Threatens to take " + counted_prisoners(hoped.count) + " on " + cell_name(hoped.cell) + ".";
    if (is_lost(rules, at)) return other + " wins with the next move, whatever is played.";
    const Move* move = std::get_if<Move>(&action);
    if (move != nullptr && effect.left.empty() && safe && landings(rules, turned(at)).contains(move->from))
        return "Takes " + stack_on(move->from, effect.lifted.height()) + " out of " + other + "'s reach.";
    if (std::string text = room_gains(rules, at, next); !text.empty()) return text;
    if (std::string text = cover_gains(at, next, threatened, to); !text.empty()) return text;
    const int height = effect.result.height();
    const std::string end = safe ? ", where " + other + " cannot land on it." : ".";
    if (std::string text = mobility_gains(rules, at, next, 0); !safe && target.empty() && !text.empty()) return text;
    if (!target.empty())
        return "Builds a stack of " + wording::in_words(height) + " on " + place +
               (safe ? end : ", which can move up to " + wording::in_words(height) + " hexes.");
    return (height > 1 ? "Brings a stack of " + wording::in_words(height) : "Brings a disc") + " to " + place + end;
}

}  // namespace

std::string hint_reason(const Rules& rules, const Position& at, const Action& action) {
    Position next = at;
    rules.play(next, action);
    const Status status = rules.status(next);
    if (status.outcome && !status.outcome->winners.empty())
        return name_of(1 - at.player) + " has no move left: this wins the game.";
    const Forecast effect = forecast(at, action);
    if (!effect.removed.empty()) return gains(effect, cell_name(target_of(action)));
    return positional_gains(rules, at, next, effect, action);
}

}  // namespace sightlines::crossfire_hex
