#include "games/crossfire_squads/ai/reaction_policy.h"

#include <algorithm>
#include <array>

#include "base/sort_short.h"
#include "games/crossfire_squads/advice/fire_groups.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int least_keeps = 700;  // odds below which a reaction is better saved for another mover
constexpr std::size_t quick_points = 6;

// Some of the points, evenly spread, the last among them.
std::vector<int> some_of(const std::vector<int>& points, std::size_t count) {
    if (points.size() <= count) return points;
    std::vector<int> some;
    for (std::size_t i = 1; i <= count; ++i) some.push_back(points[points.size() * i / count - 1]);
    return some;
}

struct Volleyed {
    int point;
    FireGroup plan;
};

std::vector<Volleyed> volleys_along(const Rules& rules, const Position& at, std::size_t points) {
    std::vector<Volleyed> all;
    const Motion& motion = *at.motion;
    Position scene = at;
    scene[motion.unit].prone = false;
    for (const int point : some_of(reaction_points(at, motion), points)) {
        scene[motion.unit].at = point_of(motion, point);
        for (FireGroup& plan : fire_groups(rules.options(), scene, 1 - side_of(motion.unit), motion.unit, false)) {
            const bool known = std::any_of(all.begin(), all.end(), [&](const Volleyed& other) {
                return other.plan.units == plan.units && other.plan.commander == plan.commander &&
                       other.plan.keeps == plan.keeps;
            });
            if (!known) all.push_back({point, std::move(plan)});
        }
    }
    sort_short(all, [](const Volleyed& a, const Volleyed& b) {
        return a.plan.keeps + a.plan.hits / 8 > b.plan.keeps + b.plan.hits / 8;
    });
    return all;
}

Action reaction_of(const Volleyed& shot) { return React{shot.plan.units, shot.point, shot.plan.commander, {}}; }

Action quick_reaction(const Rules& rules, const Position& at) {
    for (const Volleyed& shot : volleys_along(rules, at, quick_points)) {
        if (shot.plan.keeps < least_keeps) break;
        Action action = reaction_of(shot);
        if (rules.check(at, action).accepted()) return action;
    }
    return Hold{};
}

// A ring of places about a point.
std::vector<Point> ring(Point middle, int radius) {
    const int slant = radius * 7 / 10;
    std::vector<Point> places;
    for (const Point d : {Point{radius, 0}, Point{-radius, 0}, Point{0, radius}, Point{0, -radius}, Point{slant, slant},
                          Point{-slant, slant}, Point{slant, -slant}, Point{-slant, -slant}})
        places.push_back(middle + d);
    return places;
}

// A grid in a piece, from its middle outward.
std::vector<Point> places_in(const Piece& piece, int step) {
    std::vector<Point> places;
    const Box& box = piece.shape.box();
    const Point middle = box.middle();
    for (int y = box.top + step / 2; y <= box.bottom; y += step) {
        for (int x = box.left + step / 2; x <= box.right; x += step) {
            if (piece.shape.contains({x, y})) places.push_back({x, y});
        }
    }
    sort_short(places, [&](Point a, Point b) { return squared_distance(a, middle) < squared_distance(b, middle); });
    return places;
}

// Where the enemy is nearest; the middle of the table if there is none.
Point nearest_enemy(const Position& at, int side, Point from) {
    Point found{table_width / 2, table_height / 2};
    std::int64_t least = INT64_MAX;
    each_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
        const std::int64_t distance = squared_distance(from, enemy.at);
        if (distance >= least) return;
        least = distance;
        found = enemy.at;
    });
    return found;
}

template <class List, class Cost>
UnitId cheapest(const Position& at, const List& units, Cost cost) {
    return *std::min_element(units.begin(), units.end(), [&](UnitId a, UnitId b) { return cost(at[a]) < cost(at[b]); });
}

// Suppressed ones would die of it.
int cost_of_suppression(const Unit& unit) {
    return unit.state == State::suppressed ? 2 * value_of(unit) : value_of(static_cast<const Make&>(unit));
}

