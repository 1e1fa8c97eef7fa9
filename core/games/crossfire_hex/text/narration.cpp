#include "games/crossfire_hex/text/narration.h"

#include <algorithm>
#include <array>

#include "engine/wording.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines::crossfire_hex {
namespace {

std::string discs(int count) { return wording::counted(count, "disc"); }

std::string a_disc_or_more(int count) { return count == 1 ? "a disc" : discs(count); }

// "Black's disc", "your stack of 3".
std::string owned(Stack stack, const Names& names) {
    return names.possessive(stack.owner()) + " " + disc_or_stack(stack);
}

// The same for the mover's eyes: "its own disc".
std::string landed_on(Stack stack, int mover, const Names& names) {
    if (stack.owner() != mover) return owned(stack, names);
    return (mover == names.you ? "your own " : "its own ") + disc_or_stack(stack);
}

// "a disc goes back to your reserve", `first`: what falls out has not been said
std::string back(int count, const std::string& mover, bool first) {
    const std::string how = count == 1 ? (first ? " falls out and goes" : " goes") : first ? " fall out and go" : " go";
    return a_disc_or_more(count) + how + " back to " + mover + " reserve";
}

// Why discs fall out, and what becomes of them.
std::string overfilled(Cell to, const Forecast& effect, const std::string& mover) {
    std::string text = " That overfills " + cell_name(to) + ": ";
    if (effect.prisoners > 0) {
        text += effect.prisoners == 1 ? "a disc falls out as a prisoner"
                                      : discs(effect.prisoners) + " fall out as prisoners";
        return effect.returned > 0 ? text + ", and " + back(effect.returned, mover, false) + "." : text + ".";
    }
    return text + back(effect.returned, mover, true) + ".";
}

std::string end_of_game(const Rules& rules, const Position& after, const Names& names) {
    const std::optional<Outcome> outcome = rules.status(after).outcome;
    if (!outcome) return {};
    if (outcome->winners.empty())
        return " After " + std::to_string(rules.options().quiet_limit) +
               " moves in a row without a prisoner, the game ends in a draw.";
    const int winner = outcome->winners[0];
    return " " + names.does(1 - winner, "have") + " no move left, so " +
           (winner == names.you ? "you win" : names.object(winner) + " wins") + " the game.";
}

using Counts = std::array<int, 2>;

}  // namespace

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Position& before = history.at(ply);
    const Action& action = history.actions()[ply];
    const Forecast effect = forecast(before, action);
    const Cell to = target_of(action);
    const auto* move = std::get_if<Move>(&action);
    std::string text = names.does(before.player, move != nullptr ? "move" : "enter");
    text += move != nullptr ? " " + a_disc_or_more(effect.lifted.height()) + " from " + cell_name(move->from) + " to "
                            : std::string(" a disc on ");
    text += cell_name(to);
    if (const Stack there = before.board[to]; !there.empty())
        text += ", onto " + landed_on(there, before.player, names);
    text += ".";
    if (!effect.removed.empty()) text += overfilled(to, effect, names.possessive(before.player));
    if (!effect.left.empty() && effect.left.owner() != before.player)
        text += " That leaves " + owned(effect.left, names) + " on " + cell_name(move->from) + ".";
    return text + end_of_game(history.rules(), history.at(ply + 1), names);
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    turns.reserve(history.size());
    for (std::size_t ply = 0; ply < history.size(); ++ply)
        turns.push_back({history.at(ply).player, std::to_string(ply + 1), ply, ply + 1});
    return turns;
}

std::string stacks_of(const Position& at, int player) {
    int count = 0;
    for (Cell cell = 0; cell < cell_count; ++cell) {
        const Stack stack = at.board[cell];
        count += !stack.empty() && stack.owner() == player ? 1 : 0;
    }
    return wording::counted(count, "stack");
}

Standing standing_of(const Position&) { return {"Leave your opponent without a move.", {}}; }

std::vector<SummaryLine> summary_of(const History<Rules>& history) {
    Counts moves{}, entered{}, taken{}, prisoners{}, highest{};
    for (std::size_t ply = 0; ply < history.cursor(); ++ply) {
        const Position& before = history.at(ply);
        const Action& action = history.actions()[ply];
        const Forecast effect = forecast(before, action);
        const std::size_t mover = seat(before.player);
        const Stack there = before.board[target_of(action)];
        ++moves[mover];
        entered[mover] += std::holds_alternative<Enter>(action) ? 1 : 0;
        taken[mover] += !there.empty() && there.owner() != before.player ? 1 : 0;
        prisoners[mover] += effect.prisoners;
        highest[mover] = std::max(highest[mover], effect.result.height());
    }
    return {counted_line("Moves", moves), counted_line("Stacks taken over", taken),
            counted_line("Prisoners taken", prisoners), counted_line("Discs entered", entered),
            counted_line("Tallest stack", highest)};
}

}  // namespace sightlines::crossfire_hex
