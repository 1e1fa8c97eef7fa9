#include "games/dogfight/text/verbs.h"

#include <array>
#include <cstdlib>

#include "engine/wording.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

namespace verbs {

constexpr Manoeuvre straight{"straight on", "fly straight on", "flies straight on", "flies straight on to",
                             "flew straight on to"};
constexpr Manoeuvre back{"turn back", "turn back", "turns back", "turns back in", "turned back in"};
constexpr Manoeuvre right{"right a little", "turn a little right", "turns a little right", "turns a little right into",
                          "turned a little right into"};
constexpr Manoeuvre left{"left a little", "turn a little left", "turns a little left", "turns a little left into",
                         "turned a little left into"};
constexpr Manoeuvre hard_right{"hard right", "turn hard right", "turns hard right", "turns hard right into",
                               "turned hard right into"};
constexpr Manoeuvre hard_left{"hard left", "turn hard left", "turns hard left", "turns hard left into",
                              "turned hard left into"};
constexpr Manoeuvre circle{"circle", "circle", "circles", "circles in", "circled in"};
constexpr Manoeuvre tight{"tight circle", "circle tightly", "circles tightly", "circles tightly in",
                          "circled tightly in"};
constexpr Manoeuvre tightest{"very tight circle", "circle very tightly", "circles very tightly",
                             "circles very tightly in", "circled very tightly in"};
constexpr Manoeuvre leave{"out of the circle", "leave its circle", "leaves its circle", "leaves its circle",
                          "left its circle"};
constexpr Manoeuvre stay{"stay in this hex", "stay in its hex", "stays in its hex", "stays in", "stayed in"};
constexpr Manoeuvre drop{"drop into a spin", "drop into a spin", "drops into a spin", "drops into a spin",
                         "dropped into a spin"};

constexpr Verb roll{"Dice", "Roll", "rolls", "rolled"};
constexpr Verb hunt{"Target", "Hunt {}", "hunts {}", "made {} its target"};
constexpr Verb keep_hunting{"Target", "Keep hunting {}", "hunts {}", "kept hunting {}"};
constexpr Verb watch{"Target", "Keep an eye on {}", "keeps an eye on {}", "kept an eye on {}"};
constexpr Verb join{"Target", "In formation with {}", "joins {} in formation", "joined {} in formation"};
constexpr Verb no_target{"Target", "No target", "hunts nobody", "chose no target"};
constexpr Verb stop_hunting{"Target", "No target", "stops hunting {}", "stopped hunting {}"};
constexpr Verb signal{"Signal", "Signal: {}", "signals to its friends", "signalled to its friends"};
constexpr Verb surprise{"Surprise", "Surprise {}", "surprises {}", "surprised {}"};
constexpr Verb go{"Order", "Fly now", "flies at once, before {}", "flew at once, before {}"};
constexpr Verb follow{"Order", "Follow {}", "lets the other fly first, and follows", "let {} fly first"};
constexpr Verb plain{"Engine", "Without the bonus", "flies as far as its engine goes",
                     "flew as far as its engine went"};
constexpr Verb bonus{"Engine", "Add the bonus for being on its tail", "flies on the tail, a little farther",
                     "flew on the tail, a little farther"};
constexpr Verb spin{"Spin", "Drop into a spin", "drops into a spin", "dropped into a spin"};
constexpr Verb fall_on{"Spin", "Keep spinning", "keeps spinning", "kept spinning"};
constexpr Verb pull_out{"Spin", "Pull out", "tries to pull out of its spin", "tried to pull out of its spin"};
constexpr Verb points{"Aerobatic Points", "Use {}", "uses {}", "used {}"};
constexpr Verb end{"End", "End early, and stay there", "ends its move", "ended its move, circling in {}"};
constexpr Verb give_up{"What fails", "Give up first {}", "gives up the part of its move that wins least",
                       "would give up {} first"};
constexpr Verb faster{"Throttle", "Faster", "opens up its engine", "opened up its engine"};
constexpr Verb slower{"Throttle", "Slower", "throttles back", "throttled back"};
constexpr Verb steady{"Throttle", "Steady", "keeps its speed", "kept its engine steady"};
constexpr std::array bursts{
    Verb{"Fire", "Fire a short burst at {}", "fires a short burst at {}", "fired a short burst at {}"},
    Verb{"Fire", "Fire a medium burst at {}", "fires a medium burst at {}", "fired a medium burst at {}"},
    Verb{"Fire", "Fire a long burst at {}", "fires a long burst at {}", "fired a long burst at {}"}};
constexpr Verb hold_fire{"Fire", "Hold fire", "holds its fire", "held its fire"};
constexpr Verb do_not_ram{"Ram", "Do not ram", "does not ram {}", "did not ram {}"};
constexpr Verb ram{"Ram", "Ram {}", "tries to ram {}", "tried to ram {}"};
constexpr Verb clear{"Jam", "Try to clear the gun", "tries to clear its gun", "tried to clear its gun"};
constexpr Verb leave_gun{"Jam", "Leave the gun jammed", "leaves its gun jammed", "left its gun jammed"};
constexpr Verb keep_dice{"Dice", "Keep the dice", "keeps the dice", "kept the dice"};
constexpr Verb lower_die{"Dice", "Lower a die by one", "nudges a die to a double", "nudged a die to a double"};
constexpr Verb raise_die{"Dice", "Raise a die by one", "nudges a die to a double", "nudged a die to a double"};
constexpr Verb long_turn{"Turn", "Make it a long turn", "agrees to a long turn", "agreed to a long turn"};
constexpr Verb normal_turn{"Turn", "Make it a normal turn", "wants a normal turn", "wanted a normal turn"};
constexpr Verb level{"Plan", "Stay level", "plans to stay level", "planned to stay level"};
constexpr Verb climb{"Plan", "Climb {}", "plans to climb {}", "planned to climb {}"};
constexpr Verb dive{"Plan", "Dive {}", "plans to dive {}", "planned to dive {}"};
constexpr std::array swerves{Verb{"Swerve", "Swerve a little", "tries to swerve", "tried to swerve"},
                             Verb{"Swerve", "Swerve", "tries to swerve", "tried to swerve"},
                             Verb{"Swerve", "Swerve hard", "tries to swerve", "tried to swerve"}};
constexpr Verb fly_on{"Swerve", "Fly on", "flies on as usual", "flew on as usual"};

// By hexsides to the right.
constexpr std::array turns{&straight, &right, &hard_right, &back, &hard_left, &left};

struct Choose {
    const Position& at;

