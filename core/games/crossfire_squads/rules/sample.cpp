#include <algorithm>

#include "engine/dice.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/judge.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

// Random actions, listed or not, for random play: what is proposed is likely to be allowed and to lead to a fight.
namespace sightlines::crossfire_squads {

namespace {

constexpr int most_tries = 40;

struct Sampler {
    const Rules& rules;
    const Position& at;
    Rng& rng;
    int side;

    int below(int bound) const { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }
    int between(int low, int high) const { return low + below(high - low + 1); }
    bool one_in(int count) const { return below(count) == 0; }
    template <class List>
    auto any(const List& list) const {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    Point point_in(const Box& box) const { return {between(box.left, box.right), between(box.top, box.bottom)}; }
    Point heading() const {
        const Point d{between(-10, 10), between(-10, 10)};
        return d == no_heading ? Point{1, 0} : d;
    }
    Point face_of(const Unit& unit) const { return row_of(unit.kind).arc ? heading() : no_heading; }
    Point turret_of(const Unit& unit) const { return has_turret(unit) && one_in(3) ? heading() : no_heading; }

    Units standing(int whose) const {
        Units units;
        each_on_table(at, whose, [&](UnitId id, const Unit&) { units.push_back(id); });
        return units;
    }
    Units waiting() const {
        Units units;
        for (int number = 0; number < most_units; ++number) {
            const UnitId id = unit_id(side, number);
            if (at[id].exists() && at[id].placement == Placement::waiting) units.push_back(id);
        }
        return units;
    }

    // Some way off, in a random direction; or towards an enemy, or the objective.
    Point goal(Point from) const {
        const Units enemies = standing(1 - side);
        const Piece* objective = at.terrain.find(at.objective);
        if (one_in(3) && !enemies.empty()) return at[any(enemies)].at;
        if (one_in(3) && objective != nullptr) return point_in(objective->shape.box());
        const int far = one_in(3) ? 1500 : 400;
        return from + Point{between(-far, far), between(-far, far)};
    }
    AnyUnits beside(UnitId leader, int whose) const {
        AnyUnits units;
        each_on_table(at, whose, [&](UnitId id, const Unit& unit) {
            if (id != leader && one_in(2) && near(stand_of(unit), stand_of(at[leader]))) units.push_back(id);
        });
        return units;
    }
    AnyUnits led_by(UnitId leader) const {
        AnyUnits units{leader};
        for (const UnitId id : beside(leader, side_of(leader))) units.push_back(id);
        return units;
    }
    UnitId commander_of(const Unit& unit) const {
        UnitId found = no_unit;
        each_on_table(at, side, [&](UnitId id, const Unit& leader) {
            if (leader.kind == Kind::pc && leader.platoon == unit.platoon) found = id;
        });
        return found;
    }

    Action placing() const;
    Action order(UnitId id) const;
    Action reaction() const;
    Action appearance(const Units& units) const;
    Action group_member() const;
    Action proposal() const;
};

Action Sampler::placing() const {
    const Units units = waiting();
    const Edge home = at.edges[static_cast<std::size_t>(side)];
    const int depth = deployment_depth(home);
    const Box zone = home == Edge::n   ? Box{0, 0, table_width, depth}
                     : home == Edge::s ? Box{0, table_height - depth, table_width, table_height}
                     : home == Edge::w ? Box{0, 0, depth, table_height}
                                       : Box{table_width - depth, 0, table_width, table_height};
    if (has_stock(at, side) && one_in(3)) {
        const auto slant = static_cast<Slant>(below(4));
        if (one_in(2)) return LayWire{point_in(table), slant};
        if (at.terrain.size() > 0)
            return LayMine{
                (at.terrain.begin() + below(static_cast<int>(at.terrain.size())))->id, {no_piece, no_piece}, {}};
    }
    if (units.empty()) return Done{};
    const UnitId id = any(units);
    if (rules.options().hidden == side && one_in(2) && at.terrain.size() > 0)
        return Hide{id, (at.terrain.begin() + below(static_cast<int>(at.terrain.size())))->id};
    return PlaceUnit{id, point_in(zone), face_of(at[id]), turret_of(at[id])};
}

Action Sampler::order(UnitId id) const {
    const Unit& unit = at[id];
    const Options& options = rules.options();
    const Point to = goal(unit.at);
    switch (below(12)) {
        case 0: return Pivot{id, face_of(unit), turret_of(unit)};
        case 1: return GoProne{id};
        case 2: {
            const AnyUnits with = beside(id, side);
            if (with.empty()) return Move{id, to, {}, {}, turret_of(unit)};
            return Move{id, to, with, to + Point{between(-80, 80), between(-80, 80)}, turret_of(unit)};
        }
        case 3:
            if (options.retreat) return Retreat{id, to};
            break;
        case 4:
            if (!options.obstacles) break;
            for (const Piece& piece : at.terrain) {
                if (piece.ground == Ground::wire && touches(piece, stand_of(unit)))
                    return Cross{id, piece.id, point_in(piece.shape.box().grown(radius_of(unit) + 10)),
                                 turret_of(unit)};
            }
            break;
        case 5:
            if (unit.kind == Kind::fo) return CallSmoke{id, to, static_cast<Slant>(below(4))};
            break;
        case 6:
            if (options.recon && at.terrain.size() > 0) {
                const Piece& piece = *(at.terrain.begin() + below(static_cast<int>(at.terrain.size())));
                return Recon{led_by(id), piece.id, point_in(piece.shape.box())};
            }
            break;
        case 7: {
            const Units enemies = standing(1 - side);
            if (!enemies.empty()) return Fire{led_by(id), any(enemies), one_in(2) ? commander_of(unit) : no_unit};
            break;
        }
        default: break;
    }
    return Move{id, to, {}, {}, turret_of(unit)};
}

Action Sampler::reaction() const {
    const Motion& motion = *at.motion;
    const std::vector<int> points = reaction_points(at, motion);
    Units able = standing(side);
    if (any_hidden(at, side, [](UnitId, const Unit&) { return true; }) && one_in(2)) {
        able.clear();
        for (int number = 0; number < most_units; ++number) {
            if (at[unit_id(side, number)].hidden()) able.push_back(unit_id(side, number));
        }
    }
    if (points.empty() || able.empty()) return Hold{};
    const UnitId leader = any(able);
    React react{{leader}, any(points), no_unit, {}};
    if (at[leader].hidden()) {
        react.spots.push_back(
            {leader, point_in(at.terrain.find(at[leader].hidden_in)->shape.box()), face_of(at[leader])});
        return react;
    }
    react.units = led_by(leader);
    if (one_in(3)) react.commander = commander_of(at[leader]);
    return react;
}

Action Sampler::appearance(const Units& units) const {
    const UnitId id = any(units);
    return Reveal{id, point_in(at.terrain.find(at[id].hidden_in)->shape.box()), face_of(at[id])};
}

Action Sampler::group_member() const {
    const UnitId id = any(at.group->left);
    const Point aim = at.group->dest + Point{between(-130, 130), between(-130, 130)};
    return Move{id, aim, {}, {}, turret_of(at[id])};
}

Action Sampler::proposal() const {
    switch (at.phase) {
        case Phase::deploy: return placing();
        case Phase::react: return reaction();
        case Phase::reveal: return appearance(at.revealing);
        case Phase::group: return group_member();
        default: break;
    }
    if (rules.options().hidden == side && one_in(30)) {
        Units hidden;
        for (int number = 0; number < most_units; ++number) {
            if (at[unit_id(side, number)].hidden()) hidden.push_back(unit_id(side, number));
        }
        if (!hidden.empty()) return appearance(hidden);
    }
    const Units units = standing(side);
    return units.empty() ? Action(EndTurn{}) : order(any(units));
}

// The first place where some waiting unit fits; everything random has failed.
Action first_place(const Rules& rules, const Position& at, const Units& units) {
    for (const UnitId id : units) {
        const Point face = row_of(at[id].kind).arc ? Point{0, 1} : no_heading;
        for (int y = 0; y <= table_height; y += 5) {
            for (int x = 0; x <= table_width; x += 5) {
                const PlaceUnit order{id, {x, y}, face, no_heading};
                if (judge_place(at, id, order.at).accepted() && rules.check(at, order).accepted()) return order;
            }
        }
    }
    return Done{};
}

// Likewise for a unit that must appear: CS-HIDE-09 has seen that there is a place.
Action first_spot(const Position& at) {
    const UnitId id = at.revealing[0];
    const Box& box = at.terrain.find(at[id].hidden_in)->shape.box();
    const Point face = row_of(at[id].kind).arc ? Point{0, 1} : no_heading;
    for (int y = (box.top + 9) / 10 * 10; y <= box.bottom; y += 10) {
        for (int x = (box.left + 9) / 10 * 10; x <= box.right; x += 10) {
            if (judge_spot(at, id, {x, y}).accepted()) return Reveal{id, {x, y}, face};
        }
    }
    return Reveal{id, {}, face};
}

}  // namespace

Action Rules::sample(const Position& at, Rng& rng) const {
    if (const std::optional<Dice> dice = due(options_, at)) return sample_roll(*dice, rng);
    const Sampler sampler{*this, at, rng, static_cast<int>(to_act(at))};
    const bool listed_only = parametric(at).empty();
    const bool prefers_list = at.phase == Phase::play                                ? sampler.one_in(3)
                              : at.phase == Phase::react || at.phase == Phase::group ? sampler.one_in(4)
                                                                                     : false;
    if (!listed_only && !prefers_list) {
        for (int tries = 0; tries < most_tries; ++tries) {
            Action action = sampler.proposal();
            if (check(at, action).accepted()) return action;
        }
    }
    if (at.phase == Phase::reveal) return first_spot(at);
    if (at.phase == Phase::deploy && has_units_to_place(at, sampler.side))
        return first_place(*this, at, sampler.waiting());
    std::vector<Action> actions;
    legal(at, actions);
    return sampler.any(actions);
}

}  // namespace sightlines::crossfire_squads
