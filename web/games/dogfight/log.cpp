#include "games/dogfight/log.h"

#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/lexicon.h"

namespace sightlines::dogfight {
namespace {

// The ply of the first action of the turn to which the position at `ply` belongs.
std::size_t begin_of_turn(const History<Rules>& history, std::size_t ply) {
    const int turn = history.at(ply).turn;
    while (ply > 0 && history.at(ply - 1).turn == turn) --ply;
    return ply;
}

}  // namespace

TurnEvents turn_events_of(const History<Rules>& history) {
    const std::size_t cursor = history.cursor();
    TurnEvents events;
    events.turn_began = begin_of_turn(history, cursor);
    std::size_t from = events.turn_began > 0 ? events.turn_began - 1 : 0;
    const Phase phase = history.at().phase;
    if (phase == Phase::target || phase == Phase::grand) from = begin_of_turn(history, from);
    for (std::size_t ply = from; ply < cursor; ++ply) {
        Position next = history.at(ply);
        history.rules().play_and_tell(next, history.actions()[ply], &events.notes);
        events.plies.resize(events.notes.size(), ply);
    }
    return events;
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> lines;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        const int plane = acting_plane(history.rules(), before);
        const std::string label = plane == nobody ? words::turn_name(before.turn) : plane_name(plane);
        const int player = plane == nobody ? -1 : before.plane(plane).side;
        if (lines.empty() || lines.back().label != label || before.turn != history.at(lines.back().first).turn)
            lines.push_back({player, label, ply, ply});
        lines.back().last = ply + 1;
    }
    return lines;
}

}  // namespace sightlines::dogfight
