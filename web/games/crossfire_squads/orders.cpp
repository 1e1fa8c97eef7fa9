// What a choice comes to: the action it means, and all that is known of it beforehand.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/view.h"

namespace sightlines::crossfire_squads {
namespace {

// Sixteen headings, clockwise from the east.
constexpr std::array<Point, 16> compass{{{1, 0},
                                         {12, 5},
                                         {1, 1},
                                         {5, 12},
                                         {0, 1},
                                         {-5, 12},
                                         {-1, 1},
                                         {-12, 5},
                                         {-1, 0},
                                         {-12, -5},
                                         {-1, -1},
                                         {-5, -12},
                                         {0, -1},
                                         {5, -12},
                                         {1, -1},
                                         {12, -5}}};

std::size_t nearest_heading(Point face) {
    const auto turned = [&](Point heading) {
        return static_cast<double>(dot(heading, face)) / std::sqrt(static_cast<double>(squared_length(heading)));
    };
    return static_cast<std::size_t>(
        std::max_element(compass.begin(), compass.end(), [&](Point a, Point b) { return turned(a) < turned(b); }) -
        compass.begin());
}

// The points of a piece at which a hidden unit may appear, 20 units apart: see(Point).
template <class See>
void each_spot(const Position& at, UnitId unit, See see) {
    const Box box = at.terrain.find(at[unit].hidden_in)->shape.box();
    for (int y = (box.top + 19) / 20 * 20; y <= box.bottom; y += 20) {
        for (int x = (box.left + 19) / 20 * 20; x <= box.right; x += 20) {
            if (judge_spot(at, unit, {x, y}).accepted()) see(Point{x, y});
        }
    }
}

ImVec2 middle_of(const Area& area) { return {(area.min.x + area.max.x) / 2, (area.min.y + area.max.y) / 2}; }

Point clamped(Point p, int radius) {
    return {std::clamp(p.x, radius, table_width - radius), std::clamp(p.y, radius, table_height - radius)};
}

}  // namespace

Point View::heading_to_enemy(UnitId unit) const {
    const Edge home = seen_.edges[static_cast<std::size_t>(side_of(unit))];
    constexpr std::array<Point, 5> away{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    return away[static_cast<std::size_t>(home)];
}

void View::aim_at(Point goal) {
    lit_units_.clear();
    lit_piece_ = no_piece;
    target_ = no_unit;
    goal_ = unit_ == no_unit ? goal : clamped(goal, radius_of(seen_[unit_]));
    forecast();
}

void View::aim_at_unit(UnitId enemy) {
    lit_units_.clear();
    lit_piece_ = no_piece;
    goal_.reset();
    target_ = enemy;
    forecast();
}

void View::withdraw_aim() {
    goal_.reset();
    hover_goal_.reset();
    target_ = no_unit;
}

void View::confirm() {
    if (const std::optional<Action> action = intended()) propose(*action);
}

Verdict View::verdict() const {
    const std::optional<Action> action = intended();
    return action ? rules().check(at(), *action) : accepted;
}

AnyUnits View::company() const {
    AnyUnits units{unit_};
    for (const UnitId id : partners_) units.push_back(id);
    return units;
}

Move View::move_to(Point goal) const {
    Move order{unit_, goal, {}, {}, no_heading};
    if (at().phase != Phase::play || partners_.empty()) return order;
    AnyUnits with;
    for (const UnitId id : partners_) with.push_back(id);
    order.with = with;
    order.dest = plan_move(seen_, unit_, goal).at;
    return order;
}

Fire View::fire_at(UnitId enemy) const { return {company(), enemy, by_}; }

React View::reaction() const {
    React react{company(), points_.empty() ? 0 : points_[static_cast<std::size_t>(point_)], by_, {}};
    for (const auto& [id, spot] : spots_) {
        if (std::find(react.units.begin(), react.units.end(), id) != react.units.end()) react.spots.push_back(spot);
    }
    return react;
}

std::optional<Action> View::intended_in_play() const {
    const Unit& unit = seen_[unit_];
    if (unit.hidden()) return goal_ ? std::optional<Action>(Reveal{unit_, *goal_, face_}) : std::nullopt;
    switch (tool_) {
        case Tool::turn:
            if (!row_of(unit.kind).arc) return Pivot{unit_, no_heading, no_heading};
            return face_ == unit.face && !has_turret(unit) ? std::nullopt
                                                           : std::optional<Action>(Pivot{unit_, face_, no_heading});
        case Tool::turret: return Pivot{unit_, unit.face, face_};
        case Tool::retreat: return goal_ ? std::optional<Action>(Retreat{unit_, *goal_}) : std::nullopt;
        case Tool::cross: return goal_ ? std::optional<Action>(Cross{unit_, piece_, *goal_, no_heading}) : std::nullopt;
        case Tool::smoke: return goal_ ? std::optional<Action>(CallSmoke{unit_, *goal_, slant_}) : std::nullopt;
        case Tool::recon: return goal_ ? std::optional<Action>(Recon{company(), piece_, *goal_}) : std::nullopt;
        default: break;
    }
    if (target_ != no_unit && unit.kind == Kind::fo) {
        const auto* house = std::find_if(seen_.terrain.begin(), seen_.terrain.end(), [&](const Piece& piece) {
            return piece.ground == Ground::building && piece.shape.contains(seen_[target_].at);
        });
        if (house != seen_.terrain.end()) return CallFire{unit_, no_unit, house->id};
        return CallFire{unit_, target_, no_piece};
    }
    if (target_ != no_unit) return fire_at(target_);
    return goal_ ? std::optional<Action>(move_to(*goal_)) : std::nullopt;
}

std::optional<Action> View::intended() const {
    if (is_covered() || decider() == nobody) return std::nullopt;
    if (at().phase == Phase::deploy && tool_ == Tool::wire)
        return goal_ ? std::optional<Action>(LayWire{*goal_, slant_}) : std::nullopt;
    if (at().phase == Phase::deploy && tool_ == Tool::mine)
        return piece_ != no_piece ? std::optional<Action>(LayMine{piece_, {no_piece, no_piece}, {}}) : std::nullopt;
    if (at().phase == Phase::join)
        return Join{[&] {
            AnyUnits units;
            for (const UnitId id : partners_) units.push_back(id);
            std::sort(units.begin(), units.end());
            return units;
        }()};
    if (at().phase == Phase::spill) {
        AnyUnits units;
        for (const UnitId id : partners_) units.push_back(id);
        std::sort(units.begin(), units.end());
        return SpillOver{units};
    }
    if (unit_ == no_unit) return std::nullopt;
    switch (at().phase) {
        case Phase::play: return intended_in_play();
        case Phase::group: return goal_ ? std::optional<Action>(move_to(*goal_)) : std::nullopt;
        case Phase::react: return reaction();
        case Phase::affect: return Affect{unit_};
        case Phase::reveal: return goal_ ? std::optional<Action>(Reveal{unit_, *goal_, face_}) : std::nullopt;
        case Phase::deploy:
            return goal_ ? std::optional<Action>(PlaceUnit{unit_, *goal_, face_, no_heading}) : std::nullopt;
        default: return std::nullopt;
    }
}

void View::nudge(int x, int y) {
    if (unit_ == no_unit) return;
    const Point from = goal_                     ? *goal_
                       : seen_[unit_].on_table() ? seen_[unit_].at
                                                 : camera_.point_at(middle_of(camera_.room()));
    aim_at(from + Point{x, y});
}

void View::turn_face(int steps) {
    const auto now = static_cast<int>(nearest_heading(face_ == no_heading ? Point{1, 0} : face_));
    face_ = compass[static_cast<std::size_t>(((now + steps) % 16 + 16) % 16)];
    forecast();
}

void View::set_point(int place) {
    if (points_.empty()) return;
    point_ = std::clamp(place, 0, static_cast<int>(points_.size()) - 1);
    for (auto& [id, spot] : spots_) suggest_spot(id);
    forecast();
}

void View::put_spot(UnitId unit, Point at) {
    const Point mover = scene_at_point()[seen_.motion->unit].at;
    spots_[unit] = {unit, at, row_of(seen_[unit].kind).arc ? mover - at : no_heading};
    forecast();
}

// The table as it would be with the mover at the chosen point.
Position View::scene_at_point() const {
    Position scene = seen_;
    if (scene.motion && !points_.empty())
        scene[scene.motion->unit].at = point_of(*scene.motion, points_[static_cast<std::size_t>(point_)]);
    return scene;
}

// Where the unit sees the mover from, as near to it as it may stand; else anywhere.
void View::suggest_spot(UnitId unit) {
    if (!seen_.motion) return;
    const Position scene = scene_at_point();
    const UnitId mover = seen_.motion->unit;
    std::optional<Point> best;
    bool best_sees = false;
    each_spot(scene, unit, [&](Point spot) {
        const bool can_see = sees(scene, {spot, radius_of(scene[unit])}, stand_of(scene[mover]));
        const bool nearer = best && squared_distance(spot, scene[mover].at) < squared_distance(*best, scene[mover].at);
        if (best && best_sees && !can_see) return;
        if (best && best_sees == can_see && !nearer) return;
        best = spot;
        best_sees = can_see;
    });
    if (best) spots_[unit] = {unit, *best, row_of(seen_[unit].kind).arc ? scene[mover].at - *best : no_heading};
}

// As far forward in its piece as it may stand.
void View::suggest_appearance(UnitId unit) {
    face_ = row_of(seen_[unit].kind).arc ? heading_to_enemy(unit) : no_heading;
    const Point ahead = heading_to_enemy(unit);
    std::optional<Point> best;
    each_spot(seen_, unit, [&](Point spot) {
        if (!best || dot(spot, ahead) > dot(*best, ahead)) best = spot;
    });
    goal_ = best;
}

// The shortest way over the wire that the unit touches.
void View::suggest_crossing() {
    const Unit& unit = seen_[unit_];
    for (const Piece& piece : seen_.terrain) {
        if (piece.ground != Ground::wire || !touches(piece, stand_of(unit))) continue;
        piece_ = piece.id;
        for (int far = 2 * radius_of(unit) + 20; far <= 700; far += 4) {
            for (const Point heading : compass) {
                const double length = std::sqrt(static_cast<double>(squared_length(heading)));
                const Point to = unit.at + Point{static_cast<std::int32_t>(std::lround(heading.x * far / length)),
                                                 static_cast<std::int32_t>(std::lround(heading.y * far / length))};
                if (!rules().check(at(), Cross{unit_, piece.id, to, no_heading}).accepted()) continue;
                goal_ = to;
                return;
            }
        }
    }
}

void View::forecast() {
    lines_.clear();
    move_.reset();
    volley_.reset();
    exposures_.clear();
    melee_.reset();
    if (is_covered()) return;
    if (seen_.melee) forecast_fight();
    if (at().phase == Phase::react) return forecast_reaction();
    if (unit_ == no_unit || !seen_[unit_].on_table()) return;
    if (at().phase != Phase::play && at().phase != Phase::group) return;
    lines_ = forecast_lines(seen_, unit_);
    const std::optional<Point> goal = goal_ ? goal_ : hover_goal_;
    const bool moves = tool_ == Tool::orders || tool_ == Tool::assault || tool_ == Tool::retreat;
    if (goal && moves && target_ == no_unit) {
        const Move order = move_to(*goal);
        const Action action = tool_ == Tool::retreat ? Action(Retreat{unit_, *goal}) : Action(order);
        move_ = forecast_move(rules().options(), seen_, order, rules().check(at(), action));
    }
    const bool hovers_enemy = hovered_ != no_unit && side_of(hovered_) != side_of(unit_);
    const UnitId enemy = target_ != no_unit ? target_ : hovers_enemy ? hovered_ : no_unit;
    if (enemy != no_unit && seen_[enemy].on_table() && tool_ == Tool::orders) forecast_shots(seen_, enemy);
}

void View::forecast_shots(const Position& scene, UnitId enemy, const Units& ambush) {
    AnyUnits able;
    for (const UnitId id : company()) {
        if (scene[id].on_table() && can_shoot(scene[id], scene[enemy]).accepted()) able.push_back(id);
    }
    if (!able.empty()) volley_ = forecast_volley(rules().options(), scene, able, enemy, ambush);
}

void View::forecast_reaction() {
    if (!seen_.motion) return;
    exposures_ = exposures_of(rules().options(), seen_, *seen_.motion);
    if (unit_ == no_unit || points_.empty()) return;
    Position scene = scene_at_point();
    const UnitId mover = seen_.motion->unit;
    Units ambush;
    for (const auto& [id, spot] : spots_) {
        if (!scene[id].hidden()) continue;
        if (is_ambush(scene, scene[id].hidden_in, mover)) ambush.push_back(id);
        appear(scene, id, spot.at, spot.face);
    }
    forecast_shots(scene, mover, ambush);
}

void View::forecast_fight() {
    Melee melee = *seen_.melee;
    for (const UnitId id : partners_) melee.units.push_back(id);
    std::sort(melee.units.begin(), melee.units.end());
    melee_ = forecast_melee(rules().options(), seen_, melee);
}

}  // namespace sightlines::crossfire_squads
