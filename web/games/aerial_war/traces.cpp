#include "games/aerial_war/traces.h"

#include <variant>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/text/turns.h"

namespace sightlines::aerial_war {
namespace {

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
        trace.shots.push_back({shot_due(before), due->hits(roll->faces[0])});
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

std::vector<Square> route_to(const Flights& flights, Square to, Facing facing) {
    if (flights.cut_short() > 0) return flights.route(to, facing, flights.cut_short());
    std::vector<Square> route = flights.route(to, facing, flights.low());
    return route.empty() ? flights.route(to, facing, flights.high()) : route;
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

}  // namespace sightlines::aerial_war
