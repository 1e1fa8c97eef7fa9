#include "games/crossfire_squads/log.h"

namespace sightlines::crossfire_squads {
namespace {

// "Turn 3"
LoggedTurn header(const Position& at, std::size_t ply) {
    if (at.turn == 0) return {-1, "Before the battle", ply, ply};
    return {at.active, "Turn " + std::to_string(at.turn), ply, ply};
}

}  // namespace

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Position& before = history.at(ply);
        const bool new_turn = ply == 0 || before.turn != history.at(ply - 1).turn;
        if (new_turn) turns.push_back(header(before, ply));
        const int player = before.turn == 0 ? -1 : before.active;
        if (new_turn || before.phase == Phase::play) turns.push_back({player, "", ply, ply});
        turns.back().last = ply + 1;
    }
    return turns;
}

}  // namespace sightlines::crossfire_squads
