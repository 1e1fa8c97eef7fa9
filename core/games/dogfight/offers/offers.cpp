#include "games/dogfight/offers/offers.h"

#include "games/dogfight/rules/encounters.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/throttle.h"
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/verbs.h"

namespace sightlines {
namespace dogfight {
namespace {

// The direction of a step, without its pitch.
std::string way_name(const Step& step) {
    if (step.exit != Facing::none) return "Leave the circle" + to_the(step.exit);
    if (!step.mid) return wording::capital(manoeuvre_of(step).name);
    std::string text = "Circle in the hex";
    if (step.raise > 0) wording::add_part(text, "tighter by " + std::to_string(step.raise));
    if (step.number > 0) wording::add_part(text, "needing " + std::to_string(step.number));
    return text;
}

class Offerer {
  public:
    Offerer(const Rules& rules, const Position& at, const Action& action)
        : rules_(rules), at_(at), action_(action), letter_(decider(at).plane) {}

    Offer operator()(const Roll&) const { return offer(); }
    Offer operator()(const Signal&) const { return offer("", "", Role::other); }
    Offer operator()(const Go&) const { return offer(words::fly_now_note(at_, own().target), "Now"); }
    Offer operator()(const Tail&) const { return offer(labels::follow_note, "Follow it"); }
    Offer operator()(const Aero&) const { return offer(labels::points_note, "", Role::other); }
    Offer operator()(const EndMove&) const { return offer("", "", Role::other); }
    Offer operator()(const Prefer&) const { return offer(); }
    Offer operator()(const Ram&) const { return offer(labels::ram_note); }
    Offer operator()(const Clear&) const { return offer(words::clear_note(rules_.options(), own())); }
    Offer operator()(const Recover&) const { return offer(words::percent(recovery_chance(rules_.options(), at_))); }
    Offer operator()(const Climb& a) const { return offer(words::climb_note(own(), a.half_levels)); }
    Offer operator()(const Grand& a) const {
        return a.ok ? offer(labels::long_turn_note) : offer("", "", Role::declining);
    }
    Offer operator()(const Pip& a) const {
        if (a.pips == 0) return offer("", "", Role::declining);
        const bool second = a.pips < 0 && rules_.check(at_, Pip{1}).accepted();
        return offer(labels::pip_note, "", second ? Role::other : Role::usual);
    }
    Offer operator()(const Evade& a) const {
        return a.level == 0 ? offer("", "", Role::declining)
                            : offer(words::evade_note(evading_chance(rules_.options(), at_, a.level)));
    }
    Offer operator()(const RandomAt& a) const {
        if (a.on == nobody) return offer("", "Nobody", Role::declining);
        return offer(words::surprise_note(at_, letter_, a.on), called(a.on));
    }
    Offer operator()(const RollMp& a) const {
        const MpForecast mps = forecast_mp(at_);
        return a.tail ? offer(words::hexes_note(mps.horizontal_with), words::tail_bonus_name(mps.bonus))
                      : offer(words::hexes_note(mps.horizontal), "Plain");
    }
    Offer operator()(const ExitTo& a) const {
        const std::string to(wording::compass(facing_words[index(a.to)]));
        return {"Leave the circle", way_name({.exit = a.to}), "", wording::capital(to)};
    }
    Offer operator()(const Throttle& a) const {
        const int next = own().speed + own().speed_change + (at_.grand_turn ? 0 : pitch_change(own()));
        return offer(a.use == 0 ? words::steady_note(own().speed, next)
                                : words::throttle_note(throttle_chances(at_, a.use), a.use, next));
    }
    Offer operator()(const Declare& a) const;
    Offer operator()(const Step& a) const;
    Offer operator()(const Fire& a) const;
    Offer operator()(const Pass&) const;

  private:
    const Aircraft& own() const { return at_.plane(letter_); }
    std::string called(int letter) const { return wording::capital(words::plane_words(at_, letter)); }
    Offer offer(std::string note = "", std::string brief = "", Role role = Role::usual) const {
        return {verb_of(at_, action_).group, answer_of(at_, action_), std::move(note), std::move(brief), role};
    }
    std::string step_note(const Step& step) const;

