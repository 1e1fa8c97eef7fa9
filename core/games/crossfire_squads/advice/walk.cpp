#include "games/crossfire_squads/advice/walk.h"

#include <algorithm>

#include "base/sort_short.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

Leg leg_to(const Options& options, const Position& at, UnitId unit, Point to, bool threats) {
    Leg leg{at[unit].at, to, plan_move(at, unit, to)};
    if (!threats || leg.plan.halt == 0) return leg;
    Motion motion;
    motion.unit = unit;
    motion.from = leg.from;
    motion.to = to;
    motion.halt = static_cast<std::int16_t>(leg.plan.halt);
    leg.exposures = exposures_of(options, at, motion);
    return leg;
}

// Nothing is ordered past an enemy, mines or what cannot be walked through.
bool goes_past(Halt why) { return why == Halt::destination || why == Halt::inside || why == Halt::outside; }

std::vector<UnitId> enemies_on_table(const Position& seen, UnitId unit) {
    std::vector<UnitId> enemies;
    each_on_table(seen, 1 - side_of(unit), [&](UnitId id, const Unit&) { enemies.push_back(id); });
    return enemies;
}

}  // namespace

Walk plan_walk(const Options& options, const Position& seen, UnitId unit, const std::vector<Point>& stops,
               bool threats) {
    Walk walk{unit, {}, false};
    Position scene = seen;
    std::size_t stop = 0;
    while (stop < stops.size() && walk.legs.size() < most_legs) {
        if (scene[unit].at == stops[stop]) {
            ++stop;
            continue;
        }
        Leg leg = leg_to(options, scene, unit, stops[stop], threats);
        if (!judge_plan(scene, unit, leg.to, leg.plan).accepted()) break;
        scene[unit].at = leg.plan.at;
        scene[unit].prone = false;
        const bool ends = !goes_past(leg.plan.why);
        walk.legs.push_back(std::move(leg));
        if (ends) break;
    }
    while (stop < stops.size() && scene[unit].at == stops[stop]) ++stop;
    walk.arrives = stop == stops.size() && !walk.legs.empty();
    return walk;
}

PieceId halted_by(const Position& seen, UnitId unit, const Leg& leg) {
    const Route route(leg.from, leg.to);
    const int radius = radius_of(seen[unit]), halt = leg.plan.halt;
    for (const Piece& piece : seen.terrain) {
        if (!piece.is_area() && (piece.ground != Ground::hedge || leg.plan.why == Halt::inside)) continue;
        const auto inside = [&](int point) { return piece.shape.contains_disc(route.at(point), radius); };
        const auto outside = [&](int point) { return !piece.shape.is_nearer_than(radius, route.at(point)); };
        if (leg.plan.why == Halt::inside) {
            if (inside(halt) && !inside(halt - 1)) return piece.id;
            continue;
        }
        if (!outside(halt) || outside(halt - 1)) continue;
        for (int point = 0; point < halt; ++point) {
            if (piece.shape.contains(route.at(point))) return piece.id;
        }
    }
    return no_piece;
}

Walk single_leg(UnitId unit, Point from, Point to, const MoveForecast& move) {
    return {unit, {Leg{from, to, move.plan, move.exposures}}, move.plan.at == to};
}

std::vector<Threat> threats_of(const Walk& walk) {
    std::vector<Threat> threats;
    for (const Leg& leg : walk.legs) {
        const Route route(leg.from, leg.to);
        for (const Exposure& exposure : leg.exposures) {
            auto found = std::find_if(threats.begin(), threats.end(),
                                      [&](const Threat& threat) { return threat.enemy == exposure.enemy; });
            if (found == threats.end()) found = threats.insert(found, Threat{exposure.enemy, {}, -1});
            for (const Exposure::Segment& segment : exposure.segments) {
                if (segment.dice > found->dice) *found = {exposure.enemy, route.at(segment.first), segment.dice};
            }
        }
    }
    sort_short(threats, [](const Threat& a, const Threat& b) { return a.dice > b.dice; });
    return threats;
}

HitOdds odds_of_being_hit(const std::vector<Threat>& threats) {
    HitOdds odds{certain, 0, 0, 0};
    for (const Threat& threat : threats) {
        const HitOdds shot = odds_of_hits(threat.dice);
        for (std::size_t hits = 1; hits < odds.size(); ++hits) odds[hits] += odds[0] * shot[hits] / certain;
        odds[0] = odds[0] * shot[0] / certain;
    }
    return odds;
}

int odds_of_a_hit(const std::vector<Threat>& threats) { return certain - odds_of_being_hit(threats)[0]; }

int odds_to_end_the_turn(const std::vector<Threat>& threats) {
    const HitOdds odds = odds_of_being_hit(threats);
    return odds[2] + odds[3];
}

Going set_out(const Position& seen, const Walk& walk, std::vector<Point> stops) {
    return {walk.unit, std::move(stops), walk.legs, seen.turn, enemies_on_table(seen, walk.unit)};
}

Onward follow(const Options& options, const Position& seen, bool decides, Going& going) {
    using enum Onward::What;
    using enum Onward::Why;
    const Unit& unit = seen[going.unit];
    if (!unit.on_table()) return {stopped, lost};
    if (unit.state != State::fit) return {stopped, hit};
    if (seen.phase == Phase::over || seen.turn != going.turn || seen.active != side_of(going.unit))
        return {stopped, turn_over};
    if (!decides) return {};
    if (seen.phase != Phase::play) return {stopped, asked};
    if (unit.at != going.legs.front().plan.at) return {stopped, elsewhere};
    for (const UnitId id : enemies_on_table(seen, going.unit)) {
        if (std::find(going.known.begin(), going.known.end(), id) == going.known.end()) return {stopped, new_enemy};
    }
    while (!going.stops.empty() && going.stops.front() == unit.at) going.stops.erase(going.stops.begin());
    if (going.legs.size() == 1) return {arrived, none};
    const Walk rest = plan_walk(options, seen, going.unit, going.stops, false);
    const std::size_t left = going.legs.size() - 1;
    if (rest.legs.size() < left || rest.legs[left - 1].plan.at != going.legs.back().plan.at) return {stopped, no_way};
    going.legs.erase(going.legs.begin());
    return {goes, none};
}

}  // namespace sightlines::crossfire_squads
