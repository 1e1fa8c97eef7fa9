#include "games/dogfight/text/narration.h"

#include <algorithm>
#include <array>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narrator.h"

namespace sightlines::dogfight {
namespace {

// Told by the dice that follow.
bool leads_to_dice(const Action& action, const Position& after) {
    if (std::holds_alternative<RollMp>(action) || std::holds_alternative<Aero>(action)) return true;
    if (std::holds_alternative<Step>(action)) return after.phase == Phase::mt;
    return std::holds_alternative<Throttle>(action) && after.phase == Phase::speed;
}

std::string pitch_meant(int pitch) {
    return pitch == 0 ? "level off" : "go into a " + std::string(words::pitch_name(pitch));
}

const char* task_called(Task task) {
    constexpr std::array names{"the turn", "the climb or dive", "the circle", "the Aerobatic Points"};
    return names[static_cast<std::size_t>(task)];
}

// The test whose failure is rolled for, unless it has been told because of a question in between.
std::string failed_test(const History<Rules>& history, std::size_t ply, const Names& names) {
    if (ply == 0 || history.at(ply).phase != Phase::fail || history.at(ply - 1).phase != Phase::mt) return {};
    const Position& before = history.at(ply - 1);
    Position after = before;
    Journal notes;
    history.rules().play_and_tell(after, history.actions()[ply - 1], &notes);
    return Narrator(history.rules(), before, after, notes, names).tried(std::get<Roll>(history.actions()[ply - 1]));
}

}  // namespace

std::string called(const Position& at, int letter, const Names& names) {
    return names.possessive(at.plane(letter).side) + " " + words::short_name(at, letter);
}

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names) {
    const Position& before = history.at(ply);
    const Action& action = history.actions()[ply];
    Position after = before;
    Journal notes;
    history.rules().play_and_tell(after, action, &notes);
    if (leads_to_dice(action, after)) return {};
    if (before.phase == Phase::mt && after.phase == Phase::fail) return {};
    return Narrator(history.rules(), before, after, notes, names, failed_test(history, ply, names)).tell(action);
}

Narrator::Narrator(const Rules& rules, const Position& before, const Position& after, const Journal& notes,
                   const Names& names, std::string tried)
    : rules_(rules),
      before_(before),
      after_(after),
      notes_(notes),
      names_(names),
      mover_(acting_plane(rules, before)),
      tried_(std::move(tried)) {}

std::string Narrator::tell(const Action& action) {
    std::visit([this](const auto& each) { decided(each); }, action);
    results();
    if (text_.empty()) say("Nothing came of it");
    return text_;
}

void Narrator::say(const std::string& sentence) {
    if (sentence.empty()) return;
    text_ += (text_.empty() ? "" : " ") + wording::capital(sentence) + ".";
}

int Narrator::shown_target(const Position& at, int letter) const {
    for (const Shown& shown : displayed(rules_.options(), at)) {
        if (shown.plane == letter) return shown.target;
    }
    return at.plane(letter).target;
}

std::string Narrator::of(int letter) const { return called(before_, letter, names_); }

void Narrator::decided(const Declare& declared) {
    const Aircraft& plane = was(mover_);
    const int on = shown_target(after_, mover_);
    if (on == nobody) {
        say(plane.target != nobody ? of(mover_) + " stopped hunting " + of(shown_target(before_, mover_))
                                   : of(mover_) + " chose no target");
    } else if (declared.form) {
        say(of(mover_) + " joined " + of(on) + " in formation");
    } else if (was(on).side == plane.side) {
        say(of(mover_) + " kept an eye on " + of(on));
    } else {
        const bool kept = plane.target == declared.on && !plane.lost;
        say(of(mover_) + (kept ? " kept hunting " + of(on) : " made " + of(on) + " its target"));
    }
    if (after_.phase != Phase::target && after_.phase != Phase::acquire) combat_values();
}

void Narrator::decided(const Signal&) { say(of(mover_) + " signalled to its friends"); }

void Narrator::decided(const RandomAt& surprised) {
    say(of(mover_) + " surprised " + (surprised.on == nobody ? "nobody" : of(surprised.on)));
}

void Narrator::decided(const Go&) { say(of(mover_) + " flew at once, before " + of(shown_target(before_, mover_))); }

