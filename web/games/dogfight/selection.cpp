#include "games/dogfight/selection.h"

#include <algorithm>

#include "engine/game.h"

namespace sightlines::dogfight {
namespace {

// The target that an action names, or nobody.
int named_plane(const Action& action) {
    if (const auto* declared = std::get_if<Declare>(&action)) return declared->on;
    if (const auto* surprised = std::get_if<RandomAt>(&action)) return surprised->on;
    return nobody;
}

// Whether a click on a hex means this target: the hex ahead means straight on; from the middle, a neighbour means
// leaving towards it, and the mover's own hex staying.
bool leads_to(const StepTarget& target, const Aircraft& mover, Hex hex) {
    const Facing beyond = hex == mover.hex ? Facing::none : towards(mover.hex, hex);
    if (!mover.middle()) return beyond == mover.face && target.direction.turn == 0 && !target.direction.mid;
    return beyond == Facing::none ? target.direction.mid && hex == mover.hex : target.direction.exit == beyond;
}

// The index `by` places further on, in a cycle of `count`.
std::size_t wrapped(int place, int by, std::size_t count) {
    const auto all = static_cast<int>(count);
    return static_cast<std::size_t>((place + by + all) % all);
}

}  // namespace

void Selection::moved(const Scene& scene) {
    acting_ = acting_plane(scene.rules, scene.at);
    highlights_.clear();
    ranked_.clear();
    const bool undone = flight_ && scene.history.cursor() < flight_->ply();
    if (undone || (flight_ && flight_->is_over() && acting_ != flight_->plane())) flight_.reset();
    reckon(scene);
}

void Selection::show_more_ways(const Scene& scene, bool on) {
    more_ways_ = on;
    reckon(scene);
}

// Where no plan can be made the steps are offered one by one.
void Selection::reckon(const Scene& scene) {
    if (!more_ways_) plan_.moved(scene);
    steps_.moved(scene, !planning());
}

// Not called after undo, which must be able to stop at such a question.
bool Selection::played(const Scene& scene, bool gives_answers) {
    if (go_on(scene)) return true;
    if (!is_decision(scene.at.phase)) return false;
    const std::vector<Action> open = legal_actions(scene.rules, scene.at);
    std::optional<Action> given = open.size() == 1 ? std::optional(open[0]) : std::nullopt;
    const bool only = given.has_value();
    if (!only && guided_ && gives_answers && !more_ways_) given = guided_answer(scene.rules, scene.at);
    if (!given) return false;
    only_answer_ = OnlyAnswer{acting_, *given, scene.history.cursor(), !only};
    propose(scene, *given);
    return true;
}

// --- Plans

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
        if (!plan_.choose(rest.back().hex, rest.back().face)) plan_.choose_hex(scene, rest.back().hex);
    }
    return false;
}

// A hex in which the move can end, or else one that a single step leads to.
bool Selection::choose_hex(const Scene& scene, Hex hex) {
    highlights_.clear();
    if (plan_.choose_hex(scene, hex)) return true;
    const Aircraft& mover = scene.at.mover();
    if (mover.middle() || towards(mover.hex, hex) != mover.face) return false;
    Step ahead;
    if (plan_.pitch() != mover.pitch) ahead.pitch = static_cast<std::int8_t>(plan_.pitch());
    plan_.choose_step(scene, ahead);
    return plan_.ghost() != nullptr;
}

void Selection::plan_hex(const Scene& scene, Hex hex) {
    if (plan_.ghost() != nullptr && plan_.ghost()->end().hex == hex) return go(scene);
    if (choose_hex(scene, hex)) return;
    const Aircraft& mover = scene.at.mover();
    const Facing beyond = hex == mover.hex ? Facing::none : towards(mover.hex, hex);
    if (beyond == Facing::none || mover.middle()) return refuse_far(scene);
    propose(scene, Step{.exit = beyond});
}

void Selection::plan_nose(const Scene& scene, Facing face) {
    const Plan* ghost = plan_.ghost();
    if (ghost == nullptr) return;
    if (ghost->end().face == face) return go(scene);
    mark_nose(face);
}

void Selection::mark_nose(Facing face) {
    if (plan_.ghost() != nullptr) plan_.choose(plan_.ghost()->end().hex, face);
}

