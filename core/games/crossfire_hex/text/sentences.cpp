#include "games/crossfire_hex/text/sentences.h"

#include "engine/wording.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines::crossfire_hex {

std::string options_in_use(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    std::vector<std::string> parts;
    if (options.ko == Ko::full) parts.emplace_back("ko compares the reserves too");
    if (options.quiet_limit > 0)
        parts.push_back("house rule: a draw after " + wording::counted(options.quiet_limit, "move") +
                        " without a prisoner" +
                        (at.phase == Phase::play ? " (" + std::to_string(at.quiet) + " so far)" : ""));
    return in_use_sentence(parts);
}

std::string choice_sentence(bool stack_chosen, bool by_finger) {
    std::string text =
        stack_chosen ? "The number says how many discs go there." : "Any hex will do. The disc goes on top.";
    if (by_finger) text += " Tap once to see what would happen, again to play.";
    return text;
}

std::string owner_phrase(Stack stack) { return stack.empty() ? "left empty" : "is " + side_name(stack.owner()) + "'s"; }

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
    return side_name(history.at(ply).player) + " made the same position with this move before, at move " +
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
