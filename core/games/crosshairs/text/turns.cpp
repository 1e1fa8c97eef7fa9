#include "games/crosshairs/text/turns.h"

#include <string>

#include "games/crosshairs/text/labels.h"

namespace sightlines::crosshairs {

bool same_turn(const Position& a, const Position& b) {
    const bool clouds = a.phase == Phase::clouds;
    if (clouds || b.phase == Phase::clouds) return clouds && b.phase == Phase::clouds;
    return a.player == b.player && a.round == b.round;
}

std::size_t turn_begin(const History<Rules>& history, std::size_t ply) {
    while (ply > 0 && same_turn(history.at(ply - 1), history.at(ply))) --ply;
    return ply;
}

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    const std::size_t size = history.size();
    for (std::size_t ply = 0; ply < size; ++ply) {
        const Position& before = history.at(ply);
        if (turns.empty() || turn_begin(history, ply) == ply) {
            const bool clouds = before.phase == Phase::clouds;
            turns.push_back(
                {clouds ? -1 : before.player, clouds ? labels::clouds_turn : std::to_string(before.round), ply, ply});
        }
        turns.back().last = ply + 1;
    }
    return turns;
}

}  // namespace sightlines::crosshairs
