#include "games/crossfire_squads/advice/answers.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/sort_short.h"
#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/advice/free_places.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/turn/turn.h"

namespace sightlines::crossfire_squads {

std::vector<Action> best_of(std::vector<RatedAction> rated) {
    constexpr std::size_t most_ranked = 8;
    std::vector<RatedAction*> best;
    for (RatedAction& one : rated) best.push_back(&one);
    sort_short(best, [](const RatedAction* a, const RatedAction* b) { return a->value > b->value; });
    std::vector<Action> actions;
    for (RatedAction* one : best) {
        if (actions.size() == most_ranked) break;
        actions.push_back(std::move(one->action));
    }
    return actions;
}

// As far from every edge as from the one opposite: whoever chooses the edge shall gain little by it.
std::vector<Action> objectives_in_order(const Position& at) {
    std::vector<RatedAction> rated;
    for (const Piece& piece : at.terrain) {
        if (!piece.is_area()) continue;
        const Point middle = piece.shape.box().middle();
        const int askew = std::max(std::abs(table_width - 2 * middle.x), std::abs(table_height - 2 * middle.y));
        rated.push_back({piece.shape.twice_area() / 1'000 - askew, Objective{piece.id}});
    }
    return best_of(std::move(rated));
}

std::vector<Action> edges_in_order(const Position& at) {
    std::vector<RatedAction> rated;
    const Piece* objective = at.terrain.find(at.objective);
    const Point goal = objective == nullptr ? Point{} : objective->shape.box().middle();
    for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
        const auto way = [&](Edge from) { return std::max(0, distance_from(from, goal) - deployment_depth(from)); };
        rated.push_back({way(opposite(edge)) - way(edge), HomeEdge{edge}});
    }
    return best_of(std::move(rated));
}

// The first that may be chosen.
PieceId advised_objective(const Situation& situation) {
    for (const Action& action : objectives_in_order(situation.seen())) {
        if (situation.expect(action).accepted()) return std::get<Objective>(action).piece;
    }
    return no_piece;
}

Edge advised_edge(const Situation& situation) {
    for (const Action& action : edges_in_order(situation.seen())) {
        if (situation.expect(action).accepted()) return std::get<HomeEdge>(action).edge;
    }
    return Edge::none;
}

std::optional<Point> advised_placing(const Situation& situation, UnitId unit, Point face) {
    const Position& at = situation.seen();
    const Point flag = aim_of_side(at);
    const Edge home = at.edges[static_cast<std::size_t>(side_of(unit))];
    constexpr int step = 80, of_cover = 1200;
    std::optional<std::pair<int, Point>> best;
    for (int y = step; y < table_height; y += step) {
        for (int x = step; x < table_width; x += step) {
            const Point p{x, y};
            if (distance_from(home, p) > deployment_depth(home) || !is_free(at, unit, p)) continue;
            const int cost = distance(p, flag) - (in_cover(at, p, Cover::fire) ? of_cover : 0);
            if (best && cost >= best->first) continue;
            if (situation.expect(PlaceUnit{unit, p, face, no_heading}).accepted()) best = {cost, p};
        }
    }
    if (!best) return std::nullopt;
    return best->second;
}

PieceId advised_hiding(const Situation& situation, UnitId unit) {
    constexpr int of_company = 400;  // the cost of each who hides there already
    const Position& at = situation.seen();
    if (situation.options().hidden != side_of(unit)) return no_piece;
    std::optional<std::pair<int, PieceId>> best;
    for (const Piece& piece : at.terrain) {
        if (!situation.expect(Hide{unit, piece.id}).accepted()) continue;
        const auto others = static_cast<int>(hidden_in(at, side_of(unit), piece.id).size());
        const int cost = distance(piece.shape.box().middle(), aim_of_side(at)) + of_company * others;
        if (!best || cost < best->first) best = {cost, piece.id};
    }
    return best ? best->second : no_piece;
}

std::optional<Point> advised_group_goal(const Situation& situation, const Position& at, UnitId unit) {
    if (!at.group) return std::nullopt;
    for (const int far : {104, 120, 90, 140}) {
        std::optional<std::pair<int, Point>> best;
        for (const Point heading : compass) {
            const Point p = away(at.group->dest, heading, far);
            const int cost = distance(p, at[unit].at);
            if (best && cost >= best->first) continue;
            if (situation.expect(at, Move{unit, p, {}, {}, no_heading}).accepted()) best = {cost, p};
        }
        if (best) return best->second;
    }
    return std::nullopt;
}

std::optional<Point> advised_retreat(const Situation& situation, UnitId id) {
    const Unit& unit = situation.unit(id);
    const Point ahead = heading_to_enemy(situation.seen(), side_of(id));
    std::optional<std::pair<int, Point>> best;
    for (int far = 100; far <= 900; far += 50) {
        for (const Point heading : compass) {
            if (dot(heading, ahead) >= 0) continue;
            const Point p = away(unit.at, heading, far);
            const int cost = far - (in_cover(situation.seen(), p, Cover::fire) ? 500 : 0);
            if (best && cost >= best->first) continue;
            if (situation.expect(Retreat{id, p}).accepted()) best = {cost, p};
        }
    }
    if (!best) return std::nullopt;
    return best->second;
}

Units advised_helpers(const Situation& situation, const std::vector<UnitId>& offered) {
    AnyUnits chosen;
    const Position& at = situation.seen();
    const int side = situation.decider();
    if (!at.melee || side == nobody) return {};
    const auto odds_with = [&](const AnyUnits& units) {
        Melee melee = *at.melee;
        for (const UnitId id : units) melee.units.push_back(id);
        std::sort(melee.units.begin(), melee.units.end());
        return forecast_melee(situation.options(), at, melee).wins[static_cast<std::size_t>(side)];
    };
    for (bool better = true; better;) {
        better = false;
        AnyUnits best = chosen;
        for (const UnitId id : offered) {
            if (std::find(chosen.begin(), chosen.end(), id) != chosen.end()) continue;
            AnyUnits with = chosen;
            with.push_back(id);
            std::sort(with.begin(), with.end());
            if (!situation.expect(Join{with}).accepted() || odds_with(with) <= odds_with(best)) continue;
            best = with;
            better = true;
        }
        chosen = best;
    }
    Units helpers;
    for (const UnitId id : chosen) helpers.push_back(id);
    return helpers;
}

Units least_lost(const Position& seen, std::vector<UnitId> offered, int count, int hits) {
    HitOdds sure{};
    sure[static_cast<std::size_t>(std::min(hits, 3))] = certain;
    const auto loss = [&](UnitId id) { return loss_of(seen[id], under_fire(untouched(seen[id].state), sure)); };
    sort_short(offered, [&](UnitId a, UnitId b) { return loss(a) < loss(b); });
    Units chosen;
    for (const UnitId id : offered) {
        if (static_cast<int>(chosen.size()) < count) chosen.push_back(id);
    }
    return chosen;
}

}  // namespace sightlines::crossfire_squads
