#include "games/crossfire_hex/text/accessible_board.h"

#include "engine/wording.h"
#include "games/crossfire_hex/text/lexicon.h"

namespace sightlines::crossfire_hex {

AccessibleBoard accessible_board(const Rules& rules, const Position& at) {
    TextTable board{TextTable::Kind::board, "Board", {}};
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        TextRow row{"Rank " + std::to_string(rank + 1), {}};
        for (int file = 0; file < file_count; ++file) {
            const Cell cell = cell_on(rank, file);
            if (cell == no_cell) continue;
            std::string text = stack_words(at.board[cell]);
            if (!text.empty() && at.board[cell].height() == capacity(cell)) wording::add_part(text, "full");
            row.cells.push_back({cell_name(cell), std::move(text)});
        }
        board.rows.push_back(std::move(row));
    }
    AccessibleBoard text{{std::move(board)}, {}};
    const PerPlayer sides = men(at);
    for (const int player : {0, 1}) {
        const std::size_t side = seat(player);
        text.facts.push_back(side_name(player) + ": " + wording::counted(sides[side] - at.reserve[side], "disc") +
                             " on the board, " + std::to_string(at.reserve[side]) + " in reserve, " +
                             std::to_string(side_men - sides[side]) + " taken prisoner.");
    }
    if (rules.options().quiet_limit > 0)
        text.facts.push_back(wording::counted(at.quiet, "move") + " without a prisoner; the game is drawn after " +
                             std::to_string(rules.options().quiet_limit) + ".");
    return text;
}

}  // namespace sightlines::crossfire_hex
