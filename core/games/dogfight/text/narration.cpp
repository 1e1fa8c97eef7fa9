#include "games/dogfight/text/narration.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narrator.h"
#include "games/dogfight/text/verbs.h"
#include "text/person.h"

namespace sightlines::dogfight {
namespace {

// Told by the dice that follow.
bool leads_to_dice(const Action& action, const Position& after) {
    if (std::holds_alternative<RollMp>(action) || std::holds_alternative<Aero>(action)) return true;
    if (std::holds_alternative<Step>(action)) return after.phase == Phase::mt;
    return std::holds_alternative<Throttle>(action) && after.phase == Phase::speed;
}

// The test whose failure is rolled for, unless it has been told because of a question in between.
std::string failed_test(const History<Rules>& history, std::size_t ply, const Names& names, Tense tense) {
    if (ply == 0 || history.at(ply).phase != Phase::fail || history.at(ply - 1).phase != Phase::mt) return {};
    const Position& before = history.at(ply - 1);
    Position after = before;
    Journal notes;
    history.rules().play_and_tell(after, history.actions()[ply - 1], &notes);
    return Narrator(history.rules(), before, after, notes, names, tense)
        .tried(std::get<Roll>(history.actions()[ply - 1]));
}

}  // namespace

std::string side_does(const Names& names, int side, Tense tense, const std::string& past, const std::string& present) {
    const bool reads = side == names.you && tense == Tense::present;
    return names.subject(side) + " " + (reads ? wording::for_you(present) : tense == Tense::present ? present : past);
}

std::string called(const Position& at, int letter, const Names& names) {
    return names.possessive(at.plane(letter).side) + " " + words::short_name(at, letter);
}

std::string narrate(const History<Rules>& history, std::size_t ply, const Names& names, Tense tense) {
    const Position& before = history.at(ply);
    const Action& action = history.actions()[ply];
    Position after = before;
    Journal notes;
    history.rules().play_and_tell(after, action, &notes);
    if (leads_to_dice(action, after)) return {};
    if (before.phase == Phase::mt && after.phase == Phase::fail) return {};
    return Narrator(history.rules(), before, after, notes, names, tense, failed_test(history, ply, names, tense))
        .tell(action);
}

Narrator::Narrator(const Rules& rules, const Position& before, const Position& after, const Journal& notes,
                   const Names& names, Tense tense, std::string tried)
    : rules_(rules),
      before_(before),
      after_(after),
      notes_(notes),
      names_(names),
      now{tense},
      mover_(acting_plane(rules, before)),
      tried_(std::move(tried)) {}

std::string Narrator::tell(const Action& action) {
    std::visit([this](const auto& each) { decided(each); }, action);
    results();
    if (text_.empty()) say(now("Nothing came of it", "Nothing comes of it"));
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
    const int on = shown_target(after_, mover_);
    const Verb& verb = verb_of(before_, Declare{static_cast<std::int8_t>(on), declared.form});
    const int whom = on == nobody ? shown_target(before_, mover_) : on;
    done(verb, whom);
    if (after_.phase != Phase::target && after_.phase != Phase::acquire) combat_values();
}

void Narrator::decided(const Tail& tail) {
    if (after_.phase == Phase::rolloff)
        return say(of(mover_) + now(" wanted", " wants") + " to fly later, too: the dice decide");
    done(verb_of(before_, tail), shown_target(before_, mover_));
}

std::string Narrator::intention(const Step& step, int points) const {
    std::string text = manoeuvre_of(step).imperative;
    if (step.exit != Facing::none) text += to_the(step.exit);
    if (step.pitch != Step::same_pitch && step.pitch != was(mover_).pitch)
        text += (step.pitch == 0 ? " in " : " in a ") + std::string(words::pitch_name(step.pitch));
    return points == 0 ? text : text + " with " + wording::counted(points, "Aerobatic Point");
}

void Narrator::decided(const Step& step) {
    if (before_.phase == Phase::spin) return done(verb_of(before_, step));
    if (before_.phase == Phase::declare)
        return say(of(mover_) + now(" announced that it would ", " announces that it will ") + intention(step, 0));
    if (finished()) return flown(of(mover_));
    say(of(mover_) + now(" tried to ", " tries to ") + intention(step, before_.move.points));
}

void Narrator::done(const Verb& verb, std::string_view object) {
    say(of(mover_) + " " + describe(verb, now.tense, object));
}

void Narrator::done(const Verb& verb, int letter) { done(verb, letter == nobody ? "nobody" : of(letter)); }

void Narrator::decided(const EndMove& end) { done(verb_of(before_, end), hex_name(was(mover_).hex)); }

void Narrator::decided(const Prefer& order) { done(verb_of(before_, order), task_name(order.order[0])); }

void Narrator::decided(const Pass& pass) {
    const auto fire = forecast_fire(rules_.options(), before_, mover_);
    const bool could_hit = fire && fire->bursts.back().any_hit > 0;
    if (before_.phase != Phase::fire || could_hit) return done(verb_of(before_, pass), target());
    say(of(mover_) + now(" had no shot: ", " has no shot: ") + words::why_none_hits(before_, mover_));
}

void Narrator::decided(const Pip& pip) {
    done(verb_of(before_, pip));
    say(scored());
}

void Narrator::decided(const Grand& grand) {
    const Verb& verb = verb_of(before_, grand);
    say(side_does(names_, decider(before_).side, now.tense, describe(verb, Tense::past),
                  describe(verb, Tense::present)));
}

void Narrator::decided(const Climb& climb) {
    done(verb_of(before_, climb), wording::counted(std::abs(climb.half_levels), "half level"));
}

}  // namespace sightlines::dogfight
