#include "games/crossfire_hex/words/sentences.h"

#include "engine/wording.h"
#include "games/crossfire_hex/words/names.h"

namespace sightlines::crossfire_hex {
namespace {

std::string name(int player) { return std::string(player_names[seat(player)]); }

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
        return {-1, name(winner) + " wins", name(1 - winner) + " has no move left.", moves};
    }
    return {at.player, name(at.player) + " to move", Offers<Rules>::question(history.rules(), at, in_hand).asks,
            "Move " + std::to_string(history.cursor() + 1)};
}

std::string options_in_use(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    std::string text;
    if (options.ko == Ko::full) text = "ko compares the reserves too";
    if (options.quiet_limit > 0) {
        text += (text.empty() ? "" : "; ") + std::string("house rule: a draw after ") +
                wording::counted(options.quiet_limit, "move") + " without a prisoner";
        if (at.phase == Phase::play) text += " (" + std::to_string(at.quiet) + " so far)";
    }
    return text.empty() ? text : "In use: " + text + ".";
}

std::string choice_sentence(InHand in_hand, bool by_finger) {
    std::string text = in_hand == InHand::stack ? "The number on a ringed hex says how many discs would go there."
                                                : "Any hex will do. The disc goes on top.";
    if (by_finger) text += " Tap once to see what would happen, again to play.";
    return text;
}

std::string owner_phrase(Stack stack) { return stack.empty() ? "left empty" : "is " + name(stack.owner()) + "'s"; }

std::string removed_phrase(const Forecast& forecast) {
    std::string text;
    if (forecast.returned > 0) wording::add_part(text, std::to_string(forecast.returned) + " to your reserve");
    if (forecast.prisoners > 0) wording::add_part(text, wording::counted(forecast.prisoners, "prisoner"));
    return text;
}

std::string repeat_sentence(const History<Rules>& history, const Repeat& repeat) {
    if (repeat.ago > history.cursor())
        return "This move made the same position before, earlier than this record begins.";
    const std::size_t ply = history.cursor() - repeat.ago;
    return name(history.at(ply).player) + " made the same position with this move before, at move " +
           std::to_string(ply + 1) + ".";
}

std::string repeat_title(const History<Rules>& history, const Repeat& repeat) {
    if (repeat.ago > history.cursor()) return "ko: seen before";
    return "ko: as at move " + std::to_string(history.cursor() - repeat.ago + 1);
}

std::string refusal_sentence(const Rules& rules, const Position& at, const Action& action) {
    const Verdict verdict = rules.check(at, action);
    if (verdict.accepted()) return {};
    return cell_name(target_of(action)) + ": " + std::string(verdict.why().message);
}

}  // namespace sightlines::crossfire_hex
