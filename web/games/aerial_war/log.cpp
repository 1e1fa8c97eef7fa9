#include "games/aerial_war/log.h"

#include <variant>

#include "games/aerial_war/names.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"

namespace sightlines::aerial_war {
namespace {

bool in_turn(const Position& at) { return at.phase != Phase::initiative && at.phase != Phase::over; }

bool same_turn(const Position& a, const Position& b) {
    if (a.battle != b.battle || a.side != b.side) return false;
    if (!in_turn(a) || !in_turn(b)) return a.phase == Phase::initiative && b.phase == Phase::initiative;
    return a.mover == b.mover && a.round == b.round;
}

// The shot that the pending die decides.
TurnTrace::Shot shot_due(const Position& at) {
    const Plane& plane = mover(at);
    const Square front = ahead(plane.square, plane.facing), back = behind(plane.square, plane.facing);
    if (at.phase == Phase::return_fire) return {front, plane.square};
    if (at.phase == Phase::counter) return {back, plane.square};
    return {plane.square, front};
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

std::string name_on(const Position& at, Square square) {
    const Plane* plane = plane_on(at, square);
    return plane == nullptr ? "" : plane_name(*plane);
}

std::string shot_text(const Position& before, int face) {
    const TurnTrace::Shot shot = shot_due(before);
    const std::string who = name_on(before, shot.from), whom = name_on(before, shot.to);
    const bool hit = due_hit_roll(before)->hits(face);
    const std::string thrown = std::to_string(face) + ": ";
    if (before.phase == Phase::loop) return thrown + whom + (hit ? " may loop." : " cannot loop.");
    if (hit) return thrown + who + " has shot down " + whom + ".";
    return thrown + who + " has missed " + whom + ".";
}

// Sentences about planes that were skipped because friends were in their way (AW-RAM-04).
std::string skipped_sentence(const Position& before, const Position& after) {
    if (!in_turn(before) || !in_turn(after) || same_turn(before, after) || before.round != after.round ||
        before.battle != after.battle)
        return {};
    std::string text;
    for (const Plane& plane : still_to_move(before)) {
        if (plane.side == after.side && plane.colour == after.mover) break;
        const Plane* left = plane_of(after, plane.side, plane.colour);
        if (left == nullptr || (plane.side == before.side && plane.colour == before.mover)) continue;
        text += " " + plane_name(plane) + " is hemmed in by its own side and stays.";
    }
    return text;
}

}  // namespace

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
    const auto is_visible = [](const TurnTrace& trace) {
        return !trace.route.empty() || !trace.shots.empty() || !trace.crashes.empty();
    };
    std::size_t end = history.cursor();
    std::size_t begin = history.at().phase == Phase::over ? end : turn_begin(history, end);
    for (int turn = 0; turn < 2; ++turn) {
        TurnTrace trace;
        trace.side = history.at(begin).side;
        for (std::size_t ply = begin; ply < end; ++ply) add(trace, history.at(ply), history.actions()[ply]);
        if (is_visible(trace) || begin == 0) return is_visible(trace) ? trace : TurnTrace{};
        end = begin;
        begin = turn_begin(history, end - 1);
        if (history.at(begin).battle != history.at().battle) break;
    }
    return {};
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        if (turns.empty() || turn_begin(history, ply) == ply) {
            std::string label(1, before.side == 0 ? 'G' : 'A');
            if (before.phase != Phase::initiative) label += colour_names[static_cast<std::size_t>(before.mover)][0];
            turns.push_back({before.side, label, ply, ply});
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

std::string result_sentence(const History<Rules>& history, std::size_t ply) {
    const Position& before = history.at(ply);
    const Position& after = history.at(ply + 1);
    const Action& action = history.actions()[ply];
    std::string text;
    if (const Roll* roll = std::get_if<Roll>(&action)) {
        if (due_hit_roll(before)) text = shot_text(before, roll->faces[0]);
        if (before.phase == Phase::initiative && after.phase == Phase::initiative && before.side == 1)
            text = "A tie: both sides roll again.";
        if (before.phase == Phase::initiative && after.phase != Phase::initiative)
            text = side_name(after.first) + " rolled higher and move first in this battle.";
    } else if (const Ram* ram = std::get_if<Ram>(&action)) {
        text = plane_name(before.side, before.mover) + " and " + name_on(before, ram->target) + " have crashed.";
    }
    if (after.battle != before.battle || (after.phase == Phase::over && before.phase != Phase::over)) {
        const bool german = after.score[0] > before.score[0], allied = after.score[1] > before.score[1];
        text += " Battle " + std::to_string(before.battle) +
                (german || allied ? " goes to the " + side_name(german ? 0 : 1) + "." : " is drawn.");
    }
    text += skipped_sentence(before, after);
    return text.starts_with(' ') ? text.substr(1) : text;
}

}  // namespace sightlines::aerial_war