Action quick_spill(const Position& at) {
    AnyUnits from = spill_candidates(at, *at.spill);
    AnyUnits chosen;
    while (!from.empty() && static_cast<int>(chosen.size()) < at.spill->count) {
        const UnitId id = cheapest(at, from, cost_of_suppression);
        chosen.push_back(id);
        from.erase(std::find(from.begin(), from.end(), id));
    }
    std::sort(chosen.begin(), chosen.end());
    return SpillOver{chosen};
}

Action most_helpers(const Rules& rules, const Position& at) {
    const std::vector<Action> actions = legal_actions(rules, at);
    return actions.back();
}

}  // namespace

Point facing(const Unit& unit, Point from, Point to) {
    if (!row_of(unit.kind).arc) return no_heading;
    return from == to ? Point{0, 1} : to - from;
}

std::vector<Action> reactions(const Rules& rules, const Position& at, std::size_t points, std::size_t most) {
    std::vector<Action> actions;
    for (const Volleyed& shot : volleys_along(rules, at, points)) {
        if (actions.size() >= most) break;
        Action action = reaction_of(shot);
        if (rules.check(at, action).accepted()) actions.push_back(std::move(action));
    }
    return actions;
}

std::vector<Action> ambushes(const Rules& rules, const Position& at, std::size_t most) {
    constexpr std::size_t points = 3;
    constexpr int step = 120;
    std::vector<Action> actions;
    const Motion& motion = *at.motion;
    const int side = 1 - side_of(motion.unit);
    for (const int point : some_of(reaction_points(at, motion), points)) {
        const Point mover = point_of(motion, point);
        for (int number = 0; number < most_units && actions.size() < most; ++number) {
            const UnitId id = unit_id(side, number);
            if (!at[id].hidden() || at[id].no_fire || !can_shoot(at[id], at[motion.unit]).accepted()) continue;
            for (const Point spot : places_in(*at.terrain.find(at[id].hidden_in), step)) {
                Action action = React{{id}, point, no_unit, {{id, spot, facing(at[id], spot, mover)}}};
                if (!rules.check(at, action).accepted()) continue;
                actions.push_back(std::move(action));
                break;
            }
        }
    }
    return actions;
}

std::vector<Action> group_moves(const Rules& rules, const Position& at, std::size_t most) {
    std::vector<Action> actions;
    for (const UnitId id : at.group->left) {
        std::vector<Point> places = ring(at.group->dest, 105);
        sort_short(places,
                   [&](Point a, Point b) { return squared_distance(a, at[id].at) < squared_distance(b, at[id].at); });
        places.insert(places.begin(), at.group->dest);
        for (const Point to : places) {
            if (actions.size() >= most) return actions;
            Action action = Move{id, to, {}, {}, no_heading};
            if (!rules.check(at, action).accepted()) continue;
            actions.push_back(std::move(action));
        }
    }
    return actions;
}

std::vector<Action> appearances(const Rules& rules, const Position& at, UnitId unit, std::size_t most) {
    constexpr int step = 70;
    std::vector<Action> actions;
    for (const Point spot : places_in(*at.terrain.find(at[unit].hidden_in), step)) {
        if (actions.size() >= most) break;
        Action action = Reveal{unit, spot, facing(at[unit], spot, nearest_enemy(at, side_of(unit), spot))};
        if (rules.check(at, action).accepted()) actions.push_back(std::move(action));
    }
    return actions;
}

Action quick_reply(const Rules& rules, const Position& at) {
    switch (at.phase) {
        case Phase::react: return quick_reaction(rules, at);
        case Phase::group: {
            std::vector<Action> moves = group_moves(rules, at, 1);
            return moves.empty() ? Action(Done{}) : moves.front();
        }
        case Phase::join: return most_helpers(rules, at);
        case Phase::affect:
            return Affect{cheapest(at, affected_candidates(at, at.affected->building, 1 - at.active),
                                   [](const Unit& unit) { return value_of(unit); })};
        case Phase::spill: return quick_spill(at);
        case Phase::reveal:
            if (!at.revealing.empty()) {
                std::vector<Action> spots = appearances(rules, at, at.revealing[0], 1);
                if (!spots.empty()) return spots.front();
            }
            break;
        default: break;
    }
    Rng rng(1);
    return rules.sample(at, rng);
}

}  // namespace sightlines::crossfire_squads
