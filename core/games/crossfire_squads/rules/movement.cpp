#include "games/crossfire_squads/rules/movement.h"

#include <algorithm>
#include <array>

#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/refusals.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

struct Walk {
    const Position& at;
    Route route;
    Stand start;
    int side;
    bool vehicle;
    Plan plan;

    Stand stand(int point) const { return {route.at(point), start.radius}; }

    void halt(int point, Halt why) {
        if (point < plan.halt || (point == plan.halt && plan.why == Halt::destination)) plan = {point, why, {}};
    }
};

// Calls is(point) for the points from 1 on that may touch what lies in a box, up to the halt found so far; the first
// that answers true.
template <class Is>
int first_point(const Walk& walk, const Box& box, Is is) {
    const Route::Range range = walk.route.near(box);
    const int last = std::min(range.last, walk.plan.halt);
    for (int point = std::max(range.first, 1); point <= last; ++point) {
        if (is(point)) return point;
    }
    return -1;
}

// CS-MOVE-03.
void enter(Walk& walk, const Piece& piece) {
    const auto inside = [&](int point) { return piece.shape.contains_disc(walk.route.at(point), walk.start.radius); };
    if (inside(0)) return;
    if (const int point = first_point(walk, piece.shape.box(), inside); point >= 0) walk.halt(point, Halt::inside);
}

// CS-MOVE-04: once the centre has been in the piece, the first point clear of it; that may be one beyond the box.
void leave(Walk& walk, const Piece& piece) {
    const auto centre_in = [&](int point) { return piece.shape.contains(walk.route.at(point)); };
    const int entered = centre_in(0) ? 0 : first_point(walk, piece.shape.box(), centre_in);
    if (entered < 0) return;
    for (int point = entered + 1; point <= walk.plan.halt; ++point) {
        if (!piece.shape.is_nearer_than(walk.start.radius, walk.route.at(point))) {
            walk.halt(point, Halt::outside);
            return;
        }
    }
}

// CS-OBS-03.
void enter_mine(Walk& walk, const Piece& mine) {
    if (mine.shape.contains(walk.start.at)) return;
    const auto inside = [&](int point) { return mine.shape.contains(walk.route.at(point)); };
    if (const int point = first_point(walk, mine.shape.box(), inside); point >= 0) walk.halt(point, Halt::mine);
}

// CS-OBS-06, CS-BLD-06.
void stop_before(Walk& walk, const Piece& piece, Halt why) {
    const int radius = walk.start.radius;
    const auto overlaps = [&](int point) { return piece.shape.is_nearer_than(radius, walk.route.at(point)); };
    const int point = first_point(walk, piece.shape.box().grown(radius), overlaps);
    if (point >= 0) walk.halt(point - 1, why);
}

// CS-BLD-02.
void reach_held(Walk& walk, const Piece& building) {
    if (meets(building, walk.start) || !is_held(walk.at, building, 1 - walk.side)) return;
    const auto met = [&](int point) { return meets(building, walk.stand(point)); };
    const int point = first_point(walk, building.shape.box().grown(walk.start.radius), met);
    if (point >= 0) walk.halt(point, Halt::held);
}

// CS-MOVE-05.
void touch_enemies(Walk& walk) {
    each_on_table(walk.at, 1 - walk.side, [&](UnitId, const Unit& enemy) {
        const Stand other = stand_of(enemy);
        const Box box = box_of(other.at, other.at).grown(other.radius + walk.start.radius);
        const int point = first_point(walk, box, [&](int i) { return in_contact(walk.stand(i), other); });
        if (point >= 0) walk.halt(point, Halt::contact);
    });
}

void walk_past(Walk& walk, const Piece& piece) {
    if (piece.ground == Ground::mine) return enter_mine(walk, piece);
    if (piece.ground == Ground::wire) return stop_before(walk, piece, Halt::wire);
    if (piece.is_area()) enter(walk, piece);
    leave(walk, piece);
    if (piece.ground != Ground::building) return;
    reach_held(walk, piece);
    if (walk.vehicle) stop_before(walk, piece, Halt::walls);
}

bool overlaps_friend(const Position& at, UnitId mover, Stand stand) {
    return any_on_table(at, side_of(mover),
                        [&](UnitId id, const Unit& unit) { return id != mover && overlap(stand, stand_of(unit)); });
}

// The last point where the mover can be shot at before it fights (CS-REACT-03).
int last_reaction_point(const Position& at, const Motion& motion) {
    const Stand end{point_of(motion, motion.halt), radius_of(at[motion.unit])};
    return is_contact_or_held(at, side_of(motion.unit), end) ? motion.halt - 1 : motion.halt;
}

