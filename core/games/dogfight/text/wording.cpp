#include "games/dogfight/text/wording.h"

#include <array>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

std::string way_out(Facing facing) {
    return "Leave the circle to the " + std::string(wording::compass(facing_words[index(facing)]));
}

std::string way_words(const Step& step) {
    if (step.kind == StepKind::hold) return "Stay in this hex";
    if (step.exit != Facing::none) return way_out(step.exit);
    if (step.mid) {
        std::string text = "Circle in the hex";
        if (step.raise > 0) wording::add_part(text, "tighter by " + std::to_string(step.raise));
        if (step.number > 0) wording::add_part(text, "needing " + std::to_string(step.number));
        return text;
    }
    if (step.turn == 0) return "Straight on";
    if (step.turn == 3) return "Turn back";
    const std::string side = step.turn < 0 ? "left" : "right";
    return step.turn == 1 || step.turn == -1 ? wording::capital(side) + " a little" : "Hard " + side;
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the climb or dive", "the circle", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

struct Teller {
    const Position& at;

    std::string other(int letter) const { return words::plane_words(at, letter); }
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
        return {"Target", (a.form ? "In formation with " : "Hunt ") + other(a.on)};
    }
    ActionWords operator()(const Signal& a) const {
        constexpr std::array names{"attack", "break left", "break right", "climb",
                                   "dive",   "re-form",    "go home",     "help"};
        return {"Signal", std::string("Signal: ") + names[static_cast<std::size_t>(a.code - 1)]};
    }
    ActionWords operator()(const RandomAt& a) const {
        return {"Surprise", a.on == nobody ? "Surprise nobody" : "Surprise " + other(a.on)};
    }
    ActionWords operator()(const Go&) const { return {"Order", "Fly now"}; }
    ActionWords operator()(const Tail&) const { return {"Order", "Follow " + target() + ", right after it"}; }
    ActionWords operator()(const RollMp& a) const {
        return {"Engine", a.tail ? "Add the bonus for being on its tail" : "Without the bonus"};
    }
    ActionWords operator()(const Step& a) const {
        if (a.kind == StepKind::spin) return {"Spin", at.phase == Phase::spin ? "Fall on" : "Drop into a spin"};
        const std::string way = way_words(a);
        std::string text = way;
        const bool pitched = a.pitch != Step::same_pitch && (own() == nullptr || a.pitch != own()->pitch);
        if (pitched)
            wording::add_part(text, std::string(a.pitch == 0 ? "into " : "into a ") + words::pitch_name(a.pitch));
        if (a.fine > 0) wording::add_part(text, "gentler by " + std::to_string(a.fine));
        return {way, text};
    }
    ActionWords operator()(const Aero& a) const {
        return {"Aerobatic Points", "Use " + wording::counted(a.points, "Aerobatic Point")};
    }
    ActionWords operator()(const EndMove&) const { return {"End", "End the move"}; }
    ActionWords operator()(const Recover&) const { return {"Spin", "Pull out"}; }
    ActionWords operator()(const Prefer& a) const {
        std::string text;
        for (const Task task : a.order)
            text += (text.empty() ? "Give up first " : ", then ") + std::string(task_name(task));
        return {"What fails", text};
    }
    ActionWords operator()(const ExitTo& a) const { return {"Leave the circle", way_out(a.to)}; }
    ActionWords operator()(const Throttle& a) const {
        return {"Throttle", a.use > 0 ? "Faster" : a.use < 0 ? "Slower" : "Steady"};
    }
    ActionWords operator()(const Fire& a) const {
        constexpr std::array lengths{"short", "medium", "long"};
        return {"Fire",
                std::string("Fire a ") + lengths[static_cast<std::size_t>(a.burst - 1)] + " burst at " + target()};
    }
    ActionWords operator()(const Pass&) const {
        if (at.phase == Phase::ram) return {"Ram", "Do not ram"};
        if (at.phase == Phase::clear) return {"Jam", "Leave the gun jammed"};
        return {"Fire", "Hold fire"};
    }
    ActionWords operator()(const Pip& a) const {
        return {"Dice", a.pips == 0 ? "Keep the dice" : a.pips < 0 ? "Lower a die by one" : "Raise a die by one"};
    }
    ActionWords operator()(const Grand& a) const {
        return {"Turn", a.ok ? "Make it a long turn" : "Make it a normal turn"};
    }
    ActionWords operator()(const Climb& a) const {
        if (a.half_levels == 0) return {"Plan", "Stay level"};
        const int distance = a.half_levels < 0 ? -a.half_levels : a.half_levels;
        return {"Plan", (a.half_levels > 0 ? "Climb " : "Dive ") + wording::counted(distance, "half level")};
    }
    ActionWords operator()(const Ram&) const { return {"Ram", "Ram " + target()}; }
    ActionWords operator()(const Evade& a) const {
        return {"Swerve", a.level == 0 ? "Fly on" : "Swerve, level " + std::to_string(a.level)};
    }
    ActionWords operator()(const Clear&) const { return {"Jam", "Try to clear the gun"}; }
};

}  // namespace

ActionWords action_words(const Rules&, const Position& at, const Action& action) {
    return std::visit(Teller{at}, action);
}

}  // namespace sightlines::dogfight
