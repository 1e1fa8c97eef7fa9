#include <string>

#include "games/crossfire_hex/rules/rules.h"

// Positions from outside: whether they make sense.
namespace sightlines::crossfire_hex {

Result<Position> Rules::admit(Position at) const {
    const auto fault = [](std::string what) { return format_error("start: " + std::move(what) + "."); };
    for (Cell cell = 0; cell < cell_count; ++cell) {
        if (at.board[cell].height() > capacity(cell))
            return fault("there are more men on " + cell_name(cell) + " than it holds");
    }
    const PerPlayer sides = men(at);
    if (sides[0] > side_men) return fault("White has more than 18 men");
    if (sides[1] > side_men) return fault("Black has more than 18 men");
    if (at.phase == Phase::over && !quiet_limit_reached(at) && can_act(at))
        return fault("the phase is \"over\", but the player to act can move");
    settle(at);
    return at;
}

}  // namespace sightlines::crossfire_hex
