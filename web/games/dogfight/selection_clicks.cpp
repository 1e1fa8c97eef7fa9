// What a click on the board means, or the acting aircraft dropped there.
#include <algorithm>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/offers/offers.h"
#include "games/dogfight/selection.h"
#include "games/dogfight/text/tips.h"

namespace sightlines::dogfight {
namespace {

// Whether a click on a hex means this target: the hex ahead means straight on; from the middle, a neighbour means
// leaving towards it, and the mover's own hex staying.
bool leads_to(const StepTarget& target, const Aircraft& mover, Hex hex) {
    const Facing beyond = hex == mover.hex ? Facing::none : towards(mover.hex, hex);
    if (!mover.middle()) return beyond == mover.face && target.direction.turn == 0 && !target.direction.mid;
    return beyond == Facing::none ? target.direction.mid && hex == mover.hex : target.direction.exit == beyond;
}

}  // namespace

void Selection::click_target(const Scene& scene, const StepTarget& target) {
    highlights_.clear();
    if (scene.at.phase == Phase::exit) return propose(scene, ExitTo{target.direction.exit});
    const Step direction = target.offer == nullptr ? steps_.with_settings(scene, target.direction) : target.offer->step;
    take(scene, steps_.take(scene, direction));
}

void Selection::tell_of(const Scene& scene, int plane) { tell(plane_told(scene.at, plane, acting_)); }

void Selection::click_plane(const Scene& scene, int plane) {
    highlights_.clear();
    if (planning()) {
        if (plane == acting_) return tell_of(scene, plane);
        const Hex hex = scene.at.plane(plane).hex;
        const bool ends_there = plan_.preview() != nullptr && plan_.preview()->end().hex == hex;
        if (ends_there || !plan_.choose_hex(scene, hex)) inspection_.toggle(plane);
        return tell_of(scene, plane);
    }
    if (const std::optional<Action> answer = answer_at(scene.at, plane)) {
        const auto* hold = std::get_if<Step>(&*answer);
        if (hold == nullptr) return propose(scene, *answer);
        const Step held = steps_.with_settings(scene, *hold);
        if (steps_.offer_of(held) != nullptr) return take(scene, steps_.take(scene, held));
    }
    if (inspection_.plane == plane) return clear_selection();
    choose_plane(plane);
}

void Selection::click_hex(const Scene& scene, Hex hex) {
    highlights_.clear();
    if (cursor_) cursor_ = hex;
    const int plane = plane_in(scene, hex);
    const bool other = plane != nobody && plane != acting_;
    // Whoever presses another aircraft wants to know about it: that never flies.
    if (other && (planning() || steps_.chosen())) return click_plane(scene, plane);
    if (planning()) return plan_hex(scene, hex);
    const Position& at = scene.at;
    const std::vector<StepTarget> targets = steps_.targets(scene);
    if (!targets.empty()) {
        const Aircraft& mover = at.mover();
        for (const StepTarget& target : targets) {
            if (!leads_to(target, mover, hex)) continue;
            // Several targets lead into the hex ahead: this means the chosen one.
            if (steps_.chosen() && target.offer != nullptr && !mover.middle()) return take(scene, steps_.fly(scene));
            return click_target(scene, target);
        }
        if (distance(mover.hex, hex) == 1) return refuse_hex(scene, hex);
    }
    if (plane != nobody) return click_plane(scene, plane);
    // With nothing chosen that it could cancel.
    if (!targets.empty() && !steps_.chosen() && inspection_.plane == nobody) return refuse_hex(scene, hex);
    clear_selection();
}

// Another one than the acting aircraft, if there is one.
int Selection::plane_in(const Scene& scene, Hex hex) const {
    int found = nobody;
    for (int plane = 0; plane < static_cast<int>(scene.at.planes.size()); ++plane) {
        const Aircraft& each = scene.at.plane(plane);
        if (!each.in_play() || each.hex != hex) continue;
        if (plane != acting_) return plane;
        found = plane;
    }
    return found;
}

void Selection::click_outside() {
    cursor_.reset();
    clear_selection();
}

void Selection::drop_on_target(const Scene& scene, const StepTarget& target) {
    highlights_.clear();
    if (scene.at.phase == Phase::exit || target.offer == nullptr) return click_target(scene, target);
    steps_.choose(scene, target.offer->step);
}

void Selection::drop_on_plane(const Scene& scene, int plane) {
    const bool asks = scene.at.phase == Phase::target || scene.at.phase == Phase::random;
    if (asks && plane != acting_) return click_plane(scene, plane);
    clear_selection();
}

void Selection::drop_on_hex(const Scene& scene, Hex hex) {
    if (planning()) {
        const Plan* preview = plan_.preview();
        const bool back = hex == scene.at.mover().hex;
        return preview != nullptr && (back || preview->end().hex == hex) ? void() : plan_to(scene, hex);
    }
    const std::vector<StepTarget> targets = steps_.targets(scene);
    if (targets.empty()) {
        const int plane = plane_in(scene, hex);
        return plane == nobody ? clear_selection() : drop_on_plane(scene, plane);
    }
    const Aircraft& mover = scene.at.mover();
    if (hex == mover.hex) return clear_selection();
    for (const StepTarget& target : targets) {
        if (leads_to(target, mover, hex)) return drop_on_target(scene, target);
    }
    refuse_hex(scene, hex);
}

void Selection::refuse_hex(const Scene& scene, Hex hex) {
    const Aircraft& mover = scene.at.mover();
    const bool beside = distance(mover.hex, hex) == 1;  // a circling plane may leave towards any
    const Hex ahead = mover.middle() ? mover.hex : neighbour(mover.hex, mover.face);
    highlights_ = {beside && is_on_map(scene.at, ahead) ? ahead : mover.hex};
    refuse({"DF-MOV-06", beside ? words::step_beside : words::step_too_far(mover.middle())});
}

void Selection::refuse_drag(const Scene& scene, int plane) {
    highlights_ = {scene.at.plane(plane).hex};
    if (!scene.at.plane(plane).moved) return tell(plane_tip(scene.rules, scene.at, plane));
    refuse({"DF-MOV-01", words::has_flown(scene.at, plane)});
}

void Selection::cancel() {
    flight_.reset();
    if (steps_.chosen() || inspection_.plane != nobody) {
        clear_selection();
    } else {
        cursor_.reset();
    }
    highlights_.clear();
}

}  // namespace sightlines::dogfight
