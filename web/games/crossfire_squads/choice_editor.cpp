#include "games/crossfire_squads/choice_editor.h"

#include <algorithm>

#include "base/next_in_circle.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/offers/parts.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

Point clamped(Point p, int radius) {
    return {std::clamp(p.x, radius, table_width - radius), std::clamp(p.y, radius, table_height - radius)};
}

bool has_arc(const Unit& unit) { return row_of(unit.kind).arc; }

// Whether a hint moves the walker of a proposed walk along its first leg, as far as it goes or not so far.
bool is_on_way(const Scene& scene, const Walk& walk, const Action& hint) {
    const Move* move = std::get_if<Move>(&hint);
    if (move == nullptr || move->unit != walk.unit || move->with || walk.legs.empty()) return false;
    const Leg& first = walk.legs.front();
    const Point halt = plan_move(scene.seen(), move->unit, move->to).at;
    return is_segment_within(radius_of(scene.unit(move->unit)), halt, first.from, first.plan.at);
}

}  // namespace

void ChoiceEditor::hover(const Scene& scene, const Hover& hovered) {
    const bool other = hovered.unit != hovered_.unit;
    hovered_ = hovered;
    if (choice_.unit == no_unit || hovered.unit != no_unit) hovered_.goal.reset();
    if (hovered_.goal || other) forecast(scene);
}

void ChoiceEditor::clear_hover(const Scene& scene) {
    if (hovered_.unit == no_unit && !hovered_.goal) return;
    hovered_ = {};
    forecast(scene);
}

void ChoiceEditor::choose(const Scene& scene, UnitId id) {
    clear();
    if (id != no_unit && is_choosable(scene.seen(), id)) {
        const Unit& unit = scene.unit(id);
        const Point ahead = heading_to_enemy(scene.seen(), side_of(id));
        choice_.unit = id;
        choice_.face = !has_arc(unit) ? no_heading : unit.on_table() ? unit.face : ahead;
        if (unit.hidden() && scene.phase() == Phase::react) suggest_spot(scene, id);
        if (unit.hidden() && (scene.phase() == Phase::reveal || scene.phase() == Phase::play))
            choice_.goal = suggested_appearance(scene.seen(), id);
        if (scene.phase() == Phase::deploy) {
            choice_.goal = advised_placing(scene, id, choice_.face);
            choice_.piece = advised_hiding(scene, id);
        }
        if (scene.phase() == Phase::group) choice_.goal = advised_group_goal(scene, scene.seen(), id);
        if (scene.phase() == Phase::play && advises()) places_ = advised_places(scene, id);
        if (scene.phase() == Phase::play && advises() && unit.on_table() && unit.state != State::fit)
            rally_help_ = help_to_rally(scene, id);
    }
    forecast(scene);
    const bool shoots = scene.phase() == Phase::play && choice_.unit != no_unit && scene.unit(choice_.unit).on_table();
    if (shoots) shots_ = advised_shots(scene, choice_.unit);
    if (!advises()) std::ranges::sort(shots_, {}, &Shot::target);
    if (const Shot* shot = proposed_shot(scene); shot != nullptr) {
        better_ = better_than(scene, choice_.unit, *shot, suggested_unit(scene));
        forecast(scene);
    }
    if (hint_ && choice_.unit != no_unit && choice_.unit == suggested_unit(scene)) take_over_hint(scene);
}

void ChoiceEditor::choose_from_list(const Scene& scene, UnitId unit) {
    const std::vector<UnitId> units = choosable_units(scene);
    if (std::find(units.begin(), units.end(), unit) != units.end()) choose(scene, unit);
}

void ChoiceEditor::step(const Scene& scene, int by) {
    const std::vector<UnitId> units = choosable_units(scene);
    if (units.empty()) return;
    const auto now = std::find(units.begin(), units.end(), choice_.unit) - units.begin();
    choose(scene, units[next_in_circle(now, by, units.size())]);
}

void ChoiceEditor::pick(const Scene& scene, UnitId id) {
    const bool reacts = scene.phase() == Phase::react;
    if (reacts && choice_.unit == no_unit) return choose(scene, id);
    if (reacts && choice_.unit == id) return choose(scene, no_unit);
    names_partners(scene.phase()) ? toggle_partner(scene, id) : choose(scene, id);
}

void ChoiceEditor::choose_tool(const Scene& scene, Tool tool) {
    clear_aim();
    choice_.tool = tool == choice_.tool ? Tool::orders : tool;
    if (choice_.tool == Tool::cross) {
        const WireCrossing crossing = suggested_crossing(scene, choice_.unit);
        if (crossing.wire != no_piece) choice_.piece = crossing.wire;
        choice_.goal = crossing.to;
    }
    if (choice_.tool == Tool::retreat) choice_.goal = advised_retreat(scene, choice_.unit);
    if (choice_.tool == Tool::mine) choice_.piece = no_piece;  // where a unit would hide
    forecast(scene);
}

