#include "games/crossfire_hex/log.h"

#include "games/crossfire_hex/text/notation.h"

namespace sightlines::crossfire_hex {

std::vector<LoggedTurn> logged_turns(const History<Rules>& history) {
    std::vector<LoggedTurn> turns;
    for (std::size_t ply = 0; ply < history.size(); ++ply)
        turns.push_back({history.at(ply).player, std::to_string(ply + 1), ply, ply + 1,
                         removal_text(history.at(ply), history.actions()[ply])});
    return turns;
}

}  // namespace sightlines::crossfire_hex
