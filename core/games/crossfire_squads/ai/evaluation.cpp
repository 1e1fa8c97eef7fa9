#include "games/crossfire_squads/ai/evaluation.h"

#include <algorithm>
#include <cstdlib>

#include "games/crossfire_squads/ai/fire_potential.h"
#include "games/crossfire_squads/ai/weights.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

constexpr int mission_points = 8;   // of an observer, each: less than a mission usually brings
constexpr int goal_points = 8'000;  // the goal reached, as soon as the turn ends
constexpr int near_enough = 250;    // to the objective
constexpr int hidden_points = 12;
constexpr int clear_points = 10;  // a piece near the objective known to hold nobody hidden

Point place_of(const Position& at, const Unit& unit) {
    if (unit.on_table()) return unit.at;
    const Piece* piece = unit.hidden() ? at.terrain.find(unit.hidden_in) : nullptr;
    return piece == nullptr ? Point{} : piece->shape.box().middle();
}

int points_for_score(const Options& options, int vp) {
    const int goal = options.vp_goal;
    if (vp >= goal) return goal_points;
    return values::score * vp / goal + values::growth * vp * vp / (goal * goal);
}

struct Holding {
    int points = 0;
    int fit = 0;

    bool firm() const { return fit > 0; }
};

Holding holding_of(const Position& at, const Piece& objective, int side) {
    Holding holding;
    std::size_t fit = 0;
    each_on_table(at, side, [&](UnitId, const Unit& unit) {
        if (!objective.shape.contains(unit.at)) return;
        if (unit.state != State::fit) {
            holding.points += values::held_weakly;
        } else if (fit++ < values::holders.size()) {
            holding.points += values::holders[fit - 1];
        }
    });
    holding.fit = static_cast<int>(fit);
    return holding;
}

// Whoever holds the objective alone will score at the end of this turn, and perhaps of the next.
int scoring_hope(const Options& options, const Position& at, int side) {
    const int vp = at.vp[static_cast<std::size_t>(side)];
    const int due = (points_for_score(options, vp + 2) - points_for_score(options, vp)) / 2;
    return due * (vp + 2 >= options.vp_goal ? values::last_hope : values::hope) / 100;
}

int objective_lead(const Options& options, const Position& at) {
    const Piece* objective = at.terrain.find(at.objective);
    if (objective == nullptr) return 0;
    const Holding first = holding_of(at, *objective, 0);
    const Holding second = holding_of(at, *objective, 1);
    const int lead = first.points - second.points;
    if (first.firm() == second.firm()) return lead;
    return first.firm() ? lead + scoring_hope(options, at, 0) : lead - scoring_hope(options, at, 1);
}

// What one more fit unit out of action in the objective is worth, besides itself.
int holder_points(const Options& options, const Position& at, int side) {
    const Piece* objective = at.terrain.find(at.objective);
    if (objective == nullptr) return 0;
    const int fit = holding_of(at, *objective, side).fit;
    return fit == 0 ? 0 : scoring_hope(options, at, side) / (2 * fit);
}

int lesser_points(const Position& at, const Unit& unit) {
    int points = 0;
    if (unit.hidden()) points += hidden_points;
    if (unit.no_fire) points -= values::spent_shot;
    if (unit.on_table() && in_cover(at, unit.at, Cover::fire)) points += values::cover;
    return points;
}

int leading_points(const Position& at, int side) {
    int points = 0;
    each_on_table(at, side, [&](UnitId id, const Unit& leader) {
        if (!is_commander(leader) || leader.state == State::suppressed) return;
        each_on_table(at, side, [&](UnitId other, const Unit& unit) {
            if (other == id) return;
            if (unit.state != State::fit && near(stand_of(leader), stand_of(unit))) points += values::cared;
            if (leader.kind == Kind::pc && unit.platoon == leader.platoon && unit.platoon != 0 &&
                squared_distance(leader.at, unit.at) < square(800) && sees(at, id, other))
                points += values::led;
        });
    });
    return points;
}