    const Rules& rules_;
    const Position& at_;
    const Action& action_;
    int letter_;  // of the aircraft that is asked; nobody in phase grand
};

Offer Offerer::operator()(const Declare& a) const {
    if (a.on == nobody) return offer(own().cv != 0 ? labels::no_target_note : "", "", Role::declining);
    const bool kept = a.on == own().target && !own().lost;
    const bool usual = !a.form && (kept || at_.plane(a.on).side != own().side);
    return offer(words::declare_note(at_, letter_, a.on, kept), a.form ? "" : called(a.on),
                 usual ? Role::usual : Role::other);
}

// Whether it works, and its dangers.
std::string Offerer::step_note(const Step& step) const {
    const bool spins = step.kind == StepKind::spin;
    const StepForecast forecast =
        spins ? forecast_spin(rules_.options(), at_) : forecast_step(rules_.options(), at_, step, at_.move.points);
    std::string note;
    if (forecast.success.of < forecast.success.out_of) note = "works " + words::percent(forecast.success);
    for (const std::string& warning : words::warnings(forecast)) wording::add_part(note, warning);
    return note;
}

Offer Offerer::operator()(const Step& a) const {
    if (at_.phase == Phase::spin) return offer(labels::fall_on_note, "", Role::declining);
    if (a.kind == StepKind::spin) return offer(step_note(a), "", Role::other);
    const std::string way = way_name(a);
    std::string name = way;
    if (a.pitch != Step::same_pitch && a.pitch != own().pitch)
        wording::add_part(name, std::string(a.pitch == 0 ? "into " : "into a ") + words::pitch_name(a.pitch));
    if (a.fine > 0) wording::add_part(name, "gentler by " + std::to_string(a.fine));
    const bool refined = a.raise > 0 || a.number > 0 || a.fine > 0;
    return {way, name, step_note(a), "", refined ? Role::other : Role::usual};
}

Offer Offerer::operator()(const Fire& a) const {
    const auto fire = forecast_fire(rules_.options(), at_, letter_);
    const BurstForecast& burst = fire->bursts[static_cast<std::size_t>(a.burst - 1)];
    const bool longest = &burst == &fire->bursts.back();
    const std::string why = longest ? words::no_longer_burst(*fire) : "";
    return offer(words::burst_note(burst) + (why.empty() ? "" : ". " + why), words::burst_name(a.burst),
                 longest ? Role::usual : Role::other);
}

Offer Offerer::operator()(const Pass&) const {
    if (at_.phase == Phase::ram) return offer("", "Fly on", Role::declining);
    if (at_.phase == Phase::clear) return offer("", "Leave it", Role::declining);
    return offer(rules_.options().jamming ? "" : labels::hold_fire_note, "", Role::declining);
}

}  // namespace
std::optional<Action> answer_at(const Position& at, int plane) {
    const auto letter = static_cast<std::int8_t>(plane);
    const bool own = plane == decider(at).plane;
    switch (at.phase) {
        case Phase::target: return own ? std::nullopt : std::optional<Action>(Declare{letter});
        case Phase::random: return own ? std::nullopt : std::optional<Action>(RandomAt{letter});
        case Phase::move:
        case Phase::declare: return own ? std::optional<Action>(Step{.kind = StepKind::hold}) : std::nullopt;
        default: return std::nullopt;
    }
}

}  // namespace dogfight

using namespace dogfight;

Question Offers<Rules>::question(const Rules& rules, const Position& at, std::optional<int> pitch) {
    const int plane = decider(at).plane;
    return {prompt(rules, at, pitch).question, plane == nobody ? "" : wording::capital(words::plane_words(at, plane))};
}

Offer Offers<Rules>::offer(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Offerer(rules, at, action), action);
}

}  // namespace sightlines
