#include "games/crossfire_hex/text/tips.h"

#include "engine/wording.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/lexicon.h"
#include "games/crossfire_hex/text/sentences.h"

namespace sightlines::crossfire_hex {

std::string tip(const Rules& rules, const Position& at, Cell cell) {
    if (cell == no_cell) return {};
    const Stack stack = at.board[cell];
    const std::string room = " Each dot is room for one disc: " + std::to_string(capacity(cell)) + " here.";
    if (stack.empty()) return "Hex " + cell_name(cell) + " is empty." + room;
    std::string text = stack_of_side(stack) + " on " + cell_name(cell);
    const int buried = stack.height() - stack.count(stack.owner());
    text += buried > 0 ? ": the top disc decides, and " + std::to_string(buried) + " below " +
                             (buried == 1 ? "is " : "are ") + side_name(1 - stack.owner()) + "'s."
                       : ".";
    if (rules.status(at).outcome) return text;
    text += std::string(" It can move ") + (stack.height() > 1 ? "up to " : "") +
            wording::counted(stack.height(), "hex", "hexes") + " in a straight line.";
    if (stack.height() == capacity(cell)) return text + " The hex is full: one more disc pushes the lowest out.";
    return text + room;
}

std::string tip_about_action(const Position& at, const Action& action) {
    const Forecast effect = forecast(at, action);
    const Cell to = target_of(action);
    const Stack there = at.board[to];
    std::string text = wording::counted(effect.lifted.height(), "disc") + " to " + cell_name(to);
    if (!there.empty() && there.owner() != at.player) text += ": takes over " + stack_of_side(there);
    text += ".";
    if (!effect.removed.empty()) text += " Falls out: " + removed_phrase(effect) + ".";
    if (!effect.left.empty() && effect.left.owner() != at.player)
        text += " It leaves " + stack_of_side(effect.left) + " on " + cell_name(std::get<Move>(action).from) + ".";
    return text;
}

std::string tip_about_player(const Position& at, int player) {
    const PerPlayer sides = men(at);
    return side_name(player) + ": " + wording::counted(sides[seat(player)], "disc") + " left, " +
           std::to_string(at.reserve[seat(player)]) + " of them in reserve, to enter later. " +
           wording::counted(side_men - sides[seat(1 - player)], "prisoner") + " taken from " + side_name(1 - player) +
           ".";
}

std::string tip_about_reserve(int player) {
    return side_name(player) + "'s reserve: discs that came back to " + side_name(player) +
           ". Instead of moving, one of them may enter on any hex.";
}

std::string tip_about_prisoners(int player) {
    return "Prisoners: " + side_name(1 - player) + "'s discs that " + side_name(player) +
           " has taken. They never come back.";
}

}  // namespace sightlines::crossfire_hex
