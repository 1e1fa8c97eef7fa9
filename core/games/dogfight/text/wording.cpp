#include "games/dogfight/text/wording.h"

#include "engine/wording.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/verbs.h"

namespace sightlines::dogfight {
namespace {

std::string way_words(const Step& step) {
    if (step.exit != Facing::none) return "Leave the circle" + to_the(step.exit);
    if (!step.mid) return wording::capital(manoeuvre_of(step).name);
    std::string text = "Circle in the hex";
    if (step.raise > 0) wording::add_part(text, "tighter by " + std::to_string(step.raise));
    if (step.number > 0) wording::add_part(text, "needing " + std::to_string(step.number));
    return text;
}

ActionWords step_words(const Position& at, const Step& step) {
    const std::string way = way_words(step);
    std::string text = way;
    const int plane = decider(at).plane;
    const bool pitched = step.pitch != Step::same_pitch && (plane == nobody || step.pitch != at.plane(plane).pitch);
    if (pitched)
        wording::add_part(text, std::string(step.pitch == 0 ? "into " : "into a ") + words::pitch_name(step.pitch));
    if (step.fine > 0) wording::add_part(text, "gentler by " + std::to_string(step.fine));
    return {way, text};
}

}  // namespace

ActionWords action_words(const Rules&, const Position& at, const Action& action) {
    const Step* step = std::get_if<Step>(&action);
    if (step != nullptr && step->kind != StepKind::spin) return step_words(at, *step);
    if (const ExitTo* exit = std::get_if<ExitTo>(&action)) return {"Leave the circle", way_words({.exit = exit->to})};
    return {verb_of(at, action).group, answer_of(at, action)};
}

}  // namespace sightlines::dogfight
