#include "games/dogfight/step_choice.h"

#include <algorithm>

#include "engine/game.h"
#include "games/dogfight/rules/judge.h"
#include "games/dogfight/text/tips.h"

namespace sightlines::dogfight {
namespace {

StepSettings settings_of(const Step& step) { return {step.pitch, step.raise, step.number, step.fine}; }

int mover_pitch(const Position& at) { return at.current == nobody ? 0 : at.mover().pitch; }

int pitch_of(const Position& at, std::int8_t pitch) { return pitch == Step::same_pitch ? mover_pitch(at) : pitch; }

std::int8_t pitch_for(const Position& at, int pitch) {
    return pitch == mover_pitch(at) ? Step::same_pitch : static_cast<std::int8_t>(pitch);
}

// The index `by` places further on, in a cycle of `count`.
std::size_t wrapped(int place, int by, std::size_t count) {
    const auto all = static_cast<int>(count);
    return static_cast<std::size_t>((place + by + all) % all);
}

bool flies(const std::vector<StepOffer>& offers) {
    return std::any_of(offers.begin(), offers.end(),
                       [](const StepOffer& offer) { return offer.step.kind == StepKind::fly; });
}

}  // namespace

bool same_direction(const Step& a, const Step& b) {
    return a.kind == b.kind && a.turn == b.turn && a.mid == b.mid && a.exit == b.exit;
}

void StepChoice::moved(const Scene& scene, bool offers) {
    clear();
    points_ = scene.at.move.points;
    settings_ = {};
    offers_.clear();
    if (offers) make_offers(scene);
    // A declared step may be the only offer, with other settings than the default.
    const auto matches_settings = [&](const StepOffer& offer) { return has_settings(scene, offer.step); };
    if (!offers_.empty() && std::none_of(offers_.begin(), offers_.end(), matches_settings))
        change_settings(scene, settings_of(offers_.front().step));
    if (offers_.size() == 1) choose(scene, offers_.front().step);
}

void StepChoice::choose(const Scene& scene, const Step& step) {
    chosen_ = step;
    StepSettings settings = settings_of(step);
    if (!step.mid) {
        settings.raise = settings_.raise;
        settings.number = settings_.number;
    }
    change_settings(scene, settings);
}

void StepChoice::clear() {
    chosen_.reset();
    hovered_.reset();
}

StepOutcome StepChoice::take(const Scene& scene, const Step& direction) {
    if (offer_of(direction) == nullptr) return refusal(scene, direction);
    if (chosen_ == direction) return fly(scene);
    choose(scene, direction);
    return {};
}

void StepChoice::next_direction(const Scene& scene, int by) {
    std::vector<Step> list = directions(scene);
    std::erase_if(list, [this](const Step& direction) { return offer_of(direction) == nullptr; });
    if (list.empty()) return;
    const auto found = chosen_ ? std::find(list.begin(), list.end(), *chosen_) : list.end();
    const auto count = static_cast<int>(list.size());
    const int now = found == list.end() ? (by > 0 ? -1 : count) : static_cast<int>(found - list.begin());
    choose(scene, list[wrapped(now, by, list.size())]);
}

void StepChoice::turn(const Scene& scene, int by) {
    std::vector<StepTarget> list = targets(scene);
    std::erase_if(list, [](const StepTarget& target) { return target.offer == nullptr; });
    if (list.empty()) return;
    const auto rank = [](const StepTarget& target) {
        return target.face == Facing::none ? 6 : static_cast<int>(target.face);
    };
    std::sort(list.begin(), list.end(), [&](const StepTarget& a, const StepTarget& b) { return rank(a) < rank(b); });
    const auto now =
        std::find_if(list.begin(), list.end(), [&](const StepTarget& target) { return target.offer->step == chosen_; });
    const std::size_t next = now == list.end() ? 0 : wrapped(static_cast<int>(now - list.begin()), by, list.size());
    choose(scene, list[next].offer->step);
}

StepOutcome StepChoice::change_pitch(const Scene& scene, int by) {
    const int held = scene.at.mover().pitch;
    Step step = *chosen_;
    const int next = (step.pitch == Step::same_pitch ? held : step.pitch) + by;
    if (next < -3 || next > 3) return {};
    const auto with = [&](int pitch) {
        step.pitch = pitch_for(scene.at, pitch);
        return step;
    };
    for (int pitch = next; - 3 <= pitch && pitch <= 3; pitch += by) {
        if (offer_of(with(pitch)) == nullptr) continue;
        choose(scene, step);
        return {};
    }
    return refusal(scene, with(next));
}

StepOutcome StepChoice::set_pitch(const Scene& scene, int pitch) {
    if (offer_at_pitch(scene, pitch) == nullptr) {
        Step refused = with_settings(scene, chosen_.value_or(Step{.mid = scene.at.mover().middle()}));
        refused.pitch = pitch_for(scene.at, pitch);
        return refusal(scene, refused);
    }
    const std::optional<Step> before = chosen_;
    StepSettings settings = settings_of(with_settings(scene, {.mid = true}));
    settings.pitch = pitch_for(scene.at, pitch);
    change_settings(scene, settings);
    return refusal_if_lost(scene, before);
}

StepOutcome StepChoice::set_fine(const Scene& scene, int fine) {
    const std::optional<Step> before = chosen_;
    StepSettings settings = settings_;
    settings.fine = static_cast<std::int8_t>(fine);
    change_settings(scene, settings);
    return refusal_if_lost(scene, before);
}

StepOutcome StepChoice::set_points(const Scene& scene, int points) {
    // Points for a declared first step cannot be given before the step.
    const Verdict given = scene.check(Aero{static_cast<std::int16_t>(points)});
    if (points != 0 && scene.at.phase != Phase::declare && !given.accepted()) return {{}, &given.why()};
    const std::optional<Step> before = chosen_;
    points_ = points;
    make_offers(scene);
    if (chosen_ && offer_of(*chosen_) == nullptr) chosen_.reset();
    hovered_.reset();
    return refusal_if_lost(scene, before);
}

// A circle is chosen; beside another step only its settings are.
void StepChoice::raise_stay(const Scene& scene, int by) {
    const std::vector<Step> list = stays(scene);
    if (list.empty()) return;
    const auto now = std::find_if(list.begin(), list.end(), [&](const Step& stay) {
        return stay.raise == settings_.raise && stay.number == settings_.number;
    });
    const std::size_t next = now == list.end() ? 0 : wrapped(static_cast<int>(now - list.begin()), by, list.size());
    if (!chosen_ || chosen_->mid) return choose(scene, list[next]);
    StepSettings settings = settings_;
    settings.raise = list[next].raise;
    settings.number = list[next].number;
    change_settings(scene, settings);
}

StepOutcome StepChoice::fly(const Scene& scene) const { return chosen_ ? fly(scene, *chosen_) : StepOutcome{}; }

// Checks both actions before any is played: the step must be legal after the points are given.
StepOutcome StepChoice::fly(const Scene& scene, const Step& step) const {
    if (points_ == scene.at.move.points) {
        const Verdict judged = scene.check(step);
        return judged.accepted() ? StepOutcome{{step}} : StepOutcome{{}, &judged.why()};
    }
    const Action points = Aero{static_cast<std::int16_t>(points_)};
    const Result<Position> given = apply(scene.rules, scene.at, points);
    if (!given) return {{}, &scene.check(points).why()};
    const Verdict judged = scene.rules.check(*given, step);
    return judged.accepted() ? StepOutcome{{points, step}} : StepOutcome{{}, &judged.why()};
}

StepOutcome StepChoice::fly_default(const Scene& scene) const {
    return fly(scene, chosen_.value_or(default_step(scene)));
}

StepOutcome StepChoice::hold(const Scene& scene) const {
    return fly(scene, with_settings(scene, {.kind = StepKind::hold}));
}

StepOutcome StepChoice::refusal(const Scene& scene, const Step& step) const {
    const Verdict judged = judge_step(scene.rules.options(), scene.at, step, points_);
    return judged.accepted() ? StepOutcome{} : StepOutcome{{}, &judged.why()};
}

// What was chosen does not become something else: where it is impossible now, that is said.
StepOutcome StepChoice::refusal_if_lost(const Scene& scene, const std::optional<Step>& before) const {
    return before && !chosen_ ? refusal(scene, with_settings(scene, *before)) : StepOutcome{};
}

int StepChoice::pitch(const Scene& scene) const { return pitch_of(scene.at, settings_.pitch); }

const StepOffer* StepChoice::offer_of(const Step& step) const {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [&](const StepOffer& offer) { return offer.step == step; });
    return found == offers_.end() ? nullptr : &*found;
}

