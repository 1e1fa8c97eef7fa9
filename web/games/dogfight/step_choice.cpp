#include "games/dogfight/step_choice.h"

#include <algorithm>

#include "games/dogfight/rules/judge.h"

namespace sightlines::dogfight {
namespace {

Manner manner_of(const Step& step) { return {step.pitch, step.raise, step.number, step.fine}; }

int mover_pitch(const Position& at) { return at.current == nobody ? 0 : at.mover().pitch; }

int pitch_of(const Position& at, std::int8_t pitch) { return pitch == Step::same_pitch ? mover_pitch(at) : pitch; }

std::int8_t pitch_for(const Position& at, int pitch) {
    return pitch == mover_pitch(at) ? Step::same_pitch : static_cast<std::int8_t>(pitch);
}

bool flies(const std::vector<Offer>& offers) {
    return std::any_of(offers.begin(), offers.end(),
                       [](const Offer& offer) { return offer.step.kind == StepKind::fly; });
}

}  // namespace

bool same_way(const Step& a, const Step& b) {
    return a.kind == b.kind && a.turn == b.turn && a.mid == b.mid && a.exit == b.exit;
}

void StepChoice::moved(const Scene& scene) {
    let_go();
    points_ = scene.at.move.points;
    manner_ = {};
    make_offers(scene);
    // A step that was declared may be the only one, with a pitch of its own.
    const auto meant = [&](const Offer& offer) { return is_meant(scene, offer.step); };
    if (!offers_.empty() && std::none_of(offers_.begin(), offers_.end(), meant))
        mean(scene, manner_of(offers_.front().step));
    if (offers_.size() == 1) choose(scene, offers_.front().step);
}

void StepChoice::choose(const Scene& scene, const Step& step) {
    chosen_ = step;
    Manner manner = manner_of(step);
    if (!step.mid) {
        manner.raise = manner_.raise;
        manner.number = manner_.number;
    }
    mean(scene, manner);
}

void StepChoice::let_go() {
    chosen_.reset();
    pointed_.reset();
}

void StepChoice::set_points(const Scene& scene, int points) {
    points_ = points;
    make_offers(scene);
    if (chosen_ && offer_of(*chosen_) == nullptr) chosen_.reset();
    pointed_.reset();
}

void StepChoice::set_pitch(const Scene& scene, int pitch) {
    Manner manner = manner_of(as_meant(scene, {.mid = true}));
    manner.pitch = pitch_for(scene.at, pitch);
    mean(scene, manner);
}

void StepChoice::set_fine(const Scene& scene, int fine) {
    Manner manner = manner_;
    manner.fine = static_cast<std::int8_t>(fine);
    mean(scene, manner);
}

int StepChoice::pitch(const Scene& scene) const { return pitch_of(scene.at, manner_.pitch); }

const Offer* StepChoice::offer_of(const Step& step) const {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [&](const Offer& offer) { return offer.step == step; });
    return found == offers_.end() ? nullptr : &*found;
}

const Offer* StepChoice::offer_at_pitch(const Scene& scene, int pitch) const {
    const std::int8_t wanted = pitch_for(scene.at, pitch);
    const auto found = std::find_if(offers_.begin(), offers_.end(), [&](const Offer& offer) {
        return offer.step.pitch == wanted && (pitch == 0 || offer.step.fine == manner_.fine);
    });
    return found == offers_.end() ? nullptr : &*found;
}

const Offer* StepChoice::shown() const {
    if (pointed_) {
        if (const Offer* offer = offer_of(*pointed_)) return offer;
    }
    return chosen_ ? offer_of(*chosen_) : nullptr;
}

Step StepChoice::as_meant(const Scene& scene, Step way) const {
    way.pitch = manner_.pitch;
    way.fine = pitch(scene) == 0 ? std::int8_t{0} : manner_.fine;
    if (!way.mid) return way;
    way.raise = manner_.raise;
    way.number = manner_.number;
    return way;
}