void Narrator::decided(const Tail&) {
    const std::string target = of(shown_target(before_, mover_));
    if (after_.phase == Phase::rolloff) return say(of(mover_) + " wanted to fly later, too: the dice decide");
    say(of(mover_) + " lets " + target + " fly first");
}

std::string Narrator::intention(const Step& step, int points) const {
    const auto side = [](int turn) { return turn < 0 ? "left" : "right"; };
    std::string text;
    if (step.kind == StepKind::spin) {
        text = "drop into a spin";
    } else if (step.kind == StepKind::hold) {
        text = "keep its place";
    } else if (step.exit != Facing::none) {
        text = "leave its circle to the " + std::string(wording::compass(facing_words[index(step.exit)]));
    } else if (step.mid) {
        text = step.raise > 0 || step.number > 0 ? "circle tightly" : "circle";
    } else if (step.turn == 3) {
        text = "turn back";
    } else if (step.turn != 0) {
        text = step.turn == 1 || step.turn == -1 ? std::string("turn a little ") + side(step.turn)
                                                 : std::string("turn hard ") + side(step.turn);
    } else {
        text = "fly straight on";
    }
    if (step.pitch != Step::same_pitch && step.pitch != was(mover_).pitch) text += " and " + pitch_meant(step.pitch);
    return points == 0 ? text : text + " with " + wording::counted(points, "Aerobatic Point");
}

void Narrator::decided(const Step& step) {
    if (before_.phase == Phase::spin) return say(of(mover_) + " let itself fall on in its spin");
    if (before_.phase == Phase::declare) return say(of(mover_) + " announced that it would " + intention(step, 0));
    if (finished()) return flown(of(mover_));
    say(of(mover_) + " tried to " + intention(step, before_.move.points));
}

void Narrator::decided(const EndMove&) {
    say(of(mover_) + " ended its move, circling in " + hex_name(was(mover_).hex));
}

void Narrator::decided(const Recover&) { say(of(mover_) + " tried to pull out of its spin"); }

void Narrator::decided(const Prefer& order) {
    say(of(mover_) + " would give up " + task_called(order.order[0]) + " first");
}

void Narrator::decided(const Throttle&) { say(of(mover_) + " kept its engine steady"); }

void Narrator::decided(const Fire& fire) {
    constexpr std::array lengths{"short", "medium", "long"};
    say(of(mover_) + " fired a " + lengths[static_cast<std::size_t>(fire.burst - 1)] + " burst at " + of(target()));
}

void Narrator::decided(const Pass&) {
    if (before_.phase == Phase::ram) return say(of(mover_) + " did not ram " + of(target()));
    if (before_.phase == Phase::clear) return say(of(mover_) + " left its gun jammed");
    const auto fire = forecast_fire(rules_.options(), before_, mover_);
    const bool could_hit = fire && fire->bursts.back().any_hit > 0;
    say(of(mover_) + (could_hit ? " held its fire" : " had no shot: " + words::why_none_hits(before_, mover_)));
}

void Narrator::decided(const Pip& pip) {
    say(of(before_.shot.firer) + (pip.pips == 0 ? " kept the dice" : " nudged a die, to make a double"));
    say(scored());
    if (after_.phase == Phase::pip) say("nudging a die would make a double");
}

void Narrator::decided(const Grand& grand) {
    const std::string side = names_.subject(decider(before_).side);
    say(side + (grand.ok ? " agreed to a long turn" : " wanted a normal turn"));
}

void Narrator::decided(const Climb& climb) {
    const int half_levels = climb.half_levels < 0 ? -climb.half_levels : climb.half_levels;
    say(of(mover_) + " planned to " +
        (half_levels == 0
             ? "stay level"
             : (climb.half_levels > 0 ? "climb " : "dive ") + wording::counted(half_levels, "half level")));
}

void Narrator::decided(const Ram&) { say(of(mover_) + " tried to ram " + of(target())); }

void Narrator::decided(const Evade& evade) {
    say(of(mover_) + (evade.level == 0 ? " flew on as usual" : " tried to swerve"));
}

void Narrator::decided(const Clear&) { say(of(mover_) + " tried to clear its gun"); }

}  // namespace sightlines::dogfight
