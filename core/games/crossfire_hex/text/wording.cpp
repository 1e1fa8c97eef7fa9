#include "games/crossfire_hex/text/wording.h"

#include "engine/wording.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/text/stack_wording.h"

namespace sightlines::crossfire_hex {
namespace {

std::string men_words(int count) { return std::to_string(count) + (count == 1 ? " disc" : " discs"); }

// What stands on the target, and what has to leave it.
std::string outcome(const Position& at, const Action& action) {
    const Forecast effect = forecast(at, action);
    const Stack target = at.board[target_of(action)];
    std::string text;
    if (!target.empty()) text += ", onto a " + short_stack_words(target);
    if (effect.returned > 0) text += ", " + std::to_string(effect.returned) + " back to the reserve";
    if (effect.prisoners > 0) text += ", " + wording::counted(effect.prisoners, "prisoner");
    return text;
}

}  // namespace

ActionWords action_words(const Rules&, const Position& at, const Action& action) {
    const std::string to = cell_name(target_of(action));
    if (const auto* move = std::get_if<Move>(&action)) {
        const std::string from = cell_name(move->from);
        return {from + ", " + stack_words(at.board[move->from]),
                "Move " + men_words(straight_distance(move->from, move->to)) + " from " + from + " to " + to +
                    outcome(at, action)};
    }
    return {"Enter from the reserve", "Enter a disc on " + to + outcome(at, action)};
}

}  // namespace sightlines::crossfire_hex
