#include "games/dogfight/selection.h"

#include <algorithm>

#include "engine/game.h"
#include "games/dogfight/advice/answers.h"
#include "games/dogfight/rules/judge.h"

namespace sightlines::dogfight {
namespace {

// The target that an action names, or nobody.
int named_plane(const Action& action) {
    if (const auto* declared = std::get_if<Declare>(&action)) return declared->on;
    if (const auto* surprised = std::get_if<RandomAt>(&action)) return surprised->on;
    return nobody;
}

// The index `by` places further on, in a cycle of `count`.
std::size_t wrapped(int place, int by, std::size_t count) {
    const auto all = static_cast<int>(count);
    return static_cast<std::size_t>((place + by + all) % all);
}

}  // namespace

void Selection::moved(const Scene& scene) {
    acting_ = acting_plane(scene.rules, scene.at);
    if (is_decision(scene.at.phase)) {
        const bool flies = scene.at.phase == Phase::move || scene.at.phase == Phase::declare;
        if (guided_ && (acting_ != asked_ || flies != asked_to_fly_)) more_ways_ = heights_ = false;
        asked_ = acting_;
        asked_to_fly_ = flies;
    }
    highlights_.clear();
    ranked_.clear();
    const bool undone = flight_ && scene.history.cursor() < flight_->ply();
    if (undone || (flight_ && flight_->is_over() && acting_ != flight_->plane())) flight_.reset();
    plan_.clear();
    plan_before_hint_.reset();
    steps_.moved(scene, false);
    looked_ahead_ = false;
}

void Selection::look_ahead(const Scene& scene) {
    if (!looked_ahead_) reckon(scene);
}

void Selection::show_more_ways(const Scene& scene, bool on) {
    const bool comes_back = more_ways_ && !on && plan_is_current_;
    more_ways_ = on;
    looked_ahead_ = true;
    if (!on && !comes_back) return reckon(scene);
    steps_.moved(scene, !planning());
}

// Where no plan can be made the steps are offered one by one.
void Selection::reckon(const Scene& scene) {
    looked_ahead_ = true;
    plan_is_current_ = !more_ways_;
    using For = PlanChoice::For;
    if (!more_ways_) plan_.reckon(scene, !advises() ? For::solver : guided_ ? For::beginner : For::player);
    steps_.moved(scene, !planning());
}

// Not called after undo, which must be able to stop at such a question.
bool Selection::played(const Scene& scene, bool only_side) {
    if (go_on(scene)) return true;
    if (!is_decision(scene.at.phase)) return false;
    const std::vector<Action> open = legal_actions(scene.rules, scene.at);
    std::optional<Action> given = open.size() == 1 ? std::optional(open[0]) : std::nullopt;
    const bool only = given.has_value();
    if (!only && guided_ && advises() && !more_ways_) given = guided_answer(scene.rules, scene.at, only_side);
    if (!given) return false;
    only_answer_ = OnlyAnswer{acting_, *given, scene.history.cursor(), !only};
    propose(scene, *given);
    return true;
}

void Selection::propose(const Scene& scene, const Action& action) {
    if (SelectionOf::propose(scene, action)) return;
    highlights_.clear();
    const int named = named_plane(action), plane = named == nobody ? acting_ : named;
    if (0 <= plane && plane < static_cast<int>(scene.at.planes.size()))
        highlights_.push_back(scene.at.plane(plane).hex);
}

void Selection::refuse_step(const Scene& scene, const Step& step) {
    const Verdict judged = judge_step(scene.rules.options(), scene.at, step, steps_.points());
    if (!judged.accepted()) refuse_mover(scene, judged);
}

void Selection::refuse_mover(const Scene& scene, Verdict judged) {
    refuse_for(judged.why());
    highlights_ = {scene.at.mover().hex};
}

// What was chosen does not become something else: where it is impossible now, that is said.
void Selection::tell_if_lost(const Scene& scene, const std::optional<Step>& before) {
    if (before && !steps_.chosen()) refuse_step(scene, steps_.with_settings(scene, *before));
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

void Selection::take_direction(const Scene& scene, const Step& direction) {
    if (steps_.offer_of(direction) == nullptr) return refuse_step(scene, direction);
    steps_.chosen() == direction ? fly(scene) : choose_step(scene, direction);
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
    const int next = (step.pitch == Step::same_pitch ? held : step.pitch) + by;
    if (next < -3 || next > 3) return;
    const auto with = [&](int pitch) {
        step.pitch = pitch == held ? Step::same_pitch : static_cast<std::int8_t>(pitch);
        return step;
    };
    for (int pitch = next; -3 <= pitch && pitch <= 3; pitch += by) {
        if (steps_.offer_of(with(pitch)) != nullptr) return choose_step(scene, step);
    }
    refuse_step(scene, with(next));
}

void Selection::set_pitch(const Scene& scene, int pitch) {
    if (steps_.offer_at_pitch(scene, pitch) != nullptr) {
        const std::optional<Step> before = steps_.chosen();
        steps_.set_pitch(scene, pitch);
        return tell_if_lost(scene, before);
    }
    const Aircraft& mover = scene.at.mover();
    Step refused = steps_.with_settings(scene, steps_.chosen().value_or(Step{.mid = mover.middle()}));
    refused.pitch = pitch == mover.pitch ? Step::same_pitch : static_cast<std::int8_t>(pitch);
    refuse_step(scene, refused);
}

void Selection::set_fine(const Scene& scene, int fine) {
    const std::optional<Step> before = steps_.chosen();
    steps_.set_fine(scene, fine);
    tell_if_lost(scene, before);
}

void Selection::raise_stay(const Scene& scene, int by) {
    const std::vector<Step> list = steps_.stays(scene);
    if (list.empty()) return;
    const StepSettings& settings = steps_.settings();
    const auto now = std::find_if(list.begin(), list.end(), [&](const Step& stay) {
        return stay.raise == settings.raise && stay.number == settings.number;
    });
    const std::size_t next = now == list.end() ? 0 : wrapped(static_cast<int>(now - list.begin()), by, list.size());
    const bool other_is_chosen = steps_.chosen() && !steps_.chosen()->mid;
    other_is_chosen ? steps_.set_stay(scene, list[next]) : choose_step(scene, list[next]);
}

void Selection::set_points(const Scene& scene, int points) {
    const Action aero = Aero{static_cast<std::int16_t>(points)};
    // Points for a declared first step cannot be given before the step.
    if (points != 0 && scene.at.phase != Phase::declare && !scene.check(aero).accepted()) return propose(scene, aero);
    const std::optional<Step> before = steps_.chosen();
    steps_.set_points(scene, points);
    tell_if_lost(scene, before);
}

void Selection::fly(const Scene& scene) {
    if (steps_.chosen()) fly(scene, Step(*steps_.chosen()));
}

// Checks both actions before any is played: the step must be legal after the points are given.
void Selection::fly(const Scene& scene, const Step& chosen) {
    const Action step = chosen;
    if (steps_.points() == scene.at.move.points) return propose(scene, step);
    const Action points = Aero{static_cast<std::int16_t>(steps_.points())};
    const Result<Position> given = apply(scene.rules, scene.at, points);
    if (!given) return propose(scene, points);
    const Verdict judged = scene.rules.check(*given, step);
    judged.accepted() ? propose_all({points, step}) : refuse_mover(scene, judged);
}

void Selection::fly_default(const Scene& scene) {
    if (steps_.chosen() || advises()) fly(scene, steps_.chosen().value_or(steps_.default_step(scene)));
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

bool Selection::give_named(const Scene& scene, std::string_view id) {
    const std::vector<Answer> list = answers(scene);
    const auto found = std::ranges::find(list, id, &Answer::id);
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
    if (!advises()) return false;
    const std::vector<Answer> list = answers(scene);
    std::optional<std::size_t> place = suggested_in(list);
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