void ChoiceEditor::aim_at(const Scene& scene, Point goal) {
    clear_refusal();
    drop_shooters();
    choice_.target = no_unit;
    choice_.waypoints.clear();
    choice_.turret = no_heading;
    choice_.goal = choice_.unit == no_unit ? goal : clamped(goal, radius_of(scene.unit(choice_.unit)));
    forecast(scene);
}

void ChoiceEditor::aim_at_unit(const Scene& scene, UnitId enemy) {
    clear_refusal();
    drop_shooters();
    choice_.goal.reset();
    choice_.waypoints.clear();
    choice_.target = enemy;
    const bool fires = scene.phase() == Phase::play && choice_.unit != no_unit && choice_.director == no_unit &&
                       !choice_.grouping && can_shoot_at_all(scene.unit(choice_.unit));
    if (fires) {
        const Shot shot = advised_shot(scene, choice_.unit, enemy);
        choice_.partners = shot.partners;
        choice_.director = shot.director;
    }
    forecast(scene);
}

void ChoiceEditor::aim_at_best(const Scene& scene) {
    if (!shots_.empty()) return aim_at_unit(scene, shots_.front().target);
    if (scene.unit(choice_.unit).kind == Kind::fo) aim_at_next(scene, 1);
}

void ChoiceEditor::aim_at_next(const Scene& scene, int by) {
    std::vector<UnitId> targets;
    targets.reserve(shots_.size());
    for (const Shot& shot : shots_) targets.push_back(shot.target);
    for (const LineForecast& line : forecasts_.lines) {
        if (scene.unit(choice_.unit).kind == Kind::fo && line.seen) targets.push_back(line.enemy);
    }
    if (targets.empty()) return;
    const auto now = std::find(targets.begin(), targets.end(), choice_.target) - targets.begin();
    aim_at_unit(scene, targets[next_in_circle(now, by, targets.size())]);
}

void ChoiceEditor::nudge(const Scene& scene, Point by, Point middle) {
    if (choice_.unit == no_unit) return;
    const Unit& unit = scene.unit(choice_.unit);
    place_at(scene, placed(scene).value_or(unit.on_table() ? unit.at : middle) + by);
}

void ChoiceEditor::place_at(const Scene& scene, Point place) {
    if (comes_out(scene)) {
        if (!scene.seen().motion) return;
        const Point mover = point_of(*scene.seen().motion, choice_.slider.point());
        const bool has_face = has_arc(scene.unit(choice_.unit)) && mover != place;
        choice_.spots[choice_.unit] = {choice_.unit, place, has_face ? mover - place : no_heading};
        return forecast(scene);
    }
    if (!choice_.gathers) return aim_at(scene, place);
    choice_.gathering = place;
    forecast(scene);
}

Point* ChoiceEditor::heading(const Scene& scene) {
    if (comes_out(scene)) {
        const auto spot = choice_.spots.find(choice_.unit);
        return spot == choice_.spots.end() ? nullptr : &spot->second.face;
    }
    return turns_turret(scene) ? &choice_.turret : &choice_.face;
}

void ChoiceEditor::turn(const Scene& scene, int steps) {
    Point* turned = heading(scene);
    if (turned == nullptr) return;
    if (*turned == no_heading && turns_turret(scene)) *turned = reduced(*choice_.goal - scene.unit(choice_.unit).at);
    *turned = next_heading(*turned, steps);
    forecast(scene);
}

void ChoiceEditor::face_to(const Scene& scene, Point place) {
    const Point from = placed(scene).value_or(scene.unit(choice_.unit).at);
    Point* turned = heading(scene);
    if (place != from && turned != nullptr) *turned = place - from;
    forecast(scene);
}

void ChoiceEditor::set_slant(const Scene& scene, Slant slant) {
    choice_.slant = slant;
    forecast(scene);
}

void ChoiceEditor::slide(const Scene& scene, int place) {
    Slider& slider = choice_.slider;
    if (slider.empty()) return;
    slider.index = std::clamp(place, 0, slider.last());
    for (const auto& [id, spot] : choice_.spots) suggest_spot(scene, id);
    forecast(scene);
}

void ChoiceEditor::slide_to(const Scene& scene, Point place) {
    const Slider& slider = choice_.slider;
    if (slider.empty() || !scene.seen().motion) return;
    const auto away = [&](int point) { return squared_distance(point_of(*scene.seen().motion, point), place); };
    const auto nearest =
        std::min_element(slider.points.begin(), slider.points.end(), [&](int a, int b) { return away(a) < away(b); });
    constexpr int reach = 240;
    if (away(*nearest) <= square(reach)) slide(scene, static_cast<int>(nearest - slider.points.begin()));
}

// Keeps the slant, so that smoke or wire need not be turned again each time, and the slider.
void ChoiceEditor::clear() {
    Choice none;
    none.slant = choice_.slant;
    none.slider = std::move(choice_.slider);
    choice_ = std::move(none);
    places_.clear();
    shots_.clear();
    better_ = {};
    rally_help_ = RallyHelp::none;
    hovered_.goal.reset();
    clear_refusal();
}