int side_points(const Options& options, const Position& at, int side) {
    int points = points_for_score(options, at.vp[static_cast<std::size_t>(side)]);
    for (int number = 0; number < most_units; ++number) {
        const Unit& unit = at[unit_id(side, number)];
        if (!unit.exists()) continue;
        points += value_of(unit) + lesser_points(at, unit);
        if (unit.placement != Placement::waiting) points += place_value(at, unit, place_of(at, unit));
    }
    points += leading_points(at, side);
    if (options.hidden == 1 - side && options.recon) {
        const Piece* objective = at.terrain.find(at.objective);
        for (const PieceId id : at.clear) {
            const Piece* piece = at.terrain.find(id);
            if (objective == nullptr || piece == nullptr) continue;
            const Point way = piece->shape.box().middle() - objective->shape.box().middle();
            if (rough_length(way) < 1'500) points += clear_points;
        }
    }
    return points;
}

}  // namespace

int value_of(const Make& unit) {
    const int points = values::unit[static_cast<std::size_t>(unit.kind)];
    if (unit.kind == Kind::veh) return points + 15 * row_of(unit.type).front;
    return points +
           (unit.quality == Quality::veteran ? 10
            : unit.quality == Quality::green ? -10
                                             : 0) +
           (unit.expert ? 15 : 0);
}

int value_of(const Unit& unit) {
    const int missions = unit.kind == Kind::fo ? mission_points * (unit.he + unit.smoke) : 0;
    return value_of(static_cast<const Make&>(unit)) * values::percent_of_state[static_cast<std::size_t>(unit.state)] /
               100 +
           missions;
}

int loss_of(const Unit& unit, const std::array<int, 4>& state_odds) {
    const int whole = value_of(static_cast<const Make&>(unit));
    int left = 0;
    for (std::size_t state = 0; state < 3; ++state) left += state_odds[state] * values::percent_of_state[state] / 100;
    const int now = values::percent_of_state[static_cast<std::size_t>(unit.state)] * certain / 100;
    return whole * (now - left) / certain;
}

int place_value(const Position& at, const Unit& unit, Point point) {
    const Piece* objective = at.terrain.find(at.objective);
    if (objective == nullptr || unit.kind == Kind::fo) return 0;
    const int far = rough_length(point - objective->shape.box().middle());
    return -std::max(0, far - near_enough) / values::units_a_point;
}

std::int8_t scorer(const Position& at) {
    const Piece* objective = at.terrain.find(at.objective);
    if (objective == nullptr || at.turn <= 1) return nobody;
    const bool first = holding_of(at, *objective, 0).firm();
    const bool second = holding_of(at, *objective, 1).firm();
    return static_cast<std::int8_t>(first == second ? nobody : first ? 0 : 1);
}

int lead_with_first_turn(const Options& options, const Position& at, int lead, int side) {
    const int first = starting_side(options, at);
    const Piece* objective = at.terrain.find(at.objective);
    const bool has_flag = objective != nullptr || at.turn == 0;  // or it is still to be set up
    if (first == nobody || !has_flag || options.hidden != nobody) return lead;
    if (objective != nullptr && holding_of(at, *objective, 1 - first).firm()) return lead;
    const int own = side == first ? lead : -lead;
    const int gained = own + values::first_turn_gain, above = std::max(0, gained - values::first_turn_lead);
    const int lifted = std::max(own, gained - above + above / values::first_turn_divisor);
    return side == first ? lifted : -lifted;
}

int standing_lead(const Options& options, const Position& at, int side) {
    const int lead = side_points(options, at, 0) - side_points(options, at, 1) + objective_lead(options, at);
    return side == 0 ? lead : -lead;
}

int lead_of(const Options& options, const Position& at, const LineOfSightCache& lines, int side) {
    if (at.win) {
        if (at.win->winners.empty()) return 0;
        return at.win->winners[0] == side ? won_points : -won_points;
    }
    int lead = standing_lead(options, at, side);
    if (at.active == nobody) return lead;
    const FirePotential hopes =
        fire_potential(options, at, lines, {holder_points(options, at, 0), holder_points(options, at, 1)});
    const int own = hopes.fire[static_cast<std::size_t>(side)];
    const int other = hopes.fire[static_cast<std::size_t>(1 - side)];
    const bool active = at.active == side;
    lead += own * (active ? values::turn : values::wait) / 100;
    lead -= other * (active ? values::wait : values::turn) / 100;
    return lead;
}

}  // namespace sightlines::crossfire_squads