void Selection::plan_pitch(const Scene& scene, int pitch) {
    if (plan_.set_pitch(scene, pitch)) return;
    const Aircraft& mover = scene.at.mover();
    Step refused{.mid = mover.middle()};
    if (pitch != mover.pitch) refused.pitch = static_cast<std::int8_t>(pitch);
    if (-3 <= pitch && pitch <= 3) propose(scene, refused);
}

void Selection::go(const Scene& scene) {
    if (plan_.ghost() == nullptr) return;
    if (scene.at.phase == Phase::declare) return propose(scene, plan_.ghost()->actions.front());
    flight_.emplace(scene, *plan_.ghost());
    go_on(scene);
}

// --- Clicks on the board

void Selection::click_target(const Scene& scene, const StepTarget& target) {
    highlights_.clear();
    if (scene.at.phase == Phase::exit) return propose(scene, ExitTo{target.direction.exit});
    if (target.offer == nullptr) return propose(scene, steps_.with_settings(scene, target.direction));
    if (steps_.chosen() == target.offer->step) return fly(scene);
    choose_step(scene, target.offer->step);
}

void Selection::click_plane(const Scene& scene, int plane) {
    highlights_.clear();
    if (planning()) {
        const Hex hex = scene.at.plane(plane).hex;
        const bool ends_there = std::ranges::any_of(plan_.plans(), [&](const Plan& p) { return p.end().hex == hex; });
        if (ends_there) return plan_hex(scene, hex);
        return toggle_plane(plane);
    }
    switch (scene.at.phase) {
        case Phase::target:
        case Phase::random:
            if (plane != acting_) return declare_on(scene, plane);
            break;
        case Phase::tail:
            if (plane == acting_) return propose(scene, Go{});
            if (plane == scene.at.plane(acting_).target) return propose(scene, Tail{});
            break;
        case Phase::move:
        case Phase::declare: {
            const Step hold = steps_.with_settings(scene, {.kind = StepKind::hold});
            if (plane != scene.at.current || steps_.offer_of(hold) == nullptr) break;
            if (steps_.chosen() == hold) return fly(scene);
            return choose_step(scene, hold);
        }
        default: break;
    }
    if (plane_ == plane) return clear_selection();
    choose_plane(plane);
}

void Selection::click_hex(const Scene& scene, Hex hex) {
    highlights_.clear();
    if (cursor_) cursor_ = hex;
    if (planning()) return plan_hex(scene, hex);
    const Position& at = scene.at;
    const std::vector<StepTarget> targets = steps_.targets(scene);
    if (!targets.empty()) {
        const Aircraft& mover = at.mover();
        for (const StepTarget& target : targets) {
            if (!leads_to(target, mover, hex)) continue;
            // Several targets lead into the hex ahead: this means the chosen one.
            if (steps_.chosen() && target.offer != nullptr && !mover.middle()) return fly(scene);
            return click_target(scene, target);
        }
        const Facing beyond = towards(mover.hex, hex);
        if (hex != mover.hex && beyond != Facing::none)
            return propose(scene, steps_.with_settings(scene, {.exit = beyond}));
    }
    if (const int plane = plane_in(scene, hex); plane != nobody) return click_plane(scene, plane);
    // With nothing chosen that it could cancel.
    if (!targets.empty() && !steps_.chosen() && plane_ == nobody) return refuse_far(scene);
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
    if (scene.at.phase == Phase::exit) return propose(scene, ExitTo{target.direction.exit});
    if (target.offer == nullptr) return propose(scene, steps_.with_settings(scene, target.direction));
    fly(scene, target.offer->step);
}

void Selection::drop_on_plane(const Scene& scene, int plane) {
    const Phase phase = scene.at.phase;
    const bool asks = phase == Phase::target || phase == Phase::random || phase == Phase::tail;
    if (asks && plane != acting_) return click_plane(scene, plane);
    clear_selection();
}