bool is_marked(int point, int last) { return last == 0 ? point == 0 : point == 1 || point == last || point % 10 == 0; }

bool is_free_point(const Position& at, const Motion& motion, int point) {
    return point == 0 || !overlaps_friend(at, motion.unit, {point_of(motion, point), radius_of(at[motion.unit])});
}

}  // namespace

Plan plan_move(const Position& at, UnitId unit, Point to) {
    const Unit& mover = at[unit];
    const Route route(mover.at, to);  // CS-GEO-11
    Walk walk{at, route, stand_of(mover), side_of(unit), is_vehicle(mover), {route.last(), Halt::destination, {}}};
    const Box swept = box_of(mover.at, to).grown(walk.start.radius + 2);
    for (const Piece& piece : at.terrain) {
        if (piece.shape.box().meets(swept)) walk_past(walk, piece);
    }
    touch_enemies(walk);
    walk.plan.at = route.at(walk.plan.halt);
    return walk.plan;
}

Verdict judge_plan(const Position& at, UnitId unit, Point to, const Plan& plan) {
    const int radius = radius_of(at[unit]);
    if (!on_table({to, radius})) return refuse::off_the_table;
    if (plan.halt == 0) {
        if (plan.why == Halt::wire) return refuse::wire_ahead;
        if (plan.why == Halt::walls) return refuse::building_ahead;
        return refuse::no_way;
    }
    if (overlaps_friend(at, unit, {plan.at, radius})) return refuse::ends_on_a_friend;
    return accepted;
}

bool must_begin_led(const Options& options, const Unit& unit, int side) {
    const Nation nation = options.nations[static_cast<std::size_t>(side)];
    return is_rifle_squad(unit) && nation != Nation::none && nation != Nation::de;
}

bool must_end_led(const Options& options, const Unit& unit, int side) {
    const Nation nation = options.nations[static_cast<std::size_t>(side)];
    return is_rifle_squad(unit) && (nation == Nation::ru || nation == Nation::it || nation == Nation::fr);
}

bool is_led(const Options& options, const Position& at, UnitId unit, Point point) {
    const Stand stand{point, radius_of(at[unit])};
    return any_on_table(at, side_of(unit), [&](UnitId, const Unit& leader) {
        return is_commander(leader) && !(options.commanders && leader.state == State::suppressed) &&
               sees(at, stand, stand_of(leader));
    });
}

Point point_of(const Motion& motion, int point) {
    return motion.kind == MotionKind::pivot ? motion.from : Route(motion.from, motion.to).at(point);
}

std::vector<int> reaction_points(const Position& at, const Motion& motion) {
    std::vector<int> points;
    const auto offer = [&](int point) {
        if (point >= motion.reached && is_free_point(at, motion, point)) points.push_back(point);
    };
    if (motion.kind == MotionKind::cross) {
        points.push_back(motion.halt);
        return points;
    }
    const int last = motion.kind == MotionKind::pivot ? 0 : last_reaction_point(at, motion);
    if (last == 0) {
        offer(0);
        return points;
    }
    if (last < 0) return points;
    offer(1);
    for (int point = std::max(10, motion.reached / 10 * 10); point < last; point += 10) offer(point);
    if (last > 1) offer(last);
    return points;
}

bool is_reaction_point(const Position& at, const Motion& motion, int point) {
    if (motion.kind == MotionKind::cross) return point == motion.halt;
    const int last = motion.kind == MotionKind::pivot ? 0 : last_reaction_point(at, motion);
    return motion.reached <= point && point <= last && is_marked(point, last) && (point > 0 || last == 0) &&
           is_free_point(at, motion, point);
}

int halt_before(const Position& at, const Motion& motion, UnitId shooter) {
    const Route route(motion.from, motion.to);
    const int radius = radius_of(at[motion.unit]);
    const Stand other = stand_of(at[shooter]);
    int point = motion.reached + 1;
    while (point <= motion.halt && !in_contact({route.at(point), radius}, other)) ++point;
    if (point > motion.halt) return motion.halt;
    while (point > motion.reached && overlaps_friend(at, motion.unit, {route.at(point), radius})) --point;
    return point;
}

const Piece* mine_entered(const Position& at, Point from, Point to) {
    const Piece* found = std::find_if(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        return piece.ground == Ground::mine && piece.shape.contains(to) && !piece.shape.contains(from);
    });
    return found == at.terrain.end() ? nullptr : found;
}

const Piece* mine_under(const Position& at, Point point) {
    const Piece* found = std::find_if(at.terrain.begin(), at.terrain.end(), [&](const Piece& piece) {
        return piece.ground == Ground::mine && piece.shape.contains(point);
    });
    return found == at.terrain.end() ? nullptr : found;
}

}  // namespace sightlines::crossfire_squads