const StepOffer* StepChoice::offer_at_pitch(const Scene& scene, int pitch) const {
    const std::int8_t wanted = pitch_for(scene.at, pitch);
    const auto found = std::find_if(offers_.begin(), offers_.end(), [&](const StepOffer& offer) {
        return offer.step.pitch == wanted && (pitch == 0 || offer.step.fine == settings_.fine);
    });
    return found == offers_.end() ? nullptr : &*found;
}

const StepOffer* StepChoice::shown() const {
    if (hovered_) {
        if (const StepOffer* offer = offer_of(*hovered_)) return offer;
    }
    return chosen_ ? offer_of(*chosen_) : nullptr;
}

Step StepChoice::with_settings(const Scene& scene, Step direction) const {
    direction.pitch = settings_.pitch;
    direction.fine = pitch(scene) == 0 ? std::int8_t{0} : settings_.fine;
    if (!direction.mid) return direction;
    direction.raise = settings_.raise;
    direction.number = settings_.number;
    return direction;
}

std::vector<Step> StepChoice::directions(const Scene& scene) const {
    std::vector<Step> list;
    if (scene.at.mover().middle()) {
        for (const Facing exit : {Facing::nw, Facing::n, Facing::ne, Facing::sw, Facing::s, Facing::se})
            list.push_back(with_settings(scene, {.exit = exit}));
    } else {
        for (const int turn : {-2, -1, 0, 1, 2, 3})
            list.push_back(with_settings(scene, {.turn = static_cast<std::int8_t>(turn)}));
    }
    if (!scene.at.grand_turn) list.push_back(with_settings(scene, {.mid = true}));
    return list;
}

