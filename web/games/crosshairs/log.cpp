#include "games/crosshairs/log.h"

#include <string>

#include <algorithm>
#include <variant>

namespace sightlines::crosshairs {
namespace {

bool same_turn(const Position& a, const Position& b) {
    const bool clouds = a.phase == Phase::clouds;
    if (clouds || b.phase == Phase::clouds) return clouds && b.phase == Phase::clouds;
    return a.player == b.player && a.round == b.round;
}

// The steps of a dive count as one flight: extends the flight that ended where this step begins.
void add_flight(LastTurn& turn, Cell from, Cell to) {
    const auto before =
        std::find_if(turn.flights.begin(), turn.flights.end(), [from](const auto& f) { return f.to == from; });
    if (before != turn.flights.end() && from != no_cell) {
        before->to = to;
    } else {
        turn.flights.push_back({from, to});
    }
}

Cell flown(const Position& before, Cell cell, int steps) {
    const auto plane =
        std::find_if(before.planes.begin(), before.planes.end(), [cell](const Plane& p) { return p.cell == cell; });
    for (int step = 0; plane != before.planes.end() && step < steps; ++step) cell = ahead(cell, plane->heading);
    return cell;
}

void add(LastTurn& turn, const Position& before, const Action& action) {
    std::visit(
        [&]<class Kind>(const Kind& a) {
            if constexpr (std::is_same_v<Kind, Enter>) add_flight(turn, no_cell, a.cell);
            if constexpr (std::is_same_v<Kind, Climb> || std::is_same_v<Kind, Swoop>)
                add_flight(turn, a.plane, flown(before, a.plane, 1));
            if constexpr (std::is_same_v<Kind, Level>) add_flight(turn, a.plane, flown(before, a.plane, a.steps));
            if constexpr (std::is_same_v<Kind, PowerDive>) add_flight(turn, a.plane, a.plane);
            if constexpr (std::is_same_v<Kind, Shoot>) turn.kills.push_back(a.target);
            if constexpr (std::is_same_v<Kind, Crash>) turn.crashes.push_back(a.plane);
        },
        action);
}

}  // namespace

std::size_t turn_begin(const History<Rules>& history, std::size_t ply) {
    while (ply > 0 && same_turn(history.at(ply - 1), history.at(ply))) --ply;
    return ply;
}

LastTurn last_turn(const History<Rules>& history) {
    LastTurn turn;
    std::size_t end = history.cursor();
    if (history.at().phase == Phase::clouds) return turn;
    // A finished game has no next turn: show the one that ended it.
    if (history.at().phase != Phase::over) end = turn_begin(history, end);
    if (end == 0 || history.at(end - 1).phase == Phase::clouds) return turn;
    const std::size_t begin = turn_begin(history, end - 1);
    turn.player = history.at(begin).player;
    for (std::size_t ply = begin; ply < end; ++ply) add(turn, history.at(ply), history.actions()[ply]);
    return turn;
}

std::string_view automatic_step(const History<Rules>& history, std::size_t ply) {
    const Position& before = history.at(ply);
    const Position& after = history.at(ply + 1);
    const Action& action = history.actions()[ply];
    const bool manoeuvre = std::holds_alternative<Swoop>(action) || std::holds_alternative<PowerDive>(action);
    const bool shot = std::holds_alternative<Shoot>(action);
    if (after.phase == Phase::over || before.phase == Phase::clouds) return {};
    const bool dive_ended = (manoeuvre || (shot && before.phase == Phase::dive)) && after.phase != Phase::dive;
    const bool turn_ended = !same_turn(before, after) && !std::holds_alternative<EndTurn>(action);
    if (turn_ended && before.left > 1) return "No plane could move any more: the turn ended by itself.";
    if (dive_ended && turn_ended) return "The dive and the turn ended by themselves.";
    if (dive_ended) return "The dive ended by itself.";
    if (turn_ended) return "The turn ended by itself.";
    return {};
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    const std::size_t size = history.size();
    for (std::size_t ply = 0; ply < size; ++ply) {
        const Position& before = history.at(ply);
        if (turns.empty() || turn_begin(history, ply) == ply) {
            const bool clouds = before.phase == Phase::clouds;
            turns.push_back({clouds ? -1 : before.player, clouds ? "clouds" : std::to_string(before.round), ply, ply});
        }
        turns.back().last = ply + 1;
    }
    return turns;
}

}  // namespace sightlines::crosshairs