    const Verb& operator()(const Roll&) const { return roll; }
    const Verb& operator()(const Declare& a) const {
        const int letter = decider(at).plane;
        const Aircraft* own = letter == nobody ? nullptr : &at.plane(letter);
        if (a.on == nobody) return own != nullptr && own->target != nobody ? stop_hunting : no_target;
        if (a.form) return join;
        if (own == nullptr) return hunt;
        if (at.plane(a.on).side == own->side) return watch;
        return own->target == a.on && !own->lost ? keep_hunting : hunt;
    }
    const Verb& operator()(const Signal&) const { return signal; }
    const Verb& operator()(const RandomAt&) const { return surprise; }
    const Verb& operator()(const Go&) const { return go; }
    const Verb& operator()(const Tail&) const { return follow; }
    const Verb& operator()(const RollMp& a) const { return a.tail ? bonus : plain; }
    const Verb& operator()(const Step&) const { return at.phase == Phase::spin ? fall_on : spin; }
    const Verb& operator()(const Aero&) const { return points; }
    const Verb& operator()(const EndMove&) const { return end; }
    const Verb& operator()(const Recover&) const { return pull_out; }
    const Verb& operator()(const Prefer&) const { return give_up; }
    const Verb& operator()(const ExitTo&) const { return fly_on; }  // told as a manoeuvre
    const Verb& operator()(const Throttle& a) const { return a.use > 0 ? faster : a.use < 0 ? slower : steady; }
    const Verb& operator()(const Fire& a) const { return bursts[static_cast<std::size_t>(a.burst - 1)]; }
    const Verb& operator()(const Pass&) const {
        return at.phase == Phase::ram ? do_not_ram : at.phase == Phase::clear ? leave_gun : hold_fire;
    }
    const Verb& operator()(const Pip& a) const { return a.pips == 0 ? keep_dice : a.pips < 0 ? lower_die : raise_die; }
    const Verb& operator()(const Grand& a) const { return a.ok ? long_turn : normal_turn; }
    const Verb& operator()(const Climb& a) const {
        return a.half_levels == 0 ? level : a.half_levels > 0 ? climb : dive;
    }
    const Verb& operator()(const Ram&) const { return ram; }
    const Verb& operator()(const Evade& a) const {
        return a.level == 0 ? fly_on : swerves[static_cast<std::size_t>(a.level - 1)];
    }
    const Verb& operator()(const Clear&) const { return clear; }
};

}  // namespace verbs

