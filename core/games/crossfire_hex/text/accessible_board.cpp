#include "games/crossfire_hex/text/accessible_board.h"

#include "engine/wording.h"
#include "games/crossfire_hex/text/stack_wording.h"

namespace sightlines::crossfire_hex {

namespace {

std::string colour(int player) { return player == 0 ? "white" : "black"; }

}  // namespace

std::string short_stack_words(Stack stack) {
    if (stack.empty()) return "";
    if (stack.height() == 1) return colour(stack.owner()) + " disc";
    return colour(stack.owner()) + " stack of " + std::to_string(stack.height());
}

std::string stack_words(Stack stack) {
    std::string text = short_stack_words(stack);
    if (stack.empty() || stack.count(stack.owner()) == stack.height()) return text;
    std::string men;
    for (int place = stack.height() - 1; place >= 0; --place) wording::add_part(men, colour(stack.man(place)));
    return text + ", from the top " + men;
}

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
        const auto side = static_cast<std::size_t>(player);
        text.facts.push_back(std::string(player == 0 ? "White: " : "Black: ") +
                             wording::counted(sides[side] - at.reserve[side], "disc") + " on the board, " +
                             std::to_string(at.reserve[side]) + " in reserve, " +
                             std::to_string(side_men - sides[side]) + " taken prisoner.");
    }
    if (rules.options().quiet_limit > 0)
        text.facts.push_back(wording::counted(at.quiet, "move") + " without a prisoner; the game is drawn after " +
                             std::to_string(rules.options().quiet_limit) + ".");
    return text;
}

}  // namespace sightlines::crossfire_hex
