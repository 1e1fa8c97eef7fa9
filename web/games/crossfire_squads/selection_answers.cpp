// Answers: those that suggest themselves, the default, and what goes on by itself.
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {
namespace {

// In these phases one unit after the other is handled: the first is chosen automatically.
bool names_units_in_turn(Phase phase) {
    return phase == Phase::group || phase == Phase::reveal || phase == Phase::deploy;
}

}  // namespace

// One unit after the other is handled, or an answer suggests itself: chosen beforehand.
void Selection::propose_answers(const Scene& scene) {
    if (!scene.decides() || scene.decider() != scene.viewer() || !advises()) return;
    const Position& seen = scene.seen();
    if (names_units_in_turn(seen.phase)) {
        const std::vector<UnitId> units = choosable_units(scene);
        if (!units.empty()) choose(scene, units.front());
        return;
    }
    if (seen.phase == Phase::objective) choice_.piece = advised_objective(scene);
    if (seen.phase == Phase::edge) choice_.edge = advised_edge(scene);
    if (seen.phase == Phase::join) choice_.partners = advised_helpers(scene, offered(scene));
    if (seen.phase == Phase::spill) choice_.partners = least_lost(seen, offered(scene), seen.spill->count, 2);
    if (seen.phase == Phase::affect) {
        const Units least = least_lost(seen, offered(scene), 1, seen.affected->hits);
        if (!least.empty()) choice_.unit = least[0];
    }
    forecast(scene);
}

void Selection::follow_walk(const Scene& scene) {
    if (!continuation_.walk()) return;
    const Onward onward = continuation_.follow(scene);
    if (onward.what == Onward::What::waits || onward.what == Onward::What::goes) return;
    const Going walk = *continuation_.walk();
    continuation_.end_walk();
    walked_ = onward.what == Onward::What::arrived;
    unfinished_.reset();
    if (!walked_ && !walk.stops.empty()) unfinished_ = {walk.unit, walk.stops.back(), walk.turn};
    if (onward.what != Onward::What::stopped || !continuation_.has_many_legs()) return;
    stopped_ = onward.why;
    stopped_unit_ = walk.unit;
    legs_left_.assign(walk.legs.begin(), walk.legs.end());
}

void Selection::go_on(const Scene& scene) {
    using Next = Continuation::Next;
    if (!scene.decides()) return;
    const Next what = continuation_.take();
    if (what == Next::hold) return propose(scene, Hold{});
    if (what == Next::place) return place_next(scene);
    const std::optional<Going> walk = continuation_.walk();
    if (what != Next::leg || !walk) return;
    propose(scene, Move{walk->unit, walk->stops.front(), {}, {}, no_heading});
    if (lit_units_.empty()) return continuation_.resume(*walk);
    stopped_ = Onward::Why::no_way;
    stopped_unit_ = walk->unit;
}

void Selection::hold_for_the_turn(const Scene& scene) {
    propose(scene, Hold{});
    continuation_.hold_fire(scene.seen().turn, scene.decider());
}

void Selection::place_rest(const Scene& scene) {
    continuation_.place_rest(scene.decider());
    place_next(scene);
}

void Selection::place_next(const Scene& scene) {
    const Hide hiding{choice_.unit, choice_.piece};
    choice_.piece != no_piece&& scene.check(hiding).accepted() ? propose(scene, hiding) : confirm(scene);
}

// A walk is remembered, so that it goes on by itself.
void Selection::confirm(const Scene& scene) {
    const std::optional<Action> action = intended(scene);
    if (!action) return;
    const std::optional<Walk> walk = forecasts_.walk;
    const bool walks = scene.phase() == Phase::play && std::holds_alternative<Move>(*action) && choice_.goal && walk &&
                       !walk->legs.empty();
    const std::vector<Point> stops = choice_.goal ? stops_of(choice_, *choice_.goal) : std::vector<Point>();
    propose(scene, *action);
    if (!walks || !lit_units_.empty()) return;
    continuation_.set_out(scene.seen(), *walk, stops);
}

void Selection::walk_to(const Scene& scene, const AdvisedPlace& place) {
    aim_at(scene, place.at);
    confirm(scene);
}

void Selection::shoot_at(const Scene& scene, UnitId enemy) {
    aim_at_unit(scene, enemy);
    confirm(scene);
}

void Selection::shoot(const Scene& scene) {
    if (!advises()) return;
    shots_.empty() ? aim_at_best(scene) : shoot_at(scene, shots_.front().target);
}

void Selection::do_default(const Scene& scene) {
    const DefaultAnswer answer = default_answer(scene, *this);
    if (advises() || answer.does == DefaultAnswer::Does::nothing) return give(scene, answer);
    confirm(scene);
}

void Selection::give(const Scene& scene, const DefaultAnswer& answer) {
    using Does = DefaultAnswer::Does;
    switch (answer.does) {
        case Does::nothing: return;
        case Does::confirm: return confirm(scene);
        case Does::order: return propose(scene, *answer.action);
        case Does::choose: return choose(scene, answer.unit);
        case Does::walk: return walk_to(scene, AdvisedPlace(*proposal()));
        case Does::shoot: return shoot(scene);
        case Does::shoot_best: return shoot_best(scene);
    }
}

void Selection::give(const Scene& scene, const Declining& answer) {
    answer.for_the_turn ? hold_for_the_turn(scene) : propose(scene, answer.action);
}

void Selection::begin(const Scene& scene, Task task) {
    if (task == Task::place_rest) return place_rest(scene);
    if (task == Task::shoot || task == Task::explosives)
        return choice_.target != no_unit ? confirm(scene) : shoot(scene);
    if (const std::optional<Action> action = action_of(scene, choice_, task)) return propose(scene, *action);
    const UnitId enemy = task == Task::charge ? to_be_charged(scene) : no_unit;
    choose_tool(scene, form_of(task).tool);
    if (enemy != no_unit && choice_.tool == Tool::assault) aim_at(scene, scene.unit(enemy).at);
}

void Selection::follow_hint(const Scene& scene, const Action& hint) {
    const UnitId before = choice_.unit, unit = unit_of(hint);
    const bool ends = std::holds_alternative<EndTurn>(hint);
    if (unit == no_unit && !ends) return;
    hint_ = hint;
    suggested_.reset();
    choose(scene, unit);
    if (ends ? only_the_end_is_left(scene)
             : std::holds_alternative<Rally>(hint) || proposes_hint(scene) ||
                   (intended(scene) == hint && !(forecasts_.walk && goes_on_under_fire(*forecasts_.walk))))
        return;
    hint_.reset();
    suggested_.reset();
    choose(scene, before);
}

// What was chosen since is kept.
void Selection::let_hint_go(const Scene& scene) {
    if (!hint_) return;
    const bool unchanged = intended(scene) == hint_;
    hint_.reset();
    suggested_.reset();
    if (unchanged) choose(scene, no_unit);
}

}  // namespace sightlines::crossfire_squads
