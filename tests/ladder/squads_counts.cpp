#include "ladder/squads_counts.h"

#include <algorithm>

#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/ai/fire_potential.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads::counts {
namespace {

constexpr int goal_points = 8'000;  // as the evaluation counts the goal
constexpr int led_distance = 800;

// Of one side.
struct Side {
    Row row{};
    std::size_t holders = 0;  // fit units in the objective
    double hope = 0;          // points of what it may score, were it alone there
    bool is_last = false;     // that would reach the goal
};

double points_for_score(int vp, int goal) {
    if (vp >= goal) return goal_points;
    const double share = static_cast<double>(vp) / goal;
    return values::score * share + values::growth * share * share;
}

void add_score(const Options& options, int vp, Side& side) {
    const double share = static_cast<double>(vp) / options.vp_goal;
    side.row[score] = share;
    side.row[score + 1] = share * share;
    side.is_last = vp + 2 >= options.vp_goal;
    side.hope = (points_for_score(vp + 2, options.vp_goal) - points_for_score(vp, options.vp_goal)) / 2;
}

void add_unit(const Position& at, const Unit& unit, Side& side) {
    side.row[static_cast<std::size_t>(unit.kind) - 1] += 1;
    if (unit.state != State::fit)
        side.row[pinned - 1 + static_cast<std::size_t>(unit.state)] -= value_of(static_cast<const Make&>(unit)) / 100.0;
    side.row[way] += place_value(at, unit, unit.at);
    side.row[spent_shot] -= unit.no_fire ? 1 : 0;
    side.row[cover] += in_cover(at, unit.at, Cover::fire) ? 1 : 0;
    const Piece* objective = at.terrain.find(at.objective);
    if (objective == nullptr || !objective->shape.contains(unit.at)) return;
    if (unit.state != State::fit)
        side.row[held_weakly] += 1;
    else if (side.holders++ < values::holders.size())
        side.row[holders + side.holders - 1] += 1;
}

void add_care(const Position& at, int number, Row& row) {
    each_on_table(at, number, [&](UnitId id, const Unit& leader) {
        if (!is_commander(leader) || leader.state == State::suppressed) return;
        each_on_table(at, number, [&](UnitId other, const Unit& unit) {
            if (other == id) return;
            if (unit.state != State::fit && near(stand_of(leader), stand_of(unit))) row[cared] += 1;
            const bool is_own = leader.kind == Kind::pc && unit.platoon == leader.platoon;
            if (is_own && squared_distance(leader.at, unit.at) < square(led_distance) && sees(at, id, other))
                row[led] += 1;
        });
    });
}

Side count_side(const Options& options, const Position& at, int number) {
    Side side;
    add_score(options, at.vp[static_cast<std::size_t>(number)], side);
    each_on_table(at, number, [&](UnitId, const Unit& unit) { add_unit(at, unit, side); });
    add_care(at, number, side.row);
    return side;
}

// What one fit unit in the objective less is worth to the other side, besides the unit.
int holder_points(const Side& side) {
    const int percent = side.is_last ? values::last_hope : values::hope;
    return side.holders == 0 ? 0 : static_cast<int>(side.hope * percent / 100) / (2 * static_cast<int>(side.holders));
}

}  // namespace

Row row_of(const Options& options, const Position& at) {
    std::array<Side, 2> sides{count_side(options, at, 0), count_side(options, at, 1)};
    if ((sides[0].holders > 0) != (sides[1].holders > 0)) {
        Side& holder = sides[0].holders > 0 ? sides[0] : sides[1];
        holder.row[hope + (holder.is_last ? 1 : 0)] = holder.hope / 100;
    }
    const FirePotential potential =
        fire_potential(options, at, LineOfSightCache(at), {holder_points(sides[0]), holder_points(sides[1])});
    for (const std::size_t number : {0U, 1U})
        sides[number].row[turn + (at.active == static_cast<int>(number) ? 0 : 1)] = potential.fire[number] / 100.0;
    Row row{};
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = sides[0].row[i] - sides[1].row[i];
    return row;
}

}  // namespace sightlines::crossfire_squads::counts
