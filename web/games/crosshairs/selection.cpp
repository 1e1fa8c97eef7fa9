#include "games/crosshairs/selection.h"

#include <algorithm>

#include "games/crosshairs/cursor.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/rules/highlights.h"
#include "games/crosshairs/rules/judge.h"
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

bool ends_on(const Position& at, const Choice& flight, Cell cell) {
    const std::vector<Cell> cells = path(at, flight.cell, flight.manoeuvre);
    return cells.size() == static_cast<std::size_t>(info(flight.manoeuvre).steps) && !cells.empty() &&
           cells.back() == cell;
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
    const bool flies = choice_ && !choice_->entering && plane == nullptr;
    if (flies) {
        if (ends_on(at, *choice_, cell)) return confirm(scene);
        if (plan_to(scene, cell)) return;
    }
    if (plane != nullptr && plane->owner != at.player) return propose(scene, Shoot{cell});
    if (can_choose(scene, cell)) {
        if (choice_ && choice_->cell == cell && at.phase == Phase::act) return clear_choice(scene);
        return choose(scene, cell);
    }
    if (flies) return refuse_flight(scene, cell);
    if (plane != nullptr) {
        propose(scene, action_of(cell, Manoeuvre::level_one, 0));
        return clear_choice(scene);
    }
    if (at.phase == Phase::act && at.left > 0 && at.off[static_cast<std::size_t>(at.player)] > 0)
        return propose(scene, Enter{cell});
    const bool flight_due = at.phase == Phase::act && Judge(scene.rules, at).plane_action_possible();
    tell(flight_due ? labels::choose_plane : Offers<Rules>::question(scene.rules, at, no_cell).asks);
}

void Selection::plan(const Scene& scene, const Choice& choice) {
    clear_refusal();
    hovered_action_.reset();
    const Action action = action_of(choice);
    if (!scene.check(action).accepted()) return propose(scene, action);
    choice_ = choice;
}

void Selection::press(const Scene& scene, const Choice& choice) {
    if (action_of(choice) == planned(scene)) return confirm(scene);
    plan(scene, choice);
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
    if (ends_on(scene.at, *choice_, cell)) return true;
    for (const Manoeuvre kind : {level_one, level_two, swoop, climb}) {
        Choice other = *choice_;
        other.manoeuvre = kind;
        if (!ends_on(scene.at, other, cell) || !scene.check(action_of(other)).accepted()) continue;
        choice_ = other;
        return true;
    }
    return false;
}

// To a hex ahead there is a rule against it; to any other there is no flight.
void Selection::refuse_flight(const Scene& scene, Cell cell) {
    for (const Manoeuvre kind : {Manoeuvre::level_one, Manoeuvre::level_two}) {
        Choice flight = *choice_;
        flight.manoeuvre = kind;
        if (ends_on(scene.at, flight, cell)) return propose(scene, action_of(flight));
    }
    if (scene.at.phase == Phase::dive) return tell(Offers<Rules>::question(scene.rules, scene.at, no_cell).asks);
    refuse({"CH-LEVEL-01", labels::flies_straight});
    refused_cell_ = cell;
    highlights_ = {choice_->cell};
}

void Selection::drop(const Scene& scene, Cell cell) {
    if (cell == no_cell) return clear_choice(scene);
    if (!choice_ || cell == choice_->cell) return;
    if (!plan_to(scene, cell)) refuse_flight(scene, cell);
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
