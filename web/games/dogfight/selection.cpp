#include "games/dogfight/selection.h"

#include <algorithm>

#include "engine/game.h"
#include "games/dogfight/advice/answers.h"

namespace sightlines::dogfight {
namespace {

// The target that an action names, or nobody.
int named_plane(const Action& action) {
    if (const auto* declared = std::get_if<Declare>(&action)) return declared->on;
    if (const auto* surprised = std::get_if<RandomAt>(&action)) return surprised->on;
    return nobody;
}

}  // namespace

void Selection::moved(const Scene& scene) {
    acting_ = acting_plane(scene.rules, scene.at);
    if (is_decision(scene.at.phase)) {
        const bool flies = scene.at.phase == Phase::move || scene.at.phase == Phase::declare;
        if (panel_.guided && (acting_ != asked_ || flies != asked_to_fly_)) panel_.more_ways = panel_.heights = false;
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
    const bool comes_back = panel_.more_ways && !on && plan_is_current_ && planned_guided_ == panel_.guided;
    panel_.more_ways = on;
    looked_ahead_ = true;
    if (!on && !comes_back) return reckon(scene);
    steps_.moved(scene, !planning());
}

// Where no plan can be made the steps are offered one by one.
void Selection::reckon(const Scene& scene) {
    looked_ahead_ = true;
    plan_is_current_ = !panel_.more_ways;
    planned_guided_ = panel_.guided;
    using For = PlanChoice::For;
    if (!panel_.more_ways) plan_.reckon(scene, !advises() ? For::solver : panel_.guided ? For::beginner : For::player);
    steps_.moved(scene, !planning());
}

// Not called after undo, which must be able to stop at such a question.
bool Selection::played(const Scene& scene, bool only_side) {
    if (go_on(scene)) return true;
    if (!is_decision(scene.at.phase)) return false;
    const std::vector<Action> open = legal_actions(scene.rules, scene.at);
    std::optional<Action> given = open.size() == 1 ? std::optional(open[0]) : std::nullopt;
    const bool only = given.has_value();
    if (!only && panel_.guided && advises() && !panel_.more_ways)
        given = guided_answer(scene.rules, scene.at, only_side);
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

void Selection::take(const Scene& scene, const StepOutcome& outcome) {
    highlights_.clear();
    if (outcome.refused != nullptr) {
        refuse_for(*outcome.refused);
        highlights_ = {scene.at.mover().hex};
    } else if (!outcome.actions.empty()) {
        propose_all(outcome.actions);
    }
}

void Selection::clear_selection() {
    steps_.clear();
    highlights_.clear();
    inspection_.plane = nobody;
}

void Selection::choose_plane(int plane) {
    inspection_.toggle(plane);
    if (inspection_.plane != nobody) panel_.tab = PanelTab::aircraft;
}

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