std::vector<Step> StepChoice::ways(const Scene& scene) const {
    std::vector<Step> list;
    if (scene.at.mover().middle()) {
        for (const Facing exit : {Facing::nw, Facing::n, Facing::ne, Facing::sw, Facing::s, Facing::se})
            list.push_back(as_meant(scene, {.exit = exit}));
    } else {
        for (const int turn : {-2, -1, 0, 1, 2, 3})
            list.push_back(as_meant(scene, {.turn = static_cast<std::int8_t>(turn)}));
    }
    if (!scene.at.grand_turn) list.push_back(as_meant(scene, {.mid = true}));
    return list;
}

std::vector<Step> StepChoice::stays(const Scene& scene) const {
    std::vector<Step> list;
    for (const Offer& offer : offers_) {
        Step plain = as_meant(scene, offer.step);
        plain.raise = offer.step.raise;
        plain.number = offer.step.number;
        if (offer.step.mid && offer.step == plain) list.push_back(plain);
    }
    std::sort(list.begin(), list.end(), [](const Step& a, const Step& b) {
        return a.raise != b.raise ? a.raise < b.raise : a.number < b.number;
    });
    return list;
}

Step StepChoice::usual(const Scene& scene) const {
    const Step straight = as_meant(scene, {}), hold = as_meant(scene, {.kind = StepKind::hold});
    return offer_of(straight) != nullptr || offer_of(hold) == nullptr ? straight : hold;
}

std::vector<StepTarget> StepChoice::targets(const Scene& scene) const {
    const Position& at = scene.at;
    const bool exits = at.phase == Phase::exit;
    if (at.current == nobody || (!exits && !flies(offers_))) return {};
    const Aircraft& mover = at.mover();
    std::vector<StepTarget> list;
    if (mover.middle()) {
        for (const Facing face : all_facings) list.push_back({.way = {.exit = face}, .face = face});
    } else {
        for (const int turn : {0, -1, 1, -2, 2, 3})
            list.push_back({.way = {.turn = static_cast<std::int8_t>(turn)}, .face = turned(mover.face, turn)});
    }
    if (!exits) list.push_back({.way = {.mid = true}});
    for (StepTarget& target : list) {
        if (exits) {
            target.meant = true;
        } else {
            find_offer(scene, target);
        }
    }
    return list;
}

Verdict StepChoice::judge(const Scene& scene, const Step& way) const {
    return judge_step(scene.rules.options(), scene.at, as_meant(scene, way), points_);
}

bool StepChoice::is_meant(const Scene& scene, const Step& step) const {
    if (step.kind == StepKind::spin) return false;
    if (step.pitch != manner_.pitch) return false;
    // A fine step goes with a climb or a dive only.
    if (step.fine != (pitch_of(scene.at, step.pitch) == 0 ? 0 : manner_.fine)) return false;
    return !step.mid || (step.raise == manner_.raise && step.number == manner_.number);
}

void StepChoice::mean(const Scene& scene, const Manner& manner) {
    manner_ = manner;
    if (manner.pitch == mover_pitch(scene.at)) manner_.pitch = Step::same_pitch;
    pointed_.reset();
    if (!chosen_ || is_meant(scene, *chosen_)) return;
    const Step before = *chosen_;
    chosen_.reset();
    for (const Offer& offer : offers_) {
        if (is_meant(scene, offer.step) && same_way(offer.step, before)) chosen_ = offer.step;
    }
}

void StepChoice::make_offers(const Scene& scene) {
    offers_.clear();
    if (scene.at.phase != Phase::move && scene.at.phase != Phase::declare) return;
    const Options& options = scene.rules.options();
    for (const Step& step : legal_steps(options, scene.at, points_))
        offers_.push_back({step, forecast(options, scene.at, step, points_)});
}

// As it is meant, or else at the present pitch, or at any.
void StepChoice::find_offer(const Scene& scene, StepTarget& target) const {
    for (const Offer& offer : offers_) {
        if (!same_way(offer.step, target.way)) continue;
        target.meant = is_meant(scene, offer.step);
        if (target.meant) {
            target.offer = &offer;
            return;
        }
        if (target.offer == nullptr || offer.step.pitch == Step::same_pitch) target.offer = &offer;
    }
}

}  // namespace sightlines::dogfight
