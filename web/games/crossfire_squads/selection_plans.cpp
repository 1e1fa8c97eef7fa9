// Walks that go on past their halts, the answers that suggest themselves, and what goes on by itself.
#include <algorithm>

#include "base/next_in_circle.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/selection.h"

namespace sightlines::crossfire_squads {
namespace {

Point clamped_to_table(Point p, int radius) {
    return {std::clamp(p.x, radius, table_width - radius), std::clamp(p.y, radius, table_height - radius)};
}

// Whether a hint moves the walker of a proposed walk along its first leg, as far as it goes or not so far.
bool is_on_way(const Scene& scene, const Walk& walk, const Action& hint) {
    const Move* move = std::get_if<Move>(&hint);
    if (move == nullptr || move->unit != walk.unit || move->with || walk.legs.empty()) return false;
    const Leg& first = walk.legs.front();
    const Point halt = plan_move(scene.seen(), move->unit, move->to).at;
    return is_segment_within(radius_of(scene.unit(move->unit)), halt, first.from, first.plan.at);
}

// In these phases one unit after the other is handled: the first is chosen automatically.
bool names_units_in_turn(Phase phase) {
    return phase == Phase::group || phase == Phase::reveal || phase == Phase::deploy;
}

// What a decision about a shot at the mover stands on: who may shoot, with how many dice, and where it is going.
struct Stakes {
    std::vector<std::pair<UnitId, int>> shooters;
    PieceId ground = no_piece;
    bool at_flag = false;
    friend bool operator==(const Stakes&, const Stakes&) = default;
};
Stakes stakes_of(const Options& options, const Position& at) {
    const Point end = point_of(*at.motion, at.motion->halt);
    const Piece* flag = at.terrain.find(at.objective);
    Stakes stakes{{}, PlaceNames(at).area_at(end), flag != nullptr && flag->shape.contains(end)};
    for (const Exposure& exposure : exposures_of(options, at, *at.motion)) {
        int most = 0;
        for (const Exposure::Segment& segment : exposure.segments) most = std::max(most, segment.dice);
        stakes.shooters.emplace_back(exposure.enemy, most);
    }
    return stakes;
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
    if (!going_) return;
    const int side = side_of(going_->unit);
    const bool decides = scene.decides() && scene.decider() == side && scene.viewer() == side;
    const Onward onward = follow(scene.options(), scene.seen(), decides, *going_);
    if (onward.what == Onward::What::waits) return;
    if (onward.what == Onward::What::goes) {
        next_ = Next::leg;
        return;
    }
    walked_ = onward.what == Onward::What::arrived;
    unfinished_.reset();
    if (!walked_ && !going_->stops.empty()) unfinished_ = {going_->unit, going_->stops.back(), going_->turn};
    if (onward.what == Onward::What::stopped && many_legs_) {
        stopped_ = onward.why;
        stopped_unit_ = going_->unit;
        legs_left_.assign(going_->legs.begin(), going_->legs.end());
    }
    going_.reset();
}

// The mover simply walks on after fire was held, and nothing else has happened: the answer would be the same.
bool Selection::was_declined(const Scene& scene) const {
    if (scene.history() == nullptr) return false;
    const History<Rules>& history = *scene.history();
    const std::size_t now = history.cursor();
    if (!guided_ || now < 2 || !std::holds_alternative<Hold>(history.actions()[now - 2])) return false;
    const Position& at = scene.seen();
    const Position before = scene.seen_of(history.at(now - 2));
    if (!before.motion || before.motion->unit != at.motion->unit || before.motion->kind != at.motion->kind)
        return false;
    const Stakes stakes = stakes_of(scene.options(), at);
    const Halt why = plan_move(at, at.motion->unit, at.motion->to).why;
    return !stakes.shooters.empty() && !stakes.at_flag && !may_come_out(scene) && why != Halt::contact &&
           why != Halt::held && stakes == stakes_of(scene.options(), before);
}

void Selection::find_next(const Scene& scene) {
    const Position& seen = scene.seen();
    if (held_ && held_->first != seen.turn) held_.reset();
    if (!scene.decides() || scene.decider() != scene.viewer()) return;
    const bool holds = held_ && held_->second == scene.decider();
    if (seen.phase == Phase::react && (holds || was_declined(scene))) next_ = Next::hold;
    if (seen.phase != Phase::deploy) places_rest_ = nobody;
    if (places_rest_ == scene.decider() && choice_.unit != no_unit && choice_.goal && verdict(scene).accepted())
        next_ = Next::place;
}

void Selection::go_on(const Scene& scene) {
    if (!scene.decides()) return;
    const Next what = std::exchange(next_, Next::nothing);
    released_ = false;
    if (what == Next::hold) return propose(scene, Hold{});
    if (what == Next::place) return confirm(scene);
    if (what != Next::leg || !going_) return;
    std::optional<Going> going = going_;
    propose(scene, Move{going->unit, going->stops.front(), {}, {}, no_heading});
    if (lit_units_.empty()) {
        going_ = std::move(going);
    } else {
        stopped_ = Onward::Why::no_way;
        stopped_unit_ = going->unit;
    }
}

// A press elsewhere, and the next leg is not ordered.
void Selection::stop_walking() {
    if (next_ != Next::leg) return;
    next_ = Next::nothing;
    released_ = false;
    going_.reset();
}

void Selection::hold_for_the_turn(const Scene& scene) {
    propose(scene, Hold{});
    held_ = {scene.seen().turn, scene.decider()};
}

void Selection::place_rest(const Scene& scene) {
    places_rest_ = scene.decider();
    confirm(scene);
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
    going_ = set_out(scene.seen(), *walk, stops);
    many_legs_ = walk->legs.size() > 1;
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
             : std::holds_alternative<Rally>(hint) || intended(scene) == hint || proposes_hint(scene))
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

// The hint is the beginning of the walk that is proposed: nothing has to be chosen for it.
bool Selection::proposes_hint(const Scene& scene) const {
    const AdvisedPlace* place = hint_ ? proposal() : nullptr;
    return place != nullptr && is_on_way(scene, place->walk, *hint_);
}

// Its unit has been chosen.
void Selection::take_over_hint(const Scene& scene) {
    if (proposes_hint(scene)) return;
    const auto together = [&](const AnyUnits& units) {
        for (const UnitId id : units) {
            if (id != choice_.unit) choice_.partners.push_back(id);
        }
    };
    std::visit(
        [&]<class Order>(const Order& order) {
            if constexpr (requires { order.units; }) together(order.units);
            if constexpr (requires { order.with; }) together(order.with.value_or(AnyUnits{}));
            if constexpr (requires { order.commander; }) choice_.director = order.commander;
            if constexpr (requires { order.target; }) choice_.target = order.target;
            if constexpr (requires { order.to; }) choice_.goal = order.to;
            if constexpr (std::is_same_v<Order, Move>) choice_.gathering = order.dest;
            if constexpr (std::is_same_v<Order, React>) {
                const std::vector<int>& points = choice_.slider.points;
                const auto at = std::find(points.begin(), points.end(), order.point) - points.begin();
                choice_.slider.index = std::clamp(static_cast<int>(at), 0, choice_.slider.last());
            }
        },
        *hint_);
    forecast(scene);
}

void Selection::step_place(const Scene& scene, int by) {
    if (places_.empty() || choice_.unit == no_unit || scene.phase() != Phase::play) return;
    const auto now = std::find_if(places_.begin(), places_.end(),
                                  [&](const AdvisedPlace& place) { return choice_.goal && place.at == *choice_.goal; });
    choice_.tool = Tool::orders;
    aim_at(scene, places_[next_in_circle(now - places_.begin(), by, places_.size())].at);
}

std::size_t Selection::take_hold_of_waypoint(std::size_t leg) {
    const std::vector<Leg>& legs = forecasts_.walk->legs;
    std::vector<Point>& waypoints = choice_.waypoints;
    std::size_t before = 0;
    for (std::size_t i = 0; i < leg; ++i) {
        if (before < waypoints.size() && legs[i].plan.at == waypoints[before]) ++before;
    }
    if (before == waypoints.size() || legs[leg].plan.at != waypoints[before])
        waypoints.insert(waypoints.begin() + static_cast<std::ptrdiff_t>(before), legs[leg].plan.at);
    return before;
}

void Selection::set_waypoint(const Scene& scene, std::size_t which, Point place) {
    if (which >= choice_.waypoints.size()) choice_.waypoints.push_back({});
    choice_.waypoints[std::min(which, choice_.waypoints.size() - 1)] =
        clamped_to_table(place, radius_of(scene.unit(choice_.unit)));
    forecast(scene);
}

void Selection::take_waypoint(const Scene& scene, std::size_t which) {
    if (which >= choice_.waypoints.size()) return;
    choice_.waypoints.erase(choice_.waypoints.begin() + static_cast<std::ptrdiff_t>(which));
    forecast(scene);
}

}  // namespace sightlines::crossfire_squads
