#include "games/dogfight/text/wording.h"

#include "engine/wording.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/plane_wording.h"

namespace sightlines::dogfight {
namespace {

std::string towards_edge(Facing facing) {
    return "by the " + std::string(wording::compass(facing_words[index(facing)])) + " edge";
}

std::string hexsides(int turn) { return wording::counted(turn < 0 ? -turn : turn, "hexside"); }

std::string way_words(const Step& step) {
    if (step.kind == StepKind::hold) return "Hold";
    if (step.exit != Facing::none) return "Leave the middle " + towards_edge(step.exit);
    if (step.mid) {
        std::string text = "Stay in the hex";
        if (step.raise > 0) wording::add_part(text, "level raised by " + std::to_string(step.raise));
        if (step.number > 0) wording::add_part(text, "target number " + std::to_string(step.number));
        return text;
    }
    if (step.turn == 0) return "Straight on";
    if (step.turn == 3) return "About turn";
    return (step.turn < 0 ? "Left " : "Right ") + hexsides(step.turn);
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the pitch change", "staying in the hex", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

struct Teller {
    const Position& at;

    std::string other(int letter) const { return plane_words(at, letter); }
    const Aircraft* own() const {
        const int plane = decider(at).plane;
        return plane == nobody ? nullptr : &at.plane(plane);
    }
    std::string target() const {
        return own() == nullptr || own()->target == nobody ? "the target" : other(own()->target);
    }

    ActionWords operator()(const Roll&) const { return {"Dice", "Roll"}; }
    ActionWords operator()(const Declare& a) const {
        if (a.on == nobody) return {"Target", "No target"};
        return {"Target", (a.form ? "In formation on " : "Target ") + other(a.on)};
    }
    ActionWords operator()(const Signal& a) const {
        constexpr std::array names{"attack", "break left", "break right", "climb",
                                   "dive",   "re-form",    "go home",     "help"};
        return {"Signal", std::string("Signal: ") + names[static_cast<std::size_t>(a.code - 1)]};
    }
    ActionWords operator()(const RandomAt& a) const {
        return {"Surprise", a.on == nobody ? "Surprise nobody" : "Surprise " + other(a.on)};
    }
    ActionWords operator()(const Go&) const { return {"Tailing", "Move now"}; }
    ActionWords operator()(const Tail&) const { return {"Tailing", "Tail " + target() + ": move right behind it"}; }
    ActionWords operator()(const RollMp& a) const {
        return {"Movement die", a.tail ? "Roll with the tailing bonus" : "Roll plainly"};
    }
    ActionWords operator()(const Step& a) const {
        if (a.kind == StepKind::spin) return {"Spin", at.phase == Phase::spin ? "Go on spinning" : "Spin"};
        const std::string way = way_words(a);
        std::string text = way;
        const bool pitched = a.pitch != Step::same_pitch && (own() == nullptr || a.pitch != own()->pitch);
        if (pitched) wording::add_part(text, std::string(a.pitch == 0 ? "into " : "into a ") + pitch_name(a.pitch));
        if (a.fine > 0) wording::add_part(text, "fine " + std::to_string(a.fine));
        return {way, text};
    }
    ActionWords operator()(const Aero& a) const {
        return {"Aerobatic Points", "Use " + wording::counted(a.points, "Aerobatic Point")};
    }
    ActionWords operator()(const EndMove&) const { return {"End", "End the move"}; }
    ActionWords operator()(const Recover&) const { return {"Spin", "Try to recover"}; }
    ActionWords operator()(const Prefer& a) const {
        std::string text;
        for (const Task task : a.order)
            text += (text.empty() ? "Lose first " : ", then ") + std::string(task_name(task));
        return {"What fails", text};
    }
    ActionWords operator()(const ExitTo& a) const { return {"Leave the hex", "Leave " + towards_edge(a.to)}; }
    ActionWords operator()(const Throttle& a) const {
        return {"Throttle", a.use > 0 ? "Power" : a.use < 0 ? "Drag" : "Leave the throttle"};
    }
    ActionWords operator()(const Fire& a) const {
        return {"Fire", "Fire a burst of " + std::to_string(a.burst) + " at " + target()};
    }
    ActionWords operator()(const Pass&) const {
        if (at.phase == Phase::ram) return {"Ram", "Do not ram"};
        if (at.phase == Phase::clear) return {"Jam", "Leave the gun jammed"};
        return {"Fire", "Hold fire"};
    }
    ActionWords operator()(const Pip& a) const {
        return {"Dice", a.pips == 0 ? "Leave the dice" : a.pips < 0 ? "Lower a die by a pip" : "Raise a die by a pip"};
    }
    ActionWords operator()(const Grand& a) const {
        return {"Turn", a.ok ? "Make it a grand tactical turn" : "Make it a normal turn"};
    }
    ActionWords operator()(const Climb& a) const {
        if (a.half_levels == 0) return {"Plan", "Stay level"};
        const int distance = a.half_levels < 0 ? -a.half_levels : a.half_levels;
        return {"Plan", (a.half_levels > 0 ? "Climb " : "Dive ") + wording::counted(distance, "half level")};
    }
    ActionWords operator()(const Ram&) const { return {"Ram", "Ram " + target()}; }
    ActionWords operator()(const Evade& a) const {
        return {"Evade", a.level == 0 ? "Fly on as usual" : "Evade at level " + std::to_string(a.level)};
    }
    ActionWords operator()(const Clear&) const { return {"Jam", "Try to clear the gun"}; }
};

}  // namespace

ActionWords action_words(const Rules&, const Position& at, const Action& action) {
    return std::visit(Teller{at}, action);
}

}  // namespace sightlines::dogfight
