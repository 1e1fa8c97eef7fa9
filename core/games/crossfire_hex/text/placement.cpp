#include "games/crossfire_hex/text/placement.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr std::string_view colour_letters = "wb";

// Reads the items of a board from the left.
class Items {
  public:
    explicit Items(std::string_view text) : rest_(text) {}

    bool done() const { return rest_.empty(); }
    bool take(char c) {
        if (rest_.empty() || rest_.front() != c) return false;
        rest_.remove_prefix(1);
        return true;
    }
    // Nothing if no item begins here, or one that breaks off, or a bracket of less than two or more than six men.
    std::optional<Stack> stack() {
        Stack stack;
        if (take('.')) return stack;
        if (!take('(')) {
            if (!man(stack)) return std::nullopt;
            return stack;
        }
        while (stack.height() < tallest && man(stack)) {
        }
        if (stack.height() < 2 || !take(')')) return std::nullopt;
        return stack;
    }

  private:
    bool man(Stack& stack) {
        for (int player = 0; player < 2; ++player) {
            if (!take(colour_letters[static_cast<std::size_t>(player)])) continue;
            stack.add(player);
            return true;
        }
        return false;
    }

    std::string_view rest_;
};

}  // namespace

std::string men_text(Stack stack) {
    std::string text;
    for (int place = 0; place < stack.height(); ++place)
        text += colour_letters[static_cast<std::size_t>(stack.man(place))];
    return text;
}

std::string board_text(const Board& board) {
    std::string text;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        for (int file = 0; file < file_count; ++file) {
            const Cell cell = cell_on(rank, file);
            if (cell == no_cell) continue;
            const std::string men = men_text(board[cell]);
            text += men.empty() ? "." : men.size() == 1 ? men : "(" + men + ")";
        }
        if (rank > 0) text += '/';
    }
    return text;
}

std::optional<Board> board_from(std::string_view text, std::string& fault) {
    Items items(text);
    Board board;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        for (int file = 0; file < file_count; ++file) {
            const Cell cell = cell_on(rank, file);
            if (cell == no_cell) continue;
            const auto stack = items.stack();
            if (!stack) {
                fault = "expected ., w, b or two to six men in brackets for " + cell_name(cell);
                return std::nullopt;
            }
            if (stack->height() > capacity(cell)) {
                fault = cell_name(cell) + " holds only " + std::to_string(capacity(cell)) + " men";
                return std::nullopt;
            }
            board.put(cell, *stack);
        }
        if (rank > 0 ? !items.take('/') : !items.done()) {
            fault = "there is more on rank " + std::to_string(rank + 1) + " than it has cells";
            return std::nullopt;
        }
    }
    return board;
}

}  // namespace sightlines::crossfire_hex
