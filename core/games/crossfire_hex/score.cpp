#include "games/crossfire_hex/score.h"

namespace sightlines::crossfire_hex {

int lead_of_white(const Board& board, PerPlayer reserve) {
    int lead = reserve_worth(reserve[0]) - reserve_worth(reserve[1]);
    for (Cell cell = 0; cell < cell_count; ++cell) lead += stack_worth(cell, board[cell]);
    return lead;
}

}  // namespace sightlines::crossfire_hex
