#include "games/crossfire_hex/log.h"

namespace sightlines::crossfire_hex {

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    turns.reserve(history.size());
    for (std::size_t ply = 0; ply < history.size(); ++ply)
        turns.push_back({history.at(ply).player, std::to_string(ply + 1), ply, ply + 1});
    return turns;
}

}  // namespace sightlines::crossfire_hex
