#include "games/crosshairs/selection.h"

#include <algorithm>

#include "games/crosshairs/cursor.h"
#include "games/crosshairs/rules/highlights.h"
#include "games/crosshairs/text/labels.h"

namespace sightlines::crosshairs {
namespace {

// The plane or hex that an action is about.
Cell subject(const Action& action) {
    return std::visit(
        []<class Kind>(const Kind& a) {
            if constexpr (requires { a.plane; }) return a.plane;
            if constexpr (requires { a.cell; }) return a.cell;
            if constexpr (requires { a.target; }) return a.target;
            return no_cell;
        },
        action);
}

}  // namespace

void Selection::moved(const Scene& scene) {
    choice_.reset();
    hovered_action_.reset();
    clear_refusal();
    if (scene.at.phase != Phase::dive) return;
    choose(scene, scene.at.dive);
    look_at(scene.at.dive);
}

void Selection::click(const Scene& scene, Cell cell) {
    const Position& at = scene.at;
    clear_refusal();
    if (cursor_ != no_cell) cursor_ = cell;
    if (cell == no_cell) return clear_choice(scene);
    if (at.phase == Phase::clouds) return propose(scene, PlaceCloud{cell});
    if (at.phase == Phase::over) return;

    const Plane* plane = plane_at(at, cell);
    if (choice_ && !choice_->entering && plane == nullptr) {
        const std::vector<Cell> one = path(at, choice_->cell, Manoeuvre::level_one);
        const std::vector<Cell> two = path(at, choice_->cell, Manoeuvre::level_two);
        const std::vector<Cell> planned_path = path(at, choice_->cell, choice_->manoeuvre);
        if (!planned_path.empty() && planned_path.back() == cell) return confirm(scene);
        const bool diving = at.phase == Phase::dive;
        if (!one.empty() && one.back() == cell) return set_manoeuvre(diving ? Manoeuvre::swoop : Manoeuvre::level_one);
        if (!diving && two.size() == 2 && two.back() == cell) return set_manoeuvre(Manoeuvre::level_two);
    }
    if (plane != nullptr && plane->owner != at.player) return propose(scene, Shoot{cell});
    if (can_choose(scene, cell)) {
        if (choice_ && choice_->cell == cell && at.phase == Phase::act) return clear_choice(scene);
        return choose(scene, cell);
    }
    const bool could_enter = at.phase == Phase::act && at.left > 0 && at.off[static_cast<std::size_t>(at.player)] > 0;
    if (plane != nullptr) {
        propose(scene, action_of(cell, Manoeuvre::level_one, 0));
    } else if (!choice_ && could_enter) {
        propose(scene, Enter{cell});
    }
    clear_choice(scene);
}

void Selection::pick_up(const Scene& scene, Cell plane) {
    if (!choice_ || choice_->cell != plane) choose(scene, plane);
}

void Selection::refuse_drag(const Scene& scene, Cell plane) {
    clear_refusal();
    propose(scene, action_of(plane, Manoeuvre::level_one, 0));
}

bool Selection::plan_to(const Scene& scene, Cell cell) {
    if (!choice_ || choice_->entering || cell == no_cell) return false;
    using enum Manoeuvre;
    const std::vector<Cell> planned_path = path(scene.at, choice_->cell, choice_->manoeuvre);
    if (!planned_path.empty() && planned_path.back() == cell) return true;
    for (const Manoeuvre kind : {level_one, level_two, swoop, climb}) {
        const std::vector<Cell> cells = path(scene.at, choice_->cell, kind);
        const bool ends_there = !cells.empty() && cells.back() == cell;
        if (!ends_there || !scene.check(action_of(choice_->cell, kind, choice_->turn)).accepted()) continue;
        set_manoeuvre(kind);
        return true;
    }
    return false;
}

void Selection::drop(const Scene& scene, Cell cell) {
    if (cell == no_cell) return clear_choice(scene);
    if (!choice_ || cell == choice_->cell) return;
    if (plan_to(scene, cell)) return;
    const Cell from = choice_->cell;
    const std::vector<Cell> one = path(scene.at, from, Manoeuvre::level_one);
    const std::vector<Cell> two = path(scene.at, from, Manoeuvre::level_two);
    if ((!one.empty() && one.back() == cell) || (two.size() == 2 && two.back() == cell)) {
        propose(scene, action_of(from, one.back() == cell ? Manoeuvre::level_one : Manoeuvre::level_two, 0));
    } else {
        refuse({"CH-LEVEL-01", labels::flies_straight});
        refused_cell_ = cell;
        highlights_ = {from};
    }
}

void Selection::cancel(const Scene& scene) {
    if (choice_ && scene.at.phase == Phase::act) {
        clear_choice(scene);
    } else {
        cursor_ = no_cell;
    }
    highlights_.clear();
}

void Selection::propose(const Scene& scene, const Action& action) {
    if (SelectionOf::propose(scene, action)) return;
    highlights_ = crosshairs::highlights(scene.rules, scene.at, action);
    refused_cell_ = subject(action);
}

void Selection::turn(int steps) {
    if (choice_->entering) {
        choice_->heading = turned(choice_->heading, steps);
    } else {
        choice_->turn = std::clamp(choice_->turn + steps, -1, 1);
    }
}

void Selection::next_manoeuvre(const Scene& scene, int steps) {
    if (choice_->entering) {
        const int highest = scene.rules.options().handicap[static_cast<std::size_t>(scene.at.player)];
        choice_->height = std::clamp(choice_->height - steps, 0, highest);
    } else {
        constexpr int last = static_cast<int>(all_manoeuvres.size()) - 1;
        choice_->manoeuvre = static_cast<Manoeuvre>(std::clamp(static_cast<int>(choice_->manoeuvre) + steps, 0, last));
    }
}

void Selection::show_cursor() { cursor_ = choice_ ? choice_->cell : middle; }

void Selection::move_cursor(Direction direction) { cursor_ = beside(cursor_, direction); }

void Selection::move_cursor_to_target(const Scene& scene) {
    for (const Action& action : legal_actions(scene.rules, scene.at)) {
        if (const Shoot* shot = std::get_if<Shoot>(&action)) {
            cursor_ = shot->target;
            return;
        }
    }
}

void Selection::look_at(Cell cell) {
    if (cursor_ != no_cell) cursor_ = cell;
}

bool Selection::can_choose(const Scene& scene, Cell cell) const {
    if (scene.at.phase != Phase::act && scene.at.phase != Phase::dive) return false;
    return first_choice(scene.rules, scene.at, cell).has_value() || must_crash(scene.rules, scene.at, cell);
}

Action Selection::planned(const Scene& scene) const {
    if (!choice_->entering && must_crash(scene.rules, scene.at, choice_->cell)) return Crash{choice_->cell};
    return action_of(*choice_);
}

std::optional<Action> Selection::intended(const Scene& scene) const {
    if (hovered_action_ && scene.check(*hovered_action_).accepted()) return hovered_action_;
    if (choice_ && scene.check(planned(scene)).accepted()) return planned(scene);
    return std::nullopt;
}

bool Selection::is_intended(const Scene& scene, const Action& action) const {
    return hovered_action_ ? *hovered_action_ == action : choice_ && planned(scene) == action;
}

void Selection::choose(const Scene& scene, Cell cell) {
    choice_ = first_choice(scene.rules, scene.at, cell);
    if (!choice_ && must_crash(scene.rules, scene.at, cell)) choice_ = Choice{.cell = cell};
    hovered_action_.reset();
    clear_refusal();
}

void Selection::clear_choice(const Scene& scene) {
    choice_.reset();
    hovered_action_.reset();
    if (scene.at.phase == Phase::dive) choose(scene, scene.at.dive);
}

void Selection::clear_refusal() {
    highlights_.clear();
    refused_cell_ = no_cell;
}

}  // namespace sightlines::crosshairs
