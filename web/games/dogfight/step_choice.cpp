#include "games/dogfight/step_choice.h"

#include <algorithm>

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

void StepChoice::set_points(const Scene& scene, int points) {
    points_ = points;
    make_offers(scene);
    if (chosen_ && offer_of(*chosen_) == nullptr) chosen_.reset();
    hovered_.reset();
}

void StepChoice::set_pitch(const Scene& scene, int pitch) {
    StepSettings settings = settings_of(with_settings(scene, {.mid = true}));
    settings.pitch = pitch_for(scene.at, pitch);
    change_settings(scene, settings);
}

void StepChoice::set_stay(const Scene& scene, const Step& stay) {
    StepSettings settings = settings_;
    settings.raise = stay.raise;
    settings.number = stay.number;
    change_settings(scene, settings);
}

void StepChoice::set_fine(const Scene& scene, int fine) {
    StepSettings settings = settings_;
    settings.fine = static_cast<std::int8_t>(fine);
    change_settings(scene, settings);
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
