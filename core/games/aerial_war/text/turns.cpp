#include "games/aerial_war/text/turns.h"

#include <utility>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/lexicon.h"

namespace sightlines::aerial_war {
namespace {

bool same_turn(const Position& a, const Position& b) {
    if (a.battle != b.battle || a.side != b.side) return false;
    if (!in_turn(a) || !in_turn(b)) return a.phase == Phase::initiative && b.phase == Phase::initiative;
    return a.mover == b.mover && a.round == b.round;
}

}  // namespace

std::size_t turn_begin(const History<Rules>& history, std::size_t ply) {
    while (ply > 0 && same_turn(history.at(ply - 1), history.at(ply))) --ply;
    return ply;
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

}  // namespace sightlines::aerial_war