std::vector<Step> StepChoice::stays(const Scene& scene) const {
    std::vector<Step> list;
    for (const StepOffer& offer : offers_) {
        Step plain = with_settings(scene, offer.step);
        plain.raise = offer.step.raise;
        plain.number = offer.step.number;
        if (offer.step.mid && offer.step == plain) list.push_back(plain);
    }
    std::sort(list.begin(), list.end(), [](const Step& a, const Step& b) {
        return a.raise != b.raise ? a.raise < b.raise : a.number < b.number;
    });
    return list;
}

Step StepChoice::default_step(const Scene& scene) const {
    const Step straight = with_settings(scene, {}), hold = with_settings(scene, {.kind = StepKind::hold});
    const Step circle = with_settings(scene, {.mid = true});
    for (const Step& step : {straight, circle, hold}) {
        if (offer_of(step) != nullptr) return step;
    }
    return straight;
}

std::vector<StepTarget> StepChoice::targets(const Scene& scene) const {
    const Position& at = scene.at;
    const bool exits = at.phase == Phase::exit;
    if (at.current == nobody || (!exits && !flies(offers_))) return {};
    const Aircraft& mover = at.mover();
    std::vector<StepTarget> list;
    if (mover.middle()) {
        for (const Facing face : all_facings) list.push_back({.direction = {.exit = face}, .face = face});
    } else {
        for (const int turn : {0, -1, 1, -2, 2, 3})
            list.push_back({.direction = {.turn = static_cast<std::int8_t>(turn)}, .face = turned(mover.face, turn)});
    }
    if (!exits) list.push_back({.direction = {.mid = true}});
    for (StepTarget& target : list) {
        if (exits) {
            target.matches_settings = true;
        } else {
            find_offer(scene, target);
        }
    }
    return list;
}

Verdict StepChoice::judge(const Scene& scene, const Step& direction) const {
    return judge_step(scene.rules.options(), scene.at, with_settings(scene, direction), points_);
}

bool StepChoice::has_settings(const Scene& scene, const Step& step) const {
    if (step.kind == StepKind::spin) return false;
    if (step.pitch != settings_.pitch) return false;
    // Only climbs and dives can be fine steps.
    if (step.fine != (pitch_of(scene.at, step.pitch) == 0 ? 0 : settings_.fine)) return false;
    return !step.mid || (step.raise == settings_.raise && step.number == settings_.number);
}

void StepChoice::change_settings(const Scene& scene, const StepSettings& settings) {
    settings_ = settings;
    if (settings.pitch == mover_pitch(scene.at)) settings_.pitch = Step::same_pitch;
    hovered_.reset();
    if (!chosen_ || has_settings(scene, *chosen_)) return;
    const Step before = *chosen_;
    chosen_.reset();
    for (const StepOffer& offer : offers_) {
        if (has_settings(scene, offer.step) && same_direction(offer.step, before)) chosen_ = offer.step;
    }
}

void StepChoice::make_offers(const Scene& scene) {
    offers_.clear();
    if (scene.at.phase != Phase::move && scene.at.phase != Phase::declare) return;
    const Options& options = scene.rules.options();
    for (const Step& step : legal_steps(options, scene.at, points_))
        offers_.push_back({step, forecast_step(options, scene.at, step, points_)});
}

// Prefers the offer with the chosen settings, then one with the current pitch, then any.
void StepChoice::find_offer(const Scene& scene, StepTarget& target) const {
    for (const StepOffer& offer : offers_) {
        if (!same_direction(offer.step, target.direction)) continue;
        target.matches_settings = has_settings(scene, offer.step);
        if (target.matches_settings) {
            target.offer = &offer;
            return;
        }
        if (target.offer == nullptr || offer.step.pitch == Step::same_pitch) target.offer = &offer;
    }
}

std::string StepChoice::tip(const Scene& scene, const StepTarget& target) const {
    if (target.offer != nullptr) return step_tip(target.offer->step, target.offer->forecast, scene.at.mover().pitch);
    const Verdict verdict = judge(scene, target.direction);
    return verdict.accepted() ? std::string() : std::string(verdict.why().message);
}

}  // namespace sightlines::dogfight
