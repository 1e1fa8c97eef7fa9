#include "games/crossfire_hex/offers/offers.h"

#include "engine/wording.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines {
namespace crossfire_hex {
namespace {

// What stands on the target, and what has to leave it.
std::string outcome(const Position& at, const Action& action) {
    const Forecast effect = forecast(at, action);
    const Stack target = at.board[target_of(action)];
    std::string text;
    if (!target.empty()) wording::add_part(text, "onto a " + short_stack_words(target));
    if (effect.returned > 0) wording::add_part(text, std::to_string(effect.returned) + " back to the reserve");
    if (effect.prisoners > 0) wording::add_part(text, wording::counted(effect.prisoners, "prisoner"));
    return text;
}

}  // namespace

Prompt prompt(const History<Rules>& history, InHand in_hand) {
    const Position& at = history.at();
    const Status status = history.rules().status(at);
    if (status.outcome) {
        const std::string moves = wording::counted(static_cast<int>(history.cursor()), "move");
        if (status.outcome->winners.empty())
            return {-1, "A draw",
                    wording::counted(history.rules().options().quiet_limit, "move") + " in a row without a prisoner.",
                    moves};
        const int winner = status.outcome->winners[0];
        return {-1, side_name(winner) + " wins", side_name(1 - winner) + " has no move left.", moves};
    }
    return {at.player, side_name(at.player) + " to move", Offers<Rules>::question(history.rules(), at, in_hand).asks,
            "Move " + std::to_string(history.cursor() + 1)};
}

}  // namespace crossfire_hex

using namespace crossfire_hex;

Question Offers<Rules>::question(const Rules&, const Position& at, InHand in_hand) {
    switch (in_hand) {
        case InHand::target: return {"Choose it again to play, or another hex.", ""};
        case InHand::stack: return {"Choose a ringed hex.", ""};
        case InHand::reserve: return {"Choose a hex to enter on.", ""};
        case InHand::nothing: break;
    }
    const bool reserve = at.reserve[static_cast<std::size_t>(at.player)] > 0;
    return {reserve ? "Move a stack, or enter a disc." : "Move one of your stacks.", ""};
}

Offer Offers<Rules>::offer(const Rules&, const Position& at, const Action& action) {
    const std::string to = cell_name(target_of(action));
    const auto* move = std::get_if<Move>(&action);
    if (move == nullptr) {
        std::string enter = "Enter a disc on " + to;
        return {"Enter from the reserve", enter, outcome(at, action), "Enter on " + to, Role::usual, enter};
    }
    const std::string from = cell_name(move->from);
    const std::string discs = "Move " + wording::counted(straight_distance(move->from, move->to), "disc");
    std::string whole = discs + " from " + from + " to " + to;
    return {from + ", " + stack_words(at.board[move->from]),
            whole,
            outcome(at, action),
            discs + " to " + to,
            Role::usual,
            whole};
}

}  // namespace sightlines
