#include "games/aerial_war/log.h"

#include <variant>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/words/names.h"

namespace sightlines::aerial_war {
namespace {

bool in_turn(const Position& at) { return at.phase != Phase::initiative && at.phase != Phase::over; }

bool same_turn(const Position& a, const Position& b) {
    if (a.battle != b.battle || a.side != b.side) return false;
    if (!in_turn(a) || !in_turn(b)) return a.phase == Phase::initiative && b.phase == Phase::initiative;
    return a.mover == b.mover && a.round == b.round;
}

void add(TurnTrace& trace, const Position& before, const Action& action) {
    if (const Fly* flight = std::get_if<Fly>(&action)) {
        trace.route = route_to(Flights(before), flight->to, flight->facing);
    } else if (const Ram* ram = std::get_if<Ram>(&action)) {
        trace.crashes = {mover(before).square, ram->target};
    } else if (std::holds_alternative<Loop>(action)) {
        const Plane& plane = mover(before);
        trace.loop_from = ahead(plane.square, plane.facing);
        trace.loop_to = behind(plane.square, plane.facing);
    } else if (const Roll* roll = std::get_if<Roll>(&action)) {
        const std::optional<HitRoll> due = due_hit_roll(before);
        if (!due || before.phase == Phase::loop) return;
        TurnTrace::Shot shot = shot_due(before);
        shot.hit = due->hits(roll->faces[0]);
        trace.shots.push_back(shot);
    }
}

bool leaves_marks(const TurnTrace& trace) {
    return !trace.route.empty() || !trace.shots.empty() || !trace.crashes.empty();
}

TurnTrace trace_of(const Position& at) {
    TurnTrace trace;
    trace.side = at.side;
    trace.colour = at.mover;
    return trace;
}

}  // namespace

TurnTrace::Shot shot_due(const Position& at) {
    const Plane& plane = mover(at);
    const Square front = ahead(plane.square, plane.facing), back = behind(plane.square, plane.facing);
    if (at.phase == Phase::return_fire) return {front, plane.square};
    if (at.phase == Phase::counter) return {back, plane.square};
    return {plane.square, front};
}

std::vector<Square> route_to(const Flights& flights, Square to, Facing facing) {
    if (flights.cut_short() > 0) return flights.route(to, facing, flights.cut_short());
    std::vector<Square> route = flights.route(to, facing, flights.low());
    return route.empty() ? flights.route(to, facing, flights.high()) : route;
}

std::size_t turn_begin(const History<Rules>& history, std::size_t ply) {
    while (ply > 0 && same_turn(history.at(ply - 1), history.at(ply))) --ply;
    return ply;
}

TurnTrace last_turn(const History<Rules>& history) {
    std::size_t end = history.cursor();
    std::size_t begin = history.at().phase == Phase::over ? end : turn_begin(history, end);
    for (int turn = 0; turn < 2; ++turn) {
        TurnTrace trace = trace_of(history.at(begin));
        for (std::size_t ply = begin; ply < end; ++ply) add(trace, history.at(ply), history.actions()[ply]);
        if (leaves_marks(trace)) return trace;
        if (begin == 0) break;
        end = begin;
        begin = turn_begin(history, end - 1);
        if (history.at(begin).battle != history.at().battle) break;
    }
    return {};
}

std::vector<TurnTrace> traces_of(const History<Rules>& history, std::size_t first, std::size_t last) {
    std::vector<TurnTrace> traces;
    const bool single = last - first == 1;
    for (std::size_t ply = first; ply < last; ++ply) {
        const Position& before = history.at(ply);
        if (!single && before.battle != history.at().battle) continue;
        if (traces.empty() || turn_begin(history, ply) == ply) traces.push_back(trace_of(before));
        add(traces.back(), before, history.actions()[ply]);
    }
    std::erase_if(traces, [](const TurnTrace& trace) { return !leaves_marks(trace); });
    return traces;
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        if (turns.empty() || turn_begin(history, ply) == ply) {
            std::string label(1, before.side == 0 ? 'G' : 'A'), heading = turn_heading(before);
            if (before.phase != Phase::initiative) label += colour_names[static_cast<std::size_t>(before.mover)][0];
            turns.push_back({before.side, std::move(label), ply, ply, std::move(heading)});
        }
        turns.back().last = ply + 1;
    }
    return turns;
}

std::vector<Plane> still_to_move(const Position& at) {
    std::vector<Plane> planes;
    if (!in_turn(at)) return planes;
    for (const int side : {static_cast<int>(at.side), enemy_of(at.side)}) {
        if (side != at.side && at.side != at.first) break;
        for (const Colour colour : all_colours) {
            const Plane* plane = plane_of(at, side, colour);
            if (plane != nullptr && (side != at.side || colour >= at.mover)) planes.push_back(*plane);
        }
    }
    return planes;
}

}  // namespace sightlines::aerial_war