void Selection::drop_on_hex(const Scene& scene, Hex hex) {
    if (planning()) {
        if (hex == scene.at.mover().hex && plan_.ghost() != nullptr && plan_.ghost()->end().hex != hex) return;
        return choose_hex(scene, hex) ? go(scene) : plan_hex(scene, hex);
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
    const Facing beyond = towards(mover.hex, hex);
    if (beyond == Facing::none) return refuse_far(scene);
    if (!mover.middle()) propose(scene, steps_.with_settings(scene, {.exit = beyond}));
}

// Only a neighbour lies in a direction; what is farther away is refused with the same reason.
void Selection::refuse_far(const Scene& scene) {
    if (!scene.at.mover().middle()) propose(scene, steps_.with_settings(scene, {.exit = Facing::n}));
}

void Selection::cancel() {
    flight_.reset();
    if (steps_.chosen() || plane_ != nobody) {
        clear_selection();
    } else {
        cursor_.reset();
    }
    highlights_.clear();
}

void Selection::propose(const Scene& scene, const Action& action) {
    if (SelectionOf::propose(scene, action)) return;
    highlights_.clear();
    const int named = named_plane(action), plane = named == nobody ? acting_ : named;
    if (0 <= plane && plane < static_cast<int>(scene.at.planes.size()))
        highlights_.push_back(scene.at.plane(plane).hex);
}

void Selection::declare_on(const Scene& scene, int plane) {
    const auto on = static_cast<std::int8_t>(plane);
    if (scene.at.phase == Phase::random) return propose(scene, RandomAt{on});
    propose(scene, Declare{on});
}

void Selection::clear_selection() {
    steps_.clear();
    highlights_.clear();
    plane_ = nobody;
}

// --- Beside the board

void Selection::choose_plane(int plane) {
    toggle_plane(plane);
    if (plane_ != nobody) tab_ = PanelTab::aircraft;
}

void Selection::toggle_plane(int plane) { plane_ = plane_ == plane ? int{nobody} : plane; }

void Selection::open_next_tab() { tab_ = static_cast<PanelTab>((static_cast<int>(tab_) + 1) % panel_tabs); }

// --- The step of a move

void Selection::choose_step(const Scene& scene, const Step& step) {
    highlights_.clear();
    steps_.choose(scene, step);
}

void Selection::next_direction(const Scene& scene, int by) {
    std::vector<Step> list = steps_.directions(scene);
    std::erase_if(list, [this](const Step& direction) { return steps_.offer_of(direction) == nullptr; });
    if (list.empty()) return;
    const auto found = steps_.chosen() ? std::find(list.begin(), list.end(), *steps_.chosen()) : list.end();
    const auto count = static_cast<int>(list.size());
    const int now = found == list.end() ? (by > 0 ? -1 : count) : static_cast<int>(found - list.begin());
    choose_step(scene, list[wrapped(now, by, list.size())]);
}

void Selection::turn(const Scene& scene, int by) {
    std::vector<StepTarget> list = steps_.targets(scene);
    std::erase_if(list, [](const StepTarget& target) { return target.offer == nullptr; });
    if (list.empty()) return;
    const auto rank = [](const StepTarget& target) {
        return target.face == Facing::none ? 6 : static_cast<int>(target.face);
    };
    std::sort(list.begin(), list.end(), [&](const StepTarget& a, const StepTarget& b) { return rank(a) < rank(b); });
    const auto now = std::find_if(list.begin(), list.end(),
                                  [&](const StepTarget& target) { return target.offer->step == steps_.chosen(); });
    const std::size_t next = now == list.end() ? 0 : wrapped(static_cast<int>(now - list.begin()), by, list.size());
    choose_step(scene, list[next].offer->step);
}

void Selection::change_pitch(const Scene& scene, int by) {
    const int held = scene.at.mover().pitch;
    Step step = *steps_.chosen();
    const int pitch = (step.pitch == Step::same_pitch ? held : step.pitch) + by;
    if (pitch < -3 || pitch > 3) return;
    step.pitch = pitch == held ? Step::same_pitch : static_cast<std::int8_t>(pitch);
    return steps_.offer_of(step) != nullptr ? choose_step(scene, step) : propose(scene, step);
}

void Selection::set_pitch(const Scene& scene, int pitch) {
    if (steps_.offer_at_pitch(scene, pitch) != nullptr) return steps_.set_pitch(scene, pitch);
    const Aircraft& mover = scene.at.mover();
    Step refused = steps_.with_settings(scene, steps_.chosen().value_or(Step{.mid = mover.middle()}));
    refused.pitch = pitch == mover.pitch ? Step::same_pitch : static_cast<std::int8_t>(pitch);
    propose(scene, refused);
}

void Selection::set_fine(const Scene& scene, int fine) { steps_.set_fine(scene, fine); }

void Selection::raise_stay(const Scene& scene, int by) {
    const std::vector<Step> list = steps_.stays(scene);
    if (list.empty()) return;
    const StepSettings& settings = steps_.settings();
    const auto now = std::find_if(list.begin(), list.end(), [&](const Step& stay) {
        return stay.raise == settings.raise && stay.number == settings.number;
    });
    const std::size_t next = now == list.end() ? 0 : wrapped(static_cast<int>(now - list.begin()), by, list.size());
    choose_step(scene, list[next]);
}

void Selection::set_points(const Scene& scene, int points) {
    const Action aero = Aero{static_cast<std::int16_t>(points)};
    // Points for a declared first step cannot be given before the step.
    if (points != 0 && scene.at.phase != Phase::declare && !scene.check(aero).accepted()) return propose(scene, aero);
    steps_.set_points(scene, points);
}

// Checks both actions before any is played: the step must be legal after the points are given.
void Selection::fly(const Scene& scene) {
    if (!steps_.chosen()) return;
    const Action step = *steps_.chosen();
    if (steps_.points() == scene.at.move.points) return propose(scene, step);
    const Action points = Aero{static_cast<std::int16_t>(steps_.points())};
    const Result<Position> given = apply(scene.rules, scene.at, points);
    if (!given) return propose(scene, points);
    if (!scene.rules.check(*given, step).accepted()) return propose(scene, step);
    propose_all({points, step});
}

void Selection::fly(const Scene& scene, const Step& step) {
    choose_step(scene, step);
    fly(scene);
}

void Selection::fly_default(const Scene& scene) {
    if (!steps_.chosen()) choose_step(scene, steps_.default_step(scene));
    fly(scene);
}

void Selection::hold(const Scene& scene) { fly(scene, steps_.with_settings(scene, {.kind = StepKind::hold})); }

// --- Answers

std::vector<Answer> Selection::answers(const Scene& scene) const { return answers_to(scene.rules, scene.at, ranked_); }

void Selection::give(const Scene& scene, const Answer& answer) {
    const auto* ranked = std::get_if<Prefer>(&answer.action);
    if (ranked != nullptr && ranked_.size() + 2 < ranked->order.size()) {
        ranked_.push_back(ranked->order[ranked_.size()]);
        return;
    }
    propose(scene, answer.action);
}

bool Selection::give_named(const Scene& scene, std::string_view test_id) {
    const std::vector<Answer> list = answers(scene);
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Answer& answer) { return answer.test_id == test_id; });
    if (found != list.end()) give(scene, *found);
    return found != list.end();
}