void ChoiceEditor::clear_aim() {
    drop_shooters();
    choice_.goal.reset();
    choice_.gathering.reset();
    choice_.gathers = false;
    choice_.turret = no_heading;
    choice_.waypoints.clear();
    choice_.target = no_unit;
    hovered_.goal.reset();
}

// Those who joined a shot do not come along.
void ChoiceEditor::drop_shooters() {
    if (choice_.target == no_unit || choice_.grouping) return;
    choice_.partners.clear();
    choice_.director = no_unit;
}

void ChoiceEditor::clear_refusal() {
    lit_units_.clear();
    lit_piece_ = no_piece;
    refused_ = no_unit;
}

void ChoiceEditor::toggle_partner(const Scene& scene, UnitId unit) {
    Units& partners = choice_.partners;
    if (UnitId* found = std::find(partners.begin(), partners.end(), unit); found != partners.end()) {
        partners.erase(found);
        choice_.spots.erase(unit);
    } else if (partners.size() < partners.capacity() && unit != choice_.unit) {
        const bool full = scene.phase() == Phase::spill && !partners.empty() &&
                          static_cast<int>(partners.size()) >= scene.seen().spill->count;
        if (full) partners.erase(partners.begin());
        partners.push_back(unit);
        if (scene.unit(unit).hidden()) suggest_spot(scene, unit);
    }
    forecast(scene);
}

void ChoiceEditor::suggest_spot(const Scene& scene, UnitId unit) {
    if (!scene.seen().motion || choice_.slider.empty()) return;
    if (const std::optional<Spot> spot = suggested_spot(scene.seen(), choice_.slider.point(), unit))
        choice_.spots[unit] = *spot;
}

void ChoiceEditor::update_slider(const Scene& scene) {
    Slider& slider = choice_.slider;
    slider.points.clear();
    if (scene.seen().motion && scene.phase() == Phase::react)
        slider.points = reaction_points(scene.seen(), *scene.seen().motion);
    slider.index = std::clamp(slider.index, 0, std::max(0, slider.last()));
}

void ChoiceEditor::begin_reaction(const Scene& scene) {
    update_slider(scene);
    forecast(scene);
    const BestShot best = best_shot(scene.seen(), choice_.slider.points, forecasts_.exposures);
    choice_.slider.index = best.unit == no_unit ? 0 : best.index;
}

// A shot that is proposed is previewed like one that is pointed at.
void ChoiceEditor::forecast(const Scene& scene) {
    Hover shown = hovered_;
    if (const Shot* shot = proposed_shot(scene); shot != nullptr && !shown.goal && !points_at_enemy(scene))
        shown.unit = shot->target;
    forecasts_ = crossfire_squads::forecasts(scene, choice_, shown);
}

// A hint is a single leg: to go so far in safety is no advice to go all the way.
bool ChoiceEditor::goes_on_under_fire(const Walk& walk) {
    if (walk.legs.empty()) return false;
    const Walk first{walk.unit, {walk.legs.front()}, false};
    return threats_of(first).empty() && !threats_of(walk).empty();
}

// The hint is the beginning of the walk that is proposed: nothing has to be chosen for it.
bool ChoiceEditor::proposes_hint(const Scene& scene) const {
    const AdvisedPlace* place = hint_ ? proposal() : nullptr;
    return place != nullptr && is_on_way(scene, place->walk, *hint_) && !goes_on_under_fire(place->walk);
}

// Its unit has been chosen.
void ChoiceEditor::take_over_hint(const Scene& scene) {
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

void ChoiceEditor::step_place(const Scene& scene, int by) {
    if (places_.empty() || choice_.unit == no_unit || scene.phase() != Phase::play) return;
    const auto now = std::find_if(places_.begin(), places_.end(),
                                  [&](const AdvisedPlace& place) { return choice_.goal && place.at == *choice_.goal; });
    choice_.tool = Tool::orders;
    aim_at(scene, places_[next_in_circle(now - places_.begin(), by, places_.size())].at);
}

std::size_t ChoiceEditor::take_hold_of_waypoint(std::size_t leg) {
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

void ChoiceEditor::set_waypoint(const Scene& scene, std::size_t which, Point place) {
    if (which >= choice_.waypoints.size()) choice_.waypoints.push_back({});
    choice_.waypoints[std::min(which, choice_.waypoints.size() - 1)] =
        clamped(place, radius_of(scene.unit(choice_.unit)));
    forecast(scene);
}

void ChoiceEditor::take_waypoint(const Scene& scene, std::size_t which) {
    if (which >= choice_.waypoints.size()) return;
    choice_.waypoints.erase(choice_.waypoints.begin() + static_cast<std::ptrdiff_t>(which));
    forecast(scene);
}

}  // namespace sightlines::crossfire_squads
