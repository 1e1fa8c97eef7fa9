#include "games/aerial_war/selection.h"

#include <algorithm>

#include "base/next_in_circle.h"
#include "games/aerial_war/cursor.h"
#include "games/aerial_war/offers/offers.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/highlights.h"
#include "games/aerial_war/text/tips.h"

namespace sightlines::aerial_war {
namespace {

std::optional<AttackForecast> attack_after(const Rules& rules, const Position& at, const Fly& flight) {
    Position next = at;
    rules.play(next, flight);
    if (next.phase != Phase::attack && next.phase != Phase::shot) return std::nullopt;
    return forecast_attack(next, mover(next));
}

float reach(Offset offset, Facing facing) {
    switch (facing) {
        case Facing::n: return offset.north;
        case Facing::e: return offset.east;
        case Facing::s: return -offset.north;
        case Facing::w: break;
    }
    return -offset.east;
}

}  // namespace

void Selection::moved(const Scene& scene) {
    clear_choice();
    highlights_.clear();
    ends_.clear();
    if (scene.at.phase != Phase::fly) return;
    for (const FlightEnd& end : Flights(scene.at).ends())
        ends_.push_back(
            {end, advises() ? attack_after(scene.rules, scene.at, Fly{end.square, end.facing}) : std::nullopt});
}

void Selection::hover(Square square, const std::optional<Offset>& mouse) {
    hovered_ = square;
    mouse_ = mouse;
    hovered_end_.reset();
    const bool chosen = choice_ && choice_->to == square;
    if (can_end_on(square) && !chosen) hovered_end_ = Fly{square, default_facing(square)};
    if (const End* end = attack_on(square)) hovered_end_ = Fly{end->flight.square, end->flight.facing};
}

void Selection::click(const Scene& scene, Square square) {
    const Position& at = scene.at;
    highlights_.clear();
    if (cursor_ != no_square) cursor_ = square;
    if (square == no_square) return clear_choice();
    if (at.phase == Phase::fly) return click_end(scene, square);
    for (const Action& answer : legal_actions(scene.rules, at)) {
        if (place_of(at, answer) == square) return propose(scene, answer);
    }
    propose(scene, at.phase == Phase::ram ? Action(Ram{square}) : Action(Fly{square, Facing::n}));
}

void Selection::refuse_drag(const Scene& scene, Square square) {
    highlights_ = {square};
    tell(tip_sentence(scene.at, square));
}

void Selection::drop(const Scene& scene, Square square) {
    highlights_.clear();
    clear_choice();
    if (square == no_square || square == mover(scene.at).square) return;
    click(scene, square);
}

void Selection::cancel() {
    if (choice_) {
        clear_choice();
    } else {
        cursor_ = no_square;
    }
    highlights_.clear();
}

void Selection::propose(const Scene& scene, const Action& action) {
    if (SelectionOf::propose(scene, action)) return;
    highlights_ = aerial_war::highlights(scene.rules, scene.at, action);
    const Fly* flight = std::get_if<Fly>(&action);
    if (flight != nullptr && scene.at.phase == Phase::fly) explain(no_flight_sentence(scene.at, *flight));
}

void Selection::click_facing(const Scene& scene, Facing facing) {
    if (choice_->facing == facing) return confirm(scene);
    choose(choice_->to, facing);
}

void Selection::face(const Scene& scene, Facing facing) {
    if (end_at(choice_->to, facing) == nullptr) return propose(scene, Fly{choice_->to, facing});
    choose(choice_->to, facing);
}

void Selection::turn(int steps) {
    const std::vector<Facing> facings = facings_at(choice_->to);
    const auto now = std::find(facings.begin(), facings.end(), choice_->facing) - facings.begin();
    choose(choice_->to, facings[next_in_circle(now, steps, facings.size())]);
}

void Selection::show_cursor(const Scene& scene) {
    const bool in_turn = scene.at.phase != Phase::initiative && scene.at.phase != Phase::over;
    cursor_ = in_turn ? mover(scene.at).square : middle;
}

void Selection::move_cursor(Direction direction) {
    const Square from = cursor_ != no_square ? cursor_ : choice_ ? choice_->to : no_square;
    if (from == no_square) return;
    if (const Square next = beside(from, direction); next != from) cursor_ = next;
}

std::vector<Facing> Selection::facings_at(Square square) const {
    std::vector<Facing> facings;
    for (const End& end : ends_) {
        if (end.flight.square == square) facings.push_back(end.flight.facing);
    }
    return facings;
}

const End* Selection::shown_end() const {
    if (hovered_end_) return end_at(hovered_end_->to, hovered_end_->facing);
    return choice_ ? end_at(choice_->to, choice_->facing) : nullptr;
}

void Selection::click_end(const Scene& scene, Square square) {
    if (choice_ && choice_->to == square) return confirm(scene);
    if (can_end_on(square)) return choose(square, default_facing(square));
    const End* end = attack_on(square);
    if (end == nullptr) return propose(scene, Fly{square, mover(scene.at).facing});
    const Fly best{end->flight.square, end->flight.facing};
    if (choice_ == best) return confirm(scene);
    choose(best.to, best.facing);
}

void Selection::choose(Square square, Facing facing) {
    choice_ = Fly{square, facing};
    hovered_end_.reset();
    highlights_.clear();
}

void Selection::clear_choice() {
    choice_.reset();
    hovered_end_.reset();
}

const End* Selection::end_at(Square square, Facing facing) const {
    const auto found = std::find_if(ends_.begin(), ends_.end(), [&](const End& end) {
        return end.flight.square == square && end.flight.facing == facing;
    });
    return found == ends_.end() ? nullptr : &*found;
}

// The best attack on the plane there that an end allows; nullptr: none does.
const End* Selection::attack_on(Square square) const {
    const End* best = nullptr;
    const auto worse = [](const Chance& a, const Chance& b) { return a.of * b.out_of < b.of * a.out_of; };
    for (const End& end : ends_) {
        if (!end.attack || end.attack->target != square) continue;
        if (best == nullptr || worse(best->attack->destroyed, end.attack->destroyed)) best = &end;
    }
    return best;
}

// The facing towards which the mouse points within the square; without a mouse, preferably one that allows an attack.
// The square must have an end.
Facing Selection::default_facing(Square square) const {
    const std::vector<Facing> facings = facings_at(square);
    const bool by_mouse = mouse_ && hovered_ == square;
    const auto worth = [&](Facing facing) {
        if (by_mouse) return reach(*mouse_, facing);
        const std::optional<AttackForecast>& attack = end_at(square, facing)->attack;
        return attack ? static_cast<float>(attack->destroyed.of) / static_cast<float>(attack->destroyed.out_of) : 0.0f;
    };
    return *std::max_element(facings.begin(), facings.end(), [&](Facing a, Facing b) { return worth(a) < worth(b); });
}

}  // namespace sightlines::aerial_war