bool Selection::give_numbered(const Scene& scene, int place) {
    const std::vector<Answer> list = answers(scene);
    if (place < 0 || place >= static_cast<int>(list.size())) return false;
    give(scene, list[static_cast<std::size_t>(place)]);
    return true;
}

// Where firing cannot hit, it is not to fire.
bool Selection::give_default(const Scene& scene) {
    const std::vector<Answer> list = answers(scene);
    std::optional<std::size_t> place = default_answer(scene.at, list);
    if (!place && scene.at.phase == Phase::fire && !list.empty()) place = list.size() - 1;
    if (place) give(scene, list[*place]);
    return place.has_value();
}

// --- The keyboard cursor

void Selection::show_cursor(const Scene& scene) {
    const Position& at = scene.at;
    const Hex middle{static_cast<std::int8_t>(at.columns / 2), static_cast<std::int8_t>(at.rows / 2)};
    cursor_ = acting_ == nobody ? middle : at.plane(acting_).hex;
}

void Selection::move_cursor(const Scene& scene, int across, int down) {
    const Hex next{static_cast<std::int8_t>(cursor_->column + across), static_cast<std::int8_t>(cursor_->row + down)};
    if (is_on_map(scene.at, next)) cursor_ = next;
}

}  // namespace sightlines::dogfight
