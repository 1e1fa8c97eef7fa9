#include "games/crossfire_hex/text/guide.h"

#include <algorithm>

#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/position.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr int reader = 0, other = 1;

namespace hints {

constexpr GuideHint enter{
    "enter", "A disc from the reserve may go on any hex, even on top of a black stack, which is then yours."};
constexpr GuideHint buried{"buried",
                           "There is a black disc inside this stack. If it comes to the top of what you leave behind, "
                           "that stack is Black's."};
constexpr GuideHint overfull{"overfull",
                             "The ringed hex would be too full. Its lowest discs fall out: black ones become "
                             "prisoners, white ones go to your reserve."};
constexpr GuideHint target{
    "target",
    "Each hex of the way takes one disc along. The others stay behind. Land on a black stack, and it is yours."};
constexpr GuideHint choose{
    "choose", "A stack is yours if its top disc is white. It moves straight, at most as many hexes as it is high."};
constexpr GuideHint almost{"almost",
                           "Black has few stacks left. A side that can neither move nor enter a disc loses: take the "
                           "tops of its last stacks."};
constexpr GuideHint prisoners{
    "prisoners", "A hex holds as many discs as it has dots. Land on the full one in the ring: its lowest fall out."};
constexpr GuideHint taken{"taken",
                          "Prisoners! They never come back. Your own discs that fall out do: they go to your reserve."};
constexpr GuideHint threat{
    "threat",
    "The black stack in the ring could take prisoners next turn. {Point at|Tap} it to see where it can land."};
constexpr GuideHint capacity{
    "capacity",
    "The dots on the ringed hex show how many discs it can hold: most in the middle, least in the corners."};
constexpr GuideHint reserve{"reserve", "You have a disc in reserve. Instead of moving, put it on any hex you like."};

}  // namespace hints

// The action that takes most prisoners; nothing if none takes any.
std::optional<Action> best_capture(const Rules& rules, const Position& at) {
    std::optional<Action> best;
    int most = 0;
    for (const Action& action : legal_actions(rules, at)) {
        const int taken = forecast(at, action).prisoners;
        if (taken > most) best = action;
        most = std::max(most, taken);
    }
    return best;
}

Position turned(Position at) {
    at.player = static_cast<std::int8_t>(1 - at.player);
    return at;
}

Cell origin_of(const Action& action) {
    const Move* move = std::get_if<Move>(&action);
    return move == nullptr ? target_of(action) : move->from;
}

// Where the chosen stack could land and too many discs would lie; no_cell: nowhere.
Cell overfull_target(const Rules& rules, const Position& at, Cell chosen) {
    for (const Action& action : legal_actions(rules, at)) {
        const Move* move = std::get_if<Move>(&action);
        if (move != nullptr && move->from == chosen && !forecast(at, action).removed.empty()) return move->to;
    }
    return no_cell;
}

int count_stacks(const Position& at, int player) {
    int count = 0;
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const Stack stack = at.board[cell];
        count += !stack.empty() && stack.owner() == player ? 1 : 0;
    }
    return count;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, Cell chosen, bool entering) {
    if (at.phase == Phase::over || at.player != reader) return {};
    if (entering) return {hints::enter};
    std::vector<GuideHint> due;
    if (chosen != no_cell) {
        if (at.board[chosen].count(other) > 0) due.push_back(hints::buried.about(chosen));
        due.push_back(hints::target);
        if (const Cell full = overfull_target(rules, at, chosen); full != no_cell)
            due.push_back(hints::overfull.about(full));
        return due;
    }
    due.push_back(hints::choose);
    constexpr int few = 2, black_at_first = 9;  // in the guided game
    if (men(at)[other] < black_at_first) due.push_back(hints::taken);
    if (count_stacks(at, other) <= few) due.push_back(hints::almost);
    if (const auto capture = best_capture(rules, at)) due.push_back(hints::prisoners.about(target_of(*capture)));
    if (const auto capture = best_capture(rules, turned(at))) due.push_back(hints::threat.about(origin_of(*capture)));
    if (at.reserve[reader] > 0) due.push_back(hints::reserve);
    due.push_back(hints::capacity.about(static_cast<Cell>(cell_count / 2)));
    return due;
}

}  // namespace sightlines::crossfire_hex
