// Planning a move, and flying what was planned.
#include <algorithm>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/selection.h"

namespace sightlines::dogfight {

// Whether the plan that is flown goes on, or waits for its dice.
bool Selection::go_on(const Scene& scene) {
    if (!flight_ || flight_->is_over()) return false;
    std::vector<Action> actions = flight_->go_on(scene);
    if (!actions.empty()) {
        propose_all(std::move(actions));
        return true;
    }
    if (!flight_->is_over()) return true;
    if (!flight_->stopped()) {
        flight_.reset();
    } else if (const std::vector<Waypoint> rest = flight_->rest(); !rest.empty()) {
        look_ahead(scene);
        if (!plan_.choose(rest.back().hex, rest.back().face)) plan_.choose_hex(scene, rest.back().hex);
    }
    return false;
}

// A hex in which the move can end, or else one that a single step leads to.
bool Selection::choose_hex(const Scene& scene, Hex hex) {
    highlights_.clear();
    if (plan_.choose_hex(scene, hex)) return true;
    if (plan_.choose_pitch_to(scene, hex)) return true;
    const Aircraft& mover = scene.at.mover();
    if (mover.middle() || towards(mover.hex, hex) != mover.face) return false;
    Step ahead;
    if (plan_.pitch() != mover.pitch) ahead.pitch = static_cast<std::int8_t>(plan_.pitch());
    return plan_.choose_step(scene, ahead);
}

void Selection::plan_hex(const Scene& scene, Hex hex) {
    if (plan_.preview() != nullptr && plan_.preview()->end().hex == hex) return go(scene);
    plan_to(scene, hex);
}

void Selection::plan_to(const Scene& scene, Hex hex) {
    if (choose_hex(scene, hex)) return;
    const int most = plan_.farthest(scene.at.mover().hex);
    if (distance(scene.at.mover().hex, hex) > most)
        return refuse({"DF-MOV-05", words::too_far(most, scene.at.mover().middle())});
    refuse({"DF-MOV-06", words::cannot_end_there});
}

void Selection::click_height_bar(const Scene& scene) {
    refuse({"DF-MOV-05", words::heights_told(scene.at, plan_.height_marks())});
}

void Selection::plan_nose(const Scene& scene, Facing face) {
    const Plan* preview = plan_.preview();
    if (preview == nullptr) return;
    if (preview->end().face == face) return go(scene);
    plan_.turn_to(face);
}

void Selection::plan_pitch(const Scene& scene, int pitch) {
    panel_.heights = true;
    const std::optional<Hex> before =
        plan_.preview() == nullptr ? std::nullopt : std::optional(plan_.preview()->end().hex);
    if (plan_.set_pitch(scene, pitch)) {
        if (before && plan_.preview()->end().hex != *before)
            tell(words::ends_elsewhere(scene.at, *plan_.preview(), pitch));
        return;
    }
    const Aircraft& mover = scene.at.mover();
    Step refused{.mid = mover.middle()};
    if (pitch != mover.pitch) refused.pitch = static_cast<std::int8_t>(pitch);
    if (-3 <= pitch && pitch <= 3 && !plan_.choose_step(scene, refused)) take(scene, steps_.refusal(scene, refused));
}

void Selection::plan_via(const Scene& scene, const Via& via) {
    highlights_.clear();
    if (!plan_.choose_via(scene, via)) highlights_.push_back(via.hex);
}

void Selection::follow_hint(const Scene& scene, const Action& hint) {
    if (panel_.more_ways) return;
    if (!plan_before_hint_) plan_before_hint_ = plan_;
    const Phase phase = scene.at.phase;
    if (phase == Phase::move || phase == Phase::declare) {
        if (!plan_.propose_first(scene, hint)) show_more_ways(scene, true);
        hinted_ = plan_.preview() == nullptr ? std::vector<Action>() : plan_.preview()->actions;
        return;
    }
    const std::vector<Answer> list = answers(scene);
    const auto found = std::ranges::find(list, hint, &Answer::action);
    if (found != list.end() && found->folded) show_more_ways(scene, true);
}

// What was planned since is kept.
void Selection::let_hint_go() {
    const bool unchanged = plan_.preview() != nullptr && plan_.preview()->actions == hinted_;
    if (plan_before_hint_ && planning() && unchanged) plan_ = *plan_before_hint_;
    plan_before_hint_.reset();
}

// Without a plan the first is proposed.
void Selection::go(const Scene& scene) {
    if (plan_.preview() == nullptr) return advises() ? plan_.next_hex(scene, 1) : void();
    if (scene.at.phase == Phase::declare) return propose(scene, plan_.preview()->actions.front());
    flight_.emplace(scene, *plan_.preview());
    go_on(scene);
}

}  // namespace sightlines::dogfight
