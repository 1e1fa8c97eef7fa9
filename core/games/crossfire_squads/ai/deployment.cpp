#include "games/crossfire_squads/ai/deployment.h"

#include <algorithm>
#include <cstdlib>

#include "games/crossfire_squads/advice/answers.h"
#include "games/crossfire_squads/ai/destinations.h"
#include "games/crossfire_squads/ai/reaction_policy.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int view_points = 120;  // of a place that overlooks the objective
constexpr int grid = 110;         // between the places considered: bases fit side by side

struct Deployer {
    const Rules& rules;
    const Position& at;
    int side;
    Point goal;

    bool allows(const Action& action) const { return rules.check(at, action).accepted(); }

    Edge home() const { return at.edges[static_cast<std::size_t>(side)]; }

    bool is_clear(Stand stand, Point p) const {
        const auto in_the_way = [&](UnitId, const Unit& other) {
            return meets_disc(stand.at, p, other.at, radius_of(other));
        };
        return sees(at, stand, {p}) && !any_on_table(at, side, in_the_way);
    }

    // The number of own shooters whose line of fire to the objective a unit there would block.
    int blocked(Stand stand) const {
        int count = 0;
        each_on_table(at, side, [&](UnitId, const Unit& other) {
            if (can_shoot_at_all(other) && meets_disc(other.at, goal, stand.at, stand.radius)) ++count;
        });
        return count;
    }

    // The share of the objective and its approaches that a unit there would see, in percent.
    int view(Stand stand) const {
        const Piece* objective = at.terrain.find(at.objective);
        if (objective == nullptr) return 0;
        const Point middle = middle_of(*objective);
        int seen = is_clear(stand, middle) ? 1 : 0;
        int all = 1;
        for (const Point corner : objective->shape.corners()) {
            const Point out = corner - middle;
            for (const Point p : {middle + Point{out.x * 3 / 4, out.y * 3 / 4}, corner + Point{out.x / 2, out.y / 2}}) {
                ++all;
                if (is_clear(stand, p)) ++seen;
            }
        }
        return 100 * seen / all;
    }

    // How well a unit would stand there.
    int value(UnitId id, Point point, bool covered) const {
        const Unit& unit = at[id];
        int points = -rough_length(goal - point) / 10 + (covered ? 30 : 0);
        points -= blocked({point, radius_of(unit)}) * view_points / 2;
        each_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
            if (sees(at, {point, radius_of(unit)}, stand_of(enemy))) points -= 15;
        });
        each_on_table(at, side, [&](UnitId, const Unit& other) {
            const int far = rough_length(other.at - point);
            if (other.platoon == unit.platoon) points -= std::min(far, 800) / 40;
            if (other.platoon != unit.platoon && far < 350) points -= 4;
        });
        if (row_of(unit.kind).attack > 0 || is_vehicle(unit))
            points += view({point, radius_of(unit)}) * view_points / 100;
        if (unit.kind == Kind::cc || unit.kind == Kind::fo) points += rough_length(goal - point) / 20;
        return points;
    }

    void place(UnitId id, std::vector<RatedAction>& weighed) const {
        const Unit& unit = at[id];
        const auto offer = [&](Point point, bool covered) {
            const Action order = PlaceUnit{id, point, facing(unit, point, goal), no_heading};
            if (judge_place(at, id, point).accepted() && allows(order))
                weighed.push_back({value(id, point, covered), order});
        };
        for (const Piece& piece : at.terrain) {
            if (!piece.is_area()) continue;
            const Box& box = piece.shape.box();
            for (int y = box.top + grid / 2; y < box.bottom; y += grid) {
                for (int x = box.left + grid / 2; x < box.right; x += grid) {
                    if (piece.shape.contains({x, y})) offer({x, y}, true);
                }
            }
        }
        if (!weighed.empty()) return;
        for (int y = grid; y < table_height; y += grid) {
            for (int x = grid; x < table_width; x += grid) offer({x, y}, false);
        }
    }

    void hide(UnitId id, std::vector<RatedAction>& weighed) const {
        for (const Piece& piece : at.terrain) {
            const Action order = Hide{id, piece.id};
            if (piece.is_area() && allows(order))
                weighed.push_back({-rough_length(goal - middle_of(piece)) / 10 + 45, order});
        }
    }

    // Mines where the enemy would come from and nobody of ours is; wire before the objective.
    void obstruct(std::vector<RatedAction>& weighed) const {
        for (const Piece& piece : at.terrain) {
            const Action order = LayMine{piece.id, {no_piece, no_piece}, {}};
            if (!piece.is_area() || piece.id == at.objective || !allows(order)) continue;
            const bool ours =
                any_on_table(at, side, [&](UnitId, const Unit& unit) { return piece.shape.contains(unit.at); });
            const int ahead = distance_from(home(), middle_of(piece)) - distance_from(home(), goal);
            if (!ours) weighed.push_back({-rough_length(goal - middle_of(piece)) + ahead, order});
        }
        const bool along = home() == Edge::n || home() == Edge::s;
        for (int aside = -900; aside <= 900; aside += 450) {
            for (int ahead = 150; ahead <= 750; ahead += 200) {
                const int sign = home() == Edge::n || home() == Edge::w ? 1 : -1;
                const Point point = goal + (along ? Point{aside, sign * ahead} : Point{sign * ahead, aside});
                const Action order = LayWire{point, along ? Slant::ew : Slant::ns};
                if (allows(order)) weighed.push_back({-rough_length(goal - point), order});
            }
        }
    }

    // Platoon by platoon, the commander of the company and observers last.
    UnitId next() const {
        UnitId found = no_unit;
        const auto rank = [&](UnitId id) {
            return at[id].platoon == 0 ? 100 + number_of(id) : at[id].platoon * 10 + (at[id].kind == Kind::pc ? 0 : 1);
        };
        for (int number = 0; number < most_units; ++number) {
            const UnitId id = unit_id(side, number);
            if (!at[id].exists() || at[id].placement != Placement::waiting) continue;
            if (found == no_unit || rank(id) < rank(found)) found = id;
        }
        return found;
    }
};

}  // namespace

std::vector<Action> preparations(const Rules& rules, const Position& at, Rng& rng) {
    if (at.phase == Phase::objective) return objectives_in_order(at);
    if (at.phase == Phase::edge) return edges_in_order(at);
    const Piece* objective = at.terrain.find(at.objective);
    const Point goal = objective == nullptr ? Point{table_width / 2, table_height / 2} : middle_of(*objective);
    const Deployer deployer{rules, at, at.placing, goal};
    std::vector<RatedAction> weighed;
    if (const UnitId id = deployer.next(); id != no_unit) {
        deployer.place(id, weighed);
        if (rules.options().hidden == at.placing) deployer.hide(id, weighed);
    } else {
        deployer.obstruct(weighed);
        weighed.push_back({INT32_MIN, Done{}});
    }
    std::erase_if(weighed, [&](const RatedAction& one) { return !deployer.allows(one.action); });
    if (weighed.empty()) return {rules.sample(at, rng)};
    return best_of(std::move(weighed));
}

}  // namespace sightlines::crossfire_squads