struct Object {
    const Position& at;

    std::string called(int letter) const { return letter == nobody ? "nobody" : words::plane_words(at, letter); }
    std::string operator()(const Declare& a) const {  // for none: who was hunted until now
        const int own = decider(at).plane;
        return called(a.on != nobody || own == nobody ? a.on : at.plane(own).target);
    }
    std::string operator()(const RandomAt& a) const { return called(a.on); }
    std::string operator()(const Signal& a) const { return signal_name(a.code); }
    std::string operator()(const Aero& a) const { return wording::counted(a.points, "Aerobatic Point"); }
    std::string operator()(const Climb& a) const { return wording::counted(std::abs(a.half_levels), "half level"); }
    std::string operator()(const Prefer& a) const {
        std::string text;
        for (const Task task : a.order) text += (text.empty() ? "" : ", then ") + std::string(task_name(task));
        return text;
    }
    template <class Other>
    std::string operator()(const Other&) const {
        const int own = decider(at).plane;
        return own == nobody || at.plane(own).target == nobody ? "the target" : called(at.plane(own).target);
    }
};

}  // namespace

const Verb& verb_of(const Position& at, const Action& action) { return std::visit(verbs::Choose{at}, action); }

std::string describe(const Verb& verb, Tense tense, std::string_view object) {
    std::string text = tense == Tense::imperative ? verb.imperative
                       : tense == Tense::present  ? verb.present
                                                  : verb.past;
    if (const std::size_t gap = text.find("{}"); gap != text.npos) text.replace(gap, 2, object);
    return text;
}

std::string answer_of(const Position& at, const Action& action) {
    return describe(verb_of(at, action), Tense::imperative, std::visit(Object{at}, action));
}

std::string done_by(const Position& at, const Action& action) {
    return describe(verb_of(at, action), Tense::present, std::visit(Object{at}, action));
}

const Manoeuvre& manoeuvre_of(const Step& step) {
    if (step.kind == StepKind::spin) return verbs::drop;
    if (step.kind == StepKind::hold) return verbs::stay;
    if (step.exit != Facing::none) return verbs::leave;
    if (step.mid)
        return step.raise > 1 ? verbs::tightest : step.raise > 0 || step.number > 0 ? verbs::tight : verbs::circle;
    return *verbs::turns[static_cast<std::size_t>((step.turn + 6) % 6)];
}

const Manoeuvre& manoeuvre_flown(const Aircraft& from, const Aircraft& to) {
    if (to.middle()) return verbs::circle;
    if (from.hex == to.hex) return from.middle() ? verbs::leave : verbs::stay;
    return *verbs::turns[static_cast<std::size_t>((static_cast<int>(to.face) - static_cast<int>(from.face) + 6) % 6)];
}

std::string to_the(Facing facing) { return " to the " + std::string(wording::compass(facing_words[index(facing)])); }

const char* throttle_name(int use) {
    return (use > 0 ? verbs::faster : use < 0 ? verbs::slower : verbs::steady).imperative;
}

const char* task_name(Task task) {
    constexpr std::array names{"the turn", "the climb or dive", "the circle", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

const char* signal_name(int code) {
    constexpr std::array names{"attack", "break left", "break right", "climb", "dive", "re-form", "go home", "help"};
    return names[static_cast<std::size_t>(code - 1)];
}

}  // namespace sightlines::dogfight
